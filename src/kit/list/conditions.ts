import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import type { Column, Columns, ListAsked } from '#kit/list/columns.ts'
import { expressionOf, type ListSource } from '#kit/list/source.ts'

type Condition = RawBuilder<SqlBool>

/** Everything a row must meet: whose it is, the words searched, the filters set. */
export function conditionsOf(source: ListSource, seen: Columns, asked: ListAsked): Condition {
  const parts = [source.where, ...searchConditions(source, asked.q)]
  if (asked.ids) parts.push(sql`${sql.ref(`${source.alias}.id`)} = any (${asked.ids}::uuid[])`)
  for (const [key, column] of Object.entries(seen)) parts.push(...filterConditions(source, key, column, asked))
  return sql`${sql.join(parts, sql` and `)}`
}

/** One condition per word; every word must occur, in any order. */
export function wordConditions(search: RawBuilder<unknown>, text: string): Condition[] {
  return searchedWords(text).map((word) => holds(search, word))
}

/** The words of a search as rows hold them. */
export function searchedWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.slice(0, 8).map(plainNumber)
}

/** Tells whether a word occurs; `said` stands for what soughtAs() makes of it, where that is known only later. */
export function holds(search: RawBuilder<unknown>, word: string, said: unknown = soughtAs(word)): Condition {
  return isShort(word) ? sql`strpos(${search}, ${said}) > 0` : sql`${search} like ${said}`
}

/** A word as the database is asked for it. */
export function soughtAs(word: string): string {
  return isShort(word) ? word : `%${escaped(word)}%`
}

/** Fewer than three letters make no trigram: through the index such a word would read every company's rows. */
export function isShort(word: string): boolean {
  return word.length < 3
}

function searchConditions(source: ListSource, q: string | undefined): Condition[] {
  return source.search && q ? wordConditions(source.search, q) : []
}

// Telephone and tax numbers are stored as digits, but typed with dots, dashes and +62.
function plainNumber(word: string): string {
  if (!/^\+?[\d.()-]{6,}$/.test(word)) return word
  const digits = word.replace(/\D/g, '')
  if (word.startsWith('+62')) return `0${digits.slice(2)}`
  return digits.length >= 9 || word.startsWith('0') ? digits : word
}

/** A text without a meaning of its own in a pattern of `like`. */
export function escaped(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

function filterConditions(source: ListSource, key: string, column: Column, asked: ListAsked): Condition[] {
  const at = expressionOf(source, key)
  if (column.filter === 'many')
    return Array.isArray(asked[key]) && asked[key].length > 0 ? [isOneOf(at, column, asked[key])] : []
  if (column.filter === 'flag') return typeof asked[key] === 'boolean' ? [sql`${at} = ${asked[key]}`] : []
  if (column.filter !== 'range') return []

  const [from, to] = [asked[`${key}From`], asked[`${key}To`]]
  const parts: Condition[] = []
  if (from !== undefined)
    parts.push(column.kind === 'instant' ? fromDay(at, from, source) : sql`${at} >= ${plain(column, from)}`)
  if (to !== undefined)
    parts.push(column.kind === 'instant' ? untilDay(at, to, source) : sql`${at} <= ${plain(column, to)}`)
  return parts
}

function isOneOf(at: RawBuilder<unknown>, column: Column, values: unknown[]): Condition {
  // The last part lets an index be used that knows only the rows with tags.
  if (column.kind === 'tags') return sql`(${at} && ${values}::text[] and ${at} <> '{}')`
  return column.kind === 'ref' ? sql`${at} = any (${values}::uuid[])` : sql`${at} = any (${values}::text[])`
}

function fromDay(at: RawBuilder<unknown>, day: unknown, { zone }: ListSource): Condition {
  return sql`${at} >= (${day}::date)::timestamp at time zone ${zone ?? 'Asia/Jakarta'}`
}

function untilDay(at: RawBuilder<unknown>, day: unknown, { zone }: ListSource): Condition {
  return sql`${at} < (${day}::date + 1)::timestamp at time zone ${zone ?? 'Asia/Jakarta'}`
}

function plain(column: Column, value: unknown): unknown {
  if (column.kind === 'day' || column.kind === 'money' || column.kind === 'whole') return value
  return quantityText(value as Quantity)
}
