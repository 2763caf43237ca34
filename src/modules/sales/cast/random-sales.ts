import * as delivery from '../deliveries/contract.ts'
import * as orderAct from '../orders/act-contract.ts'
import * as order from '../orders/contract.ts'
import { openSalesSettings, saveSalesSettings } from '../orders/settings-contract.ts'
import * as returns from '../returns/contract.ts'
import type { Database } from '#kit/db/database.ts'
import { dimsAt, twoProjects } from '#modules/projects/cast/site.ts'
import { oneOf, part, pickers, type Act, type Street } from './random-acts.ts'
import { moneyActs } from './random-money.ts'
import { aShop } from './shop.ts'

/** Opens a shop and what is sold and to whom. */
export async function aStreet(db: Database): Promise<Street> {
  const shop = await aShop(db)
  const items = [
    await shop.goods({ name: 'Semen', qty: '70', value: 4_199_999n }),
    await shop.goods({ name: 'Pasir', qty: '3301', value: 100_000_003n }),
    await shop.service('Pasang'),
  ]
  const customers = [shop.customerId, await shop.customer({ name: 'CV Dua', creditLimit: '5000000' })]
  return { db, shop, items, customers, projects: await twoProjects(db, shop.actor) }
}

/** Every kind of act; what everything else needs comes about more often. */
export const saleKinds = [
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
] as const

const reason = 'coba'
const twoTaxes = [
  { kind: 'pph23' as const, rate: '2' },
  { kind: 'pph22' as const, rate: '1.5' },
]
const on = '2026-11-10'

/** What is done at random where the walk is now; each answers with something when there was anything to do. */
export function saleActs(here: () => Street): Record<string, (asked: Act) => Promise<unknown>> {
  const { one, onRow } = pickers(here)
  return {
    ...moneyActs(here, on),
    order: ({ pick, share, flag }) =>
      here().shop.do(order.createOrder, {
        customerId: oneOf(here().customers, pick),
        date: '2026-11-03',
        confirm: true,
        priceIncludesTax: flag,
        shippingFee: pick % 3 ? '0' : '12345',
        discountPercent: pick % 4 ? null : '2.5',
        retentionPercent: pick % 5 ? null : '5',
        downPaymentPercent: '30',
        projectId: dimsAt(here().projects, share).projectId,
        withholding: flag ? twoTaxes.slice(0, (pick % 2) + 1) : [],
        lines: [
          {
            itemId: oneOf(here().items, pick),
            qty: String((share % 9) + 1),
            price: String(33_333 + pick * 7),
            ...dimsAt(here().projects, pick),
          },
          {
            itemId: oneOf(here().items, pick + 1),
            qty: '3',
            price: '99999.5',
            taxCode: flag ? null : 'none',
            ...dimsAt(here().projects, share),
          },
        ],
      }),
    deliver: async ({ pick, flag }) => {
      const found = await one(`select id from sales_order where company_id = $1 and state = 'posted' order by id`, pick)
      return (
        found &&
        here().shop.do(delivery.createDelivery, {
          id: found.id,
          date: on,
          ...(flag && (await someLines(here(), found.id))),
        })
      )
    },
    'draft-sj': async ({ pick }) => {
      const found = await one(`select id from sales_order where company_id = $1 and state = 'posted' order by id`, pick)
      return found && here().shop.do(delivery.createDelivery, { id: found.id, date: on, send: false })
    },
    send: ({ pick }) =>
      onRow(
        delivery.sendDelivery,
        `select id, version from sales_delivery where company_id = $1 and state = 'draft' order by id`,
        pick,
      ),
    receive: async ({ pick, share, flag }) => {
      const found = await one(
        `select d.id, d.version, l.id as line, trim_scale(l.qty)::text as qty from sales_delivery d join sales_delivery_line l on l.delivery_id = d.id where d.company_id = $1 and d.state = 'posted' order by d.id`,
        pick,
      )
      const lines =
        found && flag ? [{ lineId: found.line, qtyRejected: part(found.qty, share), rejectReason: 'Rusak' }] : []
      return (
        found &&
        here().shop.do(delivery.receiveDelivery, {
          id: found.id,
          version: Number(found.version),
          receivedBy: 'Agus',
          lines,
        })
      )
    },
    'void-sj': ({ pick }) =>
      onRow(
        delivery.voidDelivery,
        `select id, version from sales_delivery where company_id = $1 and state = 'posted' order by id`,
        pick,
        {
          reason,
        },
      ),
    return: async ({ pick, share, flag }) => {
      const found = await one(
        `select d.id, l.id as line, trim_scale(l.qty)::text as qty from sales_delivery d join sales_delivery_line l on l.delivery_id = d.id where d.company_id = $1 and d.state = 'posted' order by l.id`,
        pick,
      )
      return (
        found &&
        here().shop.do(returns.createReturn, {
          id: found.id,
          date: on,
          reason,
          settle: flag ? 'credit' : pick % 2 === 0 ? 'replace' : 'none',
          lines: [{ deliveryLineId: found.line, qty: part(found.qty, share) }],
        })
      )
    },
    'void-return': ({ pick }) =>
      onRow(
        returns.voidReturn,
        `select id, version from sales_return where company_id = $1 and state = 'posted' order by id`,
        pick,
        {
          reason,
        },
      ),
    close: ({ pick, share }) =>
      (share < 80
        ? undefined
        : onRow(
            orderAct.closeOrder,
            `select id, version from sales_order where company_id = $1 and state = 'posted' order by id`,
            pick,
            {
              reason,
            },
          )) as Promise<unknown>,
    'void-order': ({ pick }) =>
      onRow(
        orderAct.voidOrder,
        `select id, version from sales_order where company_id = $1 and state = 'posted' order by id`,
        pick,
        {
          reason,
        },
      ),
    hold: ({ pick }) =>
      onRow(
        orderAct.holdOrder,
        `select id, version from sales_order where company_id = $1 and state = 'posted' order by id`,
        pick,
        {
          reason,
        },
      ),
    resume: ({ pick }) =>
      onRow(
        orderAct.resumeOrder,
        `select id, version from sales_order where company_id = $1 and is_held order by id`,
        pick,
      ),
    settings: async ({ flag, share }) =>
      here().shop.do(saveSalesSettings, {
        version: (await here().shop.do(openSalesSettings, {})).version,
        billFirst: flag,
        overDeliveryPercent: '10',
        creditMode: share > 70 ? 'block' : 'warn',
        retentionTax: share > 50 ? 'at-invoice' : 'at-release',
        quotationDays: 14,
        termDays: 30,
      }),
  }
}

async function someLines({ shop }: Street, orderId: string) {
  const { lines } = await shop.do(order.openOrder, { id: orderId })
  const open = lines.find((line) => line.toDeliver !== '0')
  return open ? { lines: [{ orderLineId: open.id, qty: '1' }] } : {}
}
