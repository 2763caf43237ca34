import { expect, test } from 'vitest'
import { dayRef, readDayRef } from './day-ref.ts'

test('an employee’s day is written into an address and read again; anything else is no day', () => {
  expect(readDayRef(dayRef('0198-ab', '2026-11-12'))).toEqual({ employeeId: '0198-ab', on: '2026-11-12' })
  for (const wrong of ['', '0198-ab', '0198-ab_2026-11-31', '0198-ab_kemarin'])
    expect(readDayRef(wrong)).toBeUndefined()
})
