import { sql, type RawBuilder } from 'kysely'
import { rankIn } from '#kit/list/best-first.ts'
import { escaped, holds, searchedWords } from '#kit/list/conditions.ts'
import { soughtIn } from '#kit/list/rank.ts'
import type { Short, Whose } from '#kit/list/short-door.ts'
import { later } from '#kit/list/short-kept.ts'
import type { Wanted } from '#kit/list/wanted.ts'

/** Rows shown of each kind. */
export const MOST = 5
/** How many of the newest are looked at before anything else is asked. */
const NEWEST = 200
/** Of how many matches the first ones are chosen: of papers, and of names, which are ranked. */
const ENOUGH = 300
const ENOUGH_NAMES = 2000
/** Of so many names that fit best, it is asked which were used last. */
const CLOSE = 50
/** Of so many people with such a name the papers are looked up. */
const PEOPLE = 20

const conditionsOf = (said: RawBuilder<unknown>, { words }: Wanted) => {
  const each = searchedWords(words.join(' ')).map((word, at) =>
    holds(
      said,
      word,
      later(({ sought }) => sought[at]),
    ),
  )
  return sql.join(each, sql` and `)
}

const hasLongWord = ({ words }: Wanted) => words.some((word) => word.length >= 3)

const people = (name: string) => sql.table(`people_${name}`)

/** The people with such a name, found once for all the lists of their papers. */
export function peopleOf(shorts: readonly (Short | undefined)[], wanted: Wanted): RawBuilder<unknown> {
  if (!hasLongWord(wanted)) return sql``
  const all = new Map(shorts.flatMap((short) => (short?.whose ? [[short.whose.people.name, short.whose.people]] : [])))
  if (all.size === 0) return sql``
  const parts = [...all.values()].map(
    ({ name, rows }) => sql`${people(name)} as materialized (
      select p.id from (${rows}) p where ${conditionsOf(sql.ref('p.search'), wanted)} limit ${sql.lit(PEOPLE)})`,
  )
  return sql`with ${sql.join(parts)}`
}

/**
 * By words: among the newest first, so that a word of every other row does not gather half the table; then the newest of
 * those whose name it is; and only when that is not enough, the index of words, which reads every row that has
 * them, however many there are. Names are found by how well they fit: the newest say nothing about them.
 */
export function byWords(short: Short, wanted: Wanted): RawBuilder<unknown>[] {
  const { source, order } = short
  if (!source.search || wanted.words.length === 0) return []
  const { search, from, where } = source
  const id = sql.ref(`${source.alias}.id`)
  if (short.name) return [closest(short, wanted)]
  const recent = sql`
    select r.id from (
      select ${id} as id, ${search} as said from ${from} where ${where} order by ${order} limit ${sql.lit(NEWEST)}
    ) r where ${conditionsOf(sql.ref('r.said'), wanted)} limit ${sql.lit(MOST)}`
  // A word of one or two letters is in no index of words.
  if (!hasLongWord(wanted)) return [recent]
  // The limit stands outside, else the table is walked in the hope of meeting enough.
  const whole = sql`select ${id} as id from ${from} where ${where} and ${conditionsOf(search, wanted)}`
  const few = sql`(select count(*) from recent) < ${sql.lit(MOST)}`
  const theirs = short.whose ? papersOf(short, short.whose, few) : sql`select id from recent where false`
  return [
    sql`with recent as materialized (${recent}),
      theirs as materialized (${theirs}),
      whole as materialized (${whole} and ${few} and (select count(*) from theirs) < ${sql.lit(MOST)})
    select id from recent union all select id from theirs union all (select id from whole limit ${sql.lit(ENOUGH)})`,
  ]
}

/** How well a name fits what is sought; nothing for a list of papers. */
export function fitOf({ name, codes = [] }: Short): RawBuilder<number> | undefined {
  return name && rankIn({ name, codes }, (of) => later(({ words }) => of(soughtIn(words.join(' ')))))
}

// Words of one or two letters are in no index but as the beginnings of words; a name begins with one through its own.
function closest(short: Short, wanted: Wanted): RawBuilder<unknown> {
  const { from, where, alias, search } = short.source
  const named = sql`select ${sql.ref(`${alias}.id`)} as id, ${fitOf(short)} as rank from ${from} where ${where} and`
  const best = (rows: RawBuilder<unknown>) =>
    sql`with fitting as materialized (${rows}) select id from fitting order by rank limit ${sql.lit(CLOSE)}`
  if (hasLongWord(wanted))
    return best(sql`${named} ${conditionsOf(sql`${search}`, wanted)} limit ${sql.lit(ENOUGH_NAMES)}`)
  const name = sql`(lower(${short.name} collate "default") collate "C")`
  const typed = (end: string) => later(({ words }) => words.join(' ') + end)
  const begins = wanted.words.map(
    (_, at) => sql`${search} like ${later(({ words }) => `% ${escaped(words[at] ?? '')}%`)}`,
  )
  return best(sql`
    (${named} ${name} >= ${typed('')} and ${name} < ${typed('\u{10ffff}')} limit ${sql.lit(CLOSE)})
    union (${named} ${sql.join(begins, sql` and `)} limit ${sql.lit(ENOUGH_NAMES)})`)
}

function papersOf({ source, order }: Short, whose: Whose, few: RawBuilder<unknown>): RawBuilder<unknown> {
  const { from, where, alias } = source
  return sql`
    select paper.id from ${people(whose.people.name)} someone cross join lateral (
      select ${sql.ref(`${alias}.id`)} as id from ${from}
      where ${where} and ${whose.id} = someone.id ${whose.only ? sql`and ${whose.only}` : sql``}
      order by ${order} limit ${sql.lit(MOST)}
    ) paper where ${few}`
}
