import { money, mulDiv, negate, ZERO, type Money } from '#ground/money.ts'
import { minusQty, negateQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CountState } from '#modules/warehouse/columns.ts'

/** Refuses an act on a count that is not where it needs to be. */
export function expectPhase(row: { readonly state: CountState }, ...allowed: readonly CountState[]): void {
  if (!allowed.includes(row.state)) throw new Refusal('opname.wrong-phase', { state: row.state })
}

/** A line as the count left it. */
export interface Counted {
  readonly id: string
  readonly itemId: string
  /** What the book said when it was counted: the snapshot and the moves since. */
  readonly book: Quantity
  /** Null was not counted. */
  readonly counted: Quantity | null
  readonly damaged: Quantity
}

/** What the books must do to agree with a count. */
export interface Correction {
  /** Less there than the book says. */
  readonly missing: readonly { readonly id: string; readonly itemId: string; readonly qty: Quantity }[]
  /** More there than the book says. */
  readonly surplus: readonly { readonly id: string; readonly itemId: string; readonly qty: Quantity }[]
  /** Counted, but no longer good: goes to the place of damaged goods. */
  readonly damaged: readonly { readonly id: string; readonly itemId: string; readonly qty: Quantity }[]
}

/**
 * Says what to correct: the difference between what was counted and what the book said then. Goods that moved afterwards
 * stay moved; lines nobody counted stay as they are.
 *
 *   book 10 at the counting, counted 8, sold 3 since: 2 missing, so 5 remain of the 7 the book has now
 */
export function correctionOf(lines: readonly Counted[]): Correction {
  const told = lines.flatMap(({ id, itemId, book, counted, damaged }) =>
    counted === null ? [] : [{ id, itemId, difference: minusQty(counted, book), damaged }],
  )
  return {
    missing: told
      .filter((line) => line.difference < 0n)
      .map(({ id, itemId, difference }) => ({ id, itemId, qty: negateQty(difference) })),
    surplus: told
      .filter((line) => line.difference > 0n)
      .map(({ id, itemId, difference }) => ({ id, itemId, qty: difference })),
    damaged: told
      .filter((line) => line.damaged > ZERO_QTY)
      .map(({ id, itemId, damaged }) => ({ id, itemId, qty: damaged })),
  }
}

/** What one item is worth now, and what it cost last. */
export interface Worth {
  readonly onHand: Quantity
  readonly value: Money
  /** What `per` of it cost when it was bought last. */
  readonly last: { readonly value: Money; readonly per: Quantity } | null
}

/** Values a quantity at the average, else at the last price paid, else at nothing. */
export function worthOf(qty: Quantity, worth: Worth | undefined): Money {
  if (!worth) return ZERO
  if (worth.onHand > 0n) return money(mulDiv(worth.value, qty, worth.onHand))
  return worth.last && worth.last.per > 0n ? money(mulDiv(worth.last.value, qty, worth.last.per)) : ZERO
}

/** Values a difference, signed: what is missing is below zero. */
export function differenceValue(difference: Quantity, worth: Worth | undefined): Money {
  return difference < 0n ? negate(worthOf(negateQty(difference), worth)) : worthOf(difference, worth)
}
