import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zVersion } from '#kit/http/shapes.ts'

/** How a company writes down its goods. */
export interface StockRules {
  readonly version: number
  /** Days back that everybody who moves goods may date them; before that it takes the right to approve. */
  readonly backdateDays: number
}

export const openStockRules = endpoint({
  method: 'GET',
  path: '/api/pengaturan/gudang',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<StockRules>(),
  reads: ['stock-rules'],
})

export const saveStockRules = endpoint({
  method: 'PUT',
  path: '/api/pengaturan/gudang',
  permission: 'update pengaturan-website',
  input: z.strictObject({ version: zVersion, backdateDays: z.int().check(z.minimum(0), z.maximum(31)) }),
  answer: answer<StockRules>(),
  touches: ['stock-rules'],
})
