import type { Day } from '#ground/day.ts'
import { allocate, minus, money, mulDiv, plus, sum, ZERO } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percentOf, percentText } from '#ground/percent.ts'
import type { Percent } from '#ground/percent.ts'
import type { Quantity } from '#ground/quantity.ts'

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

/** One tax code of a document as it was applied, as it is kept and travels; amounts and rate as decimal text. */
export interface TaxRow {
  readonly code: string
  readonly label: string
  readonly rate: string
  /** The share of the price that is taxed: 11/12 for ordinary goods. */
  readonly baseNum: string
  readonly baseDen: string
  readonly base: string
  readonly taxedBase: string
  readonly tax: string
}

/** A PPN code as it stands on the day of the document. */
export interface TaxFact extends PpnRate {
  readonly code: string
  readonly label: string
  /** Kode transaksi of the faktur pajak: '04' for DPP nilai lain. */
  readonly transactionCode: string | null
}

/** A sum that bears tax: a line after its discounts, or the shipping fee. */
export interface Taxable {
  readonly amount: Money
  /** Null: no PPN. */
  readonly tax: TaxFact | null
}

export type PriceMode = 'exclusive' | 'inclusive'

/** One tax code of a document, worked out. */
export interface TaxShare {
  readonly tax: TaxFact | null
  readonly base: Money
  readonly taxedBase: Money
  readonly ppn: Money
}

export interface TaxedSum {
  /** Each part before PPN, in the order given; their sum is `gross`. */
  readonly nets: readonly Money[]
  readonly gross: Money
  /** Gross less what is deducted before PPN: what the tax is taken from. */
  readonly dpp: Money
  /** The taxed share of the dpp (11/12 for ordinary goods). */
  readonly dppOther: Money
  readonly ppn: Money
  readonly shares: readonly TaxShare[]
}

/**
 * Works out PPN once per code on the summed base. `deducted` (down payment, retention) lowers the base before tax,
 * spread over the codes by what each holds. Always: Σ nets = gross, gross − deducted = dpp.
 */
export function taxedSum(parts: readonly Taxable[], mode: PriceMode, deducted: Money = ZERO): TaxedSum {
  const groups = groupsOf(parts).map((group) => ({ ...group, full: ppnOf(group.tax, sum(group.amounts), mode) }))
  const nets = parts.map(() => ZERO)
  for (const { indexes, amounts, full } of groups) {
    const within = mode === 'inclusive' ? allocate(full.ppn, amounts) : amounts.map(() => ZERO)
    indexes.forEach((index, at) => (nets[index] = minus(amounts[at] ?? ZERO, within[at] ?? ZERO)))
  }

  const gross = sum(groups.map((group) => group.full.base))
  const cuts = allocate(
    deducted,
    groups.map((group) => group.full.base),
  )
  const shares = groups.map(({ tax, full }, at) =>
    deducted === 0n ? full : ppnOf(tax, minus(full.base, cuts[at] ?? ZERO), 'exclusive'),
  )
  return {
    nets,
    gross,
    dpp: sum(shares.map((share) => share.base)),
    dppOther: sum(shares.map((share) => share.taxedBase)),
    ppn: sum(shares.map((share) => share.ppn)),
    shares,
  }
}

/**
 * Takes the part of a line's amount that belongs to a quantity, so that the parts of a line always sum to the line.
 *
 *   sliceOf(money(100), quantity('3'), quantity('1'), quantity('1'))  // the second third of 100: 34
 */
export function sliceOf(whole: Money, of: Quantity, before: Quantity, part: Quantity): Money {
  if (of === 0n) return ZERO
  return money(mulDiv(whole, before + part, of) - mulDiv(whole, before, of))
}

/** The tax shares as they are kept on the document and travel to the screen. */
export function taxRows(shares: readonly TaxShare[]): TaxRow[] {
  return shares.flatMap(({ tax, base, taxedBase, ppn: tax11 }) =>
    tax === null
      ? []
      : [
          {
            code: tax.code,
            label: tax.label,
            rate: percentText(tax.rate),
            baseNum: String(tax.baseNum),
            baseDen: String(tax.baseDen),
            base: String(base),
            taxedBase: String(taxedBase),
            tax: String(tax11),
          },
        ],
  )
}

function groupsOf(parts: readonly Taxable[]) {
  const groups = new Map<string, { tax: TaxFact | null; indexes: number[]; amounts: Money[] }>()
  parts.forEach((part, index) => {
    const key = part.tax?.code ?? ''
    const group = groups.get(key) ?? { tax: part.tax, indexes: [], amounts: [] }
    group.indexes.push(index)
    group.amounts.push(part.amount)
    groups.set(key, group)
  })
  return [...groups.values()]
}

function ppnOf(tax: TaxFact | null, base: Money, mode: PriceMode): TaxShare {
  if (tax === null) return { tax, base, taxedBase: ZERO, ppn: ZERO }
  const worked = ppn({ base, mode, isPkp: true, rate: tax })
  return { tax, base: worked.hargaJual, taxedBase: worked.dpp, ppn: worked.ppn }
}

/** What is owed on the document. */
export function totalOf(taxed: TaxedSum): Money {
  return plus(taxed.dpp, taxed.ppn)
}

/** Whether a line speaks of a machine hired out: no construction to income tax, but rent (PPh 23). */
export function isHire(description: string): boolean {
  return /\b(sewa|rental)\b/i.test(description)
}
