import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { hideFile } from '#kit/files/see-file.ts'
import { createBill, listBillable } from '../bills/contract.ts'
import { anOffice, type Office } from '../cast/office.ts'
import { paySupplier } from '../payments/contract.ts'
import { createReceipt } from '../receipts/contract.ts'
import { createPurchase, openPurchase, purchaseHistory } from './contract.ts'
import '../files.ts'

const shelf = aShelf()
let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => {
  shelf.clear()
  return db?.close()
})

const seen = (id: string) => office.do(openPurchase, { id })

test('a receipt tells on the page of its order where it went, and shows the first of its photos', async () => {
  const hands = handsOf(db, office.actor)
  const picture = async (seed: number) => (await hands.draft(await aPhoto(seed).png().toBuffer(), 'foto.png')).id
  const files = [await picture(1), await picture(2)]
  const asked = { supplierId: office.supplierId, date: '2026-11-02', warehouseId: office.house.main, submit: true }
  const { id } = await office.do(createPurchase, {
    ...asked,
    lines: [{ itemId: office.cement, qty: '5', price: '1000' }],
  })
  const lines = [{ orderLineId: (await seen(id)).lines[0]!.id, qtyReceived: '5' }]
  await office.do(createReceipt, { id, date: '2026-11-03', receivedBy: 'Ujang', post: true, lines, files })

  const told = async () => (await seen(id)).receipts
  expect(await told()).toMatchObject([
    { warehouseName: 'Gudang Utama', receivedBy: 'Ujang', photos: 2, photoId: files.toSorted()[0] },
  ])
  // What only some may see is not shown to all.
  for (const file of files) await db.withTx((tx) => hideFile(tx, office.actor, { id: file, isPrivate: true }))
  expect(await told()).toMatchObject([{ photos: 0, photoId: null }])
})

test('an order says when it was last billed, and when those bills were last paid', async () => {
  const { orderId } = await office.received()
  expect(await seen(orderId)).toMatchObject({ billedOn: null, settledOn: null })
  const { supplierId } = office
  const [line] = (await office.do(listBillable, { id: supplierId, orderId })).lines
  const bill = await office.do(createBill, {
    supplierId,
    supplierInvoiceNo: 'A-1',
    date: '2026-11-06',
    lines: [{ receiptLineId: line!.receiptLineId }],
  })
  expect(await seen(orderId)).toMatchObject({ billedOn: '2026-11-06', settledOn: null })
  const allocations = [{ billId: bill.id, amount: (await seen(orderId)).openDue }]
  await office.do(paySupplier, { supplierId, date: '2026-11-09', amount: allocations[0]!.amount, allocations })
  expect(await seen(orderId)).toMatchObject({ billedOn: '2026-11-06', settledOn: '2026-11-09', bill: 'paid' })
  // Its timeline tells of every paper of it.
  const told = (await office.do(purchaseHistory, { id: orderId })).map(({ subject, act }) => `${subject} ${act}`)
  expect(told.slice(0, 3)).toEqual(['payment post', 'bill post', 'receipt receive'])
})
