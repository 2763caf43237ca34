import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Short, ShortRow, Whose } from '#kit/list/short-door.ts'
import { orderSource } from './orders/list.ts'
import { visibleOrders } from './orders/visible.ts'

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
      to: invoicePage,
    }),
    ...(actor.can('view pelanggan') ? [payments(actor)] : []),
    paper(actor, { title: 'Retur penjualan', table: 'sales_return', day: 'return_date', to: deliveriesOf }),
    paper(actor, { title: 'Nota kredit', table: 'sales_credit_note', day: 'note_date', amount: 'total', to: billsOf }),
  ]
}

const deliveryPage = (row: ShortRow) => `/order/surat-jalan/${row['order']}?dokumen=${row.id}`
const invoicePage = (row: ShortRow) => `/order/invoice/${row['order']}?dokumen=${row.id}`
const deliveriesOf = (row: ShortRow) => `/order/detail/${row['order']}?bagian=pengiriman`
const billsOf = (row: ShortRow) => `/order/detail/${row['order']}?bagian=tagihan`

const label = (table: string) =>
  sql`coalesce(${sql.ref(`${table}.number`)}, 'DRAFT-' || upper(right(${sql.ref(`${table}.id`)}::text, 6)))`

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
  readonly to: (row: ShortRow) => string
}

// A paper of an order is seen by who sees the order.
function paper(actor: Actor, { title, table, day, amount, hasWords, to }: Paper): Short {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return {
    title,
    source: {
      from: sql`${sql.table(table)} join sales_order on sales_order.id = ${of('order_id')}`,
      where: sql`${of('company_id')} = ${actor.companyId} and ${visibleOrders(actor)}`,
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

// A payment belongs to no one order: who sees only some orders finds it at the customer.
function payments(actor: Actor): Short {
  const { ownOnly, warehouses, projects } = actor.scope
  const isNarrowed = ownOnly || warehouses !== 'all' || projects !== 'all'
  return {
    title: 'Pembayaran',
    source: {
      from: sql`sales_payment`,
      where: sql`sales_payment.company_id = ${actor.companyId} and ${!isNarrowed}`,
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
      customer: sql.ref('sales_payment.customer_id'),
    },
    hit: (row) => ({ ...read(row), to: `/pelanggan/transaksi/detail/${row['customer']}` }),
  }
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
