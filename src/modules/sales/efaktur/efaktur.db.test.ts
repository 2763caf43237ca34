import { beforeAll, expect, test } from 'vitest'
import { historyOf } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { aCounter, refused, type Counter } from '../cast/counter.ts'
import { aShop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import { efaktur } from './export-efaktur.ts'

let counter: Counter

beforeAll(async () => {
  counter = await aCounter()
  const { actor } = counter.shop
  await counter.db.pool.query('update company set npwp = $2 where id = $1', [actor.companyId, '0012345678912000'])
})

const file = async (ids: readonly string[], actor = counter.shop.actor) => {
  const { name, content } = await counter.db.withTx((tx) => efaktur(tx, actor, { ids: [...ids] }))
  return { name, xml: content.toString('utf8') }
}
const buyer = (fields: object) => counter.shop.customer({ name: 'CV Beton', ...fields } as never)
const all = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map((found) => found[1])

async function billed(given: object = {}, bill: object = {}): Promise<string> {
  const { id } = await counter.made(given)
  await counter.shop.do(delivery.createDelivery, { id })
  return (await counter.shop.do(invoice.createInvoice, { id, ...bill })).id
}

test('goods, work and shipping of an invoice add up to what its PPN was taken of', async () => {
  const customerId = await buyer({ npwp: '0098765432109000', email: 'pajak@beton.test' })
  const id = await billed({
    customerId,
    lines: [
      { itemId: counter.goods, qty: '10', price: '1000' },
      { itemId: counter.labour, qty: '1', price: '50000' },
    ],
    discountAmount: '6000',
    shippingFee: '15000',
  })
  const { name, xml } = await file([id])
  const { number, dpp } = await counter.shop.do(invoice.openInvoice, { id })
  expect(name).toBe(`Coretax ${number}.xml`)
  expect(all(xml, 'RefDesc')).toEqual([number])
  expect(all(xml, 'SellerIDTKU')).toEqual(['0012345678912000000000'])
  expect(all(xml, 'BuyerTin')).toEqual(['0098765432109000'])
  expect(all(xml, 'TrxCode')).toEqual(['04'])
  expect(all(xml, 'Opt')).toEqual(['A', 'B', 'B'])
  expect(all(xml, 'Name')).toEqual(['Semen', 'Pasang', 'Ongkos kirim'])
  expect(all(xml, 'Price')).toEqual(['1000', '50000', '15000'])
  expect(all(xml, 'TotalDiscount')).toEqual(['1000', '5000', '0'])
  expect(all(xml, 'TaxBase')).toEqual(['9000', '45000', '15000'])
  expect(dpp).toBe('69000')
})

test('a price with PPN is written without it, a down payment as one sum', async () => {
  const customerId = await buyer({ npwp: '0098765432109000' })
  const { xml } = await file([await billed({ customerId, priceIncludesTax: true })])
  expect(all(xml, 'TaxBase')).toEqual(['9009'])
  expect(all(xml, 'Price')).toEqual(['900.9'])
  const { id } = await counter.made({ customerId })
  const ahead = await counter.shop.do(invoice.createInvoice, { id, kind: 'down_payment', amount: '4000' })
  const { xml: paidAhead } = await file([ahead.id])
  expect(all(paidAhead, 'TaxBase')).toEqual(['4000'])
  expect(all(paidAhead, 'Qty')).toEqual(['1'])
})

test('several come as one file, the oldest first, and each remembers it', async () => {
  const customerId = await buyer({ nik: '3201011212900001' })
  const ids = [await billed({ customerId }), await billed({ customerId }, { date: '2026-11-04' })]
  const { name, xml } = await file([...ids, ...ids].toReversed())
  expect(name).toBe('Coretax 2 invoice.xml')
  expect(all(xml, 'BuyerDocumentNumber')).toEqual(['3201011212900001', '3201011212900001'])
  const dates = all(xml, 'TaxInvoiceDate')
  expect(dates).toEqual(dates.toSorted())
  for (const id of ids) {
    const lines = await historyOf(counter.db.read, counter.shop.actor.companyId, 'invoice', id)
    expect(lines.filter(({ act }) => act === 'efaktur')).toHaveLength(1)
  }
})

test('what Coretax would not take is refused in words, and nothing is remembered', async () => {
  const customerId = await buyer({ npwp: '0098765432109000' })
  const id = await billed({ customerId })
  await refused(file([await billed()]), 'efaktur.no-buyer')
  const draft = await billed({ customerId }, { post: false })
  await refused(file([id, draft]), 'efaktur.not-issued')
  const { version } = await counter.shop.do(invoice.openInvoice, { id })
  await counter.shop.do(invoice.voidInvoice, { id, version, reason: 'Salah harga' })
  await refused(file([id]), 'efaktur.not-issued')
  const lines = await historyOf(counter.db.read, counter.shop.actor.companyId, 'invoice', id)
  expect(lines.map(({ act }) => act)).not.toContain('efaktur')
})

test('who does not keep customers gets no NIK; another company and somebody else’s orders are not there', async () => {
  const id = await billed({ customerId: await buyer({ nik: '3201011212900002' }) })
  const { shop } = counter
  const seller = { ...shop.actor, can: (right: string) => !right.endsWith('pelanggan') }
  await refused(file([id], seller), 'efaktur.no-buyer')
  const other = await aShop(counter.db)
  await refused(file([id], other.actor), 'efaktur.no-seller')
  await counter.db.pool.query('update company set npwp = $2 where id = $1', [other.actor.companyId, '0011111111111000'])
  const stranger = { ...shop.actor, userId: newId(), scope: { ...shop.actor.scope, ownOnly: true } }
  for (const actor of [other.actor, stranger]) await expect(file([id], actor)).rejects.toBeInstanceOf(NotFound)
})

test('a company that is no PKP has nothing to hand in', async () => {
  const small = await aShop(counter.db, { isPkp: false })
  await counter.db.pool.query('update company set npwp = $2 where id = $1', [small.actor.companyId, '0022222222222000'])
  const itemId = await small.service('Pasang')
  const customerId = await small.customer({ npwp: '0098765432109000' } as never)
  const made = { customerId, date: '2026-11-03', confirm: true, lines: [{ itemId, qty: '1', price: '1000' }] }
  const { id } = await small.do(order.createOrder, made)
  const { id: invoiceId } = await small.do(invoice.createInvoice, { id })
  await refused(file([invoiceId], small.actor), 'efaktur.no-ppn')
})
