import { sql, type RawBuilder } from 'kysely'

/** Rows of a query as one JSON array; amounts must already be text, or JSON would round them. */
export function jsonRows<T>(query: RawBuilder<unknown>): RawBuilder<T[]> {
  return sql<T[]>`(select coalesce(json_agg(row_to_json(r)), '[]'::json) from (${query}) r)`
}

/** An instant as it travels, for use inside JSON. */
export function instantText(column: string): RawBuilder<string | null> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A kept number without idle zeros. */
export function plainNumber(column: string): RawBuilder<string> {
  return sql`trim_scale(${sql.ref(column)})::text`
}
