import { sql, type RawBuilder } from 'kysely'

/** Quantities by row id for an UPDATE … FROM: a row named twice counts twice. */
export function summed(lines: readonly { readonly id: string; readonly qty: string }[]): RawBuilder<unknown> {
  return sql`(
    select id, sum(qty) as qty
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.qty)}::numeric[]) as given (id, qty) group by id
  )`
}
