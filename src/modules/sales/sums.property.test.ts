import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { minus, money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import type { Price } from '#ground/price.ts'
import { plusQty, type Quantity } from '#ground/quantity.ts'
import { rateOn } from '#modules/company/tax/rules.ts'
import { taxRates } from '#modules/company/tax/seed.ts'
import { saleFigures, type BilledLine } from './invoices/rules.ts'
import { documentTotals, linePrice, type PricedLine } from '#modules/company/totals/rules.ts'
import { cashFor, checkAllocations, spread, type DueInvoice } from '#kit/posting/settlement.ts'
import { creditFigures } from './returns/rules.ts'
import { sliceOf, taxRows, type TaxFact } from '#modules/company/tax/rules.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }
const on = day('2026-11-21')
const taxes: (TaxFact | null)[] = [
  null,
  ...['PPN', 'PPN-MEWAH'].map((code) => {
    const rate = rateOn(taxRates, code, on)!
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
const anAmount = fc.bigInt(0n, 50_000_000_000n).map(money)
const aShare = fc.bigInt(0n, 1_000_000n).map((n) => n as Percent)
const aMode = fc.constantFrom('exclusive' as const, 'inclusive' as const)
const aLine = fc.record({
  qty: fc.bigInt(1n, 50_000_000n).map((n) => n as Quantity),
  price: fc.bigInt(0n, 10_000_000_000n).map((n) => n as Price),
  discountPercent: fc.option(aShare, { nil: null }),
  discountAmount: fc.constant(null),
  tax: aTax,
}) satisfies fc.Arbitrary<PricedLine>
const lines = fc.array(aLine, { minLength: 1, maxLength: 8 })
const header = fc.record({
  discountPercent: fc.option(aShare, { nil: null }),
  discountAmount: fc.option(anAmount, { nil: null }),
  shippingFee: anAmount,
  mode: aMode,
  tax: aTax,
})

test('lines, shipping and tax are the total of an order, whatever the discounts and the price mode', () => {
  fc.assert(
    fc.property(lines, header, (each, asked) => {
      const totals = documentTotals(each, asked)
      expect(plus(sum(totals.lines.map((line) => line.net)), totals.shippingNet, totals.ppn)).toBe(totals.total)
      expect(sum(totals.lines.map((line) => line.discountShare))).toBe(totals.discount)
      const shown = plus(minus(totals.subtotal, totals.discount), totals.shippingFee)
      expect(asked.mode === 'inclusive' ? totals.total : totals.dpp).toBe(shown)
      for (const line of totals.lines) expect(line.amount >= line.discountShare && line.net >= 0n).toBe(true)
    }),
    runs,
  )
})

test('an order needs no rounding line: every sum is whole rupiah, its lines and taxes are its total', () => {
  fc.assert(
    fc.property(lines, header, (each, asked) => {
      const totals = documentTotals(each, asked)
      const taxed = totals.shares.map((share) => share.ppn)
      const shown = plus(minus(sum(totals.lines.map((line) => line.amount)), totals.discount), totals.shippingFee)
      const rounding = minus(totals.total, plus(shown, asked.mode === 'inclusive' ? ZERO : sum(taxed)))
      expect(rounding).toBe(0n)
    }),
    runs,
  )
})

/** An order cut into invoices at the given places. */
function billed(
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
      const qty = (turn === cuts.length ? line.qty - before[at]! : ((line.qty - before[at]!) * cut) / 100n) as Quantity
      const { gross } = linePrice({ qty: line.qty, price: line.price })
      const { amount, discountShare } = totals.lines[at]!
      return { ordered: line.qty, invoiced: before[at]!, qty, gross, amount, discountShare, tax: line.tax }
    })
    const downPaymentBilled = money(totals.dpp / 4n)
    const figures = saleFigures(parts, { fee: turn === 0 ? asked.shippingFee : ZERO, tax: asked.tax }, asked.mode, {
      downPayment: null,
      downPaymentBilled,
      downPaymentOpen: minus(downPaymentBilled, applied),
      orderDpp: totals.dpp,
      invoicedNet,
      retentionPercent: percent('5'),
      isRetentionTaxed: false,
    })
    parts.forEach((part, at) => (before[at] = plusQty(before[at]!, part.qty)))
    invoicedNet = plus(invoicedNet, figures.gross)
    applied = plus(applied, figures.downPaymentApplied)
    invoices.push({ figures, parts })
  }
  return { totals, invoices }
}

const plainHeader = fc.record({
  mode: aMode,
  tax: aTax,
  shippingFee: anAmount,
  discountPercent: fc.option(aShare, { nil: null }),
})
const cuts = fc.array(fc.bigInt(0n, 100n), { maxLength: 3 })

test('invoices of an order sum to it, line by line, and each is gross − down payment − retention + PPN', () => {
  fc.assert(
    fc.property(lines, plainHeader, cuts, (each, asked, at) => {
      const { totals, invoices } = billed(each, asked, at)
      expect(sum(invoices.map(({ figures }) => figures.subtotal))).toBe(totals.subtotal)
      expect(sum(invoices.map(({ figures }) => figures.discount))).toBe(totals.discount)
      for (const { figures: f } of invoices) {
        expect(f.total).toBe(minus(plus(f.gross, f.ppn), plus(f.downPaymentApplied, f.retention)))
        expect(f.dpp).toBe(minus(f.gross, plus(f.downPaymentApplied, f.retention)))
        expect(f.total >= 0n).toBe(true)
      }
    }),
    runs,
  )
})

test('credit notes mirror their invoice to the rupiah, however it is cut', () => {
  fc.assert(
    fc.property(lines, plainHeader, cuts, (each, asked, at) => {
      const { figures, parts } = billed(each, asked, []).invoices[0]!
      const invoice = {
        grossNet: figures.gross,
        downPaymentApplied: figures.downPaymentApplied,
        retention: figures.retention,
        ppn: figures.ppn,
        isCollected: false,
        taxes: taxRows(figures.shares),
        shippingTaxCode: asked.tax?.code ?? null,
      }
      const credited = parts.map(() => 0n as Quantity)
      const notes = [...at, 100n].map((cut, turn) => {
        const rows = parts.map((part, index) => ({
          qty: part.qty,
          credited: credited[index]!,
          amount: figures.lines[index]!.amount,
          net: figures.lines[index]!.net,
          taxCode: part.tax?.code ?? null,
          part: (turn === at.length
            ? part.qty - credited[index]!
            : ((part.qty - credited[index]!) * cut) / 100n) as Quantity,
        }))
        rows.forEach((row, index) => (credited[index] = plusQty(row.credited, row.part)))
        return creditFigures(invoice, rows)
      })
      expect(sum(notes.map((note) => note.ppn))).toBe(figures.ppn)
      expect(sum(notes.map((note) => note.total))).toBe(figures.total)
      expect(sum(notes.map((note) => note.grossNet))).toBe(figures.gross)
      expect(sum(notes.map((note) => note.downPaymentRestored))).toBe(figures.downPaymentApplied)
      expect(sum(notes.map((note) => note.retentionReduced))).toBe(figures.retention)
    }),
    runs,
  )
})

test('slices of a line sum to the line', () => {
  fc.assert(
    fc.property(anAmount, fc.array(fc.bigInt(1n, 1_000_000n), { minLength: 1, maxLength: 12 }), (whole, parts) => {
      const of = parts.reduce((all, part) => all + part, 0n) as Quantity
      let before = 0n
      const slices = parts.map((part) => {
        const slice = sliceOf(whole, of, before as Quantity, part as Quantity)
        before += part
        return slice
      })
      expect(sum(slices)).toBe(whole)
    }),
    runs,
  )
})

const anInvoice = fc
  .record({
    total: fc.bigInt(1n, 10_000_000_000n),
    paid: fc.bigInt(0n, 100n),
    share: fc.constantFrom(0n, 175n, 200n, 265n),
  })
  .map(({ total, paid, share }): Omit<DueInvoice, 'id' | 'number'> => ({
    total: money(total),
    open: money(total - (total * paid) / 101n),
    withholdingKind: 'pph23',
    withholdingBase: money(total),
    withholdingAmount: money((total * share) / 10_000n),
  }))

test('money spread over invoices is used to the rupiah and never exceeds what is due', () => {
  fc.assert(
    fc.property(fc.array(anInvoice, { minLength: 1, maxLength: 6 }), anAmount, fc.boolean(), (each, cash, withhold) => {
      const invoices = each.map((one, at): DueInvoice => ({ ...one, id: `i${at}`, number: `INV-${at}` }))
      const allocations = spread(cash, invoices, { withhold, usual: 'pph23' })
      checkAllocations(cash, allocations, new Map(invoices.map((one) => [one.id, one])))
      const used = minus(sum(allocations.map((one) => one.amount)), sum(allocations.map((one) => one.withheld)))
      const needed = cashFor(invoices, withhold)
      expect(used).toBe(cash < needed ? cash : needed)
    }),
    runs,
  )
})
