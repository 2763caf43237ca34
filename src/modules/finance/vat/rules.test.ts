import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { vatClosingLines, vatClosingOf } from './rules.ts'

test('what went out more than came in is owed, what came in more is taken along', () => {
  expect(vatClosingOf(money(24_750_000n), money(5_775_000n))).toEqual({ owed: 18_975_000n, carried: 0n })
  expect(vatClosingOf(money(500n), money(700n))).toEqual({ owed: 0n, carried: 200n })
})

test('the journal empties PPN Keluaran and leaves what is taken along on PPN Masukan', () => {
  const told = (out: bigint, into: bigint) =>
    vatClosingLines(money(out), money(into)).map(({ account, debit, credit }) => [account, debit - credit])
  expect(told(24_750_000n, 5_775_000n)).toEqual([
    ['2-1400', 24_750_000n],
    ['1-1600', -5_775_000n],
    ['2-1410', -18_975_000n],
  ])
  expect(told(500n, 700n)).toEqual([
    ['2-1400', 500n],
    ['1-1600', -500n],
  ])
  expect(told(500n, 0n)).toEqual([
    ['2-1400', 500n],
    ['2-1410', -500n],
  ])
})
