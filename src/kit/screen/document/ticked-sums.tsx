import { rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { Selection } from '../list/selection.ts'

interface Summed {
  readonly id: string
  readonly total: string
}

interface TickedSumsProps<Row extends Summed> {
  readonly selection: Selection
  readonly rows: readonly Row[]
  /** What is still open of a row, and what the lists calls it. */
  readonly word?: string
  readonly openOf: (row: Row) => string
}

/** What the ticked documents come to; silent when some of them stand on another page. */
export function TickedSums<Row extends Summed>({ selection, rows, word = 'Sisa', openOf }: TickedSumsProps<Row>) {
  const ticked = rows.filter((row) => selection.has(row.id))
  if (ticked.length < selection.ids.length) return null
  const total = sum(ticked.map((row) => money(row.total)))
  const open = sum(ticked.map((row) => money(openOf(row))))
  return (
    <span className="pr-2 figures">
      Total <b className="font-semibold">{rupiah(total)}</b> · {word} {rupiah(open)}
    </span>
  )
}
