import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent, percentText, type Percent } from '#ground/percent.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { weightsOf } from '../rab/rules.ts'
import retention from '../../../../tests/vectors/retention_termin.json' with { type: 'json' }
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { baselineOf, curveOf, isCriticalAt, type CurveFacts } from './curve.ts'
import { evenShares, judgePlan, weekOneOf } from './rules.ts'

const four = (value: Percent | null) => (value === null ? null : Number(percentText(value)).toFixed(4))

const sharesIn = (plan: Readonly<Record<string, Readonly<Record<string, string | number>>>>) =>
  new Map(
    Object.entries(plan).map(([code, weeks]) => [
      code,
      Object.entries(weeks).map(([week, share]) => ({ week: Number(week), share: percent(String(share)) })),
    ]),
  )

const linesIn = (lines: readonly { code: string; volume: string; amount: number }[]) =>
  lines.map(({ code, volume, amount }) => ({ workItemId: code, volume: quantity(volume), amount: BigInt(amount) }))

/** What the first so many reports tell of each work item. */
function builtBy(reports: number): Pick<CurveFacts, 'built' | 'lastTold'> {
  const before = new Map<string, bigint>()
  const told = small.weekly_reports.slice(0, reports).flatMap(({ week, lines }) =>
    lines.map(({ code, cumulative_volume }) => {
      const now = quantity(cumulative_volume)
      const volume = (now - (before.get(code) ?? 0n)) as Quantity
      before.set(code, now)
      return { code, week, volume }
    }),
  )
  const built = [...Map.groupBy(told, ({ code }) => code)].map(([workItemId, weeks]) => ({ workItemId, weeks }))
  return { built, lastTold: small.weekly_reports[reports - 1]?.week ?? 0 }
}

const smallFacts: CurveFacts = {
  weekOne: day('2025-03-03'),
  bills: [
    { from: null, revision: 1, lines: linesIn(small.rab.lines) },
    { from: day('2025-03-31'), revision: 2, lines: linesIn(small.expected.lines_after['2']) },
  ],
  plans: [
    { from: null, revision: 1, shares: sharesIn(small.schedule['1'] as never) },
    { from: day('2025-03-31'), revision: 2, shares: sharesIn(small.schedule['2'] as never) },
  ],
  ...builtBy(small.weekly_reports.length),
}

test('the curve of a small project with a change in the middle is as was worked out', () => {
  expect(
    curveOf(smallFacts).map((row) => ({
      ...{ week: row.week, to: row.to, rab_version: row.billRevision },
      ...{ plan_week_pct: four(row.planWeek), plan_cumulative_pct: four(row.plan) },
      ...{
        actual_cumulative_pct: four(row.actual),
        deviation_pct: four(row.deviation),
        kontrak_kritis: row.isCritical,
      },
    })),
  ).toEqual(small.expected.curve)
  expect(baselineOf(smallFacts).map(four).at(-1)).toBe('100.0000')
})

test('weeks of which nothing was told yet have a plan alone', () => {
  const early = curveOf({ ...smallFacts, ...builtBy(2) })
  expect(early.map(({ actual }) => actual === null)).toEqual([false, false, true, true, true, true, true, true])
  expect(early.at(-1)).toMatchObject({ deviation: null, status: null, isCritical: false })
})

test('the curve of a contract of five parts is as was worked out', () => {
  const { plan, expected } = retention.s_curve
  const lines = retention.rab_bobot.items
  const facts = {
    ...{ weekOne: day('2025-01-06'), built: [], lastTold: 0 },
    bills: [
      {
        ...{ from: null, revision: 1 },
        lines: lines.map(({ code, amount }) => ({ workItemId: code, volume: 1n, amount: BigInt(amount) })),
      },
    ],
    plans: [{ from: null, revision: 1, shares: sharesIn(plan as never) }],
  }
  expect(curveOf(facts).map((row) => four(row.plan))).toEqual(expected.map((row) => row.cumulative_pct))
})

test.each([
  ['70', '-10', false],
  ['70', '-10.0001', true],
  ['70.0001', '-5', false],
  ['70.0001', '-5.0001', true],
  ['50', '3', false],
])('with %s percent planned, %s behind is critical: %s', (plan, deviation, isCritical) => {
  expect(isCriticalAt(percent(plan), percent(deviation))).toBe(isCritical)
})

describe('days of a work item', () => {
  const monday = day('2025-03-03')
  test('are spread by the days of each week, and the last takes the rest', () => {
    const over = (start: string, end: string) =>
      evenShares(monday, { start: day(start), end: day(end) }).map(({ week, share }) => [week, percentText(share)])
    expect(over('2025-03-03', '2025-03-09')).toEqual([[1, '100']])
    expect(over('2025-03-07', '2025-03-12')).toEqual([
      [1, '50'],
      [2, '50'],
    ])
    expect(over('2025-03-09', '2025-03-17')).toEqual([
      [1, '11.1111'],
      [2, '77.7778'],
      [3, '11.1111'],
    ])
  })
  test('a week begins with the project, or on Monday', () => {
    expect(weekOneOf(day('2025-03-05'), 'project')).toBe('2025-03-05')
    expect(weekOneOf(day('2025-03-05'), 'monday')).toBe(monday)
    expect(weekOneOf(day('2025-03-09'), 'monday')).toBe(monday)
  })
  const known = new Map([['a', 'Galian']])
  const blank = { workItemId: 'a', startDate: null, endDate: null, shares: null }
  test.each([
    ['schedule.unknown-item', { ...blank, workItemId: 'b' }],
    ['schedule.half-dated', { ...blank, startDate: monday }],
    ['schedule.ends-before', { ...blank, startDate: day('2025-03-12'), endDate: day('2025-03-11') }],
    ['schedule.before-start', { ...blank, startDate: day('2025-03-02'), endDate: day('2025-03-11') }],
    ['schedule.too-long', { ...blank, startDate: monday, endDate: day('2045-03-11') }],
    ['schedule.not-whole', { ...blank, shares: [{ week: 1, share: percent('99.9999') }] }],
  ])('%s', (code, line) => {
    expect(() => judgePlan(monday, [line], known)).toThrow(expect.objectContaining({ code }))
  })
})

test('weights of amounts sum to the whole', () => {
  expect(weightsOf([2_000_000, 1_000_000].map((amount) => money(amount))).map(percentText)).toEqual([
    '66.6667',
    '33.3333',
  ])
})
