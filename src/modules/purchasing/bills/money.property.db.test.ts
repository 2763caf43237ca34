import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#ground/refusal.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { createBill, decideBill, voidBill } from './contract.ts'
import { buyForCash, voidCashPurchase } from '../cash/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createLanded } from '../landed/contract.ts'
import { closePurchase, createPurchase, voidPurchase } from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import { createReceipt, voidReceipt } from '../receipts/contract.ts'
import { createPurchaseReturn, voidPurchaseReturn } from '../returns/contract.ts'

// Bills dearer and cheaper, landed costs, notas, advances and their voids, two people at once: no law of the books is broken.
const runs = { numRuns: Math.min(Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 300) / 30), 60) }

let db: Database
let office: Office
let items: string[]
let suppliers: string[]
let papers = 0
const project = newId()

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  await db.pool.query('insert into purchase_setting (company_id, price_tolerance_percent) values ($1, 3)', [
    office.actor.companyId,
  ])
  items = [office.cement, await office.house.item({ name: 'Pasir', unit: 'm3' }), office.labour]
  suppliers = [office.supplierId, await office.supplier({ name: 'CV Dua', isPkp: false, kind: 'subkon' })]
}, 60_000)
afterAll(() => db?.close())

const kinds = [
  'order',
  'order',
  'receive',
  'receive',
  'use',
  'use',
  'move',
  'bill',
  'bill',
  'bill',
  'decide',
  'pay',
  'pay',
  'ahead',
  'advance',
  'return',
  'return',
  'landed',
  'cash',
  'void-receipt',
  'void-bill',
  'void-bill',
  'void-pay',
  'void-return',
  'void-cash',
  'void-order',
  'close',
] as const

const anAct = fc.record({
  act: fc.constantFrom(...kinds),
  pick: fc.nat(1000),
  share: fc.integer({ min: 1, max: 100 }),
  flag: fc.boolean(),
})
interface Act {
  readonly act: (typeof kinds)[number]
  readonly pick: number
  readonly share: number
  readonly flag: boolean
}

type Row = Record<string, string>

const one = async (sql: string, pick: number): Promise<Row | undefined> => {
  const { rows } = await db.pool.query(sql)
  return rows[pick % Math.max(rows.length, 1)]
}
const part = (qty: string, share: number) => String(Math.max(Math.floor((Number(qty) * share) / 100), 1))
const [on, reason] = ['2026-11-10', 'coba']
const paper = () => `F-${(papers += 1)}`

type Doing = (desk: Desk, asked: Act) => Promise<unknown>

/** An act on one row of those that are there, if there is one. */
function onRow(sql: string, then: (desk: Desk, row: Row & { version: never }, asked: Act) => Promise<unknown>): Doing {
  return async (desk, asked) => {
    const row = await one(sql, asked.pick)
    return row && then(desk, { ...row, version: Number(row['version']) as never }, asked)
  }
}

const posted = (table: string, more = '') =>
  `select id, version from ${table} where state = 'posted' ${more} order by id`
const ref = (row: Row) => ({ id: row['id'] ?? '', version: Number(row['version']) })

const acts: Record<Act['act'], Doing> = {
  order: (desk, { pick, share, flag }) =>
    desk.do(createPurchase, {
      supplierId: suppliers[pick % 2] ?? '',
      date: '2026-11-03',
      submit: true,
      priceIncludesTax: flag,
      freight: pick % 3 ? '0' : '12345',
      discountPercent: pick % 4 ? null : '2.5',
      downPaymentAmount: pick % 5 ? '0' : '1000',
      warehouseId: pick % 7 ? office.house.main : office.house.site,
      shipTo: pick % 7 ? 'warehouse' : 'site',
      lines: [
        { itemId: items[pick % 3] ?? '', qty: String((share % 9) + 1), price: String(33_333 + pick * 7) },
        { itemId: items[(pick + 1) % 3] ?? '', qty: '3.5', price: '9999.5', taxCode: flag ? null : 'none' },
      ],
    }),
  receive: onRow(
    `select o.id, l.id as line, trim_scale(l.qty - l.received_qty)::text as open from purchase_order o join purchase_order_line l on l.order_id = o.id
     where o.state = 'posted' and o.closed_at is null and l.needs_receipt and l.qty > l.received_qty order by l.id`,
    (desk, row, { share, flag }) => {
      const qty = flag ? (row['open'] ?? '1') : part(row['open'] ?? '1', share)
      const rejected = share > 80 ? { qtyRejected: '0.5', rejectReason: 'Pecah' } : {}
      const lines = [{ orderLineId: row['line'] ?? '', qtyReceived: qty, ...rejected }]
      return desk.do(createReceipt, { id: row['id'] ?? '', date: on, post: true, lines })
    },
  ),
  use: onRow(
    `select item_id as id, 1 as version, trim_scale(qty)::text as qty from stock_balance where qty >= 1 order by 1`,
    async (_desk, row, { share, flag }) => {
      await office.used(row['id'] ?? '', part(row['qty'] ?? '1', share), flag ? project : undefined)
      return true
    },
  ),
  move: onRow(
    `select item_id as id, 1 as version, trim_scale(qty)::text as qty from stock_balance where qty >= 1 order by 1`,
    async (_desk, row, { share }) => {
      await office.moved(row['id'] ?? '', part(row['qty'] ?? '1', share))
      return true
    },
  ),
  bill: onRow(
    `select l.id, r.supplier_id as supplier, trim_scale(l.qty_accepted - l.billed_qty - l.returned_qty)::text as open, ol.price::text as price
     from goods_receipt_line l join goods_receipt r on r.id = l.receipt_id join purchase_order_line ol on ol.id = l.order_line_id
     where r.state = 'posted' and l.qty_accepted > l.billed_qty + l.returned_qty order by l.id`,
    (desk, row, { share, flag, pick }) => {
      const price = share > 60 ? { price: String(Math.floor((Number(row['price']) * (share + 30)) / 100)) } : {}
      return desk.do(createBill, {
        supplierId: row['supplier'] ?? '',
        supplierInvoiceNo: paper(),
        date: on,
        confirmDuplicates: true,
        freight: pick % 4 ? '0' : '777',
        withholdingKind: flag ? 'pph23' : null,
        lines: [
          { receiptLineId: row['id'] ?? '', qty: flag ? row['open'] : part(row['open'] ?? '1', share), ...price },
        ],
      })
    },
  ),
  decide: onRow(
    `select id, version from purchase_bill where state = 'pending_approval' order by id`,
    (_desk, row, { share }) =>
      office.second.do(decideBill, { ...ref(row), decision: share > 15 ? 'approve' : 'reject', note: 'coba' }),
  ),
  pay: onRow(
    `select id, supplier_id as supplier, open_due::text as open from purchase_bill where open_due > 0 order by id`,
    (desk, row, { share, flag }) => {
      const amount = part(row['open'] ?? '1', flag ? 100 : share)
      return desk.do(payment.paySupplier, {
        supplierId: row['supplier'] ?? '',
        method: 'tunai',
        date: on,
        amount: String(Number(amount) + (share > 70 ? 5000 : 0)),
        adminFee: share > 50 ? '2500' : '0',
        allocations: [{ billId: row['id'] ?? '', amount }],
      })
    },
  ),
  ahead: onRow(posted('purchase_order'), (desk, row, { share }) =>
    desk.do(payment.payDownPayment, { id: row['id'] ?? '', method: 'tunai', date: on, amount: String(share * 100) }),
  ),
  advance: onRow(
    `select p.id, p.version, 'payment' as source, b.id as bill from purchase_payment p join purchase_bill b using (supplier_id) where unallocated > 0 and b.open_due > 0
     union all select t.id, t.version, 'return', b.id from purchase_return t join purchase_bill b using (supplier_id) where unallocated > 0 and b.open_due > 0 order by 1, 4`,
    (desk, row, { share }) =>
      desk.do(payment.allocateSupplierAdvance, {
        ...ref(row),
        source: row['source'] === 'return' ? 'return' : 'payment',
        date: on,
        allocations: [{ billId: row['bill'] ?? '', amount: String(share * 11) }],
      }),
  ),
  return: onRow(
    `select l.id, trim_scale(l.qty_accepted - l.returned_qty)::text as open from goods_receipt_line l join goods_receipt r on r.id = l.receipt_id
     where r.state = 'posted' and l.qty_accepted > l.returned_qty order by l.id`,
    (desk, row, { share, flag }) => {
      const qty = flag ? (row['open'] ?? '1') : part(row['open'] ?? '1', share)
      return desk.do(createPurchaseReturn, { date: on, reason, lines: [{ receiptLineId: row['id'] ?? '', qty }] })
    },
  ),
  landed: onRow(posted('goods_receipt'), (desk, row, { share, flag, pick }) =>
    desk.do(createLanded, {
      receiptIds: [row['id'] ?? ''],
      method: flag ? 'value' : 'quantity',
      supplierId: suppliers[pick % 2] ?? '',
      description: 'Ongkos truk',
      supplierInvoiceNo: paper(),
      date: on,
      amount: String(share * 13),
      confirmDuplicates: true,
    }),
  ),
  cash: (desk, { pick, share, flag }) =>
    desk.do(buyForCash, {
      date: on,
      confirmDuplicates: true,
      supplierId: flag ? null : (suppliers[pick % 2] ?? null),
      warehouseId: pick % 5 ? office.house.main : office.house.site,
      shipTo: pick % 5 ? 'warehouse' : 'site',
      freight: pick % 3 ? '0' : '1500',
      lines: [{ itemId: items[pick % 3] ?? '', qty: String(share / 4), amount: String(10_000 + pick) }],
    }),
  'void-receipt': onRow(posted('goods_receipt', `and billing = 'none'`), (desk, row) =>
    desk.do(voidReceipt, { ...ref(row), reason }),
  ),
  'void-bill': onRow(posted('purchase_bill'), (desk, row) => desk.do(voidBill, { ...ref(row), reason })),
  'void-pay': onRow(posted('purchase_payment'), (desk, row) =>
    desk.do(payment.voidSupplierPayment, { ...ref(row), reason }),
  ),
  'void-return': onRow(posted('purchase_return'), (desk, row) => desk.do(voidPurchaseReturn, { ...ref(row), reason })),
  'void-cash': onRow(posted('purchase_order', 'and is_cash'), (desk, row) =>
    desk.do(voidCashPurchase, { ...ref(row), reason }),
  ),
  'void-order': onRow(posted('purchase_order'), (desk, row) => desk.do(voidPurchase, { ...ref(row), reason })),
  close: onRow(posted('purchase_order'), (desk, row, { share }) =>
    share < 80 ? Promise.resolve(undefined) : desk.do(closePurchase, { ...ref(row), reason }),
  ),
}

test('any sequence of acts by two people at once leaves the books whole', { timeout: 600_000 }, async () => {
  const done = new Map<string, number>()
  const tried = async (desk: Desk, asked: Act) => {
    try {
      if (await acts[asked.act](desk, asked)) done.set(asked.act, (done.get(asked.act) ?? 0) + 1)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof NotFound)) throw error
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anAct, anAct), { minLength: 15, maxLength: 30 }), async (pairs) => {
      for (const [mine, theirs] of pairs) await Promise.all([tried(office, mine), tried(office.second, theirs)])
      await allLaws(db)
    }),
    { ...runs, endOnFailure: true },
  )
  // Every kind of act got through at least sometimes, else the walk says nothing about it.
  if (runs.numRuns >= 10) expect(done.size).toBeGreaterThan(new Set(kinds).size - 3)
})
