import { beforeAll, expect, test } from 'vitest'
import { NotFound } from '#kit/http/not-found.ts'
import { ownPlace } from '#modules/stock/face.ts'
import { aCounter, type Counter } from './cast/counter.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'

let counter: Counter

beforeAll(async () => {
  counter = await aCounter()
})

const told = {
  customerPoNo: 'PO/77/2026',
  customerPoDate: '2026-11-01',
  promisedDate: '2026-11-20',
  billingAddress: 'Jl. Sudirman 2, Jakarta',
  shippingAddress: 'Proyek Cibinong Blok C',
  contactName: 'Pak Yusuf',
  contactPhone: '+6281322001177',
  terms: 'Barang tidak dapat dikembalikan.',
  notes: 'Kirim pagi',
  internalNotes: 'Harga khusus',
}

test('what an order is told is shown as it was told, and its papers take it over', async () => {
  const { shop } = counter
  const { id } = await counter.made({ ...told, shippingFee: '50000' })
  expect(await counter.seen(id)).toMatchObject({ ...told, shippingFee: '50000' })

  const sending = {
    expedition: 'Dakota Cargo',
    driverName: 'Asep',
    driverPhone: '+628111222333',
    vehiclePlate: 'F 1234 AB',
  }
  const { lines } = await shop.do(order.openOrder, { id })
  const sent = await shop.do(delivery.createDelivery, {
    id,
    ...sending,
    vehiclePlate: 'f1234ab',
    lines: [{ orderLineId: lines[0]!.id, qty: '10', coli: 4 }],
  })
  expect(await shop.do(delivery.openDelivery, { id: sent.id })).toMatchObject({
    ...sending,
    recipientName: told.contactName,
    recipientPhone: told.contactPhone,
    recipientAddress: told.shippingAddress,
    lines: [{ coli: 4 }],
  })
  const billed = await shop.do(invoice.createInvoice, { id })
  expect(await shop.do(invoice.openInvoice, { id: billed.id })).toMatchObject({
    billingAddress: told.billingAddress,
    customerPoNo: told.customerPoNo,
    shippingFee: '50000',
  })
})

test('goods that somebody else takes do not bear the number of the contact of their order', async () => {
  const { shop } = counter
  const { id } = await counter.made(told)
  const sent = await shop.do(delivery.createDelivery, { id, recipientName: 'Bu Tini' })
  const taken = { recipientName: 'Bu Tini', recipientPhone: null }
  expect(await shop.do(delivery.openDelivery, { id: sent.id })).toMatchObject(taken)
})

test('lines begin with the tax the company chose, the price of the customer’s level and the discount of the customer', async () => {
  const { db, shop, goods } = counter
  const { companyId } = shop.actor
  await db.pool.query(`update company set default_tax_code = 'PPN-MEWAH' where id = $1`, [companyId])
  await db.pool.query(
    `insert into item_price (company_id, item_id, level, from_day, price)
     values ($1, $2, 'eceran', '2026-01-01', 70000), ($1, $2, 'proyek', '2026-01-01', 65000)`,
    [companyId, goods],
  )
  expect(await shop.do(order.startOrder, { date: '2026-11-03' })).toMatchObject({ taxCode: 'PPN-MEWAH' })
  const project = await shop.customer({ name: 'Proyek Cibinong', priceLevel: 'proyek' })
  const made = async (customerId: string) => {
    const { id } = await counter.made({ customerId, confirm: false, lines: [{ itemId: goods, qty: '1' }] })
    return counter.seen(id)
  }
  const [usual, ours] = [await made(shop.customerId), await made(project)]
  expect([usual.lines[0]?.price, ours.lines[0]?.price]).toEqual(['70000', '65000'])
  expect(ours).toMatchObject({ taxCode: 'PPN-MEWAH', ppn: '7800' })
  await db.pool.query('update company set default_tax_code = null where id = $1', [companyId])
  expect(await made(project)).toMatchObject({ taxCode: 'PPN', ppn: '7150' })
})

test('goods on their way between warehouses are no place to sell from', async () => {
  const { db, shop, goods } = counter
  const { id: transit } = await db.withTx((tx) => ownPlace(tx, shop.actor, 'transit'))
  const { warehouses } = await shop.do(order.startOrder, {})
  expect(warehouses.map(({ id }) => id)).toContain(shop.house.main)
  expect(warehouses.map(({ id }) => id)).not.toContain(transit)
  await expect(counter.made({ warehouseId: transit })).rejects.toBeInstanceOf(NotFound)
  const lines = [{ itemId: goods, qty: '1', price: '1000', warehouseId: transit }]
  await expect(counter.made({ lines })).rejects.toBeInstanceOf(NotFound)
})
