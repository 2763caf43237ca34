import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { Columns } from '#kit/list/columns.ts'
import { billColumns } from './bills/columns.ts'
import * as bill from './bills/contract.ts'
import { aBuyer, type Buyer } from './cast/buyer.ts'
import { purchaseColumns, purchaseViews } from './orders/columns.ts'
import * as order from './orders/contract.ts'
import { supplierPaymentColumns } from './payments/columns.ts'
import * as payment from './payments/contract.ts'
import { receiptColumns } from './receipts/columns.ts'
import * as receipt from './receipts/contract.ts'
import { requestColumns, requestViews } from './requests/columns.ts'
import * as request from './requests/contract.ts'
import { purchaseReturnColumns } from './returns/columns.ts'
import * as returns from './returns/contract.ts'

let db: Database
let buyer: Buyer

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  const itemId = await buyer.house.item()
  for (const price of ['1000', '2000', '3000']) {
    const made = await buyer.ordered({ expectedDate: '2026-11-04', lines: [{ itemId, qty: '10', price }] })
    await buyer.received(made, [{ qty: '4', rejected: '1', reason: 'Rusak' }])
  }
  const { rows } = await db.pool.query('select id from goods_receipt_line order by id')
  for (const { id: receiptLineId } of rows) {
    const made = await buyer.do(bill.createBill, {
      supplierId: buyer.supplierId,
      supplierInvoiceNo: `F-${receiptLineId}`,
      date: '2026-11-05',
      confirmDuplicates: true,
      lines: [{ receiptLineId, qty: '2' }],
    } as never)
    await buyer.do(payment.paySupplier, {
      supplierId: buyer.supplierId,
      date: '2026-11-06',
      method: 'tunai',
      amount: '500',
      allocations: [{ billId: made.id, amount: '500' }],
    } as never)
    const lines = [{ receiptLineId, qty: '1' }]
    await buyer.do(returns.createPurchaseReturn, { date: '2026-11-07', reason: 'Retak sinar', lines })
  }
  const asked = {
    date: '2026-11-03',
    neededBy: '2026-11-04',
    warehouseId: buyer.house.main,
    lines: [{ itemId, qty: '1' }],
  }
  for (const submit of [true, false, true]) await buyer.do(request.createRequest, { ...asked, submit })
})

/** Every way a list may be asked. */
function waysOf(columns: Columns, views: readonly string[]): Record<string, string>[] {
  const sorts = Object.entries(columns).flatMap(([key, { sort }]) => (sort ? [{ sort: key }, { sort: `-${key}` }] : []))
  const filters = Object.entries(columns).flatMap(([key, { filter, kind, choices }]) => {
    if (filter === 'flag') return [{ [key]: 'true' }]
    if (filter === 'many' && choices) return [{ [key]: Object.keys(choices).join(',') }]
    if (filter === 'many') return [{ [key]: buyer.supplierId }]
    if (filter === 'range')
      return [
        { [`${key}From`]: kind === 'day' ? '2026-11-01' : '1', [`${key}To`]: kind === 'day' ? '2026-12-01' : '999999' },
      ]
    return []
  })
  return [...sorts, ...filters, ...views.map((view) => ({ view })), { q: 'sinar' }, { q: '2611' }]
}

test.each([
  ['orders', order.listPurchases, purchaseColumns, purchaseViews],
  ['requests', request.listRequests, requestColumns, requestViews],
  ['receipts', receipt.listReceipts, receiptColumns, []],
  ['bills', bill.listBills, billColumns, []],
  ['payments', payment.listSupplierPayments, supplierPaymentColumns, []],
  ['returns', returns.listPurchaseReturns, purchaseReturnColumns, []],
] as const)(
  'the list of %s answers every sort, filter and view, page after page',
  async (_name, list, columns, views) => {
    const all = await buyer.do(list, {} as never)
    expect(all.count).toBe(3)
    for (const asked of waysOf(columns, views)) {
      const answer = await buyer.do(list, asked as never)
      expect(answer.count, JSON.stringify(asked)).toBeLessThanOrEqual(3)
      if ('sort' in asked)
        expect(answer.rows.map((row) => row.id).toSorted()).toEqual(all.rows.map((row) => row.id).toSorted())
    }
  },
)

test('rows are told in the words of the badge', async () => {
  const [one] = (await buyer.do(order.listPurchases, { sort: '-total', status: 'partly-received' } as never)).rows
  expect(one).toMatchObject({
    status: 'partly-received',
    bill: 'partial',
    linesToReceive: 1,
    isCash: false,
    total: '33300',
  })
  const late = await buyer.do(request.listRequests, { status: 'pending,draft' } as never)
  expect(late.rows.map((row) => row.status).toSorted()).toEqual(['draft', 'pending', 'pending'])
  const rejected = await buyer.do(receipt.listReceipts, { hasRejects: 'true' } as never)
  expect(rejected.rows[0]).toMatchObject({ hasRejects: true })
})

test('orders are found by what is in them, and tell what was paid', async () => {
  const { rows } = await db.pool.query('select item_id from purchase_order_line limit 1')
  const { count, rows: found } = await buyer.do(order.listPurchases, { item: rows[0].item_id, sort: '-total' } as never)
  expect([count, found[0]]).toMatchObject([3, { paid: '500', createdBy: buyer.actor.name }])
  expect((await buyer.do(order.listPurchases, { item: buyer.supplierId } as never)).count).toBe(0)
})

test('papers say in their list what they say when opened, and sums are of the whole filter', async () => {
  const bills = await buyer.do(bill.listBills, { status: 'partial' } as never)
  expect(bills).toMatchObject({ count: 3 })
  const [first] = bills.rows
  expect(await buyer.do(bill.openBill, { id: first!.id })).toMatchObject({ status: 'partial', openDue: first!.openDue })
  const paid = await buyer.do(payment.listSupplierPayments, {})
  expect(paid.totals).toMatchObject({ amount: '1500' })
  expect((await buyer.do(payment.listSupplierPayments, { hasAdvance: 'true' } as never)).count).toBe(0)
  const [back] = (await buyer.do(returns.listPurchaseReturns, { state: 'posted' } as never)).rows
  expect(await buyer.do(returns.openPurchaseReturn, { id: back!.id })).toMatchObject({ value: back!.value })
})
