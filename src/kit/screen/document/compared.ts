import { percentFormat, rupiah } from '#ground/format.ts'

// How values read when two versions of a record are compared, where they are no words themselves.

/** The rows of a group, each in a few words. */
export function listed<Row>(say: (row: Row) => string): (value: unknown) => string {
  // Safe: each is given the field of its own name.
  return (value) => (value as readonly Row[]).map(say).filter(Boolean).join('; ') || '—'
}

/** An amount or a price, as it was typed or kept. */
export function amountSaid(value: unknown): string {
  return isDecimal(value) ? rupiah(value) : String(value || '—')
}

/** A share, likewise. */
export function percentSaid(value: unknown): string {
  return isDecimal(value) ? percentFormat(value) : String(value || '—')
}

function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
}

/** Whether two values say the same: the rows of a group are written anew with every save, their names are nothing to compare. */
export function saysSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, bare) === JSON.stringify(b, bare)
}

function bare(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('key' in value)) return value
  const { key: _key, id: _id, ...row } = value as { readonly key: unknown; readonly id?: unknown }
  return row
}
