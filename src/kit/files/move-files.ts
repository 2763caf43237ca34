import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

interface Owner {
  readonly companyId: string
  readonly subject: string
  readonly ownerId: string
}

/** Counts the files of a record. */
export async function countFiles(tx: Tx, { companyId, subject, ownerId }: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from file
    where company_id = ${companyId} and owner_subject = ${subject} and owner_id = ${ownerId}
  `.execute(tables(tx))
  return rows[0]?.count ?? 0
}

/** Gives the files of a record to another one; those that fill a slot stay, for the other has its own. */
export async function moveFiles(tx: Tx, { companyId, subject, ownerId }: Owner, intoId: string): Promise<void> {
  await sql`
    update file set owner_id = ${intoId}
    where company_id = ${companyId} and owner_subject = ${subject} and owner_id = ${ownerId} and slot = ''
  `.execute(tables(tx))
}
