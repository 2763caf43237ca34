import { percentFormat, reportAmount, thousands } from '#ground/format.ts'
import type { Amount, PaperTax, PaperTotals } from './document.ts'
import type { TotalRow } from './pieces.ts'
import { isZero, row } from './priced-lines.ts'

/** What is taken off before the total: an advance that was billed, retention. */
export interface Deducted {
  readonly label: string
  readonly amount: Amount
}

/**
 * The rows from the sum of the lines down to the PPN, so that a reader may add them up from top to bottom: what is taken
 * off stands in parentheses, what only explains a row is small. An advance and retention bear no PPN: prices that hold
 * it lose it before them. Retention whose PPN is asked for already stands behind the PPN. Zero rows are left out.
 */
export function totalRows(totals: PaperTotals, deducted: readonly Deducted[] = []): TotalRow[] {
  const { subtotal, discount, shipping, taxes } = totals
  const taken = deducted.filter(({ amount }) => !isZero(amount))
  const sold = BigInt(subtotal) - BigInt(discount) + BigInt(shipping)
  // An advance or retention of an order whose prices hold PPN is itself asked for without it.
  const isIncluded =
    totals.pricesIncludeTax && taxes.length > 0 && (totals.net === undefined || BigInt(totals.net) !== sold)
  const lines = [
    { label: isIncluded ? 'Subtotal (termasuk PPN)' : 'Subtotal', amount: thousands(subtotal) },
    ...row('Diskon', discount, true),
    ...row('Ongkos kirim', shipping),
  ]
  if (isIncluded && taken.length === 0) return [...lines, ...taxes.flatMap(includedTax)]

  const net = isIncluded ? BigInt(totals.net ?? sold) : sold
  const priced = isIncluded
    ? [...row('PPN di dalam harga', String(sold - net), true), rowOfSum('Nilai sebelum PPN', String(net))]
    : []
  const base = taxes.reduce((all, tax) => all + BigInt(tax.base), 0n)
  const last = BigInt(taken.at(-1)?.amount ?? 0)
  const off = taken.reduce((all, { amount }) => all + BigInt(amount), 0n)
  const isTaxedWhole = last > 0n && base === net - off + last
  const early = isTaxedWhole ? taken.slice(0, -1) : taken
  const before = [...lines, ...priced, ...rowsOff(early)]
  const left = isTaxedWhole ? base : net - off
  return [
    ...before,
    ...taxes.flatMap((tax) => addedTax(tax, left, before.at(-1)?.rank === 'sum' || before.length === 1)),
    ...rowsOff(taken.slice(early.length)),
  ]
}

function rowOfSum(label: string, amount: Amount): TotalRow {
  return { label, amount: reportAmount(amount), rank: 'sum' }
}

function rowsOff(taken: readonly Deducted[]): TotalRow[] {
  return taken.flatMap(({ label, amount }) => row(label, amount, true))
}

// Its base is the sum of the rows above, unless some of them bear no PPN: then it only explains.
function addedTax(tax: PaperTax, left: bigint, isSaid: boolean): TotalRow[] {
  const isLeft = BigInt(tax.base) === left
  const base = isLeft ? rowOfSum(BASE, tax.base) : memo(BASE, tax.base)
  return [...(isLeft && isSaid ? [] : [base]), ...otherBase(tax), { label: ppn(tax), amount: reportAmount(tax.tax) }]
}

function includedTax(tax: PaperTax): TotalRow[] {
  return [memo(BASE, tax.base), ...otherBase(tax), memo(`${ppn(tax)} (termasuk)`, tax.tax)]
}

function otherBase({ baseNum, baseDen, taxedBase }: PaperTax): TotalRow[] {
  return baseNum === baseDen ? [] : [memo(`DPP nilai lain (${baseNum}/${baseDen})`, taxedBase)]
}

const BASE = 'Dasar pengenaan pajak'

function ppn({ rate }: PaperTax): string {
  return `PPN ${percentFormat(rate)}`
}

function memo(label: string, amount: Amount): TotalRow {
  return { label, amount: reportAmount(amount), rank: 'memo' }
}
