import { sql, type RawBuilder } from 'kysely'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { mayApprove } from '#kit/posting/approval.ts'
import type { Approvable } from '#kit/posting/decisions.ts'
import { visibleBills } from '#modules/purchasing/bills/visible.ts'
import { visiblePurchases, visibleRequests } from '#modules/purchasing/visible.ts'
import { visibleOrders } from '#modules/sales/orders/visible.ts'

/** A paper that waits for somebody's yes. */
export interface Waiting {
  readonly id: string
  readonly doc: Approvable
  readonly label: string
  readonly name: string
  readonly amount: bigint
  readonly submittedBy: string | null
  readonly submittedAt: string | null
  /** The page on which it is decided. */
  readonly page: string
}

/** How many of each kind are looked at: some of them are another's to decide. */
const LOOKED_AT = 10

/** The papers that wait for this very person: of a kind they may approve, up to their amount, not handed in by themselves. */
export async function waitingFor(tx: Tx, actor: Actor): Promise<Waiting[]> {
  const kinds = [
    ...(actor.can('approve order') ? [orders(actor), invoices(actor), writeOffs(actor)] : []),
    ...(actor.can('approve pembelian-barang') ? [purchases(actor), requests(actor), bills(actor)] : []),
  ]
  if (kinds.length === 0) return []
  const { rows } = await sql<Waiting>`${sql.join(kinds, sql` union all `)}`.execute(tables(tx))
  const theirs = await Promise.all(rows.map((row) => isTheirs(tx, actor, row)))
  return rows.filter((_row, at) => theirs[at])
}

function isTheirs(tx: Tx, actor: Actor, { id, amount, ...waiting }: Waiting): Promise<boolean> {
  return mayApprove(tx, actor, { ...waiting, amount: money(amount), documentId: id })
}

/** People who registered themselves and wait for a role. */
export async function waitingPeople(tx: Tx): Promise<{ id: string; name: string; email: string }[]> {
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    select id, name, email from app_user where status = 'pending' order by created_at, id limit ${LOOKED_AT}
  `.execute(tables(tx))
  return rows
}

interface Kind {
  readonly doc: Approvable
  readonly name: string
  readonly amount: string
  readonly when: RawBuilder<unknown>
  readonly page: RawBuilder<unknown>
  /** Its number, or that of its draft, unless said otherwise. */
  readonly label?: RawBuilder<unknown>
  /** The column that says when it was handed in. */
  readonly since?: string
}

function kind(actor: Actor, table: string, waiting: Kind): RawBuilder<unknown> {
  const { doc, name, amount, when, page, since = 'submitted_at' } = waiting
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const label = waiting.label ?? sql`coalesce(${of('number')}, 'DRAFT-' || upper(right(${of('id')}::text, 6)))`
  return sql`(
    select ${of('id')}, ${doc} as doc, ${label} as label, ${of(name)} as name, ${of(amount)} as amount,
      ${of('submitted_by')} as "submittedBy", ${of(since)} as "submittedAt", ${page} as page
    from ${sql.table(table)} where ${of('company_id')} = ${actor.companyId} and ${when}
    order by ${of(since)}, ${of('id')} limit ${LOOKED_AT}
  )`
}

function orders(actor: Actor) {
  return kind(actor, 'sales_order', {
    doc: 'sales-order',
    name: 'customer_name',
    amount: 'total',
    when: sql`sales_order.stage = 'pending_approval' and ${visibleOrders(actor)}`,
    page: sql`'/order/detail/' || sales_order.id`,
  })
}

function invoices(actor: Actor) {
  return kind(actor, 'sales_invoice', {
    doc: 'sales-invoice',
    name: 'customer_name',
    amount: 'total',
    when: sql`sales_invoice.state = 'pending_approval' and exists (
      select from sales_order where sales_order.id = sales_invoice.order_id and ${visibleOrders(actor)})`,
    page: sql`'/order/invoice/' || sales_invoice.order_id || '?dokumen=' || sales_invoice.id`,
  })
}

function writeOffs(actor: Actor) {
  return kind(actor, 'sales_write_off', {
    doc: 'sales-write-off',
    label: sql`'Penghapusan ' || (select i.number from sales_invoice i where i.id = sales_write_off.invoice_id)`,
    name: 'customer_name',
    amount: 'amount',
    since: 'created_at',
    when: sql`sales_write_off.state = 'pending_approval' and exists (
      select from sales_order where sales_order.id = sales_write_off.order_id and ${visibleOrders(actor)})`,
    page: sql`'/order/invoice/' || sales_write_off.order_id || '?dokumen=' || sales_write_off.invoice_id`,
  })
}

function purchases(actor: Actor) {
  return kind(actor, 'purchase_order', {
    doc: 'purchase-order',
    name: 'supplier_name',
    amount: 'total',
    when: sql`(purchase_order.state = 'pending_approval' or purchase_order.amendment is not null)
      and ${visiblePurchases(actor)}`,
    page: sql`'/pembelian-barang/detail/' || purchase_order.id`,
  })
}

function requests(actor: Actor) {
  return kind(actor, 'purchase_request', {
    doc: 'purchase-request',
    name: 'requester_name',
    amount: 'estimate',
    when: sql`purchase_request.stage = 'pending' and ${visibleRequests(actor)}`,
    page: sql`'/pembelian-barang/detail/' || purchase_request.id`,
  })
}

function bills(actor: Actor) {
  return kind(actor, 'purchase_bill', {
    doc: 'purchase-bill',
    name: 'supplier_name',
    amount: 'total',
    when: sql`purchase_bill.status = 'pending' and ${visibleBills(actor)}`,
    page: sql`coalesce('/pembelian-barang/detail/' || (
      select l.order_id from purchase_bill_line l where l.bill_id = purchase_bill.id and l.order_id is not null limit 1
    ) || '?bagian=tagihan', '/supplier/detail/' || purchase_bill.supplier_id || '?bagian=hutang')`,
  })
}
