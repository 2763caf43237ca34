import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addDays } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, periodOf, type Period } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openRecap, type MonthRecap } from '../recap/contract.ts'
import { lineSides, type LineSide } from '../slips/words.ts'
import { RecapTables } from './recap/recap-tables.tsx'
import { TaxFiles } from './recap/tax-files.tsx'

const MONTHS = 13

/** /slip-gaji/?jenis=rekap: the booked wages of a month by department, project and component, and the files of tax and BPJS. */
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
  const { month, departments, components, projects } = recap
  if (departments.length === 0 && projects.length === 0)
    return (
      <Card>
        <p className="py-6 text-center text-muted-foreground">
          Belum ada gaji atau upah {periodFormat(month as Period)} yang dibukukan.
        </p>
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RecapTables recap={recap} />
      {components.length > 0 && (
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
      )}
      <TaxFiles recap={recap} />
    </div>
  )
}
