import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { draftsOf } from '#kit/files/drafts.ts'
import { keepFile } from '#kit/files/keep-file.ts'
import { keptFiles } from '#kit/files/see-file.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import '../files.ts'

const shelf = aShelf()
let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})
afterAll(() => shelf.clear())

const keep = (by: Shop, ownerId: string) => {
  const place = { subject: 'bukti-potong', ownerId, slot: 'lampiran' }
  return db.withTx((tx) => keepFile(tx, by.actor, place, [{ field: 'file', name: 'BP-22.pdf', bytes: aPaper() }]))
}

test('each kind of PPh has papers of its own, the invoice counts them, and only who sees the payment sees them', async () => {
  const lines = [{ itemId: await shop.service('Jasa'), qty: '1', price: '10000000' }]
  const asked = { customerId: shop.customerId, date: '2026-11-03', confirm: true, termDays: 0, lines }
  const { id } = await shop.do(order.createOrder, asked)
  const bill = await shop.do(invoice.createInvoice, { id, date: '2026-11-03' })
  const withholding = [
    { kind: 'pph22', rate: null, base: '6000000', withheld: '90000', proofNo: null, proofDate: null },
    { kind: 'pph23', rate: null, base: '4000000', withheld: '80000', proofNo: 'BP-23', proofDate: null },
  ] as const
  const paid = await shop.do(payment.payOrder, { id, date: '2026-11-05', withholding: [...withholding] })
  const { allocations } = await shop.do(payment.openPayment, { id: paid.id })
  const slip = allocations.find(({ withholdingKind }) => withholdingKind === 'pph22')!
  const held = async () => (await shop.do(invoice.openInvoice, { id: bill.id })).settlements[0]?.held
  expect(await held()).toMatchObject([
    { kind: 'pph22', files: 0 },
    { kind: 'pph23', files: 0 },
  ])

  await keep(shop, slip.id)
  expect(await held()).toMatchObject([
    { kind: 'pph22', proofNo: null, files: 1 },
    { kind: 'pph23', proofNo: 'BP-23', files: 0 },
  ])
  const place = { subject: 'bukti-potong', ownerId: slip.id }
  expect(await keptFiles(db.read, shop.actor, place)).toMatchObject([{ name: 'BP-22.pdf' }])

  const other = await aShop(db)
  await expect(keptFiles(db.read, other.actor, place)).rejects.toBeInstanceOf(NotFound)
  await expect(keep(other, slip.id)).rejects.toBeInstanceOf(NotFound)
  await expect(keep(shop, paid.id)).rejects.toBeInstanceOf(NotFound)
})

test('a slip that comes with the money is given its papers by the payment, or by none that fails', async () => {
  const { id } = await shop.do(order.createOrder, {
    ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true, termDays: 0 },
    lines: [{ itemId: await shop.service('Jasa'), qty: '1', price: '10000000' }],
  })
  const bill = await shop.do(invoice.createInvoice, { id, date: '2026-11-03' })
  const file = (await handsOf(db, shop.actor).draft(aPaper(), 'BP-23.pdf')).id
  const slip = { kind: 'pph23' as const, rate: '2', proofNo: 'BP-23', proofDate: null, files: [file] }
  const pay = (withheld: string) =>
    shop.do(payment.recordPayment, {
      ...{ customerId: shop.customerId, date: '2026-11-05', amount: '10900000' },
      allocations: [{ invoiceId: bill.id, amount: '11100000', withholding: [{ ...slip, withheld }] }],
    })
  await expect(pay('100000')).rejects.toMatchObject({ code: 'payment.over-allocated', field: 'amount' })
  expect(await draftsOf(db.read, shop.actor, [file])).toHaveLength(1)

  await pay('200000')
  const { settlements } = await shop.do(invoice.openInvoice, { id: bill.id })
  expect(settlements[0]?.held).toMatchObject([{ kind: 'pph23', proofNo: 'BP-23', files: 1 }])
  expect(await draftsOf(db.read, shop.actor, [file])).toEqual([])
})
