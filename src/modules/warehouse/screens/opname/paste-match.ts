import { convert, quantity, quantityText } from '#ground/quantity.ts'
import type { PastedRow } from '#ground/paste-list.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { pickItem, type ItemChoice } from '#modules/catalog/contract.ts'

/** A pasted row with the items it may mean, the likeliest first. */
export interface MatchedRow {
  readonly source: string
  readonly qty: string
  readonly unit: string | undefined
  readonly candidates: readonly ItemChoice[]
}

const GOODS = 'bahan_baku,barang,produk_jadi,alat'

/** Looks up what each row may mean: all its words first, then fewer of them. */
export async function matched(rows: readonly PastedRow[]): Promise<MatchedRow[]> {
  const found: MatchedRow[] = []
  for (const row of rows) {
    const candidates = await candidatesFor(row.text)
    found.push({ source: row.source, qty: row.qty ?? '', unit: row.unit, candidates })
  }
  return found
}

async function candidatesFor(text: string): Promise<readonly ItemChoice[]> {
  const words = text.split(/\s+/)
  for (let kept = words.length; kept > 0; kept -= 1) {
    const items = await ask(pickItem, { q: words.slice(0, kept).join(' '), kind: GOODS })
    if (items.length > 0) return items.slice(0, 8)
  }
  return []
}

const sameUnit: Readonly<Record<string, string>> = {
  sak: 'zak',
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
