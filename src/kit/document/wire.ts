import type { Document, Lines, NamesOf, Of, Part } from '#kit/document/document.ts'
import type { Fields } from '#kit/record/fields.ts'
import type { FieldsWire } from '#kit/record/record.ts'
import { columnValue } from '#kit/record/values.ts'

type Seen<P extends Part> = FieldsWire<P['typed']> &
  (Of<P, 'kept'> extends infer K extends Fields ? FieldsWire<K> : unknown) &
  NamesOf<P>

/** A document as it travels: what was typed and kept as text, without what is inside and what the reader has no right to. */
export type Wire<D extends Document> = {
  readonly id: string
  readonly version: number
  readonly number: string | null
} & Seen<D['head']> & { readonly [P in keyof D['parts']]: readonly WireLine<D['parts'][P]>[] }

/** A row of a part as it travels. */
export type WireLine<P extends Lines> = { readonly id: string } & Seen<P>

type Row = Readonly<Record<string, unknown>>

/** Writes a loaded document as it travels to whoever holds these rights. */
export function wireOf<D extends Document>(of: D, doc: object, can: (permission: string) => boolean): Wire<D> {
  const row = doc as Row
  const parts = Object.entries(of.parts).map(([key, part]) => {
    const lines = (row[key] ?? []) as readonly Row[]
    return [key, lines.map((line) => ({ id: line['id'], ...shown(line, part, can) }))]
  })
  const head = { id: row['id'], version: row['version'], number: row['number'], ...shown(row, of.head, can) }
  // Safe: the values are written by the very fields the type is made of.
  return { ...head, ...Object.fromEntries(parts) } as unknown as Wire<D>
}

function shown(row: Row, part: Part, can: (permission: string) => boolean): Row {
  const seen = Object.entries({ ...part.typed, ...part.kept }).filter(
    ([, { permission }]) => permission === undefined || can(permission),
  )
  const values = seen.map(([key, field]) => [key, plain(columnValue(row[key], field))])
  const words = Object.values(part.names ?? {}).flatMap((names) => Object.keys(names.as).map((key) => [key, row[key]]))
  return Object.fromEntries([...values, ...words])
}

function plain(value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
