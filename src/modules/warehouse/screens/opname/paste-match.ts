import { convert, plusQty, quantity, quantityText } from '#ground/quantity.ts'
import type { PasteCandidate, PastedMatch } from '#modules/catalog/paste/contract.ts'

/** What may be meant, what stands on the sheet first: a count speaks of what lies there. */
export function likeliest(match: PastedMatch, onSheet: ReadonlySet<string>): readonly PasteCandidate[] {
  const rank = (item: PasteCandidate) => (onSheet.has(item.id) ? 0 : 1)
  return match.candidates.filter((item) => item.kind !== 'jasa').toSorted((a, b) => rank(a) - rank(b))
}

// Below this nobody should take the first for what was meant without looking.
const SURE = 60

/** What a row is taken for at first: the likeliest item, when it is likely enough and the row says how many. */
export function meantOf(match: PastedMatch): PasteCandidate | undefined {
  const [first] = match.candidates
  return match.qty !== null && first && first.score >= SURE ? first : undefined
}

/** The count in the item's base unit; nothing when its unit is not one of the item's. */
export function inBase(item: PasteCandidate, { qty, unit }: Pick<PastedMatch, 'qty' | 'unit'>): string | undefined {
  if (qty === null) return undefined
  if (unit === null || item.unit === item.baseUnit) return qty
  const other = item.units.find((one) => one.unit === item.unit)
  return other && quantityText(convert(quantity(qty), BigInt(other.num), BigInt(other.den)))
}

/** What was counted of one item, in its base unit, and in how many rows of the list that stood. */
export interface PastedCount {
  readonly itemId: string
  readonly counted: string
  readonly rows: number
}

/** The counts of a list, `chosen` the item of each row. One item in two stacks is two rows: what lies there is their sum. */
export function countsOf(rows: readonly PastedMatch[], chosen: readonly string[]): readonly PastedCount[] {
  const counts = new Map<string, PastedCount>()
  for (const [index, row] of rows.entries()) {
    const item = row.candidates.find((one) => one.id === chosen[index])
    const counted = item && inBase(item, row)
    if (!counted) continue
    const before = counts.get(item.id)
    counts.set(item.id, {
      itemId: item.id,
      counted: before ? quantityText(plusQty(quantity(before.counted), quantity(counted))) : counted,
      rows: (before?.rows ?? 0) + 1,
    })
  }
  return [...counts.values()]
}
