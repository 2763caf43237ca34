import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { COUNT_CAP, type ListAsked } from '#kit/list/columns.ts'
import { conditionsOf } from '#kit/list/conditions.ts'
import { columnsFor, expressionOf, refuseUnseen, type ListSource } from '#kit/list/source.ts'

/** One number of a list: how many rows a filter has, or the sum of one of its summed columns. */
export interface ListFigure {
  readonly source: ListSource
  readonly asked: ListAsked
  /** A column with `total`; the count when left out. */
  readonly sumOf?: string
  /** What the filter says in other words, so that an index of its own is used. */
  readonly hint?: RawBuilder<SqlBool>
}

/**
 * The number that the list itself would show under the same filter: made of the same source and the same conditions, so
 * that a tile and the list behind it cannot disagree. A count goes no further than the lists count.
 */
export async function figureOf(tx: Tx, actor: Actor, { source, asked, sumOf, hint }: ListFigure): Promise<string> {
  refuseUnseen(source, actor, asked)
  const seen = columnsFor(source, actor)
  const where = sql`${conditionsOf(source, seen, asked)} ${hint ? sql`and ${hint}` : sql``}`
  if (sumOf !== undefined && !seen[sumOf]?.total) throw new Error(`no total of ${sumOf}`)
  const { rows } =
    sumOf === undefined
      ? await sql<{ figure: string }>`
          select count(*)::text as figure from (select 1 from ${source.from} where ${where} limit ${COUNT_CAP + 1}) counted
        `.execute(tables(tx))
      : await sql<{ figure: string }>`
          select coalesce(sum(${expressionOf(source, sumOf)}), 0)::text as figure from ${source.from} where ${where}
        `.execute(tables(tx))
  return rows[0]?.figure ?? '0'
}
