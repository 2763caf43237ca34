import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '#ground/refusal.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { Desk } from '#kit/http/desk.ts'
import * as bill from './bills/contract.ts'
import { allLaws, anOffice, type Office } from './cast/office.ts'
import * as order from './orders/contract.ts'
import * as payment from './payments/contract.ts'
import * as receipt from './receipts/contract.ts'
import * as request from './requests/contract.ts'
import * as returns from './returns/contract.ts'

// Whatever three people do at once, in whatever order, and however much of it is refused: no law of the books is broken.
const runs = { numRuns: Math.min(Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 300) / 30), 60) }

let db: Database
let office: Office
let items: string[]
let suppliers: string[]

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  items = [office.cement, await office.house.item({ name: 'Pasir', unit: 'm³' }), office.labour]
  suppliers = [office.supplierId, await office.supplier({ name: 'Toko Kecil', isPkp: false })]
})

const kinds = [
  'order',
  'order',
  'ask',
  'receive',
  'receive',
  'receive',
  'draft',
  'post',
  'void-receipt',
  'bill',
  'bill',
  'void-bill',
  'pay',
  'void-pay',
  'return',
  'return',
  'void-return',
  'use',
  'amend',
  'hold',
  'resume',
  'close',
  'void-order',
] as const
type Kind = (typeof kinds)[number]

const anAct = fc.record({
  act: fc.constantFrom(...kinds),
  pick: fc.nat(1000),
  share: fc.integer({ min: 1, max: 100 }),
  flag: fc.boolean(),
})
interface Act {
  readonly act: Kind
  readonly pick: number
  readonly share: number
  readonly flag: boolean
}

const reason = 'coba'
const on = '2026-11-10'
const item = (pick: number) => items[pick % items.length] ?? ''
const part = (qty: string, share: number) => String(Math.max(Math.floor((Number(qty) * share) / 100), 1))

async function one(sql: string, pick: number): Promise<Record<string, string> | undefined> {
  const { rows } = await db.pool.query(sql)
  const row: Record<string, unknown> | undefined = rows[pick % Math.max(rows.length, 1)]
  return row && Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)]))
}

const posted = (table: string) => `select id, version from ${table} where state = 'posted' order by id`
const untouched = `select id, version from purchase_order where state = 'posted' and receiving = 'none' order by id desc`
const receivable = `select id, version from purchase_order where state = 'posted' and receiving in ('none', 'partial') order by id`

const acts: Record<Kind, (asked: Act) => Promise<unknown>> = {
  order: async ({ pick, share, flag }) =>
    office.do(order.createPurchase, {
      supplierId: suppliers[pick % 2] ?? '',
      date: '2026-11-02',
      warehouseId: flag ? office.house.main : office.house.site,
      shipTo: flag ? 'warehouse' : 'site',
      submit: true,
      priceIncludesTax: share > 70,
      discountAmount: String(share),
      lines: [
        { itemId: item(pick), qty: String(share), price: String(333 + pick) },
        { itemId: item(pick + 1), qty: '7', price: share > 90 ? '0' : '1001.5', requestLineId: await openLine(pick) },
      ],
    }),
  ask: async ({ pick, share }) => {
    const { id, version } = await office.do(request.createRequest, {
      date: '2026-11-02',
      neededBy: on,
      warehouseId: office.house.main,
      submit: true,
      lines: [{ itemId: item(pick + 1), qty: String(share) }],
    })
    return office.second.do(request.decideRequest, { id, version, decision: 'approve' })
  },
  receive: (asked) => comeIn(asked, true),
  draft: (asked) => comeIn(asked, false),
  post: async ({ pick }) =>
    onRow(receipt.postReceipt, "select id, version from goods_receipt where state = 'draft' order by id", pick),
  'void-receipt': ({ pick }) => onRow(receipt.voidReceipt, posted('goods_receipt'), pick, { reason }),
  bill: async ({ pick, share, flag }) => {
    const found = await one(
      `select l.id, l.qty_accepted, r.supplier_id, o.price from goods_receipt_line l join goods_receipt r on r.id = l.receipt_id
        join purchase_order_line o on o.id = l.order_line_id
        where r.state = 'posted' and l.billed_qty + l.returned_qty < l.qty_accepted order by l.id`,
      pick,
    )
    if (!found) return undefined
    const line = {
      receiptLineId: found['id'],
      ...(flag && { qty: part(found['qty_accepted'] ?? '1', share) }),
      ...(share > 50 && { price: String(Math.max(Number(found['price']) + share - 75, 0)) }),
    }
    return office.do(bill.createBill, {
      supplierId: found['supplier_id'] ?? '',
      supplierInvoiceNo: `F-${found['id']}-${pick}-${share}`,
      date: on,
      confirmDuplicates: true,
      lines: [line],
    } as never)
  },
  'void-bill': ({ pick }) => onRow(bill.voidBill, posted('purchase_bill'), pick, { reason }),
  pay: async ({ pick, share, flag }) => {
    const found = await one(
      `select b.id, b.supplier_id, b.open_due, (select id from cash_account where company_id = b.company_id limit 1) as cash
        from purchase_bill b where b.state = 'posted' and b.open_due > 0 order by b.id`,
      pick,
    )
    if (!found) return undefined
    const amount = flag ? (found['open_due'] ?? '0') : part(found['open_due'] ?? '1', share)
    return office.do(payment.paySupplier, {
      supplierId: found['supplier_id'],
      cashAccountId: found['cash'],
      date: on,
      method: 'tunai',
      amount: String(BigInt(amount) + (share > 80 ? 500n : 0n)),
      allocations: [{ billId: found['id'], amount }],
    } as never)
  },
  'void-pay': ({ pick }) => onRow(payment.voidSupplierPayment, posted('purchase_payment'), pick, { reason }),
  return: async ({ pick, share, flag }) => {
    const found = await one(
      `select l.id, l.qty_accepted from goods_receipt_line l join goods_receipt r on r.id = l.receipt_id
        where r.state = 'posted' and l.returned_qty < l.qty_accepted order by l.id`,
      pick,
    )
    if (!found) return undefined
    const lines = [{ receiptLineId: found['id'] ?? '', qty: part(found['qty_accepted'] ?? '1', share) }]
    return office.do(returns.createPurchaseReturn, { date: on, reason, wantsReplacement: flag, lines })
  },
  'void-return': ({ pick }) => onRow(returns.voidPurchaseReturn, posted('purchase_return'), pick, { reason }),
  use: async ({ pick, share }) => {
    // Little enough that the shelf often has it: an act that is always refused would be missing in a short walk.
    await office.used(item(pick), String((share % 9) + 1))
    return true
  },
  amend: async ({ pick, share }) => {
    const found = await one(posted('purchase_order'), pick)
    if (!found) return undefined
    const it = await office.do(order.openPurchase, { id: found['id'] ?? '' })
    const lines = it.lines.map(({ id, itemId, qty, unit, price, taxCode, requestLineId }, at) => ({
      id,
      itemId,
      unit,
      price,
      taxCode,
      requestLineId,
      qty: at === 0 ? String(Math.max(Number(qty) + share - 30, 1)) : qty,
    }))
    const { supplierId, date, warehouseId, shipTo, version } = it
    return office.do(order.amendPurchase, { id: it.id, version, supplierId, date, warehouseId, shipTo, lines, reason })
  },
  hold: ({ pick }) => onRow(order.holdPurchase, posted('purchase_order'), pick, { reason }),
  resume: ({ pick }) =>
    onRow(order.resumePurchase, 'select id, version from purchase_order where is_held order by id', pick),
  close: async ({ pick, share }) => (share > 40 ? onRow(order.closePurchase, receivable, pick, { reason }) : undefined),
  // Mostly an order nothing has come in for: one with goods is refused, and in a short walk nearly all soon have some.
  'void-order': ({ pick, share }) =>
    onRow(order.voidPurchase, share > 30 ? untouched : posted('purchase_order'), pick, { reason }),
}

async function comeIn({ pick, share, flag }: Act, post: boolean): Promise<unknown> {
  const found = await one(receivable, pick)
  if (!found) return undefined
  const { lines } = await office.do(order.openPurchase, { id: found['id'] ?? '' })
  const coming = lines.filter((line) => line.toReceive !== '0')
  if (coming.length === 0) return undefined
  return office.do(receipt.createReceipt, {
    id: found['id'] ?? '',
    date: on,
    post,
    lines: coming.map((line) => ({
      orderLineId: line.id,
      qtyReceived: flag ? line.toReceive : part(line.toReceive, share),
      ...(share > 85 && { qtyRejected: '1', rejectReason: 'Rusak' }),
    })),
  })
}

async function openLine(pick: number): Promise<string | null> {
  const sql = `select l.id from purchase_request_line l join purchase_request r on r.id = l.request_id where r.state = 'posted' order by l.id`
  return pick % 3 === 0 ? ((await one(sql, pick))?.['id'] ?? null) : null
}

async function onRow(
  endpoint: Parameters<Desk['do']>[0],
  sql: string,
  pick: number,
  more: object = {},
): Promise<unknown> {
  const found = await one(sql, pick)
  return found && office.do(endpoint, { id: found['id'], version: Number(found['version']), ...more })
}

test('any sequence of acts by three people at once leaves the books whole', { timeout: 600_000 }, async () => {
  const done = new Map<Kind, number>()
  const tried = async (asked: Act) => {
    try {
      if (await acts[asked.act](asked)) done.set(asked.act, (done.get(asked.act) ?? 0) + 1)
    } catch (error) {
      // What somebody else took back in the same moment is not there any more: a 404 is an answer too.
      if (!(error instanceof Refusal || error instanceof NotFound)) throw error
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 30, maxLength: 60 }), async (sequence) => {
      for (let at = 0; at < sequence.length; at += 3) await Promise.all(sequence.slice(at, at + 3).map(tried))
      await allLaws(db)
    }),
    { ...runs, endOnFailure: true },
  )
  // Nearly every kind of act got through, else the walk says nothing about it; people at once leave a rare one out now and then.
  const missing = [...new Set(kinds)].filter((kind) => !done.has(kind))
  if (runs.numRuns >= 10) expect(missing.length, missing.join(', ')).toBeLessThan(3)
})
