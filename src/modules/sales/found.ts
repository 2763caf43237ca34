import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Short, ShortRow, Whose } from '#kit/list/short-door.ts'
import { orderSource } from './orders/list.ts'
import { visibleOrders } from './orders/visible.ts'
import { invoicePage, paymentPage, returnedPage } from './paper-pages.ts'

/** Orders and every paper of a sale for the search over everything. */
export function foundSales(actor: Actor): Short[] {
  if (!actor.can('view order')) return []
  return [
    orders(actor),
    paper(actor, {
      title: 'Surat jalan',
      table: 'sales_delivery',
      day: 'delivery_date',
      hasWords: 'all',
      to: deliveryPage,
    }),
    paper(actor, {
      title: 'Invoice',
      table: 'sales_invoice',
      day: 'invoice_date',
      amount: 'total',
      hasWords: 'posted',
      isOrderless: true,
      to: claimPage,
    }),
    payments(actor),
    paper(actor, { title: 'Retur penjualan', table: 'sales_return', day: 'return_date', to: takenBack }),
    paper(actor, {
      title: 'Nota kredit',
      table: 'sales_credit_note',
      day: 'note_date',
      amount: 'total',
      to: takenBack,
    }),
  ]
}

const deliveryPage = (row: ShortRow) => `/order/surat-jalan/${row['order']}?dokumen=${row.id}`
const claimPage = (row: ShortRow) => invoicePage({ id: row.id, orderId: row['order'] ?? null })
const takenBack = (row: ShortRow) => returnedPage({ id: row.id, orderId: row['order'] ?? '' })

const label = (table: string) => sql`coalesce(${sql.ref(`${table}.number`)}, 'Draf')`

function orders(actor: Actor): Short {
  return {
    title: 'Order',
    source: orderSource(actor, { size: 25 }),
    order: sql`sales_order.order_date desc, sales_order.id desc`,
    number: sql.ref('sales_order.number'),
    amount: sql.ref('sales_order.total'),
    whose: ofCustomer(actor, sql.ref('sales_order.customer_id')),
    picked: { ...told('sales_order', 'order_date'), amount: sql.ref('sales_order.total') },
    hit: (row) => ({ ...read(row), to: `/order/detail/${row.id}` }),
  }
}

function ofCustomer(actor: Actor, id: RawBuilder<unknown>, only?: RawBuilder<SqlBool>): Whose {
  const rows = sql`select id, search from customer where company_id = ${actor.companyId}`
  return { people: { name: 'customer', rows }, id, ...(only && { only }) }
}

interface Paper {
  readonly title: string
  readonly table: string
  readonly day: string
  readonly amount?: string
  /** Has words of its own beside its number, and an index by customer and day; perhaps of posted ones alone. */
  readonly hasWords?: 'all' | 'posted'
  /** Some belong to no order: what was owed before the books began, for who sees all. */
  readonly isOrderless?: boolean
  readonly to: (row: ShortRow) => string
}

// A paper of an order is seen by who sees the order.
function paper(actor: Actor, { title, table, day, amount, hasWords, isOrderless, to }: Paper): Short {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const [joined, alone] =
    isOrderless && seesAll(actor) ? [sql`left join`, sql`or ${of('order_id')} is null`] : [sql`join`, sql``]
  return {
    title,
    source: {
      from: sql`${sql.table(table)} ${joined} sales_order on sales_order.id = ${of('order_id')}`,
      where: sql`${of('company_id')} = ${actor.companyId} and (${visibleOrders(actor)} ${alone})`,
      alias: table,
      search: hasWords ? of('search') : sql`lower(coalesce(${of('number')}, ''))`,
    },
    order: sql`${of(day)} desc, ${of('id')} desc`,
    number: of('number'),
    ...(amount && { amount: of(amount) }),
    ...(hasWords && {
      whose: ofCustomer(actor, of('customer_id'), hasWords === 'posted' ? sql`${of('state')} = 'posted'` : undefined),
    }),
    picked: { ...told(table, day), order: of('order_id'), ...(amount && { amount: of(amount) }) },
    hit: (row) => ({ ...read(row), to: to(row) }),
  }
}

// A payment belongs to no one order: who sees only some orders finds theirs in the list.
function payments(actor: Actor): Short {
  return {
    title: 'Pembayaran',
    source: {
      from: sql`sales_payment`,
      where: sql`sales_payment.company_id = ${actor.companyId} and ${seesAll(actor)}`,
      alias: 'sales_payment',
      search: sql.ref('sales_payment.search'),
    },
    order: sql`sales_payment.payment_date desc, sales_payment.id desc`,
    number: sql.ref('sales_payment.number'),
    amount: sql.ref('sales_payment.amount'),
    whose: ofCustomer(actor, sql.ref('sales_payment.customer_id'), sql`sales_payment.state = 'posted'`),
    picked: {
      ...told('sales_payment', 'payment_date'),
      amount: sql.ref('sales_payment.amount'),
    },
    hit: (row) => ({ ...read(row), to: paymentPage(row.id) }),
  }
}

function seesAll({ scope: { ownOnly, warehouses, projects } }: Actor): boolean {
  return !ownOnly && warehouses === 'all' && projects === 'all'
}

function told(table: string, day: string): Record<string, RawBuilder<unknown>> {
  return { label: label(table), name: sql.ref(`${table}.customer_name`), day: sql.ref(`${table}.${day}`) }
}

function read(row: ShortRow) {
  const day = row['day'] && dayFormat(row['day'] as Day, 'short')
  return {
    title: row['label'] ?? '',
    about: [row['name'], day].filter(Boolean).join(' · '),
    amount: row['amount'] ?? null,
  }
}
