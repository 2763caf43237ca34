import { mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'

/**
 * Shares an amount out by its bases, half up along the way, so that the shares are the amount to the rupiah and none is
 * below nothing. Bases are above nothing.
 *
 *   shareOut(100n, [1n, 1n, 1n])  // 33, 34, 33
 */
export function shareOut(amount: Money, bases: readonly Money[]): Money[] {
  const whole = sum(bases)
  let [base, given] = [ZERO, ZERO]
  return bases.map((one) => {
    base = plus(base, one)
    const upTo = mulDiv(amount, base, whole) as Money
    const share = (upTo - given) as Money
    given = upTo
    return share
  })
}
