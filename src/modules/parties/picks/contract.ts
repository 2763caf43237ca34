import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zLastChosen, zSearch } from '#kit/http/shapes.ts'
import type { PartyChoice } from '#modules/parties/party.ts'
import type { SupplierStatus } from '#modules/parties/suppliers/supplier.record.ts'

// Pickers stand on many pages: these two doors come without the records and the forms behind them.

/** Whoever deals with customers. */
export const sellers = ['view pelanggan', 'view order', 'create order', 'update order'] as const

export type CustomerChoice = PartyChoice<'aktif' | 'diblokir'>

/** The twenty customers that fit best by name, code, phone or tax number; archived ones are left out. */
export const pickCustomer = endpoint({
  method: 'GET',
  path: '/api/pelanggan/pilih',
  permission: sellers,
  input: z.strictObject({ q: z.optional(zSearch), id: z.optional(zId), last: zLastChosen }),
  answer: answer<readonly CustomerChoice[]>(),
  sensitive: { phone: 'view pelanggan' },
  reads: ['parties'],
})

/** Whoever deals with suppliers. */
export const buyers = [
  'view supplier',
  'view pembelian-barang',
  'create pembelian-barang',
  'update pembelian-barang',
  'view bahan-baku',
] as const

export type SupplierChoice = PartyChoice<SupplierStatus>

/** The twenty suppliers that fit best by name, code, trade, phone or tax number; archived ones are left out. */
export const pickSupplier = endpoint({
  method: 'GET',
  path: '/api/supplier/pilih',
  permission: buyers,
  input: z.strictObject({ q: z.optional(zSearch), id: z.optional(zId), last: zLastChosen }),
  answer: answer<readonly SupplierChoice[]>(),
  sensitive: { phone: 'view supplier' },
  reads: ['parties'],
})
