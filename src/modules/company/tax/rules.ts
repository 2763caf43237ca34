import type { Day } from '#ground/day.ts'
import { minus, money, mulDiv, plus, ZERO } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percentOf } from '#ground/percent.ts'
import type { Percent } from '#ground/percent.ts'

/** A PPN rate as it stands on a document: the rate, and the share of the price it is taken from. */
export interface PpnRate {
  readonly rate: Percent
  /** The base is price × baseNum / baseDen: 11/12 for DPP nilai lain, 1/1 for the full price. */
  readonly baseNum: bigint
  readonly baseDen: bigint
}

/** What PPN is asked of. */
export interface PpnAsked {
  /** The summed amount of all lines with this tax: the price, or the price with PPN when inclusive. */
  readonly base: Money
  readonly mode: 'exclusive' | 'inclusive'
  /** The seller's status on the day of the invoice: a non-PKP may not charge PPN. */
  readonly isPkp: boolean
  readonly rate: PpnRate
}

/** The five figures of a tax block. */
export interface PpnAmounts {
  readonly hargaJual: Money
  readonly dpp: Money
  /** The base below the full price; null when the full price is the base. */
  readonly dppNilaiLain: Money | null
  readonly ppn: Money
  readonly total: Money
}

/** A rate that holds from a day on, until its day when it has one. */
export interface Dated {
  readonly code: string
  readonly from: Day
  readonly until: Day | null
}

/**
 * Works out PPN once on a summed base, half up (PER-11/PJ/2025 art. 129); the DPP is rounded for show only.
 *
 *   ppn({ base: money(100000), mode: 'exclusive', isPkp: true, rate })  // DPP nilai lain 91667, PPN 11000
 */
export function ppn({ base, mode, isPkp, rate }: PpnAsked): PpnAmounts {
  if (!isPkp) return { hargaJual: base, dpp: ZERO, dppNilaiLain: null, ppn: ZERO, total: base }

  const taxed = rate.rate * rate.baseNum
  const whole = HUNDRED_PERCENT * rate.baseDen
  const tax = money(mulDiv(base, taxed, mode === 'inclusive' ? whole + taxed : whole))
  const hargaJual = mode === 'inclusive' ? minus(base, tax) : base

  const dpp = money(mulDiv(hargaJual, rate.baseNum, rate.baseDen))
  const isFullBase = rate.baseNum === rate.baseDen
  return { hargaJual, dpp, dppNilaiLain: isFullBase ? null : dpp, ppn: tax, total: plus(hargaJual, tax) }
}

/**
 * Works out PPh withheld from a price without PPN, half up.
 *
 *   pphWithheld(money(225000000), percent('1.75'))  // 3937500n
 */
export function pphWithheld(price: Money, rate: Percent): Money {
  return percentOf(price, rate)
}

/** Picks the row of a code that holds on a day: the latest start that has come and has not ended. */
export function rateOn<Row extends Dated>(rows: readonly Row[], code: string, on: Day): Row | undefined {
  return rows
    .filter((row) => row.code === code && row.from <= on && (row.until === null || row.until >= on))
    .reduce<Row | undefined>((best, row) => (best && best.from > row.from ? best : row), undefined)
}
