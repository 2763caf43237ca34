import type { Document, Part, Wire } from '#kit/document/document.ts'
import { columnValue } from '#kit/record/values.ts'

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
