import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { type Asking, reading } from '#kit/db/reading.ts'
import type { Tx } from '#kit/db/tx.ts'
import { ranks } from '#kit/list/rank.ts'
import type { Found, Short } from '#kit/list/short-door.ts'
import { type Given, givenBy, later, shapeOf, type Sight } from '#kit/list/short-kept.ts'
import { byWords, fitOf, MOST, peopleOf } from '#kit/list/short-words.ts'
import type { Wanted } from '#kit/list/wanted.ts'

/** What fits in one list. */
export interface FoundGroup {
  readonly title: string
  /** How well the best of it fits (`ranks`). */
  readonly rank: number
  /** Papers with numbers, or names. */
  readonly isPaper: boolean
  readonly hits: readonly Found[]
}

/**
 * Asks several lists what fits: a few rows of each, in the order given. First all of them for ids, in one statement
 * of plain index look-ups; then only those that have something, for what is shown of it. Both are planned once per
 * connection and not again on every call: that took ten times as long as finding.
 */
export async function findShort(tx: Tx, sight: Sight, wanted: Wanted): Promise<FoundGroup[]> {
  const given = givenBy(wanted)
  const { shorts } = sight
  return reading(tx, settings, async (asking) => {
    const exact: Ways = {
      name: 'exact',
      before: () => numbersOf(sight.companyId, wanted),
      waysOf: (short) => exactOf(short, wanted),
    }
    const found = { tx, sight, given }
    const ids = await idsOf(asking, found, shorts, exact)
    const named = new Set(ids.keys())
    if (ids.size === 0 || !isNamed(wanted)) {
      const others = shorts.map((short, at) => (ids.has(at) ? undefined : short))
      const words: Ways = {
        name: 'words',
        before: () => peopleOf(others, wanted),
        waysOf: (short) => byWords(short, wanted),
      }
      for (const [at, more] of await idsOf(asking, found, others, words)) ids.set(at, more)
    }
    return pickedOf(asking, found, ids, named)
  })
}

// To start a worker takes longer than the look-up it would help with.
const settings = ['set local plan_cache_mode = force_generic_plan', 'set local max_parallel_workers_per_gather = 0']

/** Of so many numbers with these digits the papers are looked up. */
const NUMBERS = 40

/** Whoever types a telephone number or a whole document's number means that, and no word that looks like it. */
function isNamed({ number, phone }: Wanted): boolean {
  return phone !== undefined || (number !== undefined && /[A-Z]/.test(number))
}

interface Finding {
  readonly tx: Tx
  readonly sight: Sight
  readonly given: Given
}

interface Ways {
  readonly name: string
  readonly waysOf: (short: Short) => readonly RawBuilder<unknown>[]
  /** What several ways build on. */
  readonly before: () => RawBuilder<unknown>
}

/** What each list finds its own way, by its place. */
async function idsOf(
  asking: Asking,
  { tx, sight, given }: Finding,
  shorts: readonly (Short | undefined)[],
  { name, waysOf, before }: Ways,
): Promise<Map<number, string[]>> {
  const asked = shorts.map((short) => (short ? 'y' : 'n')).join('')
  const statement = sight.statement(`${name} ${asked} ${shapeOf(given)}`, given, {
    with: tx,
    statement() {
      const parts = shorts.flatMap((short, at) =>
        short ? waysOf(short).map((way) => sql`(select ${sql.lit(at)}::int as at, w.id from (${way}) w)`) : [],
      )
      return parts.length === 0 ? sql`` : sql`${before()} ${sql.join(parts, sql` union all `)}`
    },
  })
  const ids = new Map<number, string[]>()
  if (statement.sql === '') return ids
  const [rows = []] = await asking.all<{ at: number; id: string }>([statement])
  for (const { at, id } of rows) {
    const before = ids.get(at)
    if (before) before.push(id)
    else ids.set(at, [id])
  }
  return ids
}

/** The numbers of any kind of paper whose digits begin so, found once for all lists. ':' comes after '9'. */
function numbersOf(companyId: string, { bare, place }: Wanted): RawBuilder<unknown> {
  const digits = sql`(regexp_replace(number, '\\D', '', 'g') collate "C")`
  const parts = [
    ...(bare
      ? [
          sql`bare as materialized (
            select number from document_number
            where company_id = ${companyId} and ${digits} >= ${later((by) => by.bare?.digits)}
              and ${digits} < ${later((by) => `${by.bare?.digits}:`)}
              and starts_with(number, ${later((by) => by.bare?.letters)})
            order by ${digits} limit ${sql.lit(NUMBERS)})`,
        ]
      : []),
    // The same place in every month that has one, by the key of the numbers.
    ...(place
      ? [
          sql`placed as materialized (
            select n.number from document_counter c join document_number n using (company_id, doc, period)
            where c.company_id = ${companyId} and c.doc = ${later((by) => by.place?.doc)}
              and n.seq = ${later((by) => by.place?.seq)}::bigint
            order by n.given_at desc limit ${sql.lit(NUMBERS)})`,
        ]
      : []),
  ]
  return parts.length === 0 ? sql`` : sql`with ${sql.join(parts)}`
}

/** By number, amount or phone: a few rows of an index each. */
function exactOf({ source, number, amount, also }: Short, wanted: Wanted): RawBuilder<unknown>[] {
  const ids = (condition: RawBuilder<SqlBool>, by?: RawBuilder<unknown>) => sql`
    select ${sql.ref(`${source.alias}.id`)} as id from ${source.from}
    where ${source.where} and ${condition} ${by ? sql`order by ${by} desc` : sql``} limit ${sql.lit(MOST)}`
  return [
    ...(number && wanted.number
      ? [ids(sql`${number} >= ${later((by) => by.number)} and ${number} < ${later((by) => `${by.number}~`)}`, number)]
      : []),
    ...(number && wanted.padded.length > 0
      ? [ids(sql`${number} = any (${later((by) => [...by.padded])}::text[])`)]
      : []),
    ...(number && wanted.bare ? [ids(sql`${number} = any (array(select number from bare))`)] : []),
    ...(number && wanted.place ? [ids(sql`${number} = any (array(select number from placed))`)] : []),
    ...(amount && wanted.amount ? [ids(sql`${amount} = ${later((by) => by.amount)}::bigint`)] : []),
    ...(also?.(wanted) ?? []),
  ]
}

/** What is shown of what was found, list by list; those `named` were found by what names one thing alone. */
async function pickedOf(
  asking: Asking,
  { tx, sight, given }: Finding,
  ids: ReadonlyMap<number, readonly string[]>,
  named: ReadonlySet<number>,
) {
  const ranked = given.words.length > 0 ? 'ranked' : ''
  const statements = [...ids].map(([at, found]) =>
    sight.statement(
      `picked ${at} ${ranked}`,
      { ...given, ids: found },
      {
        with: tx,
        statement: () => picked(sight.shorts[at] as Short, given),
      },
    ),
  )
  const answers = await asking.last<{ id: string; rank: number; row: Record<string, string | null> }>(statements)
  const rows = new Map([...ids.keys()].map((at, index) => [at, answers[index] ?? []]))
  return sight.shorts.map(({ title, name, hit }, at): FoundGroup => {
    const own = rows.get(at) ?? []
    const hits = own.map(({ id, rank, row }) => ({
      id,
      rank: named.has(at) ? ranks.exact : rank,
      ...hit({ ...row, id }),
    }))
    return { title, rank: hits[0]?.rank ?? ranks.elsewhere, isPaper: name === undefined, hits }
  })
}

function picked(short: Short, wanted: Wanted): RawBuilder<unknown> {
  const { source, order, used, picked: told } = short
  const shown = Object.entries(told).map(([key, value]) => sql`${sql.lit(key)}, (${value})::text`)
  // A paper found by its words was found by whose it is.
  const rank = (wanted.words.length > 0 && fitOf(short)) || sql.lit(ranks.inside)
  const id = sql.ref(`${source.alias}.id`)
  return sql`
    select ${id}::text as id, ${rank} as rank, json_build_object(${sql.join(shown)}) as row from ${source.from}
    where ${source.where} and ${id} = any (${later((by) => by.ids)}::uuid[]) order by 2, ${used ? sql`${used} desc nulls last,` : sql``} ${order} limit ${sql.lit(MOST)}
  `
}
