import { convertPrice, price, priceText } from '#ground/price.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { ItemChoice } from '#modules/catalog/contract.ts'

/** The units a picked item is sold in, the base unit first. */
export function unitsOf(item: Choice | null | undefined): readonly string[] {
  const base = item?.more?.['unit']
  const others = (item?.more?.['units'] ?? []) as ItemChoice['units']
  return typeof base === 'string' ? [base, ...others.map((one) => one.unit)] : []
}

/** Today's price of an item in one of its units: a dus of 12 costs twelve times a piece. */
export function priceIn(item: Choice, unit: string): string {
  const perBase = item.more?.['price']
  if (typeof perBase !== 'string') return ''
  const other = ((item.more?.['units'] ?? []) as ItemChoice['units']).find((one) => one.unit === unit)
  if (!other) return perBase
  return priceText(convertPrice(price(perBase), BigInt(other.num), BigInt(other.den)))
}
