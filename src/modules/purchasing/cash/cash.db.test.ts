import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { saveBands } from '#kit/posting/approval.ts'
import { openBill } from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { decidePurchase, openPurchase } from '../orders/contract.ts'
import * as cash from './contract.ts'

let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

const line = (given: object = {}) => ({ itemId: office.cement, qty: '3', price: '68000', ...given })
const buy = (given: object = {}) => office.do(cash.buyForCash, { date: '2026-11-09', lines: [line()], ...given })

async function photo(sha256: string): Promise<string> {
  const id = newId()
  await db.pool.query(
    `insert into file (id, company_id, owner_subject, owner_id, name, type, size, sha256, source_sha256, created_by, created_by_name)
     values ($1, $2, 'draf', $3, 'nota.jpg', 'image/jpeg', 1000, $4, $4, $3, 'Rina')`,
    [id, office.actor.companyId, office.actor.userId, sha256],
  )
  return id
}

describe('a nota toko', () => {
  test('is order, receipt, bill and payment in one act, of Toko umum when nobody is named', async () => {
    const bought = await buy()
    expect(bought).toMatchObject({ isSaved: true, total: '204000', order: { number: 'PO-2611-0001' } })
    expect(bought.receipt?.number).toBe('BTB-2611-0001')
    expect(bought.bill?.number).toBe('BIL-2611-0001')
    expect(bought.payment?.number).toBe('BKK-2611-0001')
    expect(await office.stock(office.cement)).toEqual({ qty: '3', value: 204_000n })
    expect(await office.balance('1-1100')).toBe(-204_000n)
    expect(await office.balance('2-1100')).toBe(0n)
    expect(await office.balance('2-1110')).toBe(0n)
    const order = await office.do(openPurchase, { id: bought.order!.id })
    expect(order).toMatchObject({ supplierName: 'Toko umum', status: 'done' })
    expect(await office.do(openBill, { id: bought.bill!.id })).toMatchObject({ status: 'paid' })
    await allLaws(db)
  })

  test('of a service and freight, with the line as it came to, straight to a site', async () => {
    const before = await office.balance('5-1000')
    const bought = await buy({
      supplierId: office.supplierId,
      supplierInvoiceNo: '0077',
      shipTo: 'site',
      warehouseId: office.house.site,
      freight: '5000',
      lines: [
        { itemId: office.cement, qty: '3', amount: '100000' },
        line({ itemId: office.labour, qty: '1', price: '50000' }),
      ],
    })
    expect(bought.total).toBe('155000')
    // Goods and their freight are the project's material; the service its overhead.
    expect(await office.balance('5-1000')).toBe(before + 105_000n)
    expect(await office.balance('5-5000')).toBe(50_000n)
    await allLaws(db)
  })

  test('that looks like another is shown first: the same shop and amount, the same photo', async () => {
    const [one, two] = [await photo('a'.repeat(64)), await photo('a'.repeat(64))]
    const given = { lines: [line({ qty: '1', price: '12345' })], date: '2026-11-12' }
    await buy({ ...given, files: [one] })
    const again = await buy({ ...given, date: '2026-11-13', files: [two] })
    expect(again).toMatchObject({ isSaved: false, order: null })
    expect(again.duplicates.map((each) => each.kind).toSorted()).toEqual(['same-amount', 'same-photo'])
    expect(await buy({ ...given, date: '2026-11-13', files: [two], confirmDuplicates: true })).toMatchObject({
      isSaved: true,
    })
    await expect(buy({ supplierId: office.supplierId, supplierInvoiceNo: '00-77' })).rejects.toMatchObject({
      code: 'bill.same-paper',
    })
    await allLaws(db)
  })

  test('that is refused leaves nothing behind', async () => {
    const orders = () => db.pool.query('select count(*)::int as n from purchase_order').then(({ rows }) => rows[0].n)
    const before = await orders()
    await expect(buy({ method: 'transfer', confirmDuplicates: true })).rejects.toMatchObject({
      code: 'paid.no-approved-account',
    })
    await expect(buy({ lines: [{ itemId: office.cement, qty: '1' }] })).rejects.toMatchObject({ code: 'nota.no-price' })
    await expect(buy({ discount: '999999999' })).rejects.toMatchObject({ code: 'nota.discount-too-large' })
    expect(await orders()).toBe(before)
    await allLaws(db)
  })

  test('above the limit is handed in as an order that waits, or refused with the way out', async () => {
    const bands = [{ fromAmount: money(1_000_000), permission: 'approve pembelian-barang' }]
    const ruled = (given: typeof bands) => db.withTx((tx) => saveBands(tx, office.house.actor, 'purchase-order', given))
    await ruled(bands)
    const big = { supplierId: office.supplierId, lines: [line({ qty: '20' })], files: [await photo('b'.repeat(64))] }
    await expect(buy(big)).rejects.toMatchObject({ code: 'nota.needs-approval' })
    const before = await office.stock(office.cement)
    const waiting = await buy({ ...big, submit: true })
    expect(waiting).toMatchObject({ isSaved: true, isWaiting: true, receipt: null, bill: null, payment: null })
    expect(await office.stock(office.cement)).toEqual(before)
    const made = await office.do(openPurchase, { id: waiting.order!.id })
    expect(made).toMatchObject({ status: 'pending', total: '1360000', isCash: false })
    const yes = { id: made.id, version: made.version, decision: 'approve' as const }
    expect(await office.second.do(decidePurchase, yes)).toMatchObject({ state: 'posted' })
    await allLaws(db)
    await ruled([])
  })

  test('is taken back whole', async () => {
    const item = await office.house.item({ name: 'Paku', unit: 'kg' })
    const bought = await buy({ lines: [line({ itemId: item, price: '17000' })] })
    const { version } = await office.do(openPurchase, { id: bought.order!.id })
    await office.do(cash.voidCashPurchase, { id: bought.order!.id, version, reason: 'Salah catat' })
    expect(await office.stock(item)).toEqual({ qty: '0', value: 0n })
    expect(await office.do(openBill, { id: bought.bill!.id })).toMatchObject({ status: 'void' })
    await allLaws(db)
  })
})
