import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { complaintsOfPlan, planTyped, usualPlan, type PlanRow } from './plan-values.ts'

const now = day('2026-11-29')
const changed = (at: number, more: Partial<PlanRow>) =>
  usualPlan().map((row, each) => (each === at ? { ...row, ...more } : row))

test('a usual plan is whole, and is sent as it is read', () => {
  expect(complaintsOfPlan(usualPlan(), now)).toEqual({})
  const typed = planTyped(
    changed(1, { percent: '35,00 %', dueBy: 'date', due: '21/12/2026', expectedOn: '5/1/2027' }),
    now,
  )
  expect(typed[0]).toMatchObject({ name: 'Uang muka', percent: '20', dueBy: 'progress', duePercent: '0', dueOn: null })
  expect(typed[1]).toMatchObject({ percent: '35.00', duePercent: null, dueOn: '2026-12-21', expectedOn: '2027-01-05' })
  expect(typed[3]).toMatchObject({ dueBy: 'bast-2', duePercent: null, dueOn: null, documents: null })
})

test.each([
  ['a row without a name', { name: ' ' }, 'instalments.1.name'],
  ['a share of nothing', { percent: '' }, 'instalments.1.percent'],
  ['progress without a percent', { due: '' }, 'instalments.1.due'],
  ['a day that is none', { dueBy: 'date' as const, due: 'lusa depan' }, 'instalments.1.due'],
  ['shares beyond the whole', { percent: '36' }, 'instalments'],
])('%s is told where it stands', (_, more, path) => {
  expect(Object.keys(complaintsOfPlan(changed(1, more), now))).toEqual([path])
})
