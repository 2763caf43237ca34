import type { Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { plusQty, quantity } from '#ground/quantity.ts'
import type { ProgressLine } from '../../progress/contract.ts'
import { shareIn } from '../../progress/rules.ts'

/** Tells how much of a line is done with the draft, as percent text of one decimal. */
export function shareOfLine(row: Pick<ProgressLine, 'contract' | 'before' | 'week'>): string {
  const now = plusQty(quantity(row.before), quantity(row.week))
  // Safe: only their ratio counts, both are quantities of one unit.
  const share = shareIn(now as bigint as Money, quantity(row.contract) as bigint as Money)
  const [whole, fraction = ''] = percentText(share).split('.')
  return fraction === '' ? String(whole) : `${whole}.${fraction.slice(0, 1)}`
}
