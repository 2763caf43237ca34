import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText } from '#kit/http/shapes.ts'
import { seesPurchases } from '#modules/catalog/item.record.ts'

/** How a supplier sold one item: the last price, the one before, and the span of the last two years. */
export interface SoldItem {
  readonly itemId: string
  readonly code: string
  readonly name: string
  readonly unit: string
  /** Per base unit. */
  readonly last: string
  readonly lastOn: string
  readonly before: string | null
  readonly lowest: string
  readonly highest: string
  readonly times: number
}

/** Daftar harga: at most two hundred items a supplier sold us, the latest bought first. */
export const supplierPriceList = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/daftar-harga',
  permission: seesPurchases,
  input: z.strictObject({ id: zId, q: zOptionalText(80) }),
  answer: answer<readonly SoldItem[]>(),
  reads: ['catalog', 'items', 'purchases'],
})
