import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Approvable } from '#kit/posting/decisions.ts'
import { theirsToApprove } from '#kit/posting/theirs-to-approve.ts'
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
  readonly submittedAt: string | null
  /** The page on which it is decided. */
  readonly page: string
}

/** The oldest of what waits, and how many there are. */
export interface Queue<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

/** Of each kind so many are counted and no more. */
export const COUNTED = 1000

/**
 * The papers that wait for this very person, the oldest first: of a kind they may approve, up to their amount, not
 * handed in or written by themselves. Who may decide is part of the question: others' papers take no place from theirs.
 */
export async function waitingFor(tx: Tx, actor: Actor, most: number): Promise<Queue<Waiting>> {
  const kinds = [
    ...(actor.can('approve order') ? [order, invoice, writeOff] : []),
    ...(actor.can('approve pembelian-barang') ? [purchase, request, bill] : []),
  ]
  const asked = await Promise.all(kinds.map((kind) => ofKind(tx, actor, kind(actor))))
  const theirs = asked.filter((part) => part !== undefined)
  if (theirs.length === 0) return { rows: [], count: 0 }
  const { rows } = await sql<Waiting & { count: number }>`
    select w.*, (count(*) over ())::int as count from (${sql.join(theirs, sql` union all `)}) w
    order by w."submittedAt" nulls first, w.id limit ${most}
  `.execute(tables(tx))
  return { rows, count: rows[0]?.count ?? 0 }
}

/** People who registered themselves and wait for a role. */
export async function waitingPeople(
  tx: Tx,
  most: number,
): Promise<Queue<{ id: string; name: string; email: string; at: string }>> {
  const { rows } = await sql<{ id: string; name: string; email: string; at: string; count: number }>`
    select id, name, email, created_at as at, (count(*) over ())::int as count
    from app_user where status = 'pending' order by created_at, id limit ${most}
  `.execute(tables(tx))
  return { rows, count: rows[0]?.count ?? 0 }
}

interface Kind {
  readonly doc: Approvable
  readonly table: string
  readonly name: string
  readonly amount: string | RawBuilder<unknown>
  readonly when: RawBuilder<unknown>
  readonly page: RawBuilder<unknown>
  /** Its number, or that of its draft, unless said otherwise. */
  readonly label?: RawBuilder<unknown>
  /** Whose wish it holds, where another wrote it down. */
  readonly wishedBy?: RawBuilder<unknown>
  /** The column that says when it was handed in. */
  readonly since?: string
}

async function ofKind(tx: Tx, actor: Actor, kind: Kind): Promise<RawBuilder<unknown> | undefined> {
  const { doc, table, name, when, page, since = 'submitted_at' } = kind
  const theirs = await theirsToApprove(tx, actor, doc)
  if (!theirs) return undefined
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const amount = typeof kind.amount === 'string' ? of(kind.amount) : kind.amount
  const label = kind.label ?? sql`coalesce(${of('number')}, 'Draf')`
  const row = { id: of('id'), amount, submittedBy: of('submitted_by'), submittedAt: of(since) }
  const found = {
    id: sql`p.id`,
    amount: sql`p.amount`,
    submittedBy: sql`p."submittedBy"`,
    submittedAt: sql`p."submittedAt"`,
    writtenFor: sql`p."writtenFor"`,
  }
  return sql`
    select p.id, p.doc, p.label, p.name, p.amount, p."submittedAt", p.page from (
      select ${of('id')} as id, ${doc} as doc, ${label} as label, ${of(name)} as name, ${amount} as amount,
        ${of('submitted_by')} as "submittedBy", ${of(since)} as "submittedAt", ${kind.wishedBy ?? sql`null::uuid`} as "writtenFor", ${page} as page
      from ${sql.table(table)}
      where ${of('company_id')} = ${actor.companyId} and ${when} and ${theirs.reach(row)}
      order by ${of(since)}, ${of('id')} limit ${COUNTED}
    ) p where ${theirs.free(found)}`
}

const order = (actor: Actor): Kind => ({
  table: 'sales_order',
  doc: 'sales-order',
  name: 'customer_name',
  amount: 'total',
  when: sql`sales_order.stage = 'pending_approval' and ${visibleOrders(actor)}`,
  page: sql`'/order/detail/' || sales_order.id`,
})

const invoice = (actor: Actor): Kind => ({
  table: 'sales_invoice',
  doc: 'sales-invoice',
  name: 'customer_name',
  amount: 'total',
  when: sql`sales_invoice.state = 'pending_approval' and exists (
    select from sales_order where sales_order.id = sales_invoice.order_id and ${visibleOrders(actor)})`,
  page: sql`'/order/invoice/' || sales_invoice.order_id || '?dokumen=' || sales_invoice.id`,
})

const writeOff = (actor: Actor): Kind => ({
  table: 'sales_write_off',
  doc: 'sales-write-off',
  label: sql`'Penghapusan ' || (select i.number from sales_invoice i where i.id = sales_write_off.invoice_id)`,
  name: 'customer_name',
  amount: 'amount',
  since: 'created_at',
  when: sql`sales_write_off.state = 'pending_approval' and exists (
    select from sales_order where sales_order.id = sales_write_off.order_id and ${visibleOrders(actor)})`,
  page: sql`'/order/invoice/' || sales_write_off.order_id || '?dokumen=' || sales_write_off.invoice_id`,
})

const purchase = (actor: Actor): Kind => ({
  table: 'purchase_order',
  doc: 'purchase-order',
  name: 'supplier_name',
  // A change that waits is weighed by what the order would cost with it.
  amount: sql`coalesce(purchase_order.amendment_total, purchase_order.total)`,
  when: sql`(purchase_order.state = 'pending_approval' or purchase_order.amendment is not null)
    and ${visiblePurchases(actor)}`,
  page: sql`'/pembelian-barang/detail/' || purchase_order.id`,
})

const request = (actor: Actor): Kind => ({
  table: 'purchase_request',
  doc: 'purchase-request',
  name: 'requester_name',
  amount: 'estimate',
  wishedBy: sql`nullif(purchase_request.requester_id, purchase_request.created_by)`,
  when: sql`purchase_request.stage = 'pending' and ${visibleRequests(actor)}`,
  page: sql`'/pembelian-barang/detail/' || purchase_request.id`,
})

const bill = (actor: Actor): Kind => ({
  table: 'purchase_bill',
  doc: 'purchase-bill',
  name: 'supplier_name',
  amount: 'total',
  when: sql`purchase_bill.status = 'pending' and ${visibleBills(actor)}`,
  page: sql`coalesce('/pembelian-barang/detail/' || (
    select l.order_id from purchase_bill_line l where l.bill_id = purchase_bill.id and l.order_id is not null limit 1
  ) || '?bagian=tagihan', '/supplier/detail/' || purchase_bill.supplier_id || '?bagian=hutang')`,
})
