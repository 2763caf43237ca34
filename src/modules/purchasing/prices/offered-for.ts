import { priceBack } from '#ground/price-back.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { OfferedPrice } from './contract.ts'

/** How much is bought, in a unit that is num/den of the item's own. */
interface Bought {
  readonly qty: Quantity
  readonly unit: string
  readonly num: bigint
  readonly den: bigint
}

/** The price a list has for what is bought: of its own unit first, else worked out; the highest minimum that is reached. */
export function offeredFor(
  offers: readonly OfferedPrice[],
  { qty, unit, num, den }: Bought,
): { readonly text: string; readonly validFrom: string } | undefined {
  const reached = offers.filter((one) =>
    one.unit === unit ? qty >= quantity(one.minQty) : qty * num >= quantity(one.minBaseQty) * den,
  )
  const own = reached.filter((one) => one.unit === unit)
  const best = (own.length > 0 ? own : reached).toSorted((a, b) =>
    Number(quantity(b.minBaseQty) - quantity(a.minBaseQty)),
  )[0]
  if (!best) return undefined
  const text = best.unit === unit ? best.price : priceText(priceBack(price(best.basePrice), num, den))
  return { text, validFrom: best.validFrom }
}
