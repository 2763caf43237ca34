import fc from 'fast-check'
import { day } from '#ground/day.ts'
import { minus, money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import type { Price } from '#ground/price.ts'
import { plusQty, type Quantity } from '#ground/quantity.ts'
import { rateOn, taxRows, type TaxFact } from '#modules/company/tax/rules.ts'
import { taxRates } from '#modules/company/tax/seed.ts'
import { documentTotals, linePrice, type PricedLine } from '#modules/company/totals/rules.ts'
import { saleFigures, type BilledLine } from '../invoices/rules.ts'
import { creditFigures, type CreditFigures, type GivenBack } from '../returns/rules.ts'

// Orders of any shape, and what is billed of them: for the properties of sums and of entries.
const on = day('2026-11-21')
const taxes: (TaxFact | null)[] = [
  null,
  ...['PPN', 'PPN-MEWAH'].map((code) => {
    const rate = there(rateOn(taxRates, code, on))
    return {
      code,
      label: rate.name,
      rate: rate.rate,
      baseNum: rate.baseNum,
      baseDen: rate.baseDen,
      transactionCode: rate.objectCode,
    }
  }),
]

const aTax = fc.constantFrom(...taxes)
/** Money of an order, up to Rp50 billion. */
export const anAmount = fc.bigInt(0n, 50_000_000_000n).map(money)
const aShare = fc.bigInt(0n, 1_000_000n).map((n) => n as Percent)
const aMode = fc.constantFrom('exclusive' as const, 'inclusive' as const)
const aLine = fc.record({
  qty: fc.bigInt(1n, 50_000_000n).map((n) => n as Quantity),
  price: fc.bigInt(0n, 10_000_000_000n).map((n) => n as Price),
  discountPercent: fc.option(aShare, { nil: null }),
  discountAmount: fc.constant(null),
  tax: aTax,
}) satisfies fc.Arbitrary<PricedLine>
/** Lines of an order. */
export const lines = fc.array(aLine, { minLength: 1, maxLength: 8 })
/** The head of an order. */
export const header = fc.record({
  discountPercent: fc.option(aShare, { nil: null }),
  discountAmount: fc.option(anAmount, { nil: null }),
  shippingFee: anAmount,
  mode: aMode,
  tax: aTax,
})

/** An order cut into invoices at the given places. */
export function billed(
  each: readonly PricedLine[],
  asked: { mode: 'exclusive' | 'inclusive'; tax: TaxFact | null; shippingFee: Money; discountPercent: Percent | null },
  cuts: readonly bigint[],
) {
  const totals = documentTotals(each, asked)
  const invoices = []
  let [invoicedNet, applied] = [ZERO, ZERO]
  const before = each.map(() => 0n as Quantity)
  for (const [turn, cut] of [...cuts, 100n].entries()) {
    const parts = each.map((line, at): BilledLine => {
      const qty = (
        turn === cuts.length ? line.qty - there(before[at]) : ((line.qty - there(before[at])) * cut) / 100n
      ) as Quantity
      const { gross } = linePrice({ qty: line.qty, price: line.price })
      const { amount, discountShare } = there(totals.lines[at])
      return { ordered: line.qty, invoiced: there(before[at]), qty, gross, amount, discountShare, tax: line.tax }
    })
    const downPaymentBilled = money(totals.dpp / 4n)
    const figures = saleFigures(parts, { fee: turn === 0 ? asked.shippingFee : ZERO, tax: asked.tax }, asked.mode, {
      downPayment: null,
      downPaymentBilled,
      downPaymentOpen: minus(downPaymentBilled, applied),
      orderDpp: totals.dpp,
      invoicedNet,
      retentionPercent: percent('5'),
      heldBefore: null,
      isRetentionTaxed: false,
    })
    parts.forEach((part, at) => (before[at] = plusQty(there(before[at]), part.qty)))
    invoicedNet = plus(invoicedNet, figures.gross)
    applied = plus(applied, figures.downPaymentApplied)
    invoices.push({ figures, parts })
  }
  return { totals, invoices }
}

/** The head of an order that is billed in parts. */
export const plainHeader = fc.record({
  mode: aMode,
  tax: aTax,
  shippingFee: anAmount,
  discountPercent: fc.option(aShare, { nil: null }),
})
/** Where it is cut, in percent of what is left. */
export const cuts = fc.array(fc.bigInt(0n, 100n), { maxLength: 3 })

/** An order billed at once, and that invoice credited in parts until nothing is left. */
export function credited(
  each: readonly PricedLine[],
  asked: Parameters<typeof billed>[1],
  at: readonly bigint[],
  isCollected = false,
) {
  const { figures, parts } = there(billed(each, asked, []).invoices[0])
  const invoice = {
    grossNet: figures.gross,
    downPaymentApplied: figures.downPaymentApplied,
    retention: figures.retention,
    ppn: figures.ppn,
    isCollected,
    taxes: taxRows(figures.shares),
    shippingTaxCode: asked.tax?.code ?? null,
  }
  const taken = parts.map(() => 0n as Quantity)
  const notes: CreditFigures[] = []
  for (const [turn, cut] of [...at, 100n].entries()) {
    const rows = parts.map((part, index) => ({
      qty: part.qty,
      credited: there(taken[index]),
      amount: there(figures.lines[index]).amount,
      net: there(figures.lines[index]).net,
      taxCode: part.tax?.code ?? null,
      given: {
        amount: sum(notes.map((note) => there(note.lines[index]).amount)),
        net: sum(notes.map((note) => there(note.lines[index]).net)),
      },
      part: (turn === at.length
        ? part.qty - there(taken[index])
        : ((part.qty - there(taken[index])) * cut) / 100n) as Quantity,
    }))
    rows.forEach((row, index) => (taken[index] = plusQty(row.credited, row.part)))
    notes.push(creditFigures({ ...invoice, given: givenBy(notes) }, rows))
  }
  return { figures, notes }
}

/** What notes that stand took back. */
export const givenBy = (notes: readonly CreditFigures[]): GivenBack => ({
  grossNet: sum(notes.map((note) => note.grossNet)),
  downPayment: sum(notes.map((note) => note.downPaymentRestored)),
  retention: sum(notes.map((note) => note.retentionReduced)),
  taxes: notes.flatMap((note) => note.taxes),
})

function there<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('not there')
  return one
}
