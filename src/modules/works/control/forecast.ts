import { max, minus, plus, ZERO, type Money } from '#ground/money.ts'

/** What a budget has seen so far, in rupiah, and what is thought of the rest. */
interface ForecastFacts {
  readonly budget: Money
  readonly actual: Money
  readonly committed: Money
  /** What is still to come as somebody judged it; null: what is left of the budget. */
  readonly judged: Money | null
  /** Nothing more comes. */
  readonly isDone: boolean
}

/** What a budget will come to. */
export interface Forecast {
  /** Spent and promised. */
  readonly projected: Money
  /** Still to come beyond that (ETC). */
  readonly toCome: Money
  /** At completion (EAC). */
  readonly atCompletion: Money
  /** Of the budget, at completion: negative where it is overrun. */
  readonly variance: Money
}

/**
 * Tells what a budget will come to: spent and promised, and what is left of the budget unless it is judged otherwise.
 *
 *   budget 100, spent 40, promised 30: 30 to come, 100 at completion
 */
export function forecast({ budget, actual, committed, judged, isDone }: ForecastFacts): Forecast {
  const projected = plus(actual, committed)
  const toCome = isDone ? ZERO : (judged ?? max(ZERO, minus(budget, projected)))
  const atCompletion = plus(projected, toCome)
  return { projected, toCome, atCompletion, variance: minus(budget, atCompletion) }
}
