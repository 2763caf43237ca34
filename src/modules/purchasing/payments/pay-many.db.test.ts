import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import * as bill from '../bills/contract.ts'
import { purchasingRoutes } from '../routes.ts'
import { allLaws, anOffice } from '../cast/office.ts'
import * as payment from './contract.ts'
import * as many from './many-contract.ts'
import { paymentRunFile } from './payment-runs.ts'

const bodyOf = async (reply: { body: unknown }) => {
  const parts: Buffer[] = []
  if (Buffer.isBuffer(reply.body)) return reply.body.toString('utf8')
  for await (const part of reply.body as AsyncIterable<string | Buffer>) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

test('bills of several suppliers are paid in one go, all of them or none, and go to the bank as one file', async () => {
  const db = await testDatabase()
  const office = await anOffice(db)
  let papers = 0
  const aBill = async (supplierId: string, held: object = {}) => {
    const receipt = await office.received({ supplierId })
    const saved = await office.do(bill.createBill, {
      ...{ supplierId, supplierInvoiceNo: `P-${++papers}`, date: '2026-11-06', confirmDuplicates: true },
      lines: [{ receiptLineId: receipt.lines[0]!.id }],
      ...held,
    })
    return saved.id
  }
  const openOf = async (id: string) => (await office.do(bill.openBill, { id })).openDue
  const [one, other, ...without] = await Promise.all(
    ['Toko Satu', 'Toko Dua', 'Toko Tanpa', 'Toko Belum'].map((name) => office.supplier({ name })),
  )
  await db.pool.query('delete from supplier_bank_account where supplier_id = any ($1)', [without])
  const pph23 = { withholdingKind: 'pph23', withholdingRate: '2' }
  const bills = [await aBill(one!), await aBill(other!), await aBill(one!, pph23)]
  const unsent = [await aBill(without[0]!), await aBill(without[1]!)]
  const { rows } = await db.pool.query<{ id: string; code: string }>(
    `select id, account_code as code from cash_account where company_id = $1 and kind = 'bank' limit 1`,
    [office.actor.companyId],
  )
  const [bank] = rows
  const before = await office.balance(bank!.code)
  const asked = { date: '2026-11-10', cashAccountId: bank!.id, billIds: bills }

  // Two have no account that was approved: nobody is paid, both are named, before and when it is tried.
  const all = [...bills, ...unsent]
  const start = await office.do(many.startPaymentRun, { billIds: all })
  expect(start.withoutAccount.toSorted()).toEqual(['Toko Belum', 'Toko Tanpa'])
  expect(start.amount).toBe('55300')
  expect(start.bills.find(({ id }) => id === bills[2])).toMatchObject({ open: '11100', withheld: '200', cash: '10900' })
  await expect(office.do(many.payManyBills, { ...asked, billIds: all })).rejects.toMatchObject({
    code: 'paid.no-approved-accounts',
    field: expect.stringMatching(/^billIds\.[34]$/),
    facts: { suppliers: expect.stringMatching(/Toko (Tanpa, Toko Belum|Belum, Toko Tanpa)/) },
  })
  // Who holds an advance of ours is named before it is paid once more.
  expect(start.advances).toEqual([])
  const ahead = { id: one!, buys: 'barang', date: '2026-11-05', amount: '5000', method: 'transfer' } as const
  const { id, version } = await office.do(payment.payAdvance, { ...ahead, cashAccountId: bank!.id })
  expect((await office.do(many.startPaymentRun, { billIds: bills })).advances).toMatchObject([
    { supplierId: one, name: 'Toko Satu', amount: '5000' },
  ])
  await office.do(payment.voidSupplierPayment, { id, version, reason: 'Salah' })
  // A day to come is wrong for all of them.
  const later = { ...asked, date: '2027-11-10' }
  await expect(office.do(many.payManyBills, later)).rejects.toMatchObject({ field: 'date' })
  expect(await office.do(many.listPaymentRuns, {})).toEqual([])
  // Whoever sees no order of these bills, or works next door, finds none of them open.
  for (const seen of [{ scope: { ...office.actor.scope, projects: [] } }, { companyId: newId() }]) {
    const other = deskOf(db, { ...office.actor, ...seen }, purchasingRoutes)
    const start = () => other.do(many.startPaymentRun, { billIds: bills })
    for (const act of [start, () => other.do(many.payManyBills, asked)])
      await expect(act()).rejects.toMatchObject({ code: 'paid.bill-not-open', field: 'billIds.0' })
  }
  expect(await Promise.all(bills.map(openOf))).toEqual(['11100', '11100', '11100'])

  const run = await office.do(many.payManyBills, asked)
  expect(run).toMatchObject({ payments: 2, amount: '33100' })
  expect(await Promise.all(bills.map(openOf))).toEqual(['0', '0', '0'])
  expect(await office.balance(bank!.code)).toBe(before - 33_100n)
  await expect(office.do(many.payManyBills, { ...asked, billIds: [unsent[0]!, bills[1]!] })).rejects.toMatchObject({
    ...{ code: 'paid.bill-not-open', field: 'billIds.1' },
  })
  const [kept] = await office.do(many.listPaymentRuns, {})
  expect(kept).toMatchObject({ id: run.id, date: '2026-11-10', payments: 2, amount: '33100', hasFile: true })
  await allLaws(db)

  const file = async () =>
    bodyOf(await db.withTx((tx) => paymentRunFile(tx, office.actor, { id: run.id, format: 'csv' })))
  expect((await file()).match(/;(22000|11100);2026-11-10;BKK-2611-/g)).toHaveLength(2)
  // A file that says another sum than the journal is not made.
  const set = (amount: number) =>
    db.pool.query('update purchase_payment set amount = $2 where run_id = $1 and amount between 11000 and 11200', [
      run.id,
      amount,
    ])
  await set(11_101)
  await expect(file()).rejects.toMatchObject({
    code: 'paid.file-differs',
    facts: { file: 33_101n, books: 33_100n },
  })
  await set(11_100)
  // What is taken back leaves the file too.
  const { rows: paid } = await db.pool.query<{ id: string; version: number }>(
    'select id, version from purchase_payment where run_id = $1 and amount = 22000',
    [run.id],
  )
  await office.do(payment.voidSupplierPayment, { ...paid[0]!, reason: 'Bank menolak' })
  expect((await file()).match(/;(22000|11100);/g)).toEqual([';11100;'])
  expect((await office.do(many.listPaymentRuns, {}))[0]).toMatchObject({ payments: 1, amount: '11100' })
  await allLaws(db)
})
