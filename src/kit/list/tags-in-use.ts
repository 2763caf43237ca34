import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ListSource } from '#kit/list/source.ts'

/** The newest rows with a tag that are looked at: it costs the same however many there are. */
const NEWEST = 1000

/** The most tags that are offered. */
const MOST = 100

/** The tags that rows of a list bear whom this person may see, the most used first: for its filter and its form. */
export async function tagsInUse(
  tx: Tx,
  { from, where, alias }: Pick<ListSource, 'from' | 'where' | 'alias'>,
): Promise<string[]> {
  const [tags, id] = [sql.ref(`${alias}.tags`), sql.ref(`${alias}.id`)]
  const { rows } = await sql<{ tag: string }>`
    select tag from (
      select ${tags} as tags from ${from} where ${where} and ${tags} <> '{}' order by ${id} desc limit ${NEWEST}
    ) newest, unnest(newest.tags) as tag
    group by tag order by count(*) desc, tag limit ${MOST}
  `.execute(tables<Record<never, never>>(tx))
  return rows.map((row) => row.tag)
}
