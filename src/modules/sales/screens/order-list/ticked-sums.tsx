import { rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { Selection } from '#kit/screen/list/selection.ts'
import type { OrderRow } from '../../orders/contract.ts'

interface TickedSumsProps {
  readonly selection: Selection
  readonly rows: readonly OrderRow[]
}

/** What the ticked orders come to; silent when some of them stand on another page. */
export function TickedSums({ selection, rows }: TickedSumsProps) {
  const ticked = rows.filter((row) => selection.has(row.id))
  if (ticked.length < selection.ids.length) return null
  const total = sum(ticked.map((row) => money(row.total)))
  const open = sum(ticked.map((row) => money(row.openDue)))
  return (
    <span className="pr-2 figures">
      Total <b className="font-semibold">{rupiah(total)}</b> · Sisa {rupiah(open)}
    </span>
  )
}
