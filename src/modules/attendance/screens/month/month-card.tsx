import { useState } from 'react'
import { weekdayOf, type Day } from '#ground/day.ts'
import { periodOf } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { dayMarks, daysOfEmployee, type DayMark, type DayMatrix, type MonthDay } from '../../days/contract.ts'
import { daySums } from './day-sums.ts'
import { dayInWords, markLooks } from './mark-words.ts'
import { MonthNamed } from './month-steps.tsx'

const WEEK = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']
/** What is counted beside the days; the rest only where there is some. */
const ALWAYS: readonly DayMark[] = ['S', 'C', 'I', 'A']

/** Absensi of an employee on their page: a month as a calendar, and what it adds up to. */
export function MonthCard({ employeeId }: { readonly employeeId: string }) {
  const may = useMay(daysOfEmployee)
  const [month, setMonth] = useState(() => periodOf(today()))
  const asked = useAsk(daysOfEmployee, { id: employeeId, month }, { when: may, keep: true })
  if (!may) return null
  const steps = (
    <span className="flex items-center">
      <MonthNamed month={month} onGo={setMonth} />
    </span>
  )
  return (
    <Card title="Absensi" aside={steps}>
      <div className="min-h-62">
        <AskedCard asked={asked} rows={5}>
          {(matrix) => <Month matrix={matrix} />}
        </AskedCard>
      </div>
    </Card>
  )
}

function Month({ matrix: { days, people } }: { readonly matrix: DayMatrix }) {
  const [one] = people
  if (!one) return null
  const first = days[0]
  const sums = daySums(one, days, one.marks, today())
  const rest = (Object.keys(dayMarks) as DayMark[]).filter((mark) => mark !== 'H' && !ALWAYS.includes(mark))
  const told = [...ALWAYS, ...rest.filter((mark) => sums[mark] > 0)]
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <ul className="grid grid-cols-7 gap-1" aria-label="Hari dalam bulan ini">
        {WEEK.map((name) => (
          <li key={name} aria-hidden className="pb-1 text-center text-xs text-muted-foreground">
            {name}
          </li>
        ))}
        {days.map((day) => (
          <li key={day.day} style={day === first ? { gridColumnStart: weekdayOf(day.day as Day) + 1 } : undefined}>
            <DayCell day={one.site[day.day] ?? day} one={one} />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-2">
        <dt>Hadir</dt>
        <dd className="text-right font-medium figures">{halfWords(sums.present)}</dd>
        {told.map((mark) => (
          <Sum key={mark} mark={mark} days={sums[mark]} />
        ))}
      </dl>
    </div>
  )
}

function Sum({ mark, days }: { readonly mark: DayMark; readonly days: number }) {
  return (
    <>
      <dt className={days > 0 ? undefined : 'text-muted-foreground'}>{dayMarks[mark]}</dt>
      <dd className={cx('text-right figures', days > 0 ? 'font-medium' : 'text-muted-foreground')}>
        {halfWords(days)}
      </dd>
    </>
  )
}

const halfWords = (days: number) => String(days).replace('.', ',')

interface DayCellProps {
  readonly day: MonthDay
  readonly one: DayMatrix['people'][number]
}

function DayCell({ day, one }: DayCellProps) {
  const isOutside = (one.from !== null && day.day < one.from) || (one.until !== null && day.day > one.until)
  const mark = one.marks[day.day] ?? null
  const isAhead = day.day > today() && mark === null
  const isThere = mark === null && day.kind === 'work' && !isOutside && !isAhead
  const says = isOutside ? 'di luar masa kerja' : isAhead ? 'belum' : dayInWords(day, mark, one.halves[day.day])
  return (
    <span
      className={cx(
        'flex h-9 justify-between rounded-sm px-1.5 py-1 text-xs figures',
        mark
          ? markLooks[mark]
          : isThere
            ? 'bg-primary-soft text-primary-soft-foreground'
            : 'bg-row-hover text-muted-foreground',
        day.day === today() && 'outline-2 -outline-offset-2 outline-primary',
      )}
      title={says}
    >
      <span aria-hidden>{Number(day.day.slice(8))}</span>
      <span aria-hidden className="self-end font-semibold">
        {mark ?? (isThere ? 'H' : '')}
        {one.halves[day.day] && '½'}
      </span>
      <span className="sr-only">{`${Number(day.day.slice(8))}: ${says}`}</span>
    </span>
  )
}
