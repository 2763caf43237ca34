import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zSearch } from '#kit/http/shapes.ts'

/** A paper of sales found by its number. */
export interface FoundPaper {
  readonly kind: 'delivery' | 'invoice' | 'payment'
  readonly id: string
  readonly number: string
  readonly customerName: string
  readonly orderId: string | null
  readonly customerId: string
  readonly total: string | null
}

/** Delivery notes, invoices and payments whose number begins with `q`. */
export const findPapers = endpoint({
  method: 'GET',
  path: '/api/order/dokumen',
  permission: 'view order',
  input: z.strictObject({ q: zSearch }),
  answer: answer<readonly FoundPaper[]>(),
  reads: ['orders', 'deliveries', 'invoices', 'payments'],
})
