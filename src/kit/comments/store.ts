import { sql } from 'kysely'
import { MINUTES_OPEN } from '#kit/comments/contract.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** A comment as its row tells it. */
export interface CommentRow {
  readonly id: string
  readonly companyId: string
  readonly subject: string
  readonly subjectId: string
  readonly body: string | null
  readonly mentions: readonly string[]
  readonly at: string
  readonly byId: string
  readonly by: string
  readonly editedAt: string | null
  readonly openUntil: string
  readonly isOpen: boolean
}

const columns = sql`id, company_id as "companyId", subject, subject_id as "subjectId", body, mentions, created_at as at,
  created_by as "byId", created_by_name as by, edited_at as "editedAt",
  created_at + make_interval(mins => ${sql.lit(MINUTES_OPEN)}) as "openUntil",
  created_at + make_interval(mins => ${sql.lit(MINUTES_OPEN)}) > now() as "isOpen"`

/** The comments of a record before a place, the newest first. */
export async function commentRows(
  tx: Tx,
  of: { companyId: string; subject: string; subjectId: string },
  page: { before: string | null; size: number },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columns} from comment
    where company_id = ${of.companyId} and subject = ${of.subject} and subject_id = ${of.subjectId}
      and (${page.before}::uuid is null or id < ${page.before}::uuid)
    order by id desc limit ${page.size}
  `.execute(tables(tx))
  return rows
}

/** One comment, held for a change. */
export async function lockComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`select ${columns} from comment where id = ${id} for update`.execute(tables(tx))
  return rows[0]
}

export async function insertComment(
  tx: Tx,
  row: Pick<CommentRow, 'id' | 'companyId' | 'subject' | 'subjectId' | 'mentions' | 'byId' | 'by'> & { body: string },
): Promise<void> {
  await sql`
    insert into comment (id, company_id, subject, subject_id, body, mentions, created_by, created_by_name)
    values (${row.id}, ${row.companyId}, ${row.subject}, ${row.subjectId}, ${row.body}, ${[...row.mentions]}::uuid[],
      ${row.byId}, ${row.by})
  `.execute(tables(tx))
}

export async function rewriteComment(
  tx: Tx,
  row: { id: string; body: string; mentions: readonly string[] },
): Promise<void> {
  await sql`
    update comment set body = ${row.body}, mentions = ${[...row.mentions]}::uuid[], edited_at = now() where id = ${row.id}
  `.execute(tables(tx))
}

/** Takes back what was said; that something was said, by whom and when, stays. */
export async function emptyComment(tx: Tx, id: string): Promise<void> {
  await sql`update comment set body = null, mentions = '{}', removed_at = now() where id = ${id}`.execute(tables(tx))
}
