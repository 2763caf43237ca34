import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import { orderMargin } from '#modules/production/margin/contract.ts'
import { productionRoutes } from '#modules/production/routes.ts'
import * as delivery from '#modules/sales/deliveries/contract.ts'
import * as order from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import * as returns from '../returns/contract.ts'
import * as change from './change-contract.ts'
import * as bill from './contract.ts'

let db: Database
let office: Office
let counter: Desk
let itemId: string
let customerId: string
const project = newId()

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db, { isPkp: false })
  counter = deskOf(db, office.actor, [...salesRoutes, ...productionRoutes])
  customerId = (await customerDesk(db, office.actor).add({})).id
  await db.pool.query('insert into purchase_setting (company_id, price_tolerance_percent) values ($1, 90)', [
    office.actor.companyId,
  ])
  itemId = await office.house.item({ name: 'Bata ringan', unit: 'm³' })
}, 60_000)
afterAll(() => db?.close())

/** Orders goods for a customer and sends them off. */
async function sold(qty: string) {
  const { id } = await counter.do(order.createOrder, {
    customerId,
    date: '2026-11-04',
    confirm: true,
    lines: [{ itemId, qty, price: '2000', taxCode: 'none' }],
  })
  const { lines } = await counter.do(order.openOrder, { id })
  const sent = await counter.do(delivery.createDelivery, {
    id,
    date: '2026-11-04',
    lines: [{ orderLineId: lines[0]!.id, qty }],
  })
  return { id, deliveryId: sent.id }
}

const margin = async (id: string) => {
  const { cost, bookCost, margin: earned } = await counter.do(orderMargin, { id })
  expect(cost).toBe(bookCost)
  return { cost, margin: earned }
}

let papers = 0
const billed = (receiptLineId: string, price: string) =>
  office.do(bill.createBill, {
    supplierId: office.supplierId,
    supplierInvoiceNo: `B-${(papers += 1)}`,
    date: '2026-11-05',
    confirmDuplicates: true,
    lines: [{ receiptLineId, price }],
  })
const takenBack = async (id: string) => {
  const { version } = await office.do(bill.openBill, { id })
  return office.do(change.voidBill, { id, version, reason: 'Salah harga' })
}

/**
 * Everything that was ever paid for goods is somewhere, and in one place: on the shelf (inventory account = stock), or cost
 * (5-xxxx = what left with papers + what those bear of late prices). Laws of the books besides.
 */
async function everyRupiah(): Promise<{ cost: bigint; shelf: bigint }> {
  const { rows } = await db.pool.query(
    `select coalesce((select sum(value) from stock_balance where company_id = $1), 0)::text as shelf,
      coalesce((select -sum(value) from stock_move where company_id = $1
        and document_kind in ('delivery', 'delivery-void', 'usage')), 0)::text as issued,
      coalesce((select sum(value) from stock_late_cost where company_id = $1), 0)::text as late`,
    [office.actor.companyId],
  )
  const [{ shelf, issued, late }] = rows
  expect(await office.balance('1-1520')).toBe(BigInt(shelf))
  const booked = (await office.balance('5-6000')) + (await office.balance('5-1000'))
  expect(booked).toBe(BigInt(issued) + BigInt(late))
  await allLaws(db)
  return { cost: booked, shelf: BigInt(shelf) }
}

test('a dearer bill after goods were sold, used and carried away; taken back, billed anew, sent back: every rupiah has one place', async () => {
  const receipt = await office.received({ itemId, qty: '13', received: '13', price: '1000', taxCode: 'none' })
  const receiptLineId = receipt.lines[0]!.id
  const sale = await sold('4')
  await office.used(itemId, '2', project)
  await office.moved(itemId, '3')
  expect(await everyRupiah()).toEqual({ cost: 6000n, shelf: 7000n })

  // Rp2.600 dearer, Rp200 each: 4 sold, 2 of the project, 7 in two warehouses.
  const dear = await billed(receiptLineId, '1200')
  expect(await everyRupiah()).toEqual({ cost: 7200n, shelf: 8400n })
  expect(await margin(sale.id)).toEqual({ cost: '4800', margin: '3200' })
  expect(await office.balance('5-1000')).toBe(2400n)

  // Sold at the new price; the old one comes back, and what that sale took too much comes off it.
  const later = await sold('1')
  expect(await margin(later.id)).toEqual({ cost: '1200', margin: '800' })
  await takenBack(dear.id)
  expect(await everyRupiah()).toEqual({ cost: 7000n, shelf: 6000n })
  expect(await margin(sale.id)).toEqual({ cost: '4000', margin: '4000' })
  expect(await margin(later.id)).toEqual({ cost: '1000', margin: '1000' })
  expect(await office.balance('5-1000')).toBe(2000n)

  const right = await billed(receiptLineId, '1100')
  expect(await everyRupiah()).toEqual({ cost: 7700n, shelf: 6600n })
  expect(await margin(sale.id)).toEqual({ cost: '4400', margin: '3600' })
  expect(await margin(later.id)).toEqual({ cost: '1100', margin: '900' })

  // Two go back to the supplier at what they cost in the end: nobody's cost changes.
  const sent = await office.do(returns.createPurchaseReturn, {
    date: '2026-11-08',
    reason: 'Retak',
    lines: [{ receiptLineId, qty: '2' }],
  })
  expect(await everyRupiah()).toEqual({ cost: 7700n, shelf: 4400n })
  expect(await margin(sale.id)).toEqual({ cost: '4400', margin: '3600' })
  expect(await office.do(bill.openBill, { id: right.id })).toMatchObject({ returnedTotal: '2200', openDue: '12100' })

  await office.do(returns.voidPurchaseReturn, { id: sent.id, version: sent.version, reason: 'Tidak jadi' })
  expect(await everyRupiah()).toEqual({ cost: 7700n, shelf: 6600n })
  await takenBack(right.id)
  expect(await everyRupiah()).toEqual({ cost: 7000n, shelf: 6000n })
  expect(await margin(sale.id)).toEqual({ cost: '4000', margin: '4000' })
})

test('what the customer sends back comes at what it left with; the rest stays where the ledger has it', async () => {
  const receipt = await office.received({ itemId, qty: '5', received: '5', price: '1000', taxCode: 'none' })
  const before = await everyRupiah()
  const sale = await sold('5')
  const dear = await billed(receipt.lines[0]!.id, '1300')
  await everyRupiah()
  const { version } = await counter.do(delivery.openDelivery, { id: sale.deliveryId })
  await counter.do(delivery.voidDelivery, { id: sale.deliveryId, version, reason: 'Salah alamat' })
  await everyRupiah()
  await takenBack(dear.id)
  expect(await everyRupiah()).toEqual(before)
})
