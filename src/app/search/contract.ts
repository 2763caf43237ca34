import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zSearch } from '#kit/http/shapes.ts'

/** Something found, with the page it opens. */
export interface Hit {
  readonly id: string
  readonly title: string
  /** What tells it from its like: code, phone, customer, day. */
  readonly about: string
  /** Rupiah, when it has an amount. */
  readonly amount: string | null
  readonly to: string
  /** How well it fits (`ranks`); what is no answer of the search has none. */
  readonly rank?: number
}

/** The hits of one kind: 'Pelanggan', 'Order'. */
export interface HitGroup {
  readonly title: string
  readonly hits: readonly Hit[]
}

/** Everything this person may see, by number, name, phone or amount: a few of each kind, best first. */
export const searchAll = endpoint({
  method: 'GET',
  path: '/api/cari',
  permission: 'signed-in',
  input: z.strictObject({ q: zSearch }),
  answer: answer<readonly HitGroup[]>(),
  reads: [
    'parties',
    'catalog',
    'projects',
    'subcontracts',
    'employees',
    'workers',
    'orders',
    'purchases',
    'warehouses',
    'production',
    'cash-entries',
    'manual-journals',
    'users',
  ],
})
