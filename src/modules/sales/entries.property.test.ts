import { NO_DIMS, ofProject } from '#ground/dims.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minus, money, plus, sum, ZERO } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { spread, type DueInvoice } from '#kit/posting/settlement.ts'
import { accounts, decideEntry, mirrored, type EntryLine } from '#modules/journal/rules.ts'
import { anAmount, billed, credited, cuts, lines, plainHeader } from './cast/random-bills.ts'
import { invoiceEntry } from './invoices/entry.ts'
import { advanceEntry, paymentEntry } from './payments/entry.ts'
import { creditEntry } from './returns/entry.ts'

// Whatever is sold, paid and credited: both sides of its entry are the same, to the rupiah.
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }
const customer = { customerId: 'c1', projectId: null }
const movedOn = (entry: readonly EntryLine[], account: string) =>
  sum(entry.filter((line) => line.account === account).map((line) => minus(line.debit, line.credit)))

/** Says that an entry may be written, and its mirror too. */
function balances(entry: readonly EntryLine[]): void {
  const { lines: telling, total } = decideEntry(entry)
  expect(decideEntry(mirrored(entry)).total).toBe(total)
  for (const line of telling)
    expect(line.debit >= 0n && line.credit >= 0n && line.debit * line.credit === 0n).toBe(true)
}

test('any invoice: what is owed, collected, held back and paid before is what was sold, and its PPN', () => {
  fc.assert(
    fc.property(lines, plainHeader, cuts, fc.boolean(), (each, asked, at, isCollected) => {
      for (const { figures: f } of billed(each, asked, at).invoices) {
        const collected = isCollected ? f.ppn : ZERO
        const entry = invoiceEntry({
          ...customer,
          gross: f.gross,
          total: minus(f.total, collected),
          downPaymentApplied: f.downPaymentApplied,
          retention: f.retention,
          ppn: f.ppn,
          collected,
          lines: f.lines.map(({ net }, index) => ({
            ...ofProject(`p${index % 3}`),
            account: index % 2 === 0 ? accounts.sales : '4-1000',
            net,
          })),
        })
        balances(entry)
        expect(movedOn(entry, accounts.vatOut)).toBe(minus(ZERO, f.ppn))
      }
    }),
    runs,
  )
})

test('any credit note: together they take back what the invoice booked', () => {
  fc.assert(
    fc.property(lines, plainHeader, cuts, fc.boolean(), fc.bigInt(0n, 100n), (each, asked, at, isCollected, share) => {
      const { figures, notes } = credited(each, asked, at, isCollected)
      const entries = notes.map((note) =>
        creditEntry({
          ...customer,
          figures: note,
          // The rest was paid already, and becomes the customer's advance.
          applied: [{ ...NO_DIMS, amount: money((note.total * share) / 100n) }],
          lines: note.lines.map(({ net }) => ({ ...NO_DIMS, account: accounts.sales, net })),
        }),
      )
      entries.forEach(balances)
      const all = entries.flat()
      expect(movedOn(all, accounts.vatOut)).toBe(figures.ppn)
      expect(movedOn(all, accounts.salesReturns)).toBe(figures.gross)
    }),
    runs,
  )
})

const aDue = fc
  .record({ total: fc.bigInt(1n, 10_000_000_000n), share: fc.constantFrom('0', '1.75', '2', '2.65') })
  .map(({ total, share }): Omit<DueInvoice<'pph23'>, 'id' | 'number'> => ({
    total: money(total),
    open: money(total),
    withholdingKind: 'pph23',
    withholdingBase: money(total),
    withholdingAmount: money((total * percent(share)) / 1_000_000n),
  }))

test('any payment: what came in, less its fee, and the tax held back, are what was settled and what stays an advance', () => {
  fc.assert(
    fc.property(
      fc.array(aDue, { maxLength: 6 }),
      anAmount,
      fc.bigInt(0n, 100n),
      fc.boolean(),
      (each, amount, fee, withhold) => {
        const invoices = each.map((one, at) => ({ ...one, id: `i${at}`, number: `INV-${at}` }))
        const allocations = spread(amount, invoices, { withhold, usual: 'pph23' as const })
        const adminFee = money((amount * fee) / 101n)
        const entry = paymentEntry({
          customerId: 'c1',
          cashAccount: '1-1201',
          amount,
          adminFee,
          allocations,
          taken: allocations.map((one, at) => ({ ...ofProject(`p${at % 2}`), amount: one.amount })),
        })
        balances(entry)
        expect(plus(movedOn(entry, '1-1201'), movedOn(entry, accounts.otherExpense))).toBe(amount)
        expect(movedOn(entry, accounts.receivable)).toBe(minus(ZERO, sum(allocations.map((one) => one.amount))))
        balances(advanceEntry(customer, [{ ...ofProject('p1'), amount }]))
      },
    ),
    runs,
  )
})
