import type { ReactNode } from 'react'
import type { PeopleNow } from '#app/dashboard/contract.ts'
import type { Day } from '#ground/day.ts'
import { dayFormat, thousands } from '#ground/format.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'

/** Who is at work on each site today, what this Saturday comes to, and whose contract ends; each leads to where it is made. */
export function PeopleCard({ people }: { readonly people: PeopleNow }) {
  const { sites, wages, endings } = people
  return (
    <Card title="Tenaga kerja hari ini" flush>
      <ul aria-label="Tenaga kerja hari ini">
        {sites.length === 0 && <li className="px-5 pb-3 text-muted-foreground">Belum ada proyek yang berjalan.</li>}
        {sites.map((site) => (
          <Line
            key={site.projectId}
            to="/absensi/"
            search={{ tab: 'pekerja', proyek: site.projectId }}
            label={site.name}
            about={awayText(site)}
          >
            {thousands(String(site.present))} hadir
          </Line>
        ))}
        {wages && (
          <Line
            to="/absensi/"
            search={{ tab: 'pekerja', bagian: 'bayar' }}
            label="Upah minggu ini"
            about={waitingText(wages)}
          >
            <Money value={wages.net} />
          </Line>
        )}
        {endings !== null && (
          <Line to="/management-karyawan/" search={{}} label="Kontrak habis" about="dalam 30 hari, atau sudah lewat">
            {thousands(String(endings))} orang
          </Line>
        )}
      </ul>
    </Card>
  )
}

function awayText({ away, unmarked }: PeopleNow['sites'][number]): string {
  const parts = [away > 0 && `${away} tidak masuk`, unmarked > 0 && `${unmarked} belum ditandai`].filter(Boolean)
  return parts.join(' · ')
}

function waitingText({ until, waiting }: NonNullable<PeopleNow['wages']>): string {
  const to = `yang disetujui s.d. ${dayFormat(until as Day, 'short')}`
  return waiting > 0 ? `${to} · ${thousands(String(waiting))} hari menunggu` : to
}

interface LineProps {
  readonly to: string
  readonly search: Readonly<Record<string, string>>
  readonly label: string
  readonly about: string
  readonly children: ReactNode
}

function Line({ to, search, label, about, children }: LineProps) {
  return (
    <li className="relative flex min-h-11 items-center gap-3 border-t border-border-subtle px-5 py-1.5 hover:bg-row-hover max-md:min-h-12 max-md:px-4">
      <span className="min-w-0 flex-1">
        <Go to={to} search={search} className="block truncate text-small font-medium after:absolute after:inset-0">
          {label}
        </Go>
        {about !== '' && <span className="block truncate text-xs text-muted-foreground">{about}</span>}
      </span>
      <span className="font-medium figures">{children}</span>
    </li>
  )
}
