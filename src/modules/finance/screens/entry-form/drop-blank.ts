import { removeRow, rowsAt } from '#kit/screen/form/rows.ts'
import type { FormStore } from '#kit/screen/form/store.ts'
import { isBlankCashLine, type CashLineValues } from './values.ts'

/** Drops the lines of which nothing was written; the first one stays, as its fields always stand in the form. */
export function dropOtherBlankLines(store: FormStore): void {
  const rows = rowsAt<CashLineValues>(store, 'lines')
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const row = rows[at]
    if (row && isBlankCashLine(row)) removeRow(store, 'lines', at)
  }
}
