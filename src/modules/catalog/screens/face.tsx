import { rupiah } from '#ground/format.ts'
import { convertPrice, price, priceText } from '#ground/price.ts'
import { can } from '#kit/screen/client/ability.ts'
import { ask } from '#kit/screen/client/ask.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { items, pickItem, type ItemChoice } from '../contract.ts'
import { NewItem } from './new-item.tsx'

/** Everything in the catalog, found by name, code or barcode; made in place by whoever may. */
export function itemSource(only: { kinds?: string } = {}): ChoiceSource {
  return {
    key: 'item',
    noun: 'produk',
    search: async (typed, signal) =>
      (await ask(pickItem, { q: typed || undefined, kind: only.kinds }, { signal })).map(itemChoice),
    ...(mayCreate() && { create: (typed, done) => <NewItem name={typed} onDone={done} /> }),
  }
}

/** The units a picked item comes in, the base unit first. */
export function unitsOf(item: Choice | null | undefined): readonly string[] {
  const base = item?.more?.['unit']
  return typeof base === 'string' ? [base, ...otherUnits(item).map((one) => one.unit)] : []
}

/** Its units other than the base unit, with their ratio. */
export function otherUnits(item: Choice | null | undefined): ItemChoice['units'] {
  return (item?.more?.['units'] ?? []) as ItemChoice['units']
}

/** A price of an item in one of its units: a dus of 12 costs twelve times a piece. Ours of today, or the last one paid. */
export function priceIn(item: Choice, unit: string, which: 'price' | 'lastPrice' = 'price'): string {
  const perBase = item.more?.[which]
  if (typeof perBase !== 'string') return ''
  const other = otherUnits(item).find((one) => one.unit === unit)
  if (!other) return perBase
  return priceText(convertPrice(price(perBase), BigInt(other.num), BigInt(other.den)))
}

/** The unit it is bought in: the one marked so, else the base unit. */
export function purchaseUnitOf(item: Choice): string {
  return otherUnits(item).find((one) => one.isPurchase)?.unit ?? unitsOf(item)[0] ?? ''
}

// A line remembers the item's units with their ratio, today's price and the last one paid, both per base unit.
export function itemChoice(item: ItemChoice): Choice {
  return {
    id: item.id,
    label: item.name,
    code: item.code,
    note: item.kind === 'jasa' ? 'jasa' : item.baseUnit,
    aside: item.price ? rupiah(item.price) : undefined,
    more: { unit: item.baseUnit, price: item.price, lastPrice: item.lastPrice, units: item.units, kind: item.kind },
  }
}

function mayCreate(): boolean {
  const needed = items.add.permission
  return (typeof needed === 'string' ? [needed] : needed).some(can)
}
