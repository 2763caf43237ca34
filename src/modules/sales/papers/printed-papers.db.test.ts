import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '#kit/db/tx.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { deskOf } from '#kit/http/desk.ts'
import type { Printed } from '#kit/paper/document.ts'
import { paperReader } from '#kit/paper/links/contract.ts'
import { paperLinkRoutes } from '#kit/paper/links/routes.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import * as returns from '../returns/contract.ts'
import { markPrinted, type PaperKind } from './contract.ts'
import { returnNoteOf } from './from-credit-note.ts'
import { quotationOf } from './from-order.ts'
import { receiptOf } from './from-payment.ts'
import { returnReceiptOf } from './from-return.ts'

let db: Database
let shop: Shop
let ids: Readonly<Record<string, string>>

// An order that was sent, billed and paid in part; of what came back one sack is credited, one sent again.
beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  await db.pool.query('update customer set email = $2 where id = $1', [shop.customerId, 'pembelian@maju.example'])
  const cement = await shop.goods({ name: 'Semen', qty: '100', value: 6_000_000n })
  const lines = [{ itemId: cement, qty: '10', price: '75000' }]
  const asked = { customerId: shop.customerId, date: '2026-11-03', confirm: true, lines }
  const { id } = await shop.do(order.createOrder, asked)
  const sent = await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
  const { lines: goods } = await shop.do(delivery.openDelivery, { id: sent.id })
  await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
  const paid = await shop.do(payment.payOrder, { id, date: '2026-11-06', amount: '100000' })
  const back = { id: sent.id, date: '2026-11-07', reason: 'Sobek', lines: [{ deliveryLineId: goods[0]!.id, qty: '1' }] }
  const made = await shop.do(returns.createReturn, { ...back, settle: 'credit' })
  const replaced = await shop.do(returns.createReturn, { ...back, settle: 'replace' })
  ids = {
    ...{ penawaran: id, kwitansi: paid.id },
    ...{ 'nota-retur': made.creditNotes[0]!.id, 'bukti-retur': replaced.id },
  }
})

const PAPERS: Partial<Record<PaperKind, (tx: Tx, actor: Actor, id: string) => Promise<{ printed: Printed }>>> = {
  penawaran: quotationOf,
  kwitansi: receiptOf,
  'nota-retur': returnNoteOf,
  'bukti-retur': returnReceiptOf,
}
const SUBJECTS: Partial<Record<PaperKind, string>> = {
  penawaran: 'order',
  kwitansi: 'payment',
  'nota-retur': 'credit-note',
  'bukti-retur': 'return',
}

test.each(Object.keys(PAPERS) as PaperKind[])(
  'a %s that was printed says so in its history, and the next one is a copy',
  async (kind) => {
    const id = ids[kind]!
    const isCopy = async () => (await PAPERS[kind]!(db.read, shop.actor, id)).printed.isReprint
    expect(await isCopy()).toBe(false)
    await shop.do(markPrinted, { kind, id })
    expect(await isCopy()).toBe(true)
    const told = await historyOf(db.read, shop.actor.companyId, SUBJECTS[kind]!, id)
    expect(told.map(({ act }) => act)).toContain('print')
  },
)

test('a bukti retur says what follows: the nota kredit by its number, or goods that are sent again', async () => {
  const replaced = await returnReceiptOf(db.read, shop.actor, ids['bukti-retur']!)
  expect(replaced).toMatchObject({ then: 'Dikirim pengganti', lines: [{ name: 'Semen', qty: '1' }], reason: 'Sobek' })
  const { returnId } = await shop.do(returns.openCreditNote, { id: ids['nota-retur']! })
  const credited = await returnReceiptOf(db.read, shop.actor, returnId!)
  expect(credited.then).toMatch(/^Nota kredit NK-/)
})

test.each(Object.keys(PAPERS))('whoever sends a %s finds the address of its customer there', async (kind) => {
  const desk = deskOf(db, shop.actor, paperLinkRoutes)
  expect(await desk.do(paperReader, { kind, id: ids[kind]! })).toMatchObject({ email: 'pembelian@maju.example' })
})

test('an offer says what was agreed: when it is paid, the advance, the retention, and where the goods go', async () => {
  const lines = [{ description: 'Pasang pagar', unit: 'm', qty: '10', price: '90000' }]
  const agreed = { termDays: 45, downPaymentPercent: '30', retentionPercent: '5' }
  const places = { billingAddress: 'Jl. Kantor 1', shippingAddress: 'Jl. Proyek 2' }
  const asked = { customerId: shop.customerId, date: '2026-11-03', confirm: false, lines, ...agreed, ...places }
  const { id } = await shop.do(order.createOrder, asked)
  expect(await db.withTx((tx) => quotationOf(tx, shop.actor, id))).toMatchObject({
    agreed: { termDays: 45, advance: { percent: '30' }, retention: '5' },
    customer: { address: 'Jl. Kantor 1' },
    shipTo: { address: 'Jl. Proyek 2' },
  })
  const plain = await shop.do(order.createOrder, { ...asked, ...none, shippingAddress: 'Jl. Kantor 1' })
  expect(await db.withTx((tx) => quotationOf(tx, shop.actor, plain.id))).toMatchObject({
    agreed: { advance: null, retention: null },
    shipTo: null,
  })
})

const none = { downPaymentPercent: null, retentionPercent: null }
