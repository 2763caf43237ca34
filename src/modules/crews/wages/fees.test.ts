import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { ofProject } from '#ground/dims.ts'
import { money, ZERO } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { pph21LawOn } from '#modules/payroll/tax/law.ts'
import type { FeeWay } from '../terms/words.ts'
import { crewDues, workOutFee, type CrewManDay, type Fee } from './fees.ts'
import { dayEarned, workOutNote, type PaidDay } from './rules.ts'

const agreed = (way: FeeWay, amount: number, isFromCrew = false): Fee => ({
  ...{ way, isFromCrew, amount: money(way === 'percent' ? 0 : amount) },
  percent: percent(way === 'percent' ? String(amount) : '0'),
})

// Two men, three days: 1½ man-days at P1, 1 at P2, and 8 hours of a Sunday at P2.
function crewWith(fee: Fee): CrewManDay[] {
  const worked = (on: string, halfDays: number, more: Partial<PaidDay> & { projectId: string }): PaidDay => ({
    ...{ ...ofProject(more.projectId), day: day(on), halfDays, absence: null, overtime: 0, restHours: 0 },
    ...{ rate: money(173_000), terms: { meal: ZERO, overtimeRate: null }, ...more },
  })
  const days: (readonly [string, PaidDay])[] = [
    ['a', worked('2026-10-05', 2, { projectId: 'P1' })],
    ['b', worked('2026-10-05', 1, { projectId: 'P1' })],
    ['b', worked('2026-10-06', 2, { projectId: 'P2', overtime: 4 })],
    ['a', worked('2026-10-11', 0, { projectId: 'P2', restHours: 16 })],
  ]
  return days.map(([workerId, each]) => ({ ...each, workerId, fee, earned: dayEarned(each, 6) }))
}

const found = (fee: Fee, had: string[] = []) => {
  const { shares, dues, weeks } = workOutFee(crewWith(fee), { week: 6, weeksHad: new Set(had) })
  return {
    shares: Object.fromEntries(shares.map(({ projectId, amount }) => [projectId, Number(amount)])),
    ...{ dues: Object.fromEntries([...dues].map(([id, amount]) => [id, Number(amount)])), weeks },
  }
}

// Hours of the law: 25.000 each; overtime 1,5 + 2 = 3,5; a Sunday of 8 hours 7 × 2 + 3 = 17.
test.each<[string, Fee, string[], object]>([
  ['by the man-day', agreed('man-day', 3_000), [], { shares: { P1: 4_500, P2: 6_000 }, dues: {}, weeks: [] }],
  ['by percent', agreed('percent', 10), [], { shares: { P1: 25_950, P2: 68_550 }, dues: {}, weeks: [] }],
  [
    'fixed for each week',
    agreed('week', 250_000),
    [],
    { shares: { P1: 150_000, P2: 350_000 }, dues: {}, weeks: ['2026-10-10', '2026-10-17'] },
  ],
  [
    'a week is had once, however late some days of it come',
    agreed('week', 250_000),
    ['2026-10-10'],
    { shares: { P2: 250_000 }, dues: {}, weeks: ['2026-10-17'] },
  ],
  ['by the man-day, of the crew', agreed('man-day', 3_000, true), [], { shares: {}, dues: { a: 6_000, b: 4_500 } }],
  ['by percent, of the crew', agreed('percent', 10, true), [], { shares: {}, dues: { a: 59_800, b: 34_700 } }],
  ['fixed, of the crew', agreed('week', 100_001, true), ['2026-10-17'], { dues: { a: 40_000, b: 60_001 } }],
  ['of nothing', agreed('week', 0), [], { shares: {}, dues: {}, weeks: [] }],
])('a fee %s', (_, fee, had, expected) => {
  expect(found(fee, had)).toMatchObject(expected)
})

test('half of a wage bears the fee first, then kasbon; two foremen share what it bears', () => {
  const [, , , sunday] = crewWith(agreed('man-day', 0))
  if (!sunday) throw new Error('no day')
  const paid = { ...sunday, absence: null, overtime: 0, rate: money(100_000), halfDays: 2, restHours: 0 }
  const terms = { meal: ZERO, overtimeRate: null }
  const asked = { days: [{ ...paid, terms }], week: 6 as const, law: pph21LawOn(day('2026-10-10')) }
  const note = workOutNote({ ...asked, feeDue: money(30_000), kasbonDue: money(90_000) })
  expect(note).toMatchObject({ gross: 100_000n, feeCut: 30_000n, kasbon: 20_000n, net: 50_000n })
  expect(workOutNote({ ...asked, feeDue: money(80_000), kasbonDue: money(1) })).toMatchObject({
    ...{ feeCut: 50_000n, kasbon: 0n, net: 50_000n },
  })
  const of = (amount: number) => ({ shares: [], weeks: [], dues: new Map([['a', money(amount)]]) })
  const dues = crewDues(
    new Map([
      ['m', of(60_000)],
      ['n', of(20_000)],
    ]),
  )
  expect(dues.of('a')).toBe(80_000n)
  expect([...dues.passed(() => money(50_000))]).toEqual([
    ['m', 37_500n],
    ['n', 12_500n],
  ])
})
