import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { saveBands } from '#kit/posting/approval.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createPurchase, openPurchase } from '../orders/contract.ts'
import { purchasingRoutes } from '../routes.ts'
import * as payment from './contract.ts'

let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

/** An order of Rp100.000 and PPN (Rp111.000) whose advance is paid with it. */
const given = (amount: string, over: object = {}, pay: object = {}) => ({
  supplierId: office.supplierId,
  date: '2026-11-02',
  submit: true,
  lines: [{ itemId: office.cement, qty: '10', price: '10000' }],
  payment: { amount, ...pay },
  ...over,
})

async function counted(): Promise<string> {
  const { rows } = await db.pool.query(
    `select count(*) || ' ' || (select count(*) from purchase_payment) as all from purchase_order`,
  )
  return rows[0].all
}

test('the order and its advance are saved in one act', async () => {
  const before = await office.balance('1-1410')
  const saved = await office.do(createPurchase, given('30000'))
  expect(saved).toMatchObject({ state: 'posted', payment: { number: expect.stringContaining('BKK') } })
  expect(await office.balance('1-1410')).toBe(before + 30_000n)
  expect(await office.do(payment.orderPayments, { id: saved.id })).toMatchObject([
    { amount: '30000', unallocated: '30000' },
  ])
  expect(await office.do(payment.startDownPayment, { id: saved.id })).toMatchObject({ room: '81000' })
  await allLaws(db)
})

test('PPh is held back of an advance for services', async () => {
  const supplierId = await office.supplier({ name: 'CV Jasa', kind: 'subkon' })
  await db.pool.query(`update supplier set pph_type = 'pph23' where id = $1`, [supplierId])
  const before = await office.balance('2-1510')
  const lines = [{ itemId: office.labour, qty: '1', price: '10000' }]
  const saved = await office.do(createPurchase, given('5550', { supplierId, lines }, { method: 'tunai' }))
  const paid = await office.do(payment.openSupplierPayment, { id: saved.payment!.id })
  expect(paid).toMatchObject({ amount: '5450', method: 'tunai', ahead: { withheld: '100' } })
  expect(await office.balance('2-1510')).toBe(before - 100n)
  await allLaws(db)
})

test.each([
  ['a draft', { submit: false }, {}, '30000', 'paid.draft', 'payment.amount'],
  ['more than the order', {}, {}, '111001', 'paid.beyond-order', 'payment.amount'],
  [
    'an account of somebody else',
    {},
    { supplierBankAccountId: newId() },
    '1000',
    'paid.no-approved-account',
    'payment.supplierBankAccountId',
  ],
])('nothing is saved when %s is to be paid; the field says why', async (_, over, pay, amount, code, field) => {
  const before = await counted()
  await expect(office.do(createPurchase, given(amount, over, pay))).rejects.toMatchObject({ code, field })
  expect(await counted()).toBe(before)
})

test('who may not pay is told at the field', async () => {
  const may = new Set(['create pembelian-barang', 'view pembelian-barang'])
  const clerk = { ...office.actor, userId: newId(), can: (right: string) => may.has(right) }
  const before = await counted()
  await expect(deskOf(db, clerk as never, purchasingRoutes).do(createPurchase, given('1000'))).rejects.toMatchObject({
    code: 'paid.may-not-pay',
    field: 'payment.amount',
  })
  expect(await counted()).toBe(before)
})

test('an order that needs a yes is not paid before it: nothing is saved, and the field says what to do', async () => {
  const bands = [{ fromAmount: money(0n), permission: 'approve pembelian-barang' }]
  await db.withTx((tx) => saveBands(tx, office.actor, 'purchase-order', bands))
  const before = await counted()
  const asked = office.do(createPurchase, given('30000'))
  await expect(asked).rejects.toMatchObject({ code: 'paid.waits', field: 'payment.amount' })
  expect(await counted()).toBe(before)
  const { id } = await office.do(createPurchase, { ...given('1'), payment: undefined })
  expect(await office.do(openPurchase, { id })).toMatchObject({ state: 'pending_approval' })
})
