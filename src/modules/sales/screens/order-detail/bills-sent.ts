import type { OrderDetail } from '../../orders/contract.ts'

type Of = Pick<OrderDetail, 'can' | 'delivery'>

/** Whether something can be billed while goods are still to be sent. */
export function billsSent({ can }: Pick<OrderDetail, 'can'>): boolean {
  return can.includes('invoice') && can.includes('deliver')
}

/** Whether a part of the goods went and nobody billed it: that comes next, the rest of the goods stands beside it. */
export function isHalfSent(order: Of): boolean {
  return order.delivery === 'partial' && billsSent(order)
}
