import type { GridColumn } from './column.ts'

// Twelfths of the width that the cells of one row of a card take; the last one, where the money stands, most.
const SHARES: Readonly<Record<number, readonly number[]>> = { 1: [12], 2: [5, 7], 3: [3, 3, 6], 4: [3, 3, 3, 3] }
const CLASSES: Readonly<Record<number, string>> = {
  3: 'max-md:col-span-3',
  4: 'max-md:col-span-4',
  5: 'max-md:col-span-5',
  6: 'max-md:col-span-6',
  7: 'max-md:col-span-7',
  12: 'max-md:col-span-12',
}

/** Places the cells of a line on a phone: the first takes a row, the others share two more. A class per column, in order. */
export function cardPlaces(columns: readonly GridColumn[]): readonly string[] {
  const others = columns.length - 1
  const inSecond = others <= 3 ? others : Math.max(3, Math.ceil(others / 2))
  const shares = [...(SHARES[inSecond] ?? []), ...(SHARES[others - inSecond] ?? [])]
  return ['max-md:col-span-12', ...shares.map((share, at) => CLASSES[columns[at + 1]?.share ?? share] ?? '')]
}
