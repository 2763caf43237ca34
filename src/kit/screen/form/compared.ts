import { rupiah } from '#ground/format.ts'

// How values read when two versions of a record are compared, where they are no words themselves.

/** The rows of a group, each in a few words. */
export function listed<Row>(say: (row: Row) => string): (value: unknown) => string {
  // Safe: each is given the field of its own name.
  return (value) => (value as readonly Row[]).map(say).filter(Boolean).join('; ') || '—'
}

/** An amount as it was typed or kept. */
export function amountSaid(value: unknown): string {
  return typeof value === 'string' && /^\d+$/.test(value) ? rupiah(value) : String(value || '—')
}
