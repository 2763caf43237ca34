import { convert, quantity, quantityText } from '#ground/quantity.ts'
import type { PastedRow } from '#ground/paste-list.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { pickItem, type ItemChoice } from '#modules/catalog/picks/contract.ts'

/** A pasted row with the items it may mean, the likeliest first. */
export interface MatchedRow {
  readonly source: string
  readonly qty: string
  readonly unit: string | undefined
  readonly candidates: readonly ItemChoice[]
}

const GOODS = 'bahan_baku,barang,produk_jadi,alat'

/** Looks up what each row may mean: all its words first, then fewer of them; what stands on the sheet comes first. */
export async function matched(rows: readonly PastedRow[], onSheet: ReadonlySet<string>): Promise<MatchedRow[]> {
  const found: MatchedRow[] = []
  for (const row of rows) {
    const candidates = likeliest(await candidatesFor(row.text), { text: row.text, onSheet })
    found.push({ source: row.source, qty: row.qty ?? '', unit: row.unit, candidates })
  }
  return found
}

async function candidatesFor(text: string): Promise<readonly ItemChoice[]> {
  const words = text.split(/\s+/)
  for (let kept = words.length; kept > 0; kept -= 1) {
    const items = await ask(pickItem, { q: words.slice(0, kept).join(' '), kind: GOODS })
    if (items.length > 0) return items
  }
  return []
}

// A name that begins with what was written is meant before one that only holds it.
function likeliest(
  items: readonly ItemChoice[],
  { text, onSheet }: { readonly text: string; readonly onSheet: ReadonlySet<string> },
): readonly ItemChoice[] {
  const first = text.toLowerCase().split(/\s+/)[0] ?? ''
  const rank = (item: ItemChoice) =>
    (item.name.toLowerCase().startsWith(first) ? 0 : 2) + (onSheet.has(item.id) ? 0 : 1)
  return items.toSorted((a, b) => rank(a) - rank(b)).slice(0, 8)
}

const sameUnit: Readonly<Record<string, string>> = {
  sak: 'zak',
  m3: 'm³',
  m2: 'm²',
  batang: 'btg',
  lembar: 'lbr',
  meter: 'm',
  liter: 'ltr',
}

/** The count in the item's base unit; nothing when its unit is not one of the item's. */
export function inBase(item: ItemChoice, qty: string, unit: string | undefined): string | undefined {
  const name = (text: string) => sameUnit[text.toLowerCase()] ?? text.toLowerCase()
  if (!unit || name(unit) === name(item.baseUnit)) return qty
  const other = item.units.find((one) => name(one.unit) === name(unit))
  return other && quantityText(convert(quantity(qty), BigInt(other.num), BigInt(other.den)))
}
