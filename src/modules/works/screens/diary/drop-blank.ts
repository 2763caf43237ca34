import { removeRow, rowsAt, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { FormStore } from '#kit/screen/form/store.ts'

type Blank = KeyedRow & Readonly<Record<string, unknown>>

/** What makes a row of each part worth keeping: a trade without people, a machine without a name tell nothing. */
const tells: Readonly<Record<string, (row: Blank) => boolean>> = {
  crew: (row) => Boolean(row['count']),
  lines: (row) => [row['workItemId'], row['volume'], row['note']].some(Boolean),
  deliveries: (row) => Boolean(row['what']) || Boolean(row['qty']),
  equipment: (row) => Boolean(row['what']) || Boolean(row['hours']),
}

/** Drops the rows of a report of which nothing was told. */
export function dropUntoldRows(store: FormStore): void {
  for (const [name, isTold] of Object.entries(tells)) {
    const rows = rowsAt<Blank>(store, name)
    for (let at = rows.length - 1; at >= 0; at -= 1) {
      const row = rows[at]
      if (row && !isTold(row)) removeRow(store, name, at)
    }
  }
}
