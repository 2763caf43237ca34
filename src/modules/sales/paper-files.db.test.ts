import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { draftsOf } from '#kit/files/drafts.ts'
import { keepFile } from '#kit/files/keep-file.ts'
import { keptFiles } from '#kit/files/see-file.ts'
import { historyOf } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aShop, type Shop } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'
import * as payment from './payments/contract.ts'
import * as returns from './returns/contract.ts'
import * as writeOff from './write-offs/contract.ts'

// The photo or paper that somebody holds in hand goes along with the act it proves.
const shelf = aShelf()
let db: Database
let shop: Shop
let other: Shop
let brick: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  other = await aShop(db)
  brick = await shop.goods({ name: 'Bata', qty: '3000', value: 300_000n })
})
afterAll(() => shelf.clear())

const aPhotoOf = async (name: string) => (await handsOf(db, shop.actor).draft(aPaper(), name)).id

async function aBill() {
  const asked = { customerId: shop.customerId, date: '2026-11-03', confirm: true }
  const { id } = await shop.do(order.createOrder, { ...asked, lines: [{ itemId: brick, qty: '10', price: '1000' }] })
  const sj = await shop.do(delivery.createDelivery, { id, date: '2026-11-03' })
  const bill = await shop.do(invoice.createInvoice, { id, date: '2026-11-03' })
  const [line] = (await shop.do(delivery.openDelivery, { id: sj.id })).lines
  return { orderId: id, sjId: sj.id, deliveryLineId: line!.id, billId: bill.id }
}

/** Each act that takes a paper along, with what its files are called. */
const acts = [
  {
    subject: 'pembayaran',
    record: 'payment',
    act: async (files: string[]) => shop.do(payment.payOrder, { id: (await aBill()).orderId, files }),
  },
  {
    subject: 'pembayaran',
    record: 'payment',
    act: async (files: string[]) =>
      shop.do(payment.recordPayment, { customerId: shop.customerId, date: '2026-11-05', amount: '50000', files }),
  },
  {
    subject: 'retur',
    record: 'return',
    act: async (files: string[]) => {
      const { sjId, deliveryLineId } = await aBill()
      const lines = [{ deliveryLineId, qty: '2' }]
      return shop.do(returns.createReturn, { id: sjId, date: '2026-11-05', reason: 'Retak', lines, files })
    },
  },
  {
    subject: 'nota-kredit',
    record: 'credit-note',
    act: async (files: string[]) =>
      shop.do(returns.createCreditNote, {
        id: (await aBill()).billId,
        date: '2026-11-05',
        reason: 'Salah harga',
        files,
      }),
  },
]

test.each(acts)('$subject keeps the paper given with the act, for who may see it', async ({ subject, record, act }) => {
  const file = await aPhotoOf('bukti.pdf')
  const { id } = await act([file])
  const place = { subject, ownerId: id }
  expect(await keptFiles(db.read, shop.actor, place)).toMatchObject([{ id: file, name: 'bukti.pdf' }])
  expect(await draftsOf(db.read, shop.actor, [file])).toEqual([])
  const told = await historyOf(db.read, shop.actor.companyId, record, id)
  expect(told.map((line) => line.act).toSorted()).toEqual(['add-file', 'post'])

  const nobody = { ...shop.actor, can: () => false }
  await expect(keptFiles(db.read, nobody, place)).rejects.toBeInstanceOf(Forbidden)
  await expect(keptFiles(db.read, other.actor, place)).rejects.toBeInstanceOf(NotFound)

  const bytes = await aPhoto(1).jpeg().toBuffer()
  const add = (by: Shop['actor']) =>
    db.withTx((tx) => keepFile(tx, by, { ...place, slot: 'lampiran' }, [{ field: 'file', name: 'lagi.jpg', bytes }]))
  await expect(add({ ...shop.actor, can: (right) => right === 'view order' })).rejects.toBeInstanceOf(Forbidden)
  await expect(add(other.actor)).rejects.toBeInstanceOf(NotFound)
  await add(shop.actor)
  expect(await keptFiles(db.read, shop.actor, place)).toHaveLength(2)
})

test('the letter that a claim is given up by lies at its invoice', async () => {
  const file = await aPhotoOf('surat pailit.pdf')
  const { billId } = await aBill()
  const { version } = await shop.do(invoice.openInvoice, { id: billId })
  await shop.do(writeOff.writeOffInvoice, { id: billId, version, reason: 'Pailit', files: [file] })
  const kept = await keptFiles(db.read, shop.actor, { subject: 'invoice', ownerId: billId })
  expect(kept).toMatchObject([{ id: file, name: 'surat pailit.pdf' }])
})

test('the PO that an order was taken down from lies at the order', async () => {
  const file = await aPhotoOf('po pelanggan.pdf')
  const asked = { customerId: shop.customerId, date: '2026-11-03', files: [file] }
  const { id } = await shop.do(order.createOrder, { ...asked, lines: [{ itemId: brick, qty: '1', price: '1000' }] })
  const kept = await keptFiles(db.read, shop.actor, { subject: 'order', ownerId: id })
  expect(kept).toMatchObject([{ id: file, name: 'po pelanggan.pdf' }])
})

test('an act that is refused leaves its paper with the form', async () => {
  const file = await aPhotoOf('retak.pdf')
  const { sjId, deliveryLineId } = await aBill()
  const asked = { id: sjId, reason: 'Retak', lines: [{ deliveryLineId, qty: '11' }], files: [file] }
  await expect(shop.do(returns.createReturn, asked)).rejects.toMatchObject({ code: 'return.too-many' })
  expect(await draftsOf(db.read, shop.actor, [file])).toHaveLength(1)
})

test("a file that is not one's own is not there to be given", async () => {
  const foreign = (await handsOf(db, other.actor).draft(aPaper(), 'asing.pdf')).id
  const asked = { customerId: shop.customerId, date: '2026-11-05', amount: '50001', files: [foreign] }
  await expect(shop.do(payment.recordPayment, asked)).rejects.toMatchObject({ code: 'file.gone' })
})
