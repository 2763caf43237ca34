import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum, ZERO } from '#ground/money.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { startingChart } from '#modules/journal/chart.ts'
import { decideEntry } from '#modules/journal/rules.ts'
import { openedElsewhere, openingEntry, type OpeningLine } from './rules.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }
const codes = startingChart
  .filter(({ normal, code }) => normal !== 'header' && !openedElsewhere(code))
  .map((row) => row.code)

const aLine = (account: string) =>
  fc.record({ amount: fc.bigInt(1n, 10n ** 15n), isDebit: fc.boolean() }).map(({ amount, isDebit }): OpeningLine => ({
    account,
    debit: isDebit ? money(amount) : ZERO,
    credit: isDebit ? ZERO : money(amount),
    note: null,
  }))
const someLines = fc
  .uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: codes.length })
  .chain((chosen) => fc.tuple(...chosen.map(aLine)))

test('an opening journal always balances, and every account stands as it was said to', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const entry = openingEntry(lines)
      const { total, lines: kept } = decideEntry(entry)
      expect(total).toBe(sum(kept.map((line) => line.credit)))
      for (const { account, debit, credit } of lines) {
        if (account === accounts.paidInCapital) continue
        const net = kept
          .filter((line) => line.account === account)
          .reduce((all, line) => all + line.debit - line.credit, 0n)
        expect(net).toBe(debit - credit)
      }
    }),
    runs,
  )
})

test('what already balances needs no capital', () => {
  const lines = [
    { account: '1-1100', debit: money(500n), credit: ZERO, note: null },
    { account: '3-2000', debit: ZERO, credit: money(500n), note: null },
  ]
  expect(decideEntry(openingEntry(lines)).lines).toHaveLength(2)
})

test.each(['1-1300', '2-1100', '1-1500', '1-1520', '2-1200'])('%s comes in from the list that explains it', (code) => {
  expect(openedElsewhere(code)).toContain('dirinci per')
})
