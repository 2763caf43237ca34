import { Refusal } from '#ground/refusal.ts'

/** A row as it is now, with who touched it last when that is known. */
export interface Versioned {
  readonly version: number
  readonly updatedByName?: string | null
  readonly updatedAt?: string | null
}

/** Refuses (409) when the row was changed after the person read it. */
export function expectVersion(row: Versioned, version: number): void {
  if (row.version === version) return
  throw new Refusal('document.changed', { by: row.updatedByName ?? '', at: row.updatedAt ?? '', version: row.version })
}
