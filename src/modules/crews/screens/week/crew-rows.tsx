import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import type { Spot } from '#kit/screen/grid/use-sheet-cursor.ts'
import type { CrewWeek } from '../../weeks/contract.ts'
import type { Marked } from '../../words.ts'
import { daysOf, hoursOf } from './sums.ts'
import { WeekCell } from './week-cell.tsx'

interface CrewRowsProps {
  readonly week: CrewWeek
  /** The crew's people by their row in the week. */
  readonly crew: readonly number[]
  /** The week has more than one crew: each says whose it is. */
  readonly isNamed: boolean
  readonly spot: Spot
  readonly markAt: (row: number, column: number) => Marked | undefined
  /** Pressed and not sent yet. */
  readonly isHeld: (row: number, column: number) => boolean
}

const sumLook = 'border-b border-l border-border-subtle px-2 text-center figures'

/** A crew of the week: its foreman and sums, then a row for each of its people. */
export function CrewRows({ week: { rows, days }, crew, isNamed, spot, markAt, isHeld }: CrewRowsProps) {
  const marksOf = (row: number) => days.map((_, column) => markAt(row, column))
  const all = crew.flatMap(marksOf)
  const foreman = rows[crew[0] ?? -1]?.foremanName
  return (
    <tbody>
      {isNamed && (
        <tr className="bg-row-hover text-small">
          <th
            scope="rowgroup"
            colSpan={days.length + 1}
            className="h-9 border-b border-border-subtle px-4 text-left font-semibold"
          >
            <span className="sticky left-4">
              {foreman ? `Mandor ${foreman.replace(/^Mandor /, '')}` : 'Tanpa mandor'}
              <span className="ml-2 font-normal whitespace-nowrap text-muted-foreground">{`${crew.length} orang`}</span>
            </span>
          </th>
          <td className={`${sumLook} font-semibold`}>{daysOf(all)}</td>
          <td className={`${sumLook} text-muted-foreground`}>{hoursOf(all)}</td>
        </tr>
      )}
      {crew.map((row) => {
        const worker = rows[row]
        if (!worker) return null
        return (
          <tr key={worker.workerId}>
            <th
              scope="row"
              className="sticky left-0 z-1 h-11 border-b border-border-subtle bg-card px-4 text-left font-normal"
            >
              <span className="block max-w-52 truncate font-semibold max-md:max-w-28" title={worker.name}>
                {worker.name}
              </span>
              <span className="block max-w-52 truncate text-xs text-muted-foreground max-md:max-w-28">
                {worker.foremanName === worker.name ? 'Mandor' : worker.trade}
              </span>
            </th>
            {days.map(({ day, rest }, column) => (
              <WeekCell
                key={day}
                {...{ row, column }}
                label={`${worker.name}, ${dayFormat(day as Day, 'weekday')}`}
                mark={markAt(row, column)}
                isWaiting={isHeld(row, column) || worker.marks[day]?.approvedBy === null}
                elsewhere={worker.elsewhere[day] ?? 0}
                isRest={rest !== null}
                isAt={spot.row === row && spot.column === column}
              />
            ))}
            <td className={`${sumLook} font-semibold`}>{daysOf(marksOf(row))}</td>
            <td className={`${sumLook} text-muted-foreground`}>{hoursOf(marksOf(row))}</td>
          </tr>
        )
      })}
    </tbody>
  )
}
