import type { ColumnKind, Columns } from '#kit/list/columns.ts'

const DECIMALS: ReadonlySet<ColumnKind> = new Set(['quantity', 'price', 'percent'])

/** A row as it travels: exact numbers as text without idle zeros. */
export function wireRow(row: Readonly<Record<string, unknown>>, seen: Columns): Record<string, unknown> {
  const wire: Record<string, unknown> = { id: row['id'] }
  for (const key of Object.keys(seen)) wire[key] = wireValue(row[key], seen[key]?.kind)
  return wire
}

/** One value as it travels. */
export function wireValue(value: unknown, kind: ColumnKind | 'coordinate' | undefined): unknown {
  if (typeof value === 'bigint') return kind === 'whole' ? Number(value) : String(value)
  if (typeof value !== 'string' || !value.includes('.')) return value ?? null
  const isDecimal = kind === 'coordinate' || (kind !== undefined && DECIMALS.has(kind as ColumnKind))
  return isDecimal ? value.replace(/\.?0+$/, '') : value
}
