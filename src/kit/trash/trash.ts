import { sql } from 'kysely'
import { day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { Job } from '#kit/jobs/job.ts'
import { madeReady, putRight } from '#kit/trash/untrashed.ts'
import { insertAgain, rowsWithChildren, type TrashedRows } from '#kit/trash/rows.ts'

/** How long what was removed can be brought back. */
export const TRASH_DAYS = 30

/** Something about to be removed. */
export interface Removed {
  /** As history calls it: 'order'. */
  readonly subject: string
  readonly table: string
  readonly id: string
  /** What people call it: 'Draf order'. */
  readonly kind: string
  /** What tells it from others, when its row does not say so itself: a recipe knows its item by id alone. */
  readonly title?: string
  /** Who may bring it back, any of them: 'create order'. */
  readonly permissions: readonly string[]
}

/** Something in the trash, as the list shows it. */
export interface TrashRow {
  readonly id: string
  readonly subject: string
  readonly kind: string
  readonly title: string
  readonly removedAt: string
  readonly removedBy: string
}

/**
 * Keeps a row and all that hangs on it before it is removed. Call it right before the delete, in the same transaction.
 * Drafts bear no number and move no book, so nothing is missing while they lie here.
 */
export async function intoTrash(tx: Tx, actor: Actor, removed: Removed): Promise<void> {
  // An import that is taken back still has its rows: what people threw away is not buried under five thousand of them.
  if (actor.via === 'import') return
  const parts = await rowsWithChildren(tx, removed.table, removed.id)
  if (parts.length === 0) return
  const json = `[${parts.map(({ table, rows }) => `{"table":${JSON.stringify(table)},"rows":${rows}}`).join(',')}]`
  await sql`
    insert into trash (id, company_id, subject, row_id, kind, title, permissions, parts, removed_by, removed_by_name)
    select ${newId()}, ${actor.companyId}, ${removed.subject}, ${removed.id}, ${removed.kind},
      coalesce(${removed.title?.slice(0, 200) ?? null}::text, ${titleOf}), ${[...removed.permissions]}::text[], kept.parts, ${actor.userId}, ${actor.name}
    from (select ${json}::jsonb as parts) kept, lateral (select kept.parts #> '{0,rows,0}' as row) first
  `.execute(tables(tx))
}

// Whatever of a row tells it from others: a draft is named as its list names it, then whom it is with, when, how much.
const titleOf = sql`left(concat_ws(' · ',
  case when row ? 'number' then coalesce(row ->> 'number', 'Draf') end,
  left(coalesce(row ->> 'name', row ->> 'customer_name', row ->> 'supplier_name', row ->> 'item_name',
    row ->> 'destination', row ->> 'requester_name', row ->> 'subject', row ->> 'memo'), 120),
  coalesce(row ->> 'code', row ->> 'document_date', row ->> 'date', row ->> 'entry_date', row ->> 'contract_date', row ->> 'order_date', row ->> 'request_date',
    row ->> 'delivery_date', row ->> 'invoice_date', row ->> 'bill_date', row ->> 'receipt_date', row ->> 'quote_date',
    left(row ->> 'created_at', 10)),
  'Rp' || replace(to_char(coalesce(row ->> 'total', row ->> 'amount')::numeric, 'FM999,999,999,999,999,990'), ',', '.')
), 200)`

/** What one may bring back, newest first. Who sees only part of a company, or none of its settings, sees only what they removed themselves. */
export async function trashOf(
  tx: Tx,
  actor: Actor,
  { search, most }: { readonly search: string | null; readonly most: number },
): Promise<TrashRow[]> {
  const { rows } = await sql<TrashRow>`
    select id, subject, kind, title, removed_at as "removedAt", removed_by_name as "removedBy"
    from trash
    where ${visibleTo(actor)} and (${search}::text is null or position(lower(${search}) in lower(title || ' ' || kind)) > 0)
    order by removed_at desc limit ${most}
  `.execute(tables(tx))
  return rows.map((row) => ({ ...row, title: inWords(row.title) }))
}

// A title is kept with its day as a day: it is said as people say it.
function inWords(title: string): string {
  return title.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (text) => dayFormat(day(text), 'short'))
}

function visibleTo(actor: Actor) {
  const { warehouses, projects, ownOnly } = actor.scope
  const seesAll = !ownOnly && warehouses === 'all' && projects === 'all'
  const isLimited = !seesAll || !actor.permissions.has('view pengaturan-website')
  return sql`company_id = ${actor.companyId} and permissions && ${[...actor.permissions]}::text[]
    and (not ${isLimited}::boolean or removed_by = ${actor.userId})`
}

/** Brings something back as it was, with its own id. */
export async function outOfTrash(tx: Tx, actor: Actor, id: string): Promise<{ subject: string; rowId: string }> {
  const { rows } = await sql<{ subject: string; rowId: string; kept: Readonly<Record<string, unknown>> }>`
    select subject, row_id as "rowId", parts #> '{0,rows,0}' as kept
    from trash where id = ${id} and ${visibleTo(actor)} for update
  `.execute(tables(tx))
  const { kept, ...row } = found(rows[0])
  const changed = await madeReady(tx, actor, row.subject, kept)
  if (changed) {
    await sql`
      update trash set parts = jsonb_set(parts, '{0,rows,0}', (parts #> '{0,rows,0}') || ${JSON.stringify(changed)}::jsonb)
      where id = ${id}
    `.execute(tables(tx))
  }
  const parts = await sql<TrashedRows>`
    select part ->> 'table' as table, (part -> 'rows')::text as rows
    from trash, jsonb_array_elements(parts) with ordinality as each (part, place) where trash.id = ${id} order by place
  `.execute(tables(tx))
  try {
    for (const [place, part] of parts.rows.entries()) await insertAgain(tx, part, place > 0)
  } catch (error) {
    throw refusalFor(error) ?? error
  }
  await sql`delete from trash where id = ${id}`.execute(tables(tx))
  await putRight(tx, actor, row.subject, row.rowId)
  await recordHistory(tx, actor, { subject: row.subject, id: row.rowId, act: 'untrash' })
  return row
}

/** Forgets something for good before its days are over; that it was, and who forgot it, stays told. */
export async function purgeTrash(tx: Tx, actor: Actor, id: string): Promise<{ kind: string; title: string }> {
  const { rows } = await sql<{ kind: string; title: string; subject: string; rowId: string }>`
    delete from trash where id = ${id} and ${visibleTo(actor)} returning kind, title, subject, row_id as "rowId"
  `.execute(tables(tx))
  const { kind, subject, rowId, ...row } = found(rows[0])
  const title = inWords(row.title)
  await recordHistory(tx, actor, { subject, id: rowId, act: 'purge', reason: title })
  return { kind, title }
}

// Meanwhile its code may have been given to another, or what it names may be gone as well.
function refusalFor(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === '23505') return new Refusal('trash.taken')
  return error.code === '23503' ? new Refusal('trash.missing') : undefined
}

/** Forgets for good what lay here long enough. */
export const trashJobs: readonly Job[] = [
  {
    name: 'trash.sweep',
    everyMinutes: 24 * 60,
    run: async ({ tx }) => {
      await sql`delete from trash where removed_at < now() - make_interval(days => ${TRASH_DAYS})`.execute(tables(tx))
    },
  },
]
