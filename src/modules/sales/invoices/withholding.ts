import { ZERO, type Money } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Order } from '../orders/store.ts'
import { withheldBase } from '../withholding/rules.ts'
import type { InvoiceAsked } from './asked.ts'
import { soldInOrder, type DecidedInvoice, type InvoiceFacts } from './decide.ts'
import { paidNet } from './rules.ts'

export interface Withholding {
  readonly kind: Order['withholding_kind']
  readonly rate: Percent | null
  readonly base: Money
}

/**
 * The tax the customer will hold back and what it is taken of: as asked, else as the order says, of the services in it.
 * Where it would be taken of nothing, there is none.
 */
export function withholdingAsked(
  asked: InvoiceAsked,
  facts: Pick<InvoiceFacts, 'order' | 'lines'>,
  { figures, sold }: Pick<DecidedInvoice, 'figures' | 'sold'>,
): Withholding {
  const { order } = facts
  const kind = asked.withholdingKind === undefined ? order.withholding_kind : asked.withholdingKind
  if (kind === null) return nothingHeld
  const rate = asked.withholdingRate ?? (order.withholding_rate === null ? null : percent(order.withholding_rate))
  if (rate === null) throw new Refusal('invoice.no-withholding-rate', {}, { field: 'withholdingRate' })
  const paid = paidNet(figures)
  const base = asked.withholdingBase ?? withheldBase(kind, { paid, sold, order: soldInOrder(facts) })
  if (base > paid) throw new Refusal('invoice.withholding-base-beyond', { most: paid }, { field: 'withholdingBase' })
  return base > 0n ? { kind, rate, base } : nothingHeld
}

const nothingHeld: Withholding = { kind: null, rate: null, base: ZERO }
