import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { addDays, type Day } from '#ground/day.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { MonthArrows } from '#kit/screen/ui/month-arrows.tsx'
import { closeMonth, reopenMonth } from '#modules/journal/closing/contract.ts'
import { monthClosing, type MonthCheck, type MonthClosing } from '../closing/contract.ts'
import { spanText } from '../statements/columns.ts'
import { RevenueCard } from './closing/revenue-card.tsx'
import { YearClosingCard } from './closing/year-card.tsx'

const nameOf = (period: string) => spanText(firstDay(period as Period), lastDay(period as Period))
const before = (period: string) => periodOf(addDays(firstDay(period as Period), -1))

/** Tutup buku: what is open in a month, its lock, and the years that are over; the month stands in the address. */
export function ClosingPage({ above }: { readonly above: ReactNode }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = typeof search['bulan'] === 'string' ? search['bulan'] : undefined
  const period = named && /^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : before(periodOf(today() as Day))
  const asked = useAsk(monthClosing, { period }, { keep: true })
  const go = (next: string) =>
    void navigate({
      to: '.',
      search: { ...search, bulan: next, langkah: undefined } as never,
      replace: true,
      resetScroll: false,
    })
  return (
    <Page title="Tutup buku">
      {above}
      <div className="grid gap-4">
        <AskedCard asked={asked} title="Bulan" rows={8}>
          {(closing) => (
            <div className="grid gap-4">
              <Month closing={closing} onGo={go} />
              {closing.revenue && <RevenueCard month={closing.revenue} isLocked={closing.isLocked} />}
            </div>
          )}
        </AskedCard>
        <YearClosingCard />
      </div>
    </Page>
  )
}

function Month({ closing, onGo }: { readonly closing: MonthClosing; readonly onGo: (period: string) => void }) {
  const { period, isLocked, isOver, checks } = closing
  const open = checks.filter(({ found }) => found > 0).length
  return (
    <Card
      title={nameOf(period)}
      heading="section"
      help={
        open === 0 ? 'Semua pemeriksaan beres.' : `${open} hal belum beres. Selesaikan, atau tutup dengan alasannya.`
      }
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={isLocked ? 'success' : 'neutral'}>{isLocked ? 'Ditutup' : 'Terbuka'}</Badge>
          <MonthArrows month={period as Period} onGo={onGo} />
          {isOver && <MonthAct period={period} isLocked={isLocked} open={open} />}
        </span>
      }
      flush
    >
      <PlainTable
        label="pemeriksaan bulan"
        rows={checks}
        keyOf={(check) => check.id}
        columns={[
          { id: 'title', title: 'Pemeriksaan', cell: (check) => <Told check={check} /> },
          { id: 'found', title: 'Ditemukan', width: 96, align: 'right', cell: (check) => check.found },
          {
            id: 'act',
            title: 'Tindakan',
            isQuiet: true,
            width: 120,
            align: 'right',
            cell: (check) =>
              check.found > 0 ? (
                <GoButton to={check.to} size="sm" aria-label={`Buka: ${check.title}`}>
                  Buka
                </GoButton>
              ) : null,
          },
        ]}
      />
    </Card>
  )
}

function Told({ check }: { readonly check: MonthCheck }) {
  const isWell = check.found === 0
  return (
    <span className="flex items-center gap-2 py-1.5">
      {isWell ? (
        <Check className="size-4 flex-none text-success" aria-label="Beres" />
      ) : (
        <TriangleAlert className="size-4 flex-none text-warning" aria-label="Belum beres" />
      )}
      <span className="grid whitespace-normal">
        <span>{check.title}</span>
        {check.about && <span className="text-xs text-muted-foreground">{check.about}</span>}
      </span>
    </span>
  )
}

interface MonthActProps {
  readonly period: string
  readonly isLocked: boolean
  readonly open: number
}

/** Locks the month, or opens it again; either asks why. */
function MonthAct({ period, isLocked, open }: MonthActProps) {
  const may = useCan('approve laporan-keuangan')
  const [isAsking, setAsking] = useState(false)
  const done = { onDone: () => setAsking(false) }
  const lock = useAct(closeMonth, { ...done, say: `${nameOf(period)} ditutup.` })
  const unlock = useAct(reopenMonth, { ...done, say: `${nameOf(period)} dibuka.` })
  if (!may) return null
  const act = isLocked ? unlock : lock
  return (
    <>
      <Button size="sm" variant={isLocked ? 'outline' : 'filled'} onClick={() => setAsking(true)}>
        {isLocked ? 'Buka bulan' : 'Tutup bulan'}
      </Button>
      {isAsking && (
        <Confirm
          asksReason
          title={isLocked ? `Buka ${nameOf(period)}?` : `Tutup ${nameOf(period)}?`}
          text={
            isLocked
              ? 'Bulan ini dan sesudahnya bisa dibukukan lagi. Tercatat di riwayat perusahaan dengan nama Anda.'
              : `Sesudah ditutup, tidak ada lagi yang bisa dibukukan di bulan ini dan sebelumnya.${open > 0 ? ` ${open} pemeriksaan belum beres.` : ''}`
          }
          act={isLocked ? 'Buka bulan' : 'Tutup bulan'}
          doing={act}
          onConfirm={(reason) => void act.now({ period, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
