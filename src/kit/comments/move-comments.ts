import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

interface Of {
  readonly companyId: string
  readonly subject: string
  readonly subjectId: string
}

/** Counts what was said about a record. */
export async function countComments(tx: Tx, { companyId, subject, subjectId }: Of): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comment
    where company_id = ${companyId} and subject = ${subject} and subject_id = ${subjectId}
  `.execute(tables(tx))
  return rows[0]?.count ?? 0
}

/** Gives what was said about a record to another one that takes its place. */
export async function moveComments(tx: Tx, { companyId, subject, subjectId }: Of, intoId: string): Promise<void> {
  await sql`
    update comment set subject_id = ${intoId}
    where company_id = ${companyId} and subject = ${subject} and subject_id = ${subjectId}
  `.execute(tables(tx))
}
