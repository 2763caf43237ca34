import { mulDiv, scaled } from '#ground/decimal.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import type { Price } from '#ground/price.ts'

declare const brand: unique symbol

/** How much of something one unit of work takes, in 1/1,000,000. */
export type Coefficient = bigint & { readonly [brand]: 'coefficient' }

/** The decimals a coefficient is kept with: all those of the official tables. */
export const COEFFICIENT_SCALE = 6

/** Reads plain decimal text; refuses a seventh decimal. */
export function coefficient(value: string): Coefficient {
  return scaled(value, COEFFICIENT_SCALE) as Coefficient
}

/** To what a price is rounded, rupiah. */
export const priceSteps = [1, 10, 100, 1000] as const
export type PriceStep = (typeof priceSteps)[number]

/** What an analysis is made of: how much of each thing at which price, the share on top, and the rounding. */
export interface AnalysisFacts {
  readonly components: readonly { readonly coefficient: Coefficient; readonly price: Price }[]
  /** Overhead and profit. */
  readonly overhead: Percent
  readonly step: PriceStep
}

/** What one unit of work costs by its analysis. `base` and `exact` in 1/100,000,000 and 1/100,000,000,000,000 rupiah. */
export interface AnalysisPrice {
  /** Coefficients × prices, every decimal kept. */
  readonly base: bigint
  /** With overhead and profit, every decimal kept. */
  readonly exact: bigint
  /** Whole rupiah, rounded once to the step, half up. */
  readonly rounded: bigint
}

/** The decimals of `base`: those of a coefficient and of a price. */
export const BASE_SCALE = COEFFICIENT_SCALE + 2
/** The decimals of `exact`: those of `base` and of a share. */
export const EXACT_SCALE = BASE_SCALE + 6

/**
 * Prices one unit of work: Σ coefficient × price, overhead and profit on top, rounded once.
 *
 *   0.5 × 100,000 + 0.25 × 120,001, 10 % on top: 88,000.275, so 88,000
 */
export function priceOfWork({ components, overhead, step }: AnalysisFacts): AnalysisPrice {
  const base = components.reduce((sum, one) => sum + one.coefficient * one.price, 0n)
  const exact = base * (HUNDRED_PERCENT + overhead)
  const steps = mulDiv(exact, 1n, BigInt(step) * 10n ** BigInt(EXACT_SCALE))
  return { base, exact, rounded: steps * BigInt(step) }
}
