import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { summed } from '#kit/db/summed.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import { visibleRequests } from '../visible.ts'
import type { PurchaseRequestLineRow, PurchaseRequestRow } from './tables.ts'

export type PurchaseRequest = Selectable<PurchaseRequestRow>
export type RequestLine = Selectable<PurchaseRequestLineRow>
export type RequestToInsert = Insertable<PurchaseRequestRow>
export type RequestLineToInsert = Insertable<PurchaseRequestLineRow>

/** Takes the request for this transaction; an order it concerns is locked before it. */
export async function lockRequest(tx: Tx, actor: Actor, id: string): Promise<PurchaseRequest> {
  const row = await own(tx)
    .selectFrom('purchase_request')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .where(visibleRequests(actor))
    .forUpdate()
    .executeTakeFirst()
  return found(row)
}

export async function readRequest(tx: Tx, actor: Actor, id: string): Promise<PurchaseRequest> {
  const row = await own(tx)
    .selectFrom('purchase_request')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .where(visibleRequests(actor))
    .executeTakeFirst()
  return found(row)
}

export async function requestLinesOf(tx: Tx, requestId: string): Promise<RequestLine[]> {
  return own(tx)
    .selectFrom('purchase_request_line')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute()
}

/** Lines of any requests, with their requests held in one order for everybody. */
export async function holdRequestsOfLines(tx: Tx, actor: Actor, lineIds: readonly string[]): Promise<RequestLine[]> {
  if (lineIds.length === 0) return []
  const lines = await own(tx)
    .selectFrom('purchase_request_line')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...new Set(lineIds)])
    .execute()
  const ids = [...new Set(lines.map((line) => line.request_id))]
  if (ids.length === 0) return []
  await own(tx)
    .selectFrom('purchase_request')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return own(tx)
    .selectFrom('purchase_request_line')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...new Set(lineIds)])
    .execute()
}

export async function insertRequest(
  tx: Tx,
  row: RequestToInsert,
  lines: readonly RequestLineToInsert[],
): Promise<PurchaseRequest> {
  const request = await own(tx).insertInto('purchase_request').values(row).returningAll().executeTakeFirstOrThrow()
  await insertRequestLines(tx, lines)
  return request
}

/** A draft's lines have nothing hanging on them: they are written anew. */
export async function replaceRequestLines(
  tx: Tx,
  requestId: string,
  lines: readonly RequestLineToInsert[],
): Promise<void> {
  await own(tx).deleteFrom('purchase_request_line').where('request_id', '=', requestId).execute()
  await insertRequestLines(tx, lines)
}

async function insertRequestLines(tx: Tx, lines: readonly RequestLineToInsert[]): Promise<void> {
  await own(tx)
    .insertInto('purchase_request_line')
    .values([...lines])
    .execute()
}

/** Changes a request as a person's act: its version rises. */
export async function changeRequest(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<PurchaseRequestRow>,
): Promise<PurchaseRequest> {
  return own(tx)
    .updateTable('purchase_request')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeRequest(tx: Tx, actor: Actor, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'purchase_request', { companyId: actor.companyId, id })
}

/** Adds to what was ordered or received of request lines (in the line's unit), and brings their requests up to date. */
export async function countRequestLines(
  tx: Tx,
  column: 'ordered_qty' | 'received_qty',
  lines: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    with counted as (
      update purchase_request_line l set ${sql.ref(column)} = greatest(l.${sql.ref(column)} + c.qty, 0)
      from ${summed(lines)} c
      where l.id = c.id
      returning l.*
    ), standing as (
      select request_id,
        case when bool_and(ordered_qty >= qty) then 'full' when bool_or(ordered_qty > 0) then 'partial' else 'none' end as ordering,
        case when bool_and(received_qty >= qty) then 'full' when bool_or(received_qty > 0) then 'partial' else 'none' end as receiving
      from (
        select request_id, qty, ordered_qty, received_qty from counted
        union all
        select l.request_id, l.qty, l.ordered_qty, l.received_qty from purchase_request_line l
        where l.request_id in (select request_id from counted) and l.id not in (select id from counted)
      ) line group by request_id
    )
    update purchase_request r set ordering = s.ordering, receiving = s.receiving from standing s where s.request_id = r.id
  `.execute(own(tx))
}

/** The requests that lines belong to, each line with the state of its request. */
export async function requestsOfLines(tx: Tx, actor: Actor, lineIds: readonly string[]) {
  return own(tx)
    .selectFrom('purchase_request_line')
    .innerJoin('purchase_request', 'purchase_request.id', 'purchase_request_line.request_id')
    .select(['purchase_request_line.id as line_id', 'purchase_request.id', 'purchase_request.number'])
    .select(['purchase_request.state', 'purchase_request.closed_at'])
    .where('purchase_request_line.company_id', '=', actor.companyId)
    .where('purchase_request_line.id', 'in', [...new Set(lineIds)])
    .where(visibleRequests(actor))
    .execute()
}
