import { beforeAll, expect, test } from 'vitest'
import { NotFound } from '#kit/http/not-found.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as order from '../orders/contract.ts'
import { saveSalesSettings } from '../orders/settings-contract.ts'
import { invoiceOf } from '../papers/from-invoice.ts'
import { invoicePaper } from '../papers/invoice.ts'
import * as invoice from './contract.ts'

let db: Database
let shop: Shop
let orderId: string
const [clerk, director, storeman, stranger] = [newId(), newId(), newId(), newId()]

async function signs(companyId: string, id: string, [name, line, most, docs]: [string, number, number | null, string]) {
  await db.pool.query(
    `insert into company_signatory (id, company_id, line_no, name, position, doc_types, max_amount, is_default)
     values ($1, $2, $3::int, $4, null, $5::text[], $6::bigint, $3::int = 1)`,
    [id, companyId, line, name, `{${docs}}`, most],
  )
}

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  const other = await aShop(db)
  await signs(shop.actor.companyId, clerk, ['Rina', 1, 3_000_000, ''])
  await signs(shop.actor.companyId, director, ['Hendra', 2, null, 'invoice'])
  await signs(shop.actor.companyId, storeman, ['Udin', 3, null, 'surat jalan'])
  await signs(other.actor.companyId, stranger, ['Orang lain', 1, null, ''])
  await shop.do(saveSalesSettings, {
    version: 0,
    billFirst: true,
    overDeliveryPercent: '0',
    creditMode: 'off',
    retentionTax: 'at-release',
    ...{
      quotationDays: 14,
      termDays: 30,
    },
  })
  const lines = [{ itemId: await shop.service('Pasang pintu'), qty: '100', price: '100000' }]
  orderId = (
    await shop.do(order.createOrder, { customerId: shop.customerId, date: '2026-11-02', confirm: true, lines })
  ).id
})

const billed = async (qty: string, given: object = {}) => {
  const { lines } = await shop.do(order.openOrder, { id: orderId })
  const asked = { id: orderId, date: '2026-11-05', lines: [{ orderLineId: lines[0]!.id, qty }], ...given }
  return shop.do(invoice.createInvoice, asked)
}
const printed = async (id: string) => (await invoiceOf(db.read, shop.actor, id)).letterhead.signatory?.name
const amended = async (id: string, given: object) => {
  const { version, dueDate } = await shop.do(invoice.openInvoice, { id })
  return shop.do(invoice.amendInvoice, { id, version, dueDate, ...given })
}

test('unless somebody is named, whom the company usually lets sign the amount signs', async () => {
  expect(await printed((await billed('1')).id)).toBe('Rina')
  expect(await printed((await billed('40')).id)).toBe('Hendra')
})

test('who is named on the invoice signs it, and is printed; it can be changed after issuing', async () => {
  const { id } = await billed('2', { signatoryId: director })
  expect(await printed(id)).toBe('Hendra')
  await amended(id, { signatoryId: clerk })
  expect(await printed(id)).toBe('Rina')
  await amended(id, {})
  expect(await shop.do(invoice.openInvoice, { id })).toMatchObject({ signatoryId: null, needsMeterai: false })
  const { signatories } = await shop.do(invoice.orderInvoices, { id: orderId })
  expect(signatories).toEqual([
    { id: clerk, name: 'Rina', most: '3000000' },
    { id: director, name: 'Hendra', most: null },
  ])
})

test('nobody signs above their limit, a kind that is not theirs, or for another company', async () => {
  const above = { code: 'invoice.signatory-limit', facts: { name: 'Rina', most: 3_000_000n } }
  await expect(billed('31', { signatoryId: clerk })).rejects.toMatchObject(above)
  const { id } = await billed('31')
  await expect(amended(id, { signatoryId: clerk })).rejects.toMatchObject(above)
  await expect(billed('1', { signatoryId: storeman })).rejects.toBeInstanceOf(NotFound)
  await expect(billed('1', { signatoryId: stranger })).rejects.toBeInstanceOf(NotFound)
  await allLaws(db)
})

test('room for a duty stamp is on the paper of the invoice that asks for it, and on no other', async () => {
  const stamp = async (id: string) =>
    JSON.stringify(invoicePaper(await invoiceOf(db.read, shop.actor, id)).closing).includes('Meterai')
  const { id } = await billed('1')
  expect(await stamp(id)).toBe(false)
  await amended(id, { needsMeterai: true })
  expect(await stamp(id)).toBe(true)
})
