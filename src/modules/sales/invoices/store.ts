import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { seenInvoices } from '../orders/visible.ts'
import { summed } from '#kit/db/summed.ts'
import { own } from '../store.ts'
import type { SalesInvoiceLineRow, SalesInvoiceRow } from './tables.ts'

export type Invoice = Selectable<SalesInvoiceRow>
export type InvoiceLineRow = Selectable<SalesInvoiceLineRow>
export type InvoiceToInsert = Insertable<SalesInvoiceRow>
export type InvoiceLineToInsert = Insertable<SalesInvoiceLineRow>
export type InvoiceChange = Updateable<SalesInvoiceRow>

/** The order and the number of an invoice, if this person may see it. */
export async function seenInvoice(tx: Tx, actor: Actor, id: string): Promise<Pick<Invoice, 'order_id' | 'number'>> {
  const row = await own(tx)
    .selectFrom('sales_invoice as i')
    .select(['i.order_id', 'i.number'])
    .where('i.id', '=', id)
    .where('i.company_id', '=', actor.companyId)
    .where(seenInvoices(actor))
    .executeTakeFirst()
  return found(row)
}

/** Which order an invoice belongs to, if this person may see it; null for an opening receivable. */
export async function orderOfInvoice(tx: Tx, actor: Actor, id: string): Promise<string | null> {
  return (await seenInvoice(tx, actor, id)).order_id
}

export async function lockInvoice(tx: Tx, companyId: string, id: string): Promise<Invoice> {
  return found(
    await own(tx)
      .selectFrom('sales_invoice')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
}

/** Open invoices by id, taken for this transaction in one order for everybody. */
export async function lockInvoices(tx: Tx, companyId: string, ids: readonly string[]): Promise<Invoice[]> {
  if (ids.length === 0) return []
  return own(tx)
    .selectFrom('sales_invoice')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .where('state', '=', 'posted')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Invoices with something open that this person may see, oldest due first: of an order, or of a customer. */
export async function openInvoices(
  tx: Tx,
  actor: Actor,
  of: { orderId: string } | { customerId: string },
): Promise<Invoice[]> {
  const which = 'orderId' in of ? (['order_id', of.orderId] as const) : (['customer_id', of.customerId] as const)
  return own(tx)
    .selectFrom('sales_invoice as i')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where(which[0], '=', which[1])
    .where('state', '=', 'posted')
    .where('open_due', '>', 0n as Money)
    .where(seenInvoices(actor))
    .orderBy('due_date')
    .orderBy('id')
    .execute()
}

export async function invoiceLinesOf(tx: Tx, invoiceId: string): Promise<InvoiceLineRow[]> {
  return own(tx)
    .selectFrom('sales_invoice_line')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
}

/** The lines of several invoices. */
export async function linesOfInvoices(tx: Tx, invoiceIds: readonly string[]): Promise<InvoiceLineRow[]> {
  if (invoiceIds.length === 0) return []
  return own(tx)
    .selectFrom('sales_invoice_line')
    .selectAll()
    .where('invoice_id', 'in', [...invoiceIds])
    .orderBy('position')
    .execute()
}

export async function insertInvoice(
  tx: Tx,
  row: InvoiceToInsert,
  lines: readonly InvoiceLineToInsert[],
): Promise<{ invoice: Invoice; lines: InvoiceLineRow[] }> {
  const invoice = await own(tx).insertInto('sales_invoice').values(row).returningAll().executeTakeFirstOrThrow()
  return { invoice, lines: await insertLines(tx, lines) }
}

export async function replaceInvoiceLines(
  tx: Tx,
  invoiceId: string,
  lines: readonly InvoiceLineToInsert[],
): Promise<InvoiceLineRow[]> {
  await own(tx).deleteFrom('sales_invoice_line').where('invoice_id', '=', invoiceId).execute()
  return insertLines(tx, lines)
}

async function insertLines(tx: Tx, lines: readonly InvoiceLineToInsert[]): Promise<InvoiceLineRow[]> {
  return own(tx)
    .insertInto('sales_invoice_line')
    .values([...lines])
    .returningAll()
    .execute()
}

export async function changeInvoice(tx: Tx, actor: Actor, id: string, change: InvoiceChange): Promise<Invoice> {
  return own(tx)
    .updateTable('sales_invoice')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds to what was paid, withheld, credited or written off of invoices, which may be named more than once; below zero takes back. */
export async function countSettled(
  tx: Tx,
  rows: readonly {
    readonly id: string
    readonly paid?: Money
    readonly withheld?: Money
    readonly credited?: Money
    readonly writtenOff?: Money
    /** Of what was paid: taken off by the customer. */
    readonly deducted?: Money
  }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update sales_invoice i set paid_total = i.paid_total + c.paid, withheld_total = i.withheld_total + c.withheld,
      credited_total = i.credited_total + c.credited, written_off_total = i.written_off_total + c.written_off,
      deducted_total = i.deducted_total + c.deducted, version = i.version + 1
    from (
      select id, sum(paid)::bigint as paid, sum(withheld)::bigint as withheld, sum(credited)::bigint as credited,
        sum(written_off)::bigint as written_off, sum(deducted)::bigint as deducted
      from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.paid ?? 0n)}::bigint[],
        ${rows.map((row) => row.withheld ?? 0n)}::bigint[], ${rows.map((row) => row.credited ?? 0n)}::bigint[],
        ${rows.map((row) => row.writtenOff ?? 0n)}::bigint[], ${rows.map((row) => row.deducted ?? 0n)}::bigint[]
      ) as given (id, paid, withheld, credited, written_off, deducted) group by id
    ) c
    where i.id = c.id
  `.execute(own(tx))
}

/** Adds to what was credited of invoice lines; below zero takes back. */
export async function countCredited(
  tx: Tx,
  lines: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update sales_invoice_line l set credited_qty = l.credited_qty + c.qty from ${summed(lines)} c where l.id = c.id
  `.execute(own(tx))
}

export async function removeInvoice(tx: Tx, { companyId }: Actor, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'sales_invoice', { companyId, id })
}

/** Retention held under "PPN at release" less what was already released with PPN, credits taken into account. */
export async function untaxedRetention(tx: Tx, orderId: string): Promise<Money> {
  const { rows } = await sql<{ left: bigint }>`
    select greatest(coalesce(sum(
      case when i.kind = 'retention' then coalesce(round(i.retention_untaxed::numeric * c.net / nullif(i.gross_net, 0)), 0) - i.retention_untaxed
        when not i.retention_taxed then i.retention_amount - c.reduced else 0 end
    ), 0) + max(case when o.opening_taxed then 0 else o.opening_retention end), 0)::bigint as left
    from sales_order o left join sales_invoice i on i.company_id = o.company_id and i.order_id = o.id and i.state = 'posted' cross join lateral (
      select coalesce(sum(n.gross_net), 0) as net, coalesce(sum(n.retention_reduced), 0) as reduced
      from sales_credit_note n where n.invoice_id = i.id and n.state = 'posted'
    ) c
    where o.id = ${orderId}
  `.execute(own(tx))
  return money(rows[0]?.left ?? 0n)
}

/** Invoices of an order that ask only for the PPN of its retention: the sum itself follows at its release. */
export async function retentionTaxInvoices(tx: Tx, orderId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sales_invoice where order_id = ${orderId} and kind = 'retention' and subtotal = 0 and ppn > 0 limit 100
  `.execute(own(tx))
  return rows.map(({ id }) => id)
}

/** Whether an opening receivable of the customer stands: one of this reference ('' is of none), or any. */
export async function hasOpening(tx: Tx, companyId: string, customerId: string, reference?: string): Promise<boolean> {
  const query = own(tx)
    .selectFrom('sales_invoice')
    .select('id')
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'opening')
    .where('state', '=', 'posted')
  const named = sql<boolean>`lower(coalesce(reference, '')) = lower(${reference ?? ''})`
  return (await (reference === undefined ? query : query.where(named)).executeTakeFirst()) !== undefined
}
