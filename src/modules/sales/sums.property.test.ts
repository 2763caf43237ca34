import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minus, money, plus, sum, ZERO } from '#ground/money.ts'
import type { Quantity } from '#ground/quantity.ts'
import { cashFor, checkAllocations, spread, type DueInvoice } from '#kit/posting/settlement.ts'
import { sliceOf } from '#modules/company/tax/rules.ts'
import { documentTotals } from '#modules/company/totals/rules.ts'
import { anAmount, billed, credited, cuts, header, lines, plainHeader } from './cast/random-bills.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }

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
      const { figures, notes } = credited(each, asked, at)
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
