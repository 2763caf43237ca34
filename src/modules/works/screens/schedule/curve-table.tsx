import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { percent, percentText, type Percent } from '#ground/percent.ts'
import { cx } from '#kit/screen/ui/cx.ts'
import type { WeekOfCurve } from '../../schedule/contract.ts'
import { twoPlaces } from '../../schedule/rules.ts'
import type { WeekRoom } from './values.ts'

const nameCell = 'sticky left-0 z-1 border-r border-border bg-card pr-2 pl-5 text-left font-normal'

/** The weeks of the S-curve in numbers: plan, what was built, and how far apart they are. */
export function CurveTable({ weeks, room }: { readonly weeks: readonly WeekOfCurve[]; readonly room: WeekRoom }) {
  return (
    <table
      aria-label="Kurva S per minggu"
      className="table-fixed border-separate border-spacing-0 text-right text-xs figures [&_td]:h-8 [&_td]:border-t [&_td]:border-border-subtle [&_td]:px-1 [&_th]:h-8 [&_th]:border-t [&_th]:border-border-subtle"
      style={{ width: room.left + weeks.length * room.week }}
    >
      <colgroup>
        <col style={{ width: room.left }} />
        {weeks.map(({ week }) => (
          <col key={week} style={{ width: room.week }} />
        ))}
      </colgroup>
      {/* Over the bars for the eye. */}
      <thead className="sr-only">
        <tr>
          <th>Minggu, sampai</th>
          {weeks.map(({ week, to }) => (
            <th key={week} scope="col">{`${week}, ${dayFormat(to as Day, 'dense')}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row label="Rencana minggu ini" cells={weeks.map((row) => ({ text: twoPlaces(row.planWeek) }))} />
        <Row label="Rencana kumulatif" cells={weeks.map((row) => ({ text: twoPlaces(row.plan) }))} />
        <Row label="Realisasi minggu ini" cells={weeks.map((row, at) => ({ text: inWeek(row, weeks[at - 1]) }))} />
        <Row
          label="Realisasi kumulatif"
          cells={weeks.map(({ actual }) => ({ text: actual === null ? '' : twoPlaces(actual), isStrong: true }))}
        />
        <Row
          label="Deviasi (poin)"
          cells={weeks.map((row) => ({
            text: row.deviation === null ? '' : twoPlaces(row.deviation),
            look: lookOf(row),
          }))}
        />
      </tbody>
    </table>
  )
}

interface Cell {
  readonly text: string
  readonly isStrong?: boolean
  readonly look?: string
}

function Row({ label, cells }: { readonly label: string; readonly cells: readonly Cell[] }) {
  return (
    <tr>
      <th scope="row" className={nameCell}>
        {label}
      </th>
      {cells.map(({ text, isStrong, look }, at) => (
        <td key={at} className={cx(isStrong && 'font-semibold', look)}>
          {text}
        </td>
      ))}
    </tr>
  )
}

function inWeek(row: WeekOfCurve, before: WeekOfCurve | undefined): string {
  if (row.actual === null) return ''
  return twoPlaces(percentText((percent(row.actual) - percent(before?.actual ?? '0')) as Percent))
}

function lookOf({ isCritical, status }: WeekOfCurve): string {
  if (isCritical) return 'bg-danger font-semibold text-danger-foreground'
  return status === 'sesuai' ? 'text-success' : 'text-warning'
}
