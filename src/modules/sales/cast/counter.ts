import { expect } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as order from '../orders/contract.ts'
import type { salesRefusals } from '../refusals.ts'
import { aShop, type Shop } from './shop.ts'

/** A shop with 1,000 zak of cement and one service, where things are asked that are not to be had. */
export interface Counter {
  readonly db: Database
  readonly shop: Shop
  readonly goods: string
  readonly labour: string
  /** Makes and confirms an order of ten zak at Rp1.000, unless it is given otherwise. */
  made(given?: object): Promise<{ readonly id: string; readonly version: number }>
  seen(id: string): Promise<order.OrderDetail>
}

/** Opens the counter on a database of its own. */
export async function aCounter(): Promise<Counter> {
  const db = await testDatabase()
  const shop = await aShop(db)
  const goods = await shop.goods({ name: 'Semen', qty: '1000', value: 1_000_000n, unit: 'zak' })
  const labour = await shop.service('Pasang')
  const usual = {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: goods, qty: '10', price: '1000' }],
  }
  return {
    db,
    shop,
    goods,
    labour,
    made: (given = {}) => shop.do(order.createOrder, { ...usual, ...given }),
    seen: (id) => shop.do(order.openOrder, { id }),
  }
}

/** Says that a call is refused with this code. */
export const refused = (work: Promise<unknown>, code: keyof typeof salesRefusals) =>
  expect(work).rejects.toMatchObject({ code })
