import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { COUNT_CAP } from '#kit/list/columns.ts'
import { escaped, isShort, searchedWords, wordConditions } from '#kit/list/conditions.ts'
import { MARKS, soughtIn, type Sought } from '#kit/list/rank.ts'

/** The rank of a row as rankOf() gives it; each part of what is sought may be known only later. */
export function rankIn(
  named: { readonly name: RawBuilder<unknown>; readonly codes: readonly RawBuilder<unknown>[] },
  part: (of: (sought: Sought) => unknown) => unknown,
): RawBuilder<number> {
  const said = sql`(' ' || translate(lower(${named.name} collate "default"), ${sql.lit(MARKS)}, ${sql.lit(' '.repeat(MARKS.length))}))`
  const codes = named.codes.map((code) => sql`lower(${code})`)
  const all = sql.join([said, ...codes.map((code) => sql`coalesce(${code}, '')`)], sql` || ' ' || `)
  const any = (of: (code: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join([sql`false`, ...codes.map(of)], sql` or `)
  return sql<number>`case
    when ${said} = ${part(({ whole }) => whole)} or ${any((code) => sql`${code} = ${part((by) => by.code)}`)} then 0
    when ${said} like any (${part(({ heads }) => heads.map((head) => `${escaped(head)}%`))}::text[])
      or ${any((code) => sql`${code} like ${part((by) => `${escaped(by.code)}%`)}`)} then 1
    when ${said} like all (${part(({ words }) => words.map((word) => `%${escaped(word)}%`))}::text[]) then 2
    when ${all} like all (${part(({ words }) => words.map((word) => `%${escaped(word.slice(1))}%`))}::text[]) then 3
    else 4 end`
}

/** What a picker offers: rows of a table `t` with `id`, `name` and `search`. */
export interface Shelf {
  readonly table: RawBuilder<unknown>
  readonly where: RawBuilder<SqlBool>
  /** Codes of its own, the first with an index (company_id, code). */
  readonly codes: readonly RawBuilder<unknown>[]
  /** The day of its latest use; what was used later comes first among equals. */
  readonly used: RawBuilder<unknown>
  /** Ids of those offered while nothing is typed, best first, in a limit of their own. */
  readonly lately: RawBuilder<unknown>
}

/** Rows offered at most. */
const OFFERED = 20
/** Of so many that fit best, it is asked which were used lately. */
const CLOSE = 200

/**
 * The ids of twenty rows of a shelf with their `place`, best first: by rank, then what this person chose last, then what
 * was used last, then by name. `last` are the person's choices, newest first.
 */
export function bestFirst(shelf: Shelf, q: string, last: readonly string[]): RawBuilder<unknown> {
  const { table, where } = shelf
  const chosen = sql`array_position(${[...last]}::uuid[], t.id)`
  if (searchedWords(q).length === 0)
    return sql`
      select id, row_number() over (order by chosen, place) as place from (
        select id, min(chosen) as chosen, min(place) as place from (
          select t.id, ${chosen} as chosen, null::bigint as place from ${table} t
          where ${where} and t.id = any (${[...last]}::uuid[])
          union all
          select id, null, row_number() over () from (${shelf.lately}) lately
        ) offered group by id
      ) offered order by chosen, place limit ${sql.lit(OFFERED)}`
  const sought = soughtIn(q)
  const rank = rankIn({ name: sql.ref('t.name'), codes: shelf.codes }, (of) => of(sought))
  return sql`
    with fitting as materialized (${fitting(shelf, q)}), close as materialized (
      select t.id, ${rank} as rank, ${chosen} as chosen from ${table} t where t.id in (select id from fitting)
      order by 2, 3, t.name limit ${sql.lit(CLOSE)}
    )
    select t.id, row_number() over (order by rank, chosen, ${shelf.used} desc nulls last, t.name, t.id) as place
    from close join ${table} t on t.id = close.id order by place limit ${sql.lit(OFFERED)}`
}

// Words of one or two letters are in no index but as the beginnings of words; a name begins with one through its own.
function fitting({ table, where, codes }: Shelf, q: string): RawBuilder<unknown> {
  const words = searchedWords(q)
  const from = sql`select t.id from ${table} t where ${where} and`
  if (!words.every(isShort)) {
    const conditions = sql.join(wordConditions(sql.ref('t.search'), q), sql` and `)
    return sql`${from} ${conditions} limit ${sql.lit(COUNT_CAP)}`
  }
  const begins = words.map((word) => sql`t.search like ${`% ${escaped(word)}%`}`)
  const [typed, code] = [words.join(' '), codes[0]]
  const name = sql`(lower(t.name collate "default") collate "C")`
  return sql`
    (${from} ${name} >= ${typed} and ${name} < ${`${typed}\u{10ffff}`} limit ${sql.lit(CLOSE)})
    ${code ? sql`union (${from} ${code} >= ${typed.toUpperCase()} and ${code} < ${`${typed.toUpperCase()}~`} limit ${sql.lit(OFFERED)})` : sql``}
    union (${from} ${sql.join(begins, sql` and `)} limit ${sql.lit(COUNT_CAP)})`
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ids of a text that holds them separated by commas; what is none is passed over. */
export function idsIn(text: string | undefined, most: number): string[] {
  return [...new Set((text ?? '').split(',').filter((one) => ID.test(one)))].slice(0, most)
}
