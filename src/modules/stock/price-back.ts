import { max, minus, negate, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { minQty, minusQty, quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { placeOf, type Lying } from '#modules/stock/layers.ts'
import type { MovingLine } from '#modules/stock/moves.ts'
import type { Original } from '#modules/stock/reverse-store.ts'
import { revalued, sharesOf, type Effect, type Holding } from '#modules/stock/rules.ts'

const ONE = quantity('1')

/**
 * Takes prices of one receipt back from where its pieces lie now: first from where each was put, then from where the
 * pieces were taken since, if no other price was put there. What was used meanwhile is a difference.
 */
export function pricesBackwards(
  moves: readonly Original[],
  lying: readonly Lying[],
): { readonly lines: readonly MovingLine[]; readonly gone: readonly GonePrice[] } {
  const free = new Map(lying.map((one) => [placeOf(one), one.qty]))
  const takes = moves.map((move) => ({ move, taken: [] as Taken[], left: move.prices?.covered ?? ZERO_QTY }))
  const take = (one: (typeof takes)[number], from: Lying) => {
    const qty = minQty(one.left, free.get(placeOf(from)) ?? ZERO_QTY)
    if (qty <= 0n) return
    free.set(placeOf(from), minusQty(free.get(placeOf(from)) ?? ZERO_QTY, qty))
    one.left = minusQty(one.left, qty)
    one.taken.push({ from, qty })
  }
  for (const one of takes)
    for (const from of lying.filter((each) => each.warehouseId === one.move.warehouseId)) take(one, from)
  // On the way nothing is taken that was not put there: the paper that carries the goods knows no other price of them.
  for (const one of takes) for (const from of lying.filter((each) => each.carriedBy === null)) take(one, from)
  return {
    lines: takes.flatMap(({ move, taken }) => priceBackwards(move, taken)),
    gone: takes.flatMap(({ move, taken, left }) => {
      const covered = move.prices?.covered
      if (!covered) return []
      const parts = taken.map((one) => one.qty)
      const value = negate(move.value)
      return [{ since: move.seq, qty: left, value: minus(value, sum(sharesOf(value, covered, parts))) }]
    }),
  }
}

/** Of a price that is taken back: pieces that left after it was put there, and what it was of them. */
export interface GonePrice {
  readonly since: bigint
  readonly qty: Quantity
  readonly value: Money
}

interface Taken {
  readonly from: Lying
  readonly qty: Quantity
}

function priceBackwards(move: Original, taken: readonly Taken[]): MovingLine[] {
  const value = negate(move.value)
  const about = { ...move, reversesId: move.id }
  const covered = move.prices?.covered
  if (covered === 0n) return [{ ...about, effectOn: (held) => revalued(held, ONE, value, ONE) }]
  if (!covered) return [{ ...about, effectOn: (held) => revalued(held, move.qtyAfter, value) }]
  if (taken.length === 0) return [{ ...about, effectOn: (held) => gone(held, value) }]

  const parts = taken.map((one) => one.qty)
  const shares = sharesOf(value, covered, parts)
  const rest = minus(value, sum(shares))
  return taken.map(({ from }, at) => {
    const share = shares[at] ?? ZERO
    const { warehouseId, carriedBy } = from
    const effectOn = takenFrom(from, share, at === 0 ? rest : ZERO)
    return { ...about, warehouseId, carriedBy, lineId: carriedBy ?? move.lineId, effectOn }
  })
}

// What the place cannot give, and what is at no place any more, is a difference.
function takenFrom(from: Lying, share: Money, rest: Money): MovingLine['effectOn'] {
  const most = from.carriedBy ? max(share, negate(from.held.value)) : share
  return (held): Effect => {
    const effect = revalued(held, ONE, most, ONE)
    return { ...effect, difference: minus(plus(share, rest), effect.value) }
  }
}

function gone(held: Holding, difference: Money): Effect {
  return { after: { qty: held.qty, value: held.value }, value: ZERO, difference }
}
