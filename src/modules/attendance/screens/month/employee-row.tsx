import { memo } from 'react'
import { cx } from '#kit/screen/ui/cx.ts'
import type { DayMark, DayMatrix, MonthDay } from '../../days/contract.ts'
import { daySums } from './day-sums.ts'
import { dayInWords, markLooks } from './mark-words.ts'
import type { OwnMarks } from './use-marking.ts'

interface EmployeeRowProps {
  readonly person: DayMatrix['people'][number]
  readonly row: number
  readonly days: readonly MonthDay[]
  readonly today: string
  /** Marks that the answer does not have yet. */
  readonly own: OwnMarks | undefined
  /** When the answer came: what was saved before is in it. */
  readonly updatedAt: number
  /** The column the cursor stands in, where it stands in this row. */
  readonly at: number | undefined
}

/** One employee's month: a letter where a day was not as usual. Drawn again only when something of this row changed. */
export const EmployeeRow = memo(function EmployeeRow(props: EmployeeRowProps) {
  const { person, row, days, today, own, updatedAt, at } = props
  const marks = mergedMarks(person.marks, own, updatedAt)
  const halves = mergedHalves(person.halves, own, updatedAt)
  const kinds = days.map((day) => person.site[day.day] ?? day)
  const sums = daySums({ ...person, halves }, kinds, marks, today)
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-1 h-9 border-b border-border-subtle bg-card pr-2 pl-4 text-left font-normal whitespace-nowrap"
      >
        <span className="block max-w-44 truncate font-medium max-md:max-w-28" title={person.name}>
          {person.name}
        </span>
      </th>
      {kinds.map((day, column) => (
        <DayCell
          key={day.day}
          {...{ person, day, row, column }}
          mark={marks[day.day] ?? null}
          half={halves[day.day]}
          isPast={day.day <= today}
          isAt={at === column}
        />
      ))}
      {[sums.present, sums.S, sums.C, sums.I, sums.A].map((count, column) => (
        <td
          key={column}
          className={cx(
            'h-9 border-b border-border-subtle text-center figures',
            column === 0 ? 'border-l border-l-border font-semibold' : count === 0 && 'text-subtle-foreground',
          )}
        >
          {String(count).replace('.', ',')}
        </td>
      ))}
    </tr>
  )
})

interface DayCellProps {
  readonly person: DayMatrix['people'][number]
  readonly day: MonthDay
  readonly mark: DayMark | null
  readonly half: 'first' | 'second' | undefined
  readonly row: number
  readonly column: number
  readonly isPast: boolean
  readonly isAt: boolean
}

function DayCell({ person, day, mark, half, row, column, isPast, isAt }: DayCellProps) {
  const isOut = isOutside(person, day.day)
  const usual = day.kind === 'rest' ? '–' : day.kind === 'holiday' ? 'L' : isPast ? '·' : ''
  return (
    <td
      tabIndex={isAt ? 0 : -1}
      data-row={row}
      data-column={column}
      aria-label={`${person.name}, ${Number(day.day.slice(8))}: ${isOut ? 'tidak bekerja di sini' : dayInWords(day, mark, half)}`}
      aria-disabled={isOut || undefined}
      title={person.site[day.day]?.name ?? undefined}
      className={cx(
        'h-9 min-w-6 cursor-cell border-b border-l border-border-subtle p-0 text-center focus:outline-2 focus:-outline-offset-2 focus:outline-ring',
        isOut ? 'bg-muted' : day.kind !== 'work' && 'bg-muted/50',
      )}
    >
      {isOut ? null : mark ? (
        <span
          className={cx('mx-auto grid h-7 w-5.5 place-items-center rounded text-small font-semibold', markLooks[mark])}
        >
          {half ? `½${mark}` : mark}
        </span>
      ) : (
        <span className="text-small text-muted-foreground">{usual}</span>
      )}
    </td>
  )
}

/** Tells whether a day is before somebody came or after they left. */
export function isOutside(
  { from, until }: { readonly from: string | null; readonly until: string | null },
  day: string,
) {
  return (from !== null && day < from) || (until !== null && day > until)
}

function mergedHalves(known: DayMatrix['people'][number]['halves'], own: OwnMarks | undefined, updatedAt: number) {
  if (!own) return known
  const said = Object.entries(own).filter(([, { savedOver }]) => savedOver === undefined || savedOver === updatedAt)
  const halves = said.flatMap(([day, { half }]) => (half ? [[day, half] as const] : []))
  const gone = new Set(said.map(([day]) => day))
  return Object.fromEntries([...Object.entries(known).filter(([day]) => !gone.has(day)), ...halves])
}

function mergedMarks(known: Readonly<Record<string, DayMark>>, own: OwnMarks | undefined, updatedAt: number) {
  if (!own) return known
  const marks: Record<string, DayMark | null> = { ...known }
  for (const [day, { mark, savedOver }] of Object.entries(own)) {
    if (savedOver === undefined || savedOver === updatedAt) marks[day] = mark
  }
  return marks
}
