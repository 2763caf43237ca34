import pg from 'pg'

type Parse = (text: string) => unknown

const asText: Parse = (text) => text

/** '2026-11-21 02:03:04.5+00' → '2026-11-21T02:03:04.500Z'; connections are always in UTC, so the offset is +00. */
export function instantText(text: string): string {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text)
  if (!match) return text
  return `${match[1]}T${match[2]}.${(match[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`
}

// The published types describe an older shape of this reader than the one that is shipped.
const arrays = pg.types.arrayParser as unknown as { create(text: string, parse: Parse): { parse(): unknown[] } }

const listOf =
  (parse: Parse): Parse =>
  (text) =>
    arrays.create(text, parse).parse()

const oids = pg.types.builtins

/** Exact values stay exact: int8 is a bigint, numeric a decimal text, days and instants are texts. Never a float. */
const parsers = new Map<number, Parse>([
  [oids.INT8, BigInt],
  [oids.NUMERIC, asText],
  [oids.DATE, asText],
  [oids.TIME, asText],
  [oids.TIMESTAMP, asText],
  [oids.TIMESTAMPTZ, instantText],
  [1016, listOf(BigInt)],
  [1231, listOf(asText)],
  [1182, listOf(asText)],
  [1185, listOf(instantText)],
])

/** How column values of each PostgreSQL type arrive in JavaScript; given to every connection. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
}
