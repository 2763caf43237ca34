import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { cashByWeek, earnedAhead, spreadAhead } from './rules.ts'

const today = day('2026-11-29')

test.each([
  ['what fell due before counts this week', '2026-11-01', 0],
  ['the seventh day is of this week', '2026-12-05', 0],
  ['the eighth is of the next', '2026-12-06', 1],
  ['after thirteen weeks it is later', '2027-02-28', 13],
  ['and so is what has no day', null, 13],
])('%s', (_, on, at) => {
  const row = { id: 'a', kind: 'bill' as const, isIn: false, number: null, text: '', href: null, amount: money(70) }
  const weeks = cashByWeek(today, [{ ...row, on: on === null ? null : day(on) }])
  expect(weeks.findIndex(({ cashOut }) => cashOut === 70n)).toBe(at)
  expect(weeks.at(-1)).toMatchObject({ to: null, left: -70n })
})

test('money is spread over the weeks of the plan that are not over, to the rupiah', () => {
  const shares = [1, 2, 3].map((week) => ({ week, share: percent('30') })).concat({ week: 4, share: percent('10') })
  expect(spreadAhead(money(100), shares, 3)).toEqual([
    { week: 3, amount: 75n },
    { week: 4, amount: 25n },
  ])
  expect(spreadAhead(money(100), shares, 9)).toEqual([{ week: 9, amount: 100n }])
})

test('what is left of a contract is earned as what is left of its plan', () => {
  const curve = [
    { to: day('2026-11-22'), plan: percent('40') },
    { to: day('2026-12-27'), plan: percent('70') },
    { to: day('2027-01-17'), plan: percent('100') },
  ]
  const points = earnedAhead({ today, value: money(1_000), earned: money(100), curve })
  expect(points).toEqual([
    { on: '2026-11-30', earned: 100n },
    { on: '2026-12-31', earned: 550n },
    { on: '2027-01-31', earned: 1_000n },
  ])
  expect(earnedAhead({ today: day('2027-02-01'), value: money(1_000), earned: money(100), curve })).toEqual([])
})
