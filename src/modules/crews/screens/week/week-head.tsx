import { weekdayOf, type Day } from '#ground/day.ts'
import { cx } from '#kit/screen/ui/cx.ts'
import type { CrewWeek } from '../../weeks/contract.ts'

const WEEKDAYS = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']

/** Over the week: its days, and what is summed of each person. */
export function WeekHead({ days }: { readonly days: CrewWeek['days'] }) {
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky top-0 left-0 z-3 h-11 border-b border-border bg-card px-4 text-left text-small font-medium text-muted-foreground"
        >
          Nama
        </th>
        {days.map(({ day, rest }) => (
          <th
            key={day}
            scope="col"
            title={rest ?? undefined}
            className={cx(
              'sticky top-0 z-2 h-11 min-w-14 border-b border-l border-b-border border-l-border-subtle bg-card text-center text-small font-semibold figures',
              rest !== null && 'text-danger',
            )}
          >
            <span className="block text-xs font-normal">{WEEKDAYS[weekdayOf(day as Day)]}</span>
            {Number(day.slice(8))}
          </th>
        ))}
        {['Hari', 'Lembur (jam)'].map((title) => (
          <th
            key={title}
            scope="col"
            className="sticky top-0 z-2 h-11 w-16 border-b border-l border-border bg-card px-2 text-xs font-medium text-muted-foreground"
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}
