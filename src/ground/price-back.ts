import { mulDiv } from './decimal.ts'
import { convertPrice, type Price } from './price.ts'

/**
 * Tells the price of another unit from one that was rounded when it was worked out: in whole rupiah where those cost the same.
 *
 *   priceBack(price('271428.57'), 7n, 1n)  // a truck of seven that cost 1900000: not 1899999.99
 */
export function priceBack(p: Price, num: bigint, den: bigint): Price {
  const exact = convertPrice(p, num, den)
  const whole = (mulDiv(exact, 1n, SEN) * SEN) as Price
  return convertPrice(whole, den, num) === p ? whole : exact
}

const SEN = 100n
