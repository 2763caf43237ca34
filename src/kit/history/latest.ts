import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** An act without its details. */
export interface LatestAct {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly subject: string
  readonly subjectId: string
  readonly act: string
}

/** How far back is looked: a company that does nothing else than what was not asked for shows less. */
const LOOKED_AT = 400

/**
 * The last acts on some kinds of things; of several on one thing the last alone. Amounts and reasons stay untold.
 * What a file brought or took back is left out: it is thousands of rows and one deed, told by the bell.
 */
export async function latestActs(
  tx: Tx,
  companyId: string,
  asked: { readonly subjects: readonly string[]; readonly most: number },
): Promise<LatestAct[]> {
  const { rows } = await sql<LatestAct>`
    with seen as (
      select id, at, user_name, subject, subject_id, act from history
      where company_id = ${companyId} and via <> 'import' order by at desc, id desc limit ${LOOKED_AT}
    ), last as (
      select distinct on (subject, subject_id) * from seen where subject = any (${[...asked.subjects]}::text[])
      order by subject, subject_id, at desc, id desc
    )
    select id, at, user_name as by, subject, subject_id as "subjectId", act from last
    order by at desc, id desc limit ${asked.most}
  `.execute(tables(tx))
  return rows
}
