import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { wordConditions } from '#kit/list/conditions.ts'
import type { ListSource } from '#kit/list/source.ts'
import type { Wanted } from '#kit/list/wanted.ts'

/** Something found, with the page it opens. */
export interface Found {
  readonly id: string
  readonly title: string
  /** What tells it from its like: code, phone, customer, day. */
  readonly about: string
  /** Rupiah, when it has an amount. */
  readonly amount: string | null
  readonly to: string
}

/** The short door of a list: a few rows of it, without counting and without sums, each way through an index. */
export interface Short {
  /** As the person reads it: 'Pelanggan'. */
  readonly title: string
  readonly source: Pick<ListSource, 'from' | 'where' | 'alias' | 'search'>
  /** In which order rows are shown; an index (company_id, …) walks it. */
  readonly order: RawBuilder<unknown>
  /** A document's number, with an index (company_id, number). */
  readonly number?: RawBuilder<unknown>
  /** Its amount, with an index (company_id, amount); leave it out for who may not see it. */
  readonly amount?: RawBuilder<unknown>
  /** The name whose beginning comes first. */
  readonly name?: RawBuilder<unknown>
  /** Ids found elsewhere: by the telephone number of a contact person. */
  readonly also?: (wanted: Wanted) => readonly RawBuilder<unknown>[]
  /** What the hit is made of, as text. */
  readonly picked: Readonly<Record<string, RawBuilder<unknown>>>
  readonly hit: (row: ShortRow) => Omit<Found, 'id'>
}

/** What was picked, as text; null where there is nothing. */
export type ShortRow = Readonly<Record<string, string | null>> & { readonly id: string }

/** Rows shown of each kind. */
const MOST = 5
/** How many of the newest are looked at before the index is asked for all. */
const NEWEST = 200
/** Of how many matches the first ones are chosen. */
const ENOUGH = 300

/**
 * Asks several lists what fits: a few rows of each, in the order given. First all of them for ids, in one statement
 * of plain index look-ups; then only those that have something, for what is shown of it. Both are planned once per
 * connection and not again on every call: that took ten times as long as finding.
 */
export async function findShort(
  tx: Tx,
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
      const ids = await idsOf(db, shorts, (short) => exactOf(short, wanted))
      if (ids.size === 0 || !isNamed(wanted)) {
        const others = shorts.map((short, at) => (ids.has(at) ? undefined : short))
        for (const [at, found] of await idsOf(db, others, (short) => wordsOf(short, wanted))) ids.set(at, found)
      }
      const groups = []
      for (const [at, short] of shorts.entries()) {
        const found = ids.get(at)
        groups.push({ title: short.title, hits: found ? await picked(db, short, { ids: found, wanted }) : [] })
      }
      return groups
    })
}

/** Whoever types a telephone number or a whole document's number means that, and no word that looks like it. */
function isNamed({ number, phone }: Wanted): boolean {
  return phone !== undefined || (number !== undefined && /[A-Z]/.test(number))
}

/** What each list finds its own way, by its place. */
async function idsOf(
  db: Kysely<unknown>,
  shorts: readonly (Short | undefined)[],
  waysOf: (short: Short) => readonly RawBuilder<unknown>[],
): Promise<Map<number, string[]>> {
  const parts = shorts.flatMap((short, at) =>
    short ? waysOf(short).map((way) => sql`(select ${sql.lit(at)}::int as at, w.id from (${way}) w)`) : [],
  )
  const ids = new Map<number, string[]>()
  if (parts.length === 0) return ids
  const { rows } = await sql<{ at: number; id: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  for (const { at, id } of rows) ids.set(at, [...(ids.get(at) ?? []), id])
  return ids
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
    ...(amount && wanted.amount ? [ids(sql`${amount} = ${wanted.amount}::bigint`)] : []),
    ...(also?.(wanted) ?? []),
  ]
}

/**
 * By words: among the newest first, so that a word of every other row does not gather half the table. Names are shown
 * by the alphabet: the newest say nothing about them.
 */
function wordsOf({ source, order, name }: Short, wanted: Wanted): RawBuilder<unknown>[] {
  if (!source.search || wanted.words.length === 0) return []
  const { search, from, where } = source
  const id = sql.ref(`${source.alias}.id`)
  const has = (said: RawBuilder<unknown>) => sql.join(wordConditions(said, wanted.words.join(' ')), sql` and `)
  const recent = sql`
    select r.id from (
      select ${id} as id, ${search} as said from ${from} where ${where} order by ${order} limit ${sql.lit(NEWEST)}
    ) r where ${has(sql.ref('r.said'))} limit ${sql.lit(MOST)}`
  // A word of one or two letters is in no index of words.
  if (wanted.words.every((word) => word.length < 3)) return [recent]
  // The limit stands outside, else the table is walked in the hope of meeting enough.
  const whole = sql`select ${id} as id from ${from} where ${where} and ${has(search)}`
  if (name) return [sql`with whole as materialized (${whole}) select id from whole limit ${sql.lit(ENOUGH)}`]
  return [
    sql`with recent as materialized (${recent}),
      whole as materialized (${whole} and (select count(*) from recent) < ${sql.lit(MOST)})
    select id from recent union all (select id from whole limit ${sql.lit(ENOUGH)})`,
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
