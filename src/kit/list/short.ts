import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Found, Short } from '#kit/list/short-door.ts'
import { byWords, MOST, peopleOf } from '#kit/list/short-words.ts'
import type { Wanted } from '#kit/list/wanted.ts'

/**
 * Asks several lists what fits: a few rows of each, in the order given. First all of them for ids, in one statement
 * of plain index look-ups; then only those that have something, for what is shown of it. Both are planned once per
 * connection and not again on every call: that took ten times as long as finding.
 */
export async function findShort(
  tx: Tx,
  companyId: string,
  shorts: readonly Short[],
  wanted: Wanted,
): Promise<{ readonly title: string; readonly hits: readonly Found[] }[]> {
  return tables<unknown>(tx)
    .transaction()
    .setAccessMode('read only')
    .execute(async (db) => {
      // To start a worker takes longer than the look-up it would help with.
      await sql`
        select set_config('plan_cache_mode', 'force_generic_plan', true),
          set_config('max_parallel_workers_per_gather', '0', true)`.execute(db)
      const exact = { before: numbersOf(companyId, wanted), waysOf: (short: Short) => exactOf(short, wanted) }
      const ids = await idsOf(db, shorts, exact)
      if (ids.size === 0 || !isNamed(wanted)) {
        const others = shorts.map((short, at) => (ids.has(at) ? undefined : short))
        const before = peopleOf(others, wanted)
        const byWord = { before, waysOf: (short: Short) => byWords(short, wanted) }
        for (const [at, found] of await idsOf(db, others, byWord)) ids.set(at, found)
      }
      const groups = []
      for (const [at, short] of shorts.entries()) {
        const found = ids.get(at)
        groups.push({ title: short.title, hits: found ? await picked(db, short, { ids: found, wanted }) : [] })
      }
      return groups
    })
}

/** Of so many numbers with these digits the papers are looked up. */
const NUMBERS = 40

/** Whoever types a telephone number or a whole document's number means that, and no word that looks like it. */
function isNamed({ number, phone }: Wanted): boolean {
  return phone !== undefined || (number !== undefined && /[A-Z]/.test(number))
}

interface Ways {
  readonly waysOf: (short: Short) => readonly RawBuilder<unknown>[]
  /** What several ways build on. */
  readonly before?: RawBuilder<unknown>
}

/** What each list finds its own way, by its place. */
async function idsOf(
  db: Kysely<unknown>,
  shorts: readonly (Short | undefined)[],
  { waysOf, before = sql`` }: Ways,
): Promise<Map<number, string[]>> {
  const parts = shorts.flatMap((short, at) =>
    short ? waysOf(short).map((way) => sql`(select ${sql.lit(at)}::int as at, w.id from (${way}) w)`) : [],
  )
  const ids = new Map<number, string[]>()
  if (parts.length === 0) return ids
  const { rows } = await sql<{ at: number; id: string }>`${before} ${sql.join(parts, sql` union all `)}`.execute(db)
  for (const { at, id } of rows) ids.set(at, [...(ids.get(at) ?? []), id])
  return ids
}

/** The numbers of any kind of paper whose digits begin so, found once for all lists. ':' comes after '9'. */
function numbersOf(companyId: string, { bare }: Wanted): RawBuilder<unknown> {
  if (!bare) return sql``
  const digits = sql`(regexp_replace(number, '\\D', '', 'g') collate "C")`
  return sql`with bare as materialized (
    select number from document_number
    where company_id = ${companyId} and ${digits} >= ${bare.digits} and ${digits} < ${`${bare.digits}:`}
      and starts_with(number, ${bare.letters})
    order by ${digits} limit ${sql.lit(NUMBERS)})`
}

/** By number, amount or phone: a few rows of an index each. */
function exactOf({ source, number, amount, also }: Short, wanted: Wanted): RawBuilder<unknown>[] {
  const ids = (condition: RawBuilder<SqlBool>, by?: RawBuilder<unknown>) => sql`
    select ${sql.ref(`${source.alias}.id`)} as id from ${source.from}
    where ${source.where} and ${condition} ${by ? sql`order by ${by} desc` : sql``} limit ${sql.lit(MOST)}`
  const from = wanted.number
  return [
    ...(number && from ? [ids(sql`${number} >= ${from} and ${number} < ${`${from}~`}`, number)] : []),
    ...(number && wanted.padded.length > 0 ? [ids(sql`${number} = any (${[...wanted.padded]}::text[])`)] : []),
    ...(number && wanted.bare ? [ids(sql`${number} = any (array(select number from bare))`)] : []),
    ...(amount && wanted.amount ? [ids(sql`${amount} = ${wanted.amount}::bigint`)] : []),
    ...(also?.(wanted) ?? []),
  ]
}

interface Chosen {
  readonly ids: readonly string[]
  readonly wanted: Wanted
}

async function picked(db: Kysely<unknown>, short: Short, { ids, wanted }: Chosen): Promise<Found[]> {
  const { source, order, name, hit } = short
  const shown = Object.entries(short.picked).map(([key, value]) => sql`${sql.lit(key)}, (${value})::text`)
  const begins = name && wanted.words[0] ? sql`(lower(${name}) like ${`${wanted.words[0]}%`}) desc,` : sql``
  const id = sql.ref(`${source.alias}.id`)
  const { rows } = await sql<{ id: string; row: Record<string, string | null> }>`
    select ${id}::text as id, json_build_object(${sql.join(shown)}) as row from ${source.from}
    where ${source.where} and ${id} = any (${ids}::uuid[]) order by ${begins} ${order} limit ${sql.lit(MOST)}
  `.execute(db)
  return rows.map((row) => ({ id: row.id, ...hit({ ...row.row, id: row.id }) }))
}
