import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zOnlyId } from '../contract.ts'
import type { PurchaseDetail } from '../orders/detail.ts'
import type { RequestDetail } from '../requests/detail.ts'

/** What stands at an address of purchasing: an order or a request; the id knows which. */
export type Either =
  | { readonly kind: 'order'; readonly order: PurchaseDetail }
  | { readonly kind: 'request'; readonly request: RequestDetail }

/** Opens whichever it is, in one question. */
export const openEither = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/isi',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<Either>(),
  reads: ['purchases', 'purchase-requests', 'receipts', 'bills', 'purchase-payments', 'purchase-returns', 'files'],
})
