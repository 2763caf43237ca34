import * as z from 'zod/mini'
import type { Explained } from '#kit/explained.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** 'Dari mana angka ini?' on the average cost of a stock, its value, what is there, or what is free. */
export const explainStock = endpoint({
  method: 'GET',
  path: '/api/stock/:id/asal',
  permission: 'view stock',
  input: z.strictObject({ id: zId, of: z._default(z.enum(['harga', 'nilai', 'stok', 'tersedia']), 'stok') }),
  answer: answer<Explained>(),
  reads: ['stock'],
})

/** The same on an item: all of it, wherever it lies. */
export const explainItemStock = endpoint({
  method: 'GET',
  path: '/api/stock/barang/:id/asal',
  permission: 'view stock',
  input: z.strictObject({ id: zId, of: z._default(z.enum(['harga', 'nilai', 'stok']), 'stok') }),
  answer: answer<Explained>(),
  reads: ['stock'],
})

/** The same on what everything in a warehouse is worth. */
export const explainWarehouse = endpoint({
  method: 'GET',
  path: '/api/gudang/:id/asal',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<Explained>(),
  reads: ['stock', 'warehouses'],
})
