import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { laterChart, startingChart } from '#modules/journal/chart.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { credit, debit, decideEntry, mirrored, stockLines } from '#modules/journal/rules.ts'
import chart from '../../../tests/vectors/coa.json' with { type: 'json' }

test('the starting chart is the one agreed on, 72 accounts', () => {
  expect(startingChart).toEqual(chart)
  expect(startingChart).toHaveLength(72)
})

test('every account that documents post to exists and is no header', () => {
  const known = new Set(
    [...startingChart, ...laterChart].filter((row) => row.normal !== 'header').map((row) => row.code),
  )
  for (const code of Object.values(accounts)) expect(known).toContain(code)
})

test('an amount below zero goes to the other side', () => {
  expect(debit('1-1100', money(-5n), NO_DIMS)).toMatchObject({ account: '1-1100', debit: 0n, credit: 5n })
  expect(credit('1-1100', money(-5n), NO_DIMS)).toMatchObject({ account: '1-1100', debit: 5n, credit: 0n })
})

test('an entry that does not balance is refused with both sides', () => {
  const lines = [debit('1-1100', money(10n), NO_DIMS), credit('4-2000', money(9n), NO_DIMS)]
  expect(() => decideEntry(lines)).toThrow(
    expect.objectContaining({ code: 'journal.unbalanced', facts: { debit: 10n, credit: 9n } }),
  )
})

test('lines of nothing are left out, and an entry of nothing has no total', () => {
  expect(decideEntry([debit('1-1100', money(0n), NO_DIMS), credit('4-2000', money(0n), NO_DIMS)])).toEqual({
    lines: [],
    total: 0n,
  })
})

test('a mirrored entry takes the first one back', () => {
  const lines = [debit('1-1100', money(10n), NO_DIMS), credit('4-2000', money(10n), NO_DIMS)]
  expect(mirrored(mirrored(lines))).toEqual(lines)
  expect(mirrored(lines)[0]).toMatchObject({ account: '1-1100', debit: 0n, credit: 10n })
})

test('moves of goods become one line per account and project, and a difference finds its own account', () => {
  const moves = [
    { account: '1-1520', value: money(-60n), difference: money(0n), ...NO_DIMS },
    { account: '1-1520', value: money(-40n), difference: money(0n), ...NO_DIMS },
    { account: '1-1500', value: money(-7n), difference: money(-3n), ...NO_DIMS },
  ]
  const { lines, total } = decideEntry(stockLines(moves, accounts.costOfGoodsSold))
  expect(total).toBe(110n)
  expect(lines.map((line) => [line.account, line.debit, line.credit])).toEqual([
    ['1-1520', 0n, 100n],
    ['1-1500', 0n, 7n],
    ['5-6000', 0n, 3n],
    ['5-6000', 110n, 0n],
  ])
})

test('goods that move for several projects are booked for each, on both sides', () => {
  const move = { account: '1-1500', value: money(-60n), difference: money(0n) }
  const moves = [
    { ...move, ...ofProject('a') },
    { ...move, value: money(-40n), projectId: 'a', workItemId: 'w' },
    { ...move, value: money(-7n), difference: money(-3n), ...ofProject('b') },
  ]
  const { lines } = decideEntry(stockLines(moves, accounts.projectMaterial))
  expect(lines.map((line) => [line.account, line.projectId, line.workItemId, line.debit - line.credit])).toEqual([
    ['1-1500', 'a', null, -60n],
    ['1-1500', 'a', 'w', -40n],
    ['1-1500', 'b', null, -7n],
    ['5-1000', 'a', null, 60n],
    ['5-1000', 'a', 'w', 40n],
    ['5-6000', 'b', null, -3n],
    ['5-1000', 'b', null, 10n],
  ])
})
