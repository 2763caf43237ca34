import * as z from 'zod/mini'
import type { Explained } from '#kit/explained.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

const stockFigures = ['harga', 'nilai', 'stok', 'tersedia', 'dipesan', 'akan-datang'] as const

/** A number of a stock that can be asked about. */
export type StockFigure = (typeof stockFigures)[number]

/** 'Dari mana angka ini?' on any number of a stock: what it costs and is worth, what is there, promised, free or coming. */
export const explainStock = endpoint({
  method: 'GET',
  path: '/api/stock/:id/asal',
  permission: 'view stock',
  input: z.strictObject({ id: zId, of: z._default(z.enum(stockFigures), 'stok') }),
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
