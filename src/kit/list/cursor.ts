import type { ColumnKind } from '#kit/list/columns.ts'

/** A place in a sorted list: the sort it belongs to, the row's value in it, and the row. */
export interface Cursor {
  readonly sort: string
  readonly value: string
  readonly id: string
}

/** Writes a place as text for a URL. */
export function cursorText({ sort, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/**
 * Reads a place; anything that is not one of this very sort reads as nothing, which shows the first page. The value
 * only ever becomes a parameter, and is checked here so that the database is never handed a number that is none.
 */
export function readCursor(text: string | undefined, sort: string, kind: ColumnKind): Cursor | undefined {
  const parts = text === undefined ? undefined : parse(text)
  if (!Array.isArray(parts) || parts.length !== 3) return undefined

  const [forSort, value, id] = parts as unknown[]
  if (forSort !== sort || typeof value !== 'string' || typeof id !== 'string') return undefined
  if (!UUID.test(id) || !PATTERNS[kind].test(value) || value.includes('\u0000')) return undefined
  return { sort, value, id }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const ANY = /^[^]*$/
const WHOLE = /^-?\d{1,18}$/
const DECIMAL = /^-?\d{1,18}(\.\d{1,8})?$/

const PATTERNS: Readonly<Record<ColumnKind, RegExp>> = {
  text: ANY,
  phone: ANY,
  choice: ANY,
  tags: /^$/,
  flag: /^(true|false)$/,
  money: WHOLE,
  whole: /^-?\d{1,9}$/,
  quantity: DECIMAL,
  price: DECIMAL,
  percent: DECIMAL,
  day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  instant: /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/,
  ref: UUID,
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
