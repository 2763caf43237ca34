import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { aBuyer, type Buyer } from '../cast/buyer.ts'
import * as order from './contract.ts'

let buyer: Buyer
let cement: string

beforeAll(async () => {
  buyer = await aBuyer(await testDatabase())
  cement = await buyer.house.item({ name: 'Semen' })
})

const lines = () => [{ itemId: cement, qty: '10', price: '1000' }]
const seen = (id: string) => buyer.do(order.openPurchase, { id })

test('tags of a purchase change after it went to the supplier, also when goods came, and leave the rest alone', async () => {
  const made = await buyer.ordered({ lines: lines(), tags: ['Mendesak', 'gudang 2', 'mendesak'] })
  expect(made.tags).toEqual(['Mendesak', 'gudang 2'])
  await buyer.received(made, [{ qty: '4' }])
  const is = await seen(made.id)
  const asIs = {
    ...{ id: made.id, version: is.version, supplierId: is.supplierId, date: is.date, warehouseId: is.warehouseId },
    ...{ termDays: is.termDays, shippingAddress: is.shippingAddress, taxCode: is.taxCode },
    lines: is.lines.map(({ id, itemId, qty, unit, price, taxCode }) => ({ id, itemId, qty, unit, price, taxCode })),
  }
  const { version } = await buyer.do(order.amendPurchase, { ...asIs, tags: ['arsip 2026'] })
  expect(await seen(made.id)).toMatchObject({ tags: ['arsip 2026'], total: is.total, status: 'partly-received' })
  const [last] = await buyer.do(order.purchaseHistory, { id: made.id })
  expect(last).toMatchObject({ act: 'amend', changes: { tags: ['Mendesak, gudang 2', 'arsip 2026'] } })
  await buyer.do(order.amendPurchase, { ...asIs, version })
  expect((await seen(made.id)).tags).toEqual(['arsip 2026'])
})

test('purchases are found by their tags; only those one sees are offered', async () => {
  const [fast, both] = [
    await buyer.ordered({ lines: lines(), tags: ['kilat'] }),
    await buyer.ordered({ lines: lines(), tags: ['kilat', 'tender'] }),
  ]
  const ids = async (tags: string) => (await buyer.do(order.listPurchases, { tags })).rows.map(({ id }) => id)
  expect((await ids('kilat')).toSorted()).toEqual([fast.id, both.id].toSorted())
  expect(await ids('tender,lain')).toEqual([both.id])
  const offered = await buyer.do(order.purchaseTags, {})
  expect(offered.indexOf('kilat')).toBeLessThan(offered.indexOf('tender'))
  const elsewhere = { ...buyer.actor.scope, warehouses: [newId()] }
  expect(await buyer.as({ scope: elsewhere }).do(order.purchaseTags, {})).toEqual([])
})
