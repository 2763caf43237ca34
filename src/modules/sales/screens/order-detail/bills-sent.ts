import type { OrderDetail } from '../../orders/contract.ts'

/** Whether goods were sent that nobody billed, while the next step is to send the rest: then billing stands in the menu. */
export function billsSent({ can }: Pick<OrderDetail, 'can'>): boolean {
  return can.includes('invoice') && can.includes('deliver')
}
