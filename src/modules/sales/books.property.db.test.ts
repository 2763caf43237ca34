import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '#ground/refusal.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { part, pickers, type Act } from './cast/random-acts.ts'
import { allLaws, aShop, type Shop } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as orderAct from './orders/act-contract.ts'
import * as order from './orders/contract.ts'
import { openSalesSettings, saveSalesSettings } from './orders/settings-contract.ts'
import * as payment from './payments/contract.ts'
import { refundActs } from './refunds/cast.ts'
import * as returns from './returns/contract.ts'

// Whatever people do, in whatever order, and however much of it is refused: no law of the books is broken.
// Some forty acts a run, each a transaction: more than sixty runs would hold up everybody else's tests.
const runs = { numRuns: Math.min(Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 300) / 30), 60) }

let db: Database
let shop: Shop
let items: string[]
let customers: string[]

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  items = [
    await shop.goods({ name: 'Semen', qty: '70', value: 4_199_999n }),
    await shop.goods({ name: 'Pasir', qty: '3301', value: 100_000_003n }),
    await shop.service('Pasang'),
  ]
  customers = [shop.customerId, await shop.customer({ name: 'CV Dua', creditLimit: '5000000' })]
})

const anAct = fc.record({
  act: fc.constantFrom(
    'order',
    'order',
    'deliver',
    'deliver',
    'draft-sj',
    'send',
    'receive',
    'void-sj',
    'return',
    'void-return',
    'invoice',
    'invoice',
    'down',
    'retention',
    'void-invoice',
    'pay',
    'pay',
    'pay-part',
    'advance',
    'use',
    'void-pay',
    'credit',
    'void-credit',
    'use-credit',
    'refund',
    'void-refund',
    'close',
    'void-order',
    'hold',
    'resume',
    'settings',
  ),
  pick: fc.nat(1000),
  share: fc.integer({ min: 1, max: 100 }),
  flag: fc.boolean(),
})

const { one, onRow } = pickers(() => ({ db, shop }))
const reason = 'coba'
const twoTaxes = [
  { kind: 'pph23' as const, rate: '2' },
  { kind: 'pph22' as const, rate: '1.5' },
]
const on = '2026-11-10'

const acts: Record<string, (asked: Act) => Promise<unknown>> = {
  ...refundActs(() => ({ db, shop }), on),
  order: ({ pick, share, flag }) =>
    shop.do(order.createOrder, {
      customerId: customers[pick % 2]!,
      date: '2026-11-03',
      confirm: true,
      priceIncludesTax: flag,
      shippingFee: pick % 3 ? '0' : '12345',
      discountPercent: pick % 4 ? null : '2.5',
      retentionPercent: pick % 5 ? null : '5',
      downPaymentPercent: '30',
      withholding: flag ? twoTaxes.slice(0, (pick % 2) + 1) : [],
      lines: [
        { itemId: items[pick % 3]!, qty: String((share % 9) + 1), price: String(33_333 + pick * 7) },
        { itemId: items[(pick + 1) % 3]!, qty: '3', price: '99999.5', taxCode: flag ? null : 'none' },
      ],
    }),
  deliver: async ({ pick, flag }) => {
    const found = await one(`select id from sales_order where state = 'posted' order by id`, pick)
    return (
      found &&
      shop.do(delivery.createDelivery, { id: found['id']!, date: on, ...(flag && (await someLines(found['id']!))) })
    )
  },
  'draft-sj': async ({ pick }) => {
    const found = await one(`select id from sales_order where state = 'posted' order by id`, pick)
    return found && shop.do(delivery.createDelivery, { id: found['id']!, date: on, send: false })
  },
  send: ({ pick }) =>
    onRow(delivery.sendDelivery, `select id, version from sales_delivery where state = 'draft' order by id`, pick),
  receive: async ({ pick, share, flag }) => {
    const found = await one(
      `select d.id, d.version, l.id as line, trim_scale(l.qty)::text as qty from sales_delivery d join sales_delivery_line l on l.delivery_id = d.id where state = 'posted' order by d.id`,
      pick,
    )
    const lines =
      found && flag ? [{ lineId: found['line']!, qtyRejected: part(found['qty']!, share), rejectReason: 'Rusak' }] : []
    return (
      found &&
      shop.do(delivery.receiveDelivery, {
        id: found['id']!,
        version: Number(found['version']),
        receivedBy: 'Agus',
        lines,
      })
    )
  },
  'void-sj': ({ pick }) =>
    onRow(delivery.voidDelivery, `select id, version from sales_delivery where state = 'posted' order by id`, pick, {
      reason,
    }),
  return: async ({ pick, share, flag }) => {
    const found = await one(
      `select d.id, l.id as line, trim_scale(l.qty)::text as qty from sales_delivery d join sales_delivery_line l on l.delivery_id = d.id where state = 'posted' order by l.id`,
      pick,
    )
    return (
      found &&
      shop.do(returns.createReturn, {
        id: found['id']!,
        date: on,
        reason,
        settle: flag ? 'credit' : pick % 2 === 0 ? 'replace' : 'none',
        lines: [{ deliveryLineId: found['line']!, qty: part(found['qty']!, share) }],
      })
    )
  },
  'void-return': ({ pick }) =>
    onRow(returns.voidReturn, `select id, version from sales_return where state = 'posted' order by id`, pick, {
      reason,
    }),
  invoice: async ({ pick }) => {
    const found = await one(`select id from sales_order where state = 'posted' order by id`, pick)
    return found && shop.do(invoice.createInvoice, { id: found['id']!, date: on })
  },
  down: async ({ pick, share }) => {
    const found = await one(`select id from sales_order where state = 'posted' order by id`, pick)
    return (
      found &&
      shop.do(invoice.createInvoice, {
        id: found['id']!,
        date: on,
        kind: 'down_payment',
        ...(share > 50 && { percent: String(share / 4) }),
      })
    )
  },
  retention: async ({ pick }) => {
    const found = await one(`select id from sales_order where retention_held > retention_released order by id`, pick)
    return found && shop.do(invoice.createInvoice, { id: found['id']!, date: on, kind: 'retention' })
  },
  'void-invoice': ({ pick }) =>
    onRow(invoice.voidInvoice, `select id, version from sales_invoice where state = 'posted' order by id`, pick, {
      reason,
    }),
  pay: async ({ pick, flag }) => {
    const found = await one(`select id from sales_order where open_due > 0 order by id`, pick)
    return found && shop.do(payment.payOrder, { id: found['id']!, date: on, ...(!flag && { withholding: [] }) })
  },
  'pay-part': async ({ pick, share }) => {
    const found = await one(`select id from sales_order where open_due > 0 order by id`, pick)
    return found && shop.do(payment.payOrder, { id: found['id']!, date: on, amount: String(share * 10_007) })
  },
  advance: ({ pick, share }) =>
    shop.do(payment.recordPayment, { customerId: customers[pick % 2]!, date: on, amount: String(share * 9_001) }),
  use: async ({ pick, share }) => {
    const found = await one(
      `select p.id, p.version, i.id as invoice from sales_payment p join sales_invoice i using (customer_id) where unallocated > 0 and i.open_due > 0 order by p.id, i.id`,
      pick,
    )
    return (
      found &&
      shop.do(payment.allocateAdvance, {
        id: found['id']!,
        version: Number(found['version']),
        date: on,
        allocations: [{ invoiceId: found['invoice']!, amount: String(share * 101) }],
      })
    )
  },
  'void-pay': ({ pick }) =>
    onRow(payment.voidPayment, `select id, version from sales_payment where state = 'posted' order by id`, pick, {
      reason,
    }),
  credit: async ({ pick, share, flag }) => {
    const found = await one(
      `select i.id, l.id as line, trim_scale(l.qty)::text as qty from sales_invoice i join sales_invoice_line l on l.invoice_id = i.id where state = 'posted' order by l.id`,
      pick,
    )
    const lines = found && flag ? { lines: [{ invoiceLineId: found['line']!, qty: part(found['qty']!, share) }] } : {}
    return found && shop.do(returns.createCreditNote, { id: found['id']!, date: on, reason, ...lines })
  },
  'void-credit': ({ pick }) =>
    onRow(
      returns.voidCreditNote,
      `select id, version from sales_credit_note where state = 'posted' order by id`,
      pick,
      { reason },
    ),
  'use-credit': async ({ pick, share }) => {
    const found = await one(
      `select n.id, n.version, i.id as invoice from sales_credit_note n join sales_invoice i using (customer_id) where unallocated > 0 and i.open_due > 0 order by n.id, i.id`,
      pick,
    )
    return (
      found &&
      shop.do(returns.allocateCredit, {
        id: found['id']!,
        version: Number(found['version']),
        date: on,
        allocations: [{ invoiceId: found['invoice']!, amount: String(share * 11) }],
      })
    )
  },
  close: ({ pick, share }) =>
    (share < 80
      ? undefined
      : onRow(orderAct.closeOrder, `select id, version from sales_order where state = 'posted' order by id`, pick, {
          reason,
        })) as Promise<unknown>,
  'void-order': ({ pick }) =>
    onRow(orderAct.voidOrder, `select id, version from sales_order where state = 'posted' order by id`, pick, {
      reason,
    }),
  hold: ({ pick }) =>
    onRow(orderAct.holdOrder, `select id, version from sales_order where state = 'posted' order by id`, pick, {
      reason,
    }),
  resume: ({ pick }) =>
    onRow(orderAct.resumeOrder, `select id, version from sales_order where is_held order by id`, pick),
  settings: async ({ flag, share }) =>
    shop.do(saveSalesSettings, {
      version: (await shop.do(openSalesSettings, {})).version,
      billFirst: flag,
      overDeliveryPercent: '10',
      creditMode: share > 70 ? 'block' : 'warn',
      retentionTax: share > 50 ? 'at-invoice' : 'at-release',
      quotationDays: 14,
      termDays: 30,
    }),
}

async function someLines(orderId: string) {
  const { lines } = await shop.do(order.openOrder, { id: orderId })
  const open = lines.find((line) => line.toDeliver !== '0')
  return open ? { lines: [{ orderLineId: open.id, qty: '1' }] } : {}
}

test('any sequence of acts leaves the books whole', { timeout: 600_000 }, async () => {
  const done = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 30, maxLength: 60 }), async (sequence) => {
      for (const asked of sequence) {
        try {
          if (await acts[asked.act]?.(asked)) done.set(asked.act, (done.get(asked.act) ?? 0) + 1)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      }
      await allLaws(db)
    }),
    { ...runs, endOnFailure: true },
  )
  // Every kind of act got through at least sometimes, else the walk says nothing about it.
  if (runs.numRuns >= 10) expect([...done.keys()].length).toBeGreaterThan(20)
})
