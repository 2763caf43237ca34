import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import { judgeSiteReport, missingDays, type ToldDay } from './rules.ts'

const month = { from: day('2026-11-01'), to: day('2026-11-30') }
const told = (...days: string[]) => new Set(days)

describe('the working days of which nothing was told', () => {
  const today = day('2026-11-10')
  const start = day('2026-11-04')

  test.each([
    ['begin with the work, end yesterday, and leave Sunday out', { start, end: null }, ['04', '05', '06', '07', '09']],
    ['end with the work', { start, end: day('2026-11-05') }, ['04', '05']],
    ['are none before anything began', { start: null, end: null }, []],
    ['are none of a month to come', { start: day('2026-12-01'), end: null }, []],
    ['begin with the month of work that runs', { start: day('2026-01-05'), end: day('2026-11-03') }, ['02', '03']],
  ])('%s', (_, work, missing) => {
    const days = missingDays({ ...month, ...work, today, told: told() })
    expect(days).toEqual(missing.map((date) => `2026-11-${date}`))
  })

  test('are not those that were told', () => {
    expect(missingDays({ ...month, start, end: null, today, told: told('2026-11-05', '2026-11-06') })).toEqual([
      '2026-11-04',
      '2026-11-07',
      '2026-11-09',
    ])
  })
})

describe('a day that cannot be', () => {
  const blank: ToldDay = { crew: [], lines: [], blockers: [], k3: 'aman', k3Note: null, note: null }
  const when = { date: day('2026-11-20'), today: day('2026-11-20') }
  const line = { workItemId: null, volume: null, note: null }

  test.each([
    ['has not come', 'site-report.future', { ...blank, note: 'x' }, { ...when, today: day('2026-11-19') }],
    ['has work that nothing names', 'site-report.unnamed-work', { ...blank, lines: [line] }, when],
    [
      'measures what is not of the bill',
      'site-report.volume-of-nothing',
      { ...blank, lines: [{ ...line, note: 'galian', volume: quantity('2') }] },
      when,
    ],
    ['keeps an accident to itself', 'site-report.untold-accident', { ...blank, note: 'x', k3: 'kecelakaan' }, when],
    ['tells nothing', 'site-report.empty', blank, when],
  ])('%s', (_, code, asked, on) => {
    expect(() => judgeSiteReport(asked, on)).toThrow(expect.objectContaining({ code }))
  })
})
