import { convertPrice, price, priceText } from '#ground/price.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { otherUnits } from '#modules/catalog/screens/face.tsx'

/** Today's price of an item in one of its units: a dus of 12 costs twelve times a piece. */
export function priceIn(item: Choice, unit: string): string {
  const perBase = item.more?.['price']
  if (typeof perBase !== 'string') return ''
  const other = otherUnits(item).find((one) => one.unit === unit)
  if (!other) return perBase
  return priceText(convertPrice(price(perBase), BigInt(other.num), BigInt(other.den)))
}
