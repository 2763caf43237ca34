import type { OrderDetail } from '../../orders/contract.ts'

type Of = Pick<
  OrderDetail,
  'status' | 'billing' | 'total' | 'billedTotal' | 'retentionHeld' | 'retentionReleased' | 'invoices' | 'returns'
>

/** Retention that is held and not asked for yet. */
export function retentionKept({ retentionHeld, retentionReleased }: Of): bigint {
  return BigInt(retentionHeld) - BigInt(retentionReleased)
}

/** What the customer remits himself is never paid to us. */
export function collectedOf({ invoices }: Of): bigint {
  return invoices.reduce((all, each) => all + BigInt(each.ppnCollected), 0n)
}

/**
 * What there is to pay of an order in all. What was closed short is not asked for any more, nor what was credited of an order
 * that is billed, also when the credit came after the money and no invoice took it: what is billed is all there is.
 */
export function worthOf(order: Of): bigint {
  if (order.status === 'closed') return BigInt(order.billedTotal)
  const isCredited = order.returns.some(({ kind, state }) => kind === 'credit-note' && state === 'posted')
  return isCredited && order.billing === 'full'
    ? BigInt(order.billedTotal) + retentionKept(order)
    : BigInt(order.total) - collectedOf(order)
}
