import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { money, sum, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import type { GivenBack } from './rules.ts'
import type { SalesCreditNoteLineRow, SalesCreditNoteRow, SalesReturnLineRow, SalesReturnRow } from './tables.ts'

export type Return = Selectable<SalesReturnRow>
export type ReturnLine = Selectable<SalesReturnLineRow>
export type CreditNote = Selectable<SalesCreditNoteRow>
export type CreditNoteLine = Selectable<SalesCreditNoteLineRow>

export async function insertReturn(
  tx: Tx,
  row: Insertable<SalesReturnRow>,
  lines: readonly Insertable<SalesReturnLineRow>[],
): Promise<void> {
  await own(tx).insertInto('sales_return').values(row).execute()
  await own(tx)
    .insertInto('sales_return_line')
    .values([...lines])
    .execute()
}

/** Reads which order and delivery a return belongs to, before anything is locked. */
export async function readReturn(tx: Tx, companyId: string, id: string): Promise<Return> {
  return found(
    await own(tx)
      .selectFrom('sales_return')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

export async function returnLinesOf(tx: Tx, returnId: string): Promise<(ReturnLine & { order_line_id: string })[]> {
  return own(tx)
    .selectFrom('sales_return_line')
    .innerJoin('sales_delivery_line', 'sales_delivery_line.id', 'sales_return_line.delivery_line_id')
    .selectAll('sales_return_line')
    .select('sales_delivery_line.order_line_id')
    .where('return_id', '=', returnId)
    .orderBy('sales_return_line.position')
    .execute()
}

export async function changeReturn(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<SalesReturnRow>,
): Promise<Return> {
  return own(tx)
    .updateTable('sales_return')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertCreditNote(
  tx: Tx,
  row: Insertable<SalesCreditNoteRow>,
  lines: readonly Insertable<SalesCreditNoteLineRow>[],
): Promise<void> {
  await own(tx).insertInto('sales_credit_note').values(row).execute()
  if (lines.length > 0)
    await own(tx)
      .insertInto('sales_credit_note_line')
      .values([...lines])
      .execute()
}

/** What notes that stand took back of an invoice: in all, and by its lines. */
export async function givenBackOf(tx: Tx, invoiceId: string): Promise<GivenBack & { readonly lines: GivenLines }> {
  const notes = await creditNotesOf(tx, { invoiceId })
  const { rows } = await sql<{ id: string; amount: bigint; net: bigint }>`
    select l.invoice_line_id as id, sum(l.amount)::bigint as amount, sum(l.net)::bigint as net
    from sales_credit_note n join sales_credit_note_line l on l.credit_note_id = n.id
    where n.invoice_id = ${invoiceId} and n.state = 'posted' group by 1
  `.execute(own(tx))
  return {
    grossNet: sum(notes.map((note) => note.gross_net)),
    downPayment: sum(notes.map((note) => note.down_payment_restored)),
    retention: sum(notes.map((note) => note.retention_reduced)),
    taxes: notes.flatMap((note) => note.taxes),
    lines: new Map(rows.map(({ id, amount, net }) => [id, { amount: money(amount), net: money(net) }])),
  }
}

/** By the line of an invoice. */
export type GivenLines = ReadonlyMap<string, { readonly amount: Money; readonly net: Money }>

export async function readCreditNote(tx: Tx, companyId: string, id: string): Promise<CreditNote> {
  return found(await creditNoteById(tx, companyId, id).executeTakeFirst())
}

export async function lockCreditNote(tx: Tx, companyId: string, id: string): Promise<CreditNote> {
  return found(await creditNoteById(tx, companyId, id).forUpdate().executeTakeFirst())
}

function creditNoteById(tx: Tx, companyId: string, id: string) {
  return own(tx).selectFrom('sales_credit_note').selectAll().where('company_id', '=', companyId).where('id', '=', id)
}

export async function creditNoteLinesOf(
  tx: Tx,
  id: string,
): Promise<(CreditNoteLine & { order_line_id: string | null })[]> {
  return own(tx)
    .selectFrom('sales_credit_note_line')
    .innerJoin('sales_invoice_line', 'sales_invoice_line.id', 'sales_credit_note_line.invoice_line_id')
    .selectAll('sales_credit_note_line')
    .select('sales_invoice_line.order_line_id')
    .where('credit_note_id', '=', id)
    .orderBy('sales_credit_note_line.position')
    .execute()
}

export async function changeCreditNote(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<SalesCreditNoteRow>,
): Promise<CreditNote> {
  return own(tx)
    .updateTable('sales_credit_note')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Posted credit notes of a return, or of an invoice. */
export async function creditNotesOf(tx: Tx, of: { returnId: string } | { invoiceId: string }): Promise<CreditNote[]> {
  const which = 'returnId' in of ? (['return_id', of.returnId] as const) : (['invoice_id', of.invoiceId] as const)
  return own(tx)
    .selectFrom('sales_credit_note')
    .selectAll()
    .where(which[0], '=', which[1])
    .where('state', '=', 'posted')
    .orderBy('id')
    .execute()
}

/** Where lines of an order were billed and not yet credited, newest invoice first. */
export async function billedOf(
  tx: Tx,
  orderLineIds: readonly string[],
): Promise<{ invoice_id: string; invoice_line_id: string; order_line_id: string; open: string }[]> {
  const { rows } = await sql<{ invoice_id: string; invoice_line_id: string; order_line_id: string; open: string }>`
    select i.id as invoice_id, l.id as invoice_line_id, l.order_line_id, trim_scale(l.qty - l.credited_qty)::text as open
    from sales_invoice_line l join sales_invoice i on i.id = l.invoice_id
    where l.order_line_id = any (${[...orderLineIds]}::uuid[]) and i.state = 'posted' and l.qty > l.credited_qty
    order by i.invoice_date desc, i.id desc
  `.execute(own(tx))
  return rows
}
