import { expect, test } from 'vitest'
import { money, ZERO } from '#ground/money.ts'
import { decideEntry } from '#modules/journal/rules.ts'
import { cashOfLine, checkLineTax, keptTax, taxLines, type LineTax } from './tax-rules.ts'

const tax = (given: Partial<LineTax>): LineTax => ({
  ...{ ppn: ZERO, taxInvoiceNo: null, taxInvoiceDate: null, pph: ZERO, pphKind: null, pphBase: ZERO, proofNo: null },
  ...{ proofDate: null, taxNo: null, objectCode: null },
  ...given,
})
const amount = money(1_110_000n)
const held = { pph: money(20_000n), pphKind: 'pph23' as const }

test('what is held back does not move cash, and its base is the amount without PPN', () => {
  const line = { amount, tax: tax({ ppn: money(110_000n), ...held }) }
  expect(cashOfLine(line)).toBe(1_090_000n)
  expect(keptTax(line)?.pphBase).toBe(1_000_000n)
  expect(keptTax({ amount, tax: tax({ pphKind: 'pph23' }) })).toBeNull()
})

test.each([
  [
    'masuk',
    [
      ['1-1620', 20_000n, 0n],
      ['2-1400', 0n, 110_000n],
    ],
  ],
  [
    'keluar',
    [
      ['1-1600', 110_000n, 0n],
      ['2-1510', 0n, 20_000n],
    ],
  ],
] as const)('taxes of money %s stand on their accounts', (kind, expected) => {
  const lines = taxLines(kind, [{ amount, tax: tax({ ppn: money(110_000n), ...held }) }])
  const rest = kind === 'masuk' ? 90_000n : -90_000n
  const other = { account: '9', debit: rest > 0n ? rest : 0n, credit: rest < 0n ? -rest : 0n }
  const whole = decideEntry([...lines, { ...lines[0], ...other } as (typeof lines)[number]])
  expect(whole.lines.slice(0, 2).map(({ account, debit, credit }) => [account, debit, credit])).toEqual(expected)
})

test.each([
  ['more tax than money', { ppn: amount }, 'cash-entry.tax-too-large'],
  ['tax of no kind', { pph: money(1n) }, 'cash-entry.tax-kind'],
  ['PPh 21 of money that comes in', { pph: money(1n), pphKind: 'pph21' }, 'cash-entry.tax-21'],
  ['half a number', { ...held, taxNo: '123' }, 'cash-entry.tax-no'],
] as const)('%s is refused', (_, given, code) => {
  expect(() => checkLineTax('masuk', { amount, tax: tax(given) }, 'lines.0.tax')).toThrow(
    expect.objectContaining({ code }) as Error,
  )
})
