import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { papersOf } from '#kit/files/of-owner.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { readRequest } from '../requests/store.ts'
import { own } from '../store.ts'
import type { PurchaseQuoteLineRow, PurchaseQuoteRow } from './tables.ts'

/** A quote, the order that was made of it unless that is void, and how many papers it has. */
export type Quote = Selectable<PurchaseQuoteRow> & {
  readonly standing_order_id: string | null
  readonly file_count: number
}
export type QuoteLine = Selectable<PurchaseQuoteLineRow>
export type QuoteLineToInsert = Insertable<PurchaseQuoteLineRow>

/** Which request a quote belongs to: the request is locked first, then the quote. */
export async function requestOfQuote(tx: Tx, actor: Actor, id: string): Promise<string> {
  const row = await own(tx)
    .selectFrom('purchase_quote')
    .select('request_id')
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .executeTakeFirst()
  return found(row).request_id
}

/** A quote of a request that this person may see. */
export async function readQuote(tx: Tx, actor: Actor, id: string): Promise<Selectable<PurchaseQuoteRow>> {
  const row = await own(tx)
    .selectFrom('purchase_quote')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .executeTakeFirst()
  const quote = found(row)
  await readRequest(tx, actor, quote.request_id)
  return quote
}

export async function quotesOf(tx: Tx, actor: Actor, requestId: string): Promise<Quote[]> {
  return own(tx)
    .selectFrom('purchase_quote as quote')
    .leftJoin('purchase_order as made', (join) =>
      join.onRef('made.id', '=', 'quote.order_id').on('made.state', '<>', 'void'),
    )
    .selectAll('quote')
    .select(['made.id as standing_order_id', papersOf('penawaran', sql.ref('quote.id')).as('file_count')])
    .where('quote.company_id', '=', actor.companyId)
    .where('quote.request_id', '=', requestId)
    .orderBy('quote.id')
    .limit(20)
    .execute()
}

/** Which lines of a request stand in these orders. */
export async function requestLinesIn(
  tx: Tx,
  actor: Actor,
  orderIds: readonly string[],
): Promise<{ readonly order_id: string; readonly request_line_id: string | null }[]> {
  if (orderIds.length === 0) return []
  return own(tx)
    .selectFrom('purchase_order_line')
    .select(['order_id', 'request_line_id'])
    .where('company_id', '=', actor.companyId)
    .where('order_id', 'in', [...orderIds])
    .where('request_line_id', 'is not', null)
    .execute()
}

export async function quoteLinesOf(tx: Tx, actor: Actor, quoteIds: readonly string[]): Promise<QuoteLine[]> {
  if (quoteIds.length === 0) return []
  return own(tx)
    .selectFrom('purchase_quote_line')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('quote_id', 'in', [...quoteIds])
    .orderBy('position')
    .execute()
}

export async function insertQuote(
  tx: Tx,
  row: Insertable<PurchaseQuoteRow>,
  lines: readonly QuoteLineToInsert[],
): Promise<void> {
  await own(tx).insertInto('purchase_quote').values(row).execute()
  await insertLines(tx, lines)
}

export async function replaceQuoteLines(tx: Tx, quoteId: string, lines: readonly QuoteLineToInsert[]): Promise<void> {
  await own(tx).deleteFrom('purchase_quote_line').where('quote_id', '=', quoteId).execute()
  await insertLines(tx, lines)
}

async function insertLines(tx: Tx, lines: readonly QuoteLineToInsert[]): Promise<void> {
  await own(tx)
    .insertInto('purchase_quote_line')
    .values([...lines])
    .execute()
}

export async function changeQuote(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<PurchaseQuoteRow>,
): Promise<Selectable<PurchaseQuoteRow>> {
  return own(tx)
    .updateTable('purchase_quote')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeQuote(tx: Tx, actor: Actor, id: string): Promise<void> {
  await own(tx).deleteFrom('purchase_quote').where('company_id', '=', actor.companyId).where('id', '=', id).execute()
}
