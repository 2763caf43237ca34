import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import * as bill from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createPurchase, openPurchase } from '../orders/contract.ts'
import { createReceipt } from '../receipts/contract.ts'
import { createPurchaseReturn } from '../returns/contract.ts'
import { draftLanded, landedAnew } from '../screens/acts/landed-values.ts'
import * as landed from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)

const seen = (id: string) => office.do(bill.openBill, { id })

/** Goods of one order that agreed on Rp1.000 of freight, come in two receipts of four and of six. */
async function carried() {
  const brick = await office.house.item({ name: `Bata ${++papers}`, unit: 'bh' })
  const order = await office.do(createPurchase, {
    ...{ supplierId: office.supplierId, date: '2026-11-02', warehouseId: office.house.main, freight: '1000' },
    ...{ submit: true, lines: [{ itemId: brick, qty: '10', price: '300' }] },
  })
  const { lines } = await office.do(openPurchase, { id: order.id })
  const came = async (qty: string) => {
    const line = { orderLineId: lines[0]!.id, qtyReceived: qty, qtyRejected: '0' }
    return (await office.do(createReceipt, { id: order.id, date: '2026-11-03', post: true, lines: [line] })).id
  }
  return { brick, orderId: order.id, receipts: [await came('4'), await came('6')] }
}

/** Freight that is dearer than agreed, sent back by somebody else. */
async function sentBack() {
  const goods = await carried()
  const waiting = await office.do(landed.createLanded, {
    ...{ receiptIds: goods.receipts.slice(0, 1), method: 'value', supplierId: office.supplierId },
    ...{ description: 'Ongkos truk', supplierInvoiceNo: `A-${papers}`, date: '2026-11-07', amount: '5000' },
    ...{ taxInvoiceNo: '04002600012345678', notes: 'Sopir Udin', confirmDuplicates: true },
  } as never)
  expect(waiting.state).toBe('pending_approval')
  const { id, version } = waiting
  await office.second.do(bill.decideBill, { id, version, decision: 'return', note: 'Terlalu mahal' })
  return { ...goods, id, draft: await seen(id), start: await office.do(landed.startLandedDraft, { id }) }
}

test('a landed cost that was sent back is changed in its form and handed in again', async () => {
  const { id, draft, start, brick, receipts } = await sentBack()
  expect(draft).toMatchObject({ isReturned: true, decisionNote: 'Terlalu mahal', can: ['edit', 'post', 'delete'] })
  expect(start.receipts.map((one) => [one.id, one.lineCount, one.value])).toEqual([
    [receipts[0], 1, '1200'],
    [receipts[1], 1, '1800'],
  ])
  const { version, ...values } = draftLanded(start, draft)
  expect(values).toMatchObject({ amount: '5000', description: 'Ongkos truk', notes: 'Sopir Udin' })
  expect(values.receipts.map(({ isOn }) => isOn)).toEqual([true, false])

  // Less is asked after all, for both receipts and by quantity.
  const typed = { ...values, version, amount: '1000', method: 'quantity' as const }
  const both = { ...typed, receipts: values.receipts.map((one) => ({ ...one, isOn: true })) }
  const changed = await office.do(landed.updateLanded, { id, version, ...landedAnew(both) })
  expect(await seen(id)).toMatchObject({ state: 'draft', isReturned: true, subtotal: '1000', difference: '0' })
  expect(await office.stock(brick)).toEqual({ qty: '10', value: 3000n })
  const stale = office.do(landed.updateLanded, { id, version, ...landedAnew(both) })
  await expect(stale).rejects.toMatchObject({ code: 'document.changed' })
  await allLaws(db)

  const posted = await office.do(bill.postBill, { id, version: changed.version, confirmDuplicates: true })
  expect(posted).toMatchObject({ state: 'posted', isSaved: true })
  const booked = await seen(id)
  expect(booked).toMatchObject({ isReturned: false, total: '1110', taxInvoiceNo: '04002600012345678' })
  expect(booked.landed.map(({ amount }) => amount)).toEqual(['400', '600'])
  expect(await office.stock(brick)).toEqual({ qty: '10', value: 4000n })
  const { rows } = await db.pool.query(
    `select act, changes from history where subject_id = $1 and act in ('submit', 'return', 'update', 'post') order by id`,
    [id],
  )
  expect(rows.map(({ act }) => act)).toEqual(['submit', 'return', 'update', 'post'])
  expect(rows[2].changes).toMatchObject({ total: ['5550', '1110'], landedMethod: ['Nilai', 'Jumlah'] })
  await allLaws(db)
})

test('left as it was it waits again, and whoever says yes books what it says now', async () => {
  const { id, draft, brick } = await sentBack()
  const again = await office.do(bill.postBill, { id, version: draft.version, confirmDuplicates: true })
  expect(again).toMatchObject({ state: 'pending_approval', number: null })
  await office.second.do(bill.decideBill, { id, version: again.version, decision: 'approve' })
  expect(await seen(id)).toMatchObject({ state: 'posted', difference: '4000' })
  expect(await office.stock(brick)).toEqual({ qty: '10', value: 8000n })
  await allLaws(db)
})

test('what went back meanwhile bears nothing of it; when all went back the draft says so', async () => {
  const { id, draft, receipts } = await sentBack()
  const { rows } = await db.pool.query('select id from goods_receipt_line where receipt_id = $1', [receipts[0]])
  const back = { date: '2026-11-06', reason: 'Cacat', lines: [{ receiptLineId: rows[0].id, qty: '4' }] }
  await office.do(createPurchaseReturn, back)
  const asked = { id, version: draft.version, confirmDuplicates: true }
  await expect(office.do(bill.postBill, asked)).rejects.toMatchObject({ code: 'landed.nothing-left' })
  const start = await office.do(landed.startLandedDraft, { id })
  expect(start.receipts.map((one) => one.id)).toEqual([receipts[1]])
})

test('each kind of paper has its own form: a landed cost is no bill, and a bill no landed cost', async () => {
  const { id, draft, start } = await sentBack()
  const { lines } = await office.received({})
  const asBill = { id, version: draft.version, supplierInvoiceNo: 'X', lines: [{ receiptLineId: lines[0]!.id }] }
  await expect(office.do(bill.updateBill, asBill)).rejects.toThrow(NotFound)
  const kept = await office.do(bill.createBill, {
    ...{ supplierId: office.supplierId, supplierInvoiceNo: `B-${++papers}`, date: '2026-11-06' },
    ...{ lines: [{ receiptLineId: lines[0]!.id }], post: false, confirmDuplicates: true },
  })
  const { version: _, ...values } = draftLanded(start, draft)
  const asLanded = { id: kept.id, version: kept.version, ...landedAnew({ ...values, version: 1 }) }
  await expect(office.do(landed.updateLanded, asLanded)).rejects.toThrow(NotFound)
  await expect(office.do(landed.startLandedDraft, { id: kept.id })).rejects.toThrow(NotFound)
})
