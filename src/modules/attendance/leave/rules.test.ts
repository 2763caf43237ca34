import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { kindOfDay } from '../days/rules.ts'
import { leaveHalfDays, leaveLeft, type LeaveRow } from './rules.ts'

const row = (kind: LeaveRow['kind'], on: string, days: number, expiresOn: string | null = null): LeaveRow => ({
  ...{ kind, on: day(on), halfDays: days * 2 },
  expiresOn: expiresOn === null ? null : day(expiresOn),
})

describe('what is left of a right to leave', () => {
  const year = [row('grant', '2026-01-06', 12, '2026-12-31'), row('use', '2026-05-11', -5)]

  test('a grant less what was used; a half day is half', () => {
    expect(leaveLeft(year, day('2026-06-01'))).toEqual({ left: 14, expired: 0 })
    expect(leaveLeft([...year, row('use', '2026-06-02', -0.5)], day('2026-06-03')).left).toBe(13)
  })

  test('what was not used by its end is gone, and the next grant is whole', () => {
    const two = [...year, row('grant', '2027-01-06', 12, '2027-12-31')]
    expect(leaveLeft(two, day('2027-01-06'))).toEqual({ left: 24, expired: 14 })
    expect(leaveLeft([...two, row('expiry', '2027-01-06', -7)], day('2027-01-06'))).toEqual({ left: 24, expired: 0 })
  })

  test('what is used takes from the grant that ends first', () => {
    const both = [
      row('grant', '2026-01-06', 2),
      row('grant', '2026-01-06', 3, '2026-06-30'),
      row('use', '2026-05-11', -4),
    ]
    expect(leaveLeft(both, day('2026-07-01'))).toEqual({ left: 2, expired: 0 })
  })

  test('a leave that was taken back is there again; more than there is leaves a debt', () => {
    expect(leaveLeft([...year, row('return', '2026-05-12', 5, '2026-12-31')], day('2026-06-01')).left).toBe(24)
    expect(leaveLeft([row('use', '2026-05-11', -1)], day('2026-06-01')).left).toBe(-2)
  })
})

const own = [
  { day: day('2026-06-24'), kind: 'holiday', name: 'Pilkada' },
  // A cuti bersama (16 February) that the company gives away beside everybody's leave.
  { day: day('2026-02-16'), kind: 'holiday', name: 'Libur kantor' },
] as const

test.each([
  [{ from: '2026-05-11', until: '2026-05-18', half: null }, false, 5, 10],
  [{ from: '2026-06-17', until: '2026-06-17', half: 'second' }, false, 6, 1],
  [{ from: '2026-06-23', until: '2026-06-25', half: null }, false, 5, 4],
  [{ from: '2026-06-15', until: '2026-06-21', half: null }, true, 6, 14],
  [{ from: '2026-02-13', until: '2026-02-18', half: null }, false, 5, 4],
  [{ from: '2026-03-17', until: '2026-03-18', half: null }, false, 5, 4],
] as const)('counts %o', (asked, isCalendar, week, halfDays) => {
  const span = { from: day(asked.from), until: day(asked.until), half: asked.half }
  expect(leaveHalfDays(span, isCalendar, (each) => kindOfDay(each, week, own))).toBe(halfDays)
})
