import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { CrewWeek } from '../../weeks/contract.ts'
import type { Marked } from '../../words.ts'

/** Counts who was there of some marks: people, not days. */
export function headsIn(marks: readonly (Marked | undefined)[]): number {
  return marks.filter((mark) => mark !== undefined && mark.halfDays + mark.restHours > 0).length
}

/** Names the days on which the daily report tells of another number of people than the sheet. */
export function daysApart({ days, rows }: CrewWeek): string[] {
  return days.flatMap(({ day, reported }) =>
    reported !== null && reported !== headsIn(rows.map(({ marks }) => marks[day])) ? [day] : [],
  )
}

/** Tells whether a daily report counts people of the week. */
export const hasReports = ({ days }: Pick<CrewWeek, 'days'>) => days.some(({ reported }) => reported !== null)

interface ReportedRowProps {
  readonly week: CrewWeek
  /** People on the sheet as it stands, by the column of the day. */
  readonly heads: readonly number[]
}

/** Under the week: how many people the daily reports tell of, each leading to its report. */
export function ReportedRow({ week: { projectId, days }, heads }: ReportedRowProps) {
  const maySee = useCan('view dokumentasi-proyek')
  if (!hasReports({ days })) return null
  return (
    <tr>
      <th
        scope="row"
        className="sticky bottom-0 left-0 z-3 h-9 bg-row-hover px-4 text-left text-small font-normal text-muted-foreground"
      >
        Laporan harian (orang)
      </th>
      {days.map(({ day, reported }, column) => {
        const isApart = reported !== null && reported !== heads[column]
        const text = isApart ? `${reported}, bukan ${heads[column] ?? 0}` : String(reported ?? '–')
        return (
          <td
            key={day}
            className={cx(
              'sticky bottom-0 z-2 h-9 px-1 text-center text-small whitespace-nowrap figures',
              isApart ? 'bg-warning-soft text-warning' : 'bg-row-hover text-muted-foreground',
            )}
          >
            {reported !== null && maySee ? (
              <TextLink
                to={`/dokumentasi-proyek/detail/${projectId}?tanggal=${day}`}
                aria-label={`Laporan harian ${dayFormat(day as Day, 'weekday')}: ${text}`}
              >
                {text}
              </TextLink>
            ) : (
              text
            )}
          </td>
        )
      })}
      <td colSpan={2} className="sticky bottom-0 z-2 bg-row-hover" />
    </tr>
  )
}
