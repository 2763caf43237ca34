import { beforeEach, expect, test } from 'vitest'
import { quantityText } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import * as delivery from '#modules/sales/deliveries/contract.ts'
import * as acts from '#modules/sales/orders/act-contract.ts'
import * as sale from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { availability, warehouses } from '#modules/stock/face.ts'
import { allLaws, aWorkshop, type Workshop } from '../cast/workshop.ts'
import { recordOutput, voidEntry } from './contract.ts'

// A customer's order that is revised keeps what its SPK made for it, as much as the revised one asks for.
let db: Database
let shop: Workshop
let sales: Desk
let customerId: string
let main: string

beforeEach(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
  sales = deskOf(db, shop.actor, salesRoutes)
  customerId = (await customerDesk(db, shop.actor).add()).id
  main = (await warehouses(db.read, shop.actor.companyId)).find(({ type }) => type === 'utama')?.id ?? ''
})

const seen = (id: string) => sales.do(sale.openOrder, { id })
const content = (qty: string, itemId = shop.paving) => ({
  ...{ customerId, date: '2026-11-02', warehouseId: main },
  lines: [{ itemId, qty, price: '5000' }],
})

/** An order of so many, and an SPK that made some of them for it. */
async function madeFor(qty: string, good: string) {
  const { id } = await sales.do(sale.createOrder, { ...content(qty), confirm: true })
  const order = await seen(id)
  const spk = await shop.running({ orderLineId: order.lines[0]?.id })
  return { order, spk: await output(spk, good) }
}

async function output({ id }: { readonly id: string }, good: string) {
  const { version } = await shop.seen(id)
  const made = { id, version, date: '2026-11-04', good, second: '0', reject: '0', useRecipe: true }
  await shop.do(recordOutput, made)
  return shop.seen(id)
}

async function revised({ id, version }: { readonly id: string; readonly version: number }) {
  return seen((await sales.do(acts.reviseOrder, { id, version, reason: 'Jumlah berubah' })).id)
}

async function confirmed({ id, version }: { readonly id: string; readonly version: number }, change?: object) {
  const saved = change
    ? await sales.do(sale.updateOrder, { id, version, ...(change as ReturnType<typeof content>) })
    : { version }
  await sales.do(acts.confirmOrder, { id, version: saved.version })
  return seen(id)
}

/** Fisik, dipesan, tersedia. */
async function shelf(at = shop.finished): Promise<string> {
  const [row] = await availability(db.read, shop.actor.companyId, [shop.paving], at)
  return row ? [row.onHand, row.reserved, row.available].map(quantityText).join(' / ') : 'none'
}

test('what was made stays kept while the order is revised, and for the line that took the place of its own', async () => {
  const { order, spk } = await madeFor('60', '40')
  const draft = await revised(order)
  expect(await shelf()).toBe('40 / 40 / 0')
  await allLaws(db)
  const next = await confirmed(draft, content('60'))
  expect(await shelf()).toBe('40 / 40 / 0')
  expect(await shop.seen(spk.id)).toMatchObject({
    ...{ orderId: next.id, orderNumber: next.number, orderLineId: next.lines[0]?.id, keptQty: '40' },
  })
  await allLaws(db)

  // It goes on as if it had been made for this order from the start: more of it, some taken back, and sent.
  const more = await output(spk, '15')
  expect(await shelf()).toBe('55 / 55 / 0')
  const last = more.entries.find((entry) => entry.kind === 'output')
  await shop.do(voidEntry, { id: spk.id, version: more.version, entryId: last?.id ?? '', reason: 'Salah hitung' })
  expect(await shelf()).toBe('40 / 40 / 0')
  const lines = [{ orderLineId: next.lines[0]?.id ?? '', qty: '40' }]
  await sales.do(delivery.createDelivery, { id: next.id, date: '2026-11-06', lines })
  expect(await shelf()).toBe('0 / 0 / 0')
  await allLaws(db)
})

test('less is asked for: what is no longer wanted is free, and what is taken back first is what was free', async () => {
  const { order, spk } = await madeFor('60', '40')
  await confirmed(await revised(order), content('25'))
  expect(await shelf()).toBe('40 / 25 / 15')
  const { entries, version, keptQty } = await shop.seen(spk.id)
  expect(keptQty).toBe('25')
  await allLaws(db)
  const first = entries.find((entry) => entry.kind === 'output')
  await shop.do(voidEntry, { id: spk.id, version, entryId: first?.id ?? '', reason: 'Salah hitung' })
  expect(await shelf()).toBe('0 / 0 / 0')
  await allLaws(db)
})

test('more is asked for: what was made beyond the order before is kept now too', async () => {
  const { order } = await madeFor('30', '40')
  expect(await shelf()).toBe('40 / 30 / 10')
  await confirmed(await revised(order), content('60'))
  expect(await shelf()).toBe('40 / 40 / 0')
  await allLaws(db)
})

test('something else is asked for: all of it is free, and the SPK stays with the order it was made for', async () => {
  const { order, spk } = await madeFor('60', '40')
  const gate = await shop.item({ name: 'Pagar besi', unit: 'unit' })
  await confirmed(await revised(order), content('2', gate))
  expect(await shelf()).toBe('40 / 0 / 40')
  expect(await shop.seen(spk.id)).toMatchObject({ orderId: order.id })
  await allLaws(db)
})

test('what only lay ready elsewhere is free while the order is a draft again', async () => {
  await shop.stock({ itemId: shop.paving, at: main, qty: '20', value: 20_000n })
  const { order } = await madeFor('60', '40')
  expect([await shelf(main), await shelf()]).toEqual(['20 / 20 / 0', '40 / 40 / 0'])
  const draft = await revised(order)
  expect([await shelf(main), await shelf()]).toEqual(['20 / 0 / 20', '40 / 40 / 0'])
  await allLaws(db)
  await confirmed(draft)
  expect([await shelf(main), await shelf()]).toEqual(['20 / 20 / 0', '40 / 40 / 0'])
  await allLaws(db)
})

test('what comes out while the order is revised is kept as well; a draft thrown away lets go of it all', async () => {
  const { order, spk } = await madeFor('60', '40')
  const draft = await revised(order)
  await output(spk, '10')
  expect(await shelf()).toBe('50 / 50 / 0')
  await allLaws(db)
  await sales.do(acts.deleteOrder, { id: draft.id })
  expect(await shelf()).toBe('50 / 0 / 50')
  await output(spk, '5')
  expect(await shelf()).toBe('55 / 0 / 55')
  await allLaws(db)
})

test('revised twice, it is kept for the last; an order only voided lets go', async () => {
  const { order } = await madeFor('60', '40')
  const second = await confirmed(await revised(order))
  const third = await confirmed(await revised(second), content('35'))
  expect(await shelf()).toBe('40 / 35 / 5')
  await allLaws(db)
  await sales.do(acts.voidOrder, { id: third.id, version: third.version, reason: 'Batal' })
  expect(await shelf()).toBe('40 / 0 / 40')
  await allLaws(db)
})
