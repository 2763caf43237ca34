import Download from 'lucide-react/icons/download'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addDays } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, periodOf, type Period } from '#ground/period.ts'
import { addressOf } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { buttonClass } from '#kit/screen/ui/button-class.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { exportBpjs, exportBpmp, exportRecap, openRecap, type MonthRecap, type TaxGap } from '../recap/contract.ts'
import { lineSides, type LineSide } from '../slips/words.ts'

const MONTHS = 13

/** /slip-gaji/?jenis=rekap: the booked wages of a month by department and component, and the files of tax and BPJS. */
export function MonthRecapPage({ above }: { readonly above: ReactNode }) {
  const { bulan }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const before = periodOf(addDays(firstDay(periodOf(today())), -1))
  const month = typeof bulan === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(bulan) ? bulan : before
  const asked = useAsk(openRecap, { month }, { keep: true })
  return (
    <Page
      title="Rekap gaji"
      actions={
        <SelectBox
          aria-label="Bulan"
          value={month}
          onChoose={(chosen) =>
            void navigate({ to: '/slip-gaji/', search: { jenis: 'rekap', bulan: chosen } as never, replace: true })
          }
        >
          {monthsTo(month).map((one) => (
            <option key={one} value={one}>
              {periodFormat(one)}
            </option>
          ))}
        </SelectBox>
      }
    >
      {above}
      {asked.data ? (
        <Recap recap={asked.data} />
      ) : asked.failure ? (
        <ErrorState text={asked.failure.message} onRetry={asked.reload} />
      ) : (
        <Loading rows={8} />
      )}
    </Page>
  )
}

function monthsTo(chosen: string): readonly Period[] {
  const months: Period[] = [periodOf(today())]
  while (months.length < MONTHS) months.push(periodOf(addDays(firstDay(months.at(-1) ?? periodOf(today())), -1)))
  return months.includes(chosen as Period) ? months : [...months, chosen as Period]
}

function Recap({ recap }: { readonly recap: MonthRecap }) {
  const { month, departments, components } = recap
  if (departments.length === 0)
    return (
      <Card>
        <p className="py-6 text-center text-muted-foreground">
          Belum ada gaji {periodFormat(month as Period)} yang disetujui.
        </p>
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card
        title="Per departemen"
        flush
        className="overflow-hidden"
        aside={<Files endpoint={exportRecap} month={month} />}
      >
        <PlainTable
          label="rekap per departemen"
          rows={departments}
          keyOf={(row) => row.department}
          columns={[
            {
              id: 'department',
              title: 'Departemen',
              cell: (row) => (
                <>
                  {row.department || 'Tanpa departemen'}
                  <small className="block text-xs text-muted-foreground">{row.people} orang</small>
                </>
              ),
            },
            ...(['earned', 'cut', 'net', 'employer'] as const).map((id) => ({
              ...{ id, title: TITLES[id], width: 150, align: 'right' as const, isWide: id !== 'net' },
              cell: (row: MonthRecap['departments'][number]) => <Money value={row[id]} />,
            })),
          ]}
        />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-3">
        {(Object.keys(lineSides) as LineSide[]).map((side) => (
          <Card key={side} title={lineSides[side]}>
            <dl className="divide-y divide-border-subtle">
              {components
                .filter((component) => component.side === side)
                .map(({ code, label, amount }) => (
                  <div key={`${code} ${label}`} className="flex justify-between gap-4 py-2">
                    <dt>{label}</dt>
                    <dd className="font-medium">
                      <Money value={amount} />
                    </dd>
                  </div>
                ))}
            </dl>
          </Card>
        ))}
      </div>
      <TaxFiles recap={recap} />
    </div>
  )
}

const TITLES = {
  earned: 'Pendapatan (Rp)',
  cut: 'Potongan (Rp)',
  net: 'Diterima (Rp)',
  employer: 'Perusahaan (Rp)',
} as const

const gapWords: Readonly<Record<TaxGap['why'], string>> = {
  'no-nik': 'NIK belum diisi; di berkas ditulis dengan nomor pengganti.',
  'no-position': 'Jabatan belum diisi.',
  'last-period': 'Masa pajak terakhir: mendapat BPA1, tidak masuk berkas bulanan.',
}

function TaxFiles({ recap: { month, tax, gaps, hasNpwp } }: { readonly recap: MonthRecap }) {
  return (
    <Card title="Pajak dan BPJS">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-64">
            Bukti potong bulanan (BPMP) untuk Coretax: {tax.people} orang, PPh 21 <Money value={tax.inFile} rp />
            {tax.all !== tax.inFile && (
              <>
                {' '}
                dari <Money value={tax.all} rp />
              </>
            )}
          </p>
          {hasNpwp && tax.people > 0 && (
            <a href={addressOf(exportBpmp, { month })} download className={buttonClass({})}>
              <Download className="-ml-0.5" aria-hidden />
              BPMP (XML)
            </a>
          )}
        </div>
        {!hasNpwp && <Notice tone="warning">NPWP perusahaan belum diisi. Isi dulu di halaman Perusahaan.</Notice>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-64">Iuran BPJS Kesehatan dan Ketenagakerjaan per orang dan program.</p>
          <Files endpoint={exportBpjs} month={month} />
        </div>
        {gaps.length > 0 && (
          <section aria-label="Yang perlu dilengkapi">
            <h3 className="mb-1 font-medium">Perlu diperhatikan</h3>
            <ul className="divide-y divide-border-subtle border-y border-border-subtle">
              {gaps.map(({ employeeId, name, why }) => (
                <li key={`${employeeId} ${why}`} className="flex flex-wrap gap-x-3 py-2">
                  <NameLink to={`/management-karyawan/edit/${employeeId}`}>{name}</NameLink>
                  <span className="text-muted-foreground">{gapWords[why]}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  )
}

function Files({ endpoint, month }: { readonly endpoint: typeof exportRecap; readonly month: string }) {
  return (
    <span className="flex gap-2">
      {(['xlsx', 'csv'] as const).map((format) => (
        <a
          key={format}
          href={addressOf(endpoint, { month, format })}
          download
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <Download className="-ml-0.5" aria-hidden />
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  )
}
