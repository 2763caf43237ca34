import { allocate, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import type { Quantity } from '#ground/quantity.ts'
import { ppn, type PpnRate } from '#modules/company/tax/rules.ts'
import type { TaxRow } from './contract.ts'

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

/** What a document is called before it has a number. */
export function labelOf(id: string, number: string | null): string {
  return number ?? `DRAFT-${id.slice(-6).toUpperCase()}`
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

/** What the customer owes on the document. */
export function totalOf(taxed: TaxedSum): Money {
  return plus(taxed.dpp, taxed.ppn)
}
