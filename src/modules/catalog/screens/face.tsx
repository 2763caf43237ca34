import { qtyFormat, rupiah } from '#ground/format.ts'
import { priceBack } from '#ground/price-back.ts'
import { price, priceText } from '#ground/price.ts'
import { can } from '#kit/screen/client/ability.ts'
import { ask } from '#kit/screen/client/ask.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { later } from '#kit/screen/client/later.tsx'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { unitMeant } from '../paste/rules.ts'
import { pickItem, type ItemChoice } from '../picks/contract.ts'
import { itemMakers } from '../rights.ts'

const NewItem = later(() => import('./new-item.tsx').then((parts) => parts.NewItem))

/** Labels of items, as a sheet; fetched when somebody wants to stick some. */
export const LabelSheet = lazy(() => import('./label-sheet.tsx').then((parts) => ({ default: parts.LabelSheet })))

interface Wanted {
  /** Kinds, separated by commas; all unless said. */
  readonly kinds?: string
  /** Whose free stock is told, perhaps as its form says when one looks; all warehouses unless said. */
  readonly warehouseId?: string | (() => string)
  /** What they are wanted for: buying shows the last price paid, selling ours. */
  readonly purpose?: 'buy' | 'sell'
  /** Whose price it is shown with: a customer's level. */
  readonly level?: () => string
  /** Nothing new is made here. */
  readonly only?: boolean
}

/** Everything in the catalog, found by name, code or barcode; made in place by whoever may. */
export function itemSource({ kinds, warehouseId, purpose, level, only }: Wanted = {}): ChoiceSource {
  return {
    key: 'item',
    noun: 'produk',
    search: async (typed, signal, last = []) => {
      const at = (typeof warehouseId === 'function' ? warehouseId() : warehouseId) || undefined
      const asked = { q: typed || undefined, kind: kinds, warehouseId: at, last: last.join() || undefined }
      return (await ask(pickItem, asked, { signal })).map((item) =>
        heldAt(pricedFor(itemChoice(item, purpose), level?.()), at),
      )
    },
    ...(mayCreate() && !only && { create: (typed, done) => <NewItem name={typed} onDone={done} /> }),
  }
}

/** What of a picked item is free in a warehouse, in its base unit; empty when it was picked for another. */
export function freeIn(item: Choice | null | undefined, warehouseId: string): string {
  const { at, available, unit } = item?.more ?? {}
  if (warehouseId === '' || at !== warehouseId || typeof available !== 'string') return ''
  return `${qtyFormat(available)} ${String(unit)}`
}

/** A picked item that knows of which warehouse its free quantity was told. */
export function heldAt(choice: Choice, warehouseId: string | undefined): Choice {
  return warehouseId ? { ...choice, more: { ...choice.more, at: warehouseId } } : choice
}

/** Items of one view that a label may be added for. */
export function labelSource(view: { readonly kinds: readonly { readonly value: string }[] }): ChoiceSource {
  return itemSource({ kinds: view.kinds.map((kind) => kind.value).join(','), only: true })
}

/** Which of its units a pasted word means for a picked item: 'lembar' is its lbr. Undefined while no item is known. */
export function pastedUnit(word: string, item: Choice | null | undefined): string | null | undefined {
  const units = unitsOf(item)
  return units.length > 0 ? unitMeant(word, units) : undefined
}

/** The units a picked item comes in, the base unit first; of those not meant for `use`, none but the base unit. */
export function unitsOf(item: Choice | null | undefined, use?: 'isPurchase' | 'isIssue'): readonly string[] {
  const base = item?.more?.['unit']
  const others = otherUnits(item).filter((one) => use === undefined || one[use] !== false)
  return typeof base === 'string' ? [base, ...others.map((one) => one.unit)] : []
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
  return priceText(priceBack(price(perBase), BigInt(other.num), BigInt(other.den)))
}

/** The unit it is bought in: the one marked so, else the base unit. */
export function purchaseUnitOf(item: Choice): string {
  return otherUnits(item).find((one) => one.isPurchase)?.unit ?? unitsOf(item)[0] ?? ''
}

/** The price of an item for a customer of a level, in one of its units; the ordinary one where the level has none. */
export function priceAt(item: Choice, unit: string, level: string): string {
  const own = (item.more?.['levelPrices'] as ItemChoice['levelPrices'] | undefined)?.[level]
  return priceIn(own ? { ...item, more: { ...item.more, price: own } } : item, unit)
}

// Told with the price of the level, remembered with all of them: the level may still change.
function pricedFor(item: Choice, level: string | undefined): Choice {
  const told = level && priceAt(item, String(item.more?.['unit']), level)
  return told ? { ...item, aside: rupiah(told) } : item
}

// A line remembers the item's units with their ratio, today's price and the last one paid, both per base unit.
export function itemChoice(item: ItemChoice, purpose: 'buy' | 'sell' = 'sell'): Choice {
  const price = purpose === 'buy' ? item.lastPrice : item.price
  const stock = item.available === null ? 'jasa' : `stok ${qtyFormat(item.available)} ${item.baseUnit}`
  return {
    id: item.id,
    label: item.name,
    code: item.code,
    note: item.brand ? `${item.brand} · ${stock}` : stock,
    aside: price ? rupiah(price) : undefined,
    more: {
      taxCode: item.taxCode,
      unit: item.baseUnit,
      price: item.price,
      levelPrices: item.levelPrices,
      lastPrice: item.lastPrice,
      units: item.units,
      kind: item.kind,
      available: item.available,
      supplierId: item.defaultSupplierId,
    },
  }
}

function mayCreate(): boolean {
  return itemMakers.some(can)
}
