import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { NO_DIMS } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import { decideManualJournal } from './rules.ts'

const on = day('2026-11-30')
const line = (account: string, debit: number, credit: number) => {
  return { ...NO_DIMS, account, debit: money(debit), credit: money(credit), memo: null }
}
const expense = line('6-3000', 750_000, 0)
const against = line('1-2310', 0, 750_000)
const decided = (lines: readonly ReturnType<typeof line>[], reverseOn: string | null = null) =>
  decideManualJournal({ date: on, reverseOn: reverseOn === null ? null : day(reverseOn), lines })

test('a journal comes to the sum of either side', () => {
  expect(decided([expense, against])).toEqual({ total: 750_000n })
})

test.each([
  ['the sides differ', [expense, line('1-2310', 0, 700_000)], null, 'journal.unbalanced', 'lines'],
  ['a line has both sides', [line('6-3000', 5, 5), against], null, 'manual-journal.sides', 'lines.0.debit'],
  ['a line has none', [expense, against, line('6-2000', 0, 0)], null, 'manual-journal.sides', 'lines.2.debit'],
  ['it is reversed before it is written', [expense, against], '2026-11-30', 'manual-journal.reverse', 'reverseOn'],
  ...['1-1100', '1-1201', '1-1300', '1-1310', '1-1520', '2-1100', '2-1200', '2-1110'].map(
    (account) =>
      [
        `${account} has a list of its own`,
        [expense, line(account, 0, 750_000)],
        null,
        'cash-entry.elsewhere',
        'lines.1.account',
      ] as const,
  ),
] as const)('refused: %s', (_, lines, reverseOn, code, field) => {
  expect(() => decided(lines, reverseOn)).toThrow(expect.objectContaining({ code, field }) as Error)
})
