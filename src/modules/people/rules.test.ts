import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { checkContracts, checkLeaving, validOn } from './rules.ts'

describe('a contract', () => {
  const contract = { type: 'pkwtt' as const, fromDate: day('2026-01-05'), toDate: null, probationTo: null }
  test.each([
    ['for good, with a trial', { probationTo: day('2026-04-04') }, undefined],
    ['for a time, with its end', { type: 'pkwt' as const, toDate: day('2026-12-31') }, undefined],
    ['for a time without its end', { type: 'pkwt' as const }, 'contract.no-end'],
    ['that ends before it begins', { toDate: day('2026-01-04') }, 'contract.ends-early'],
    [
      'for a time with a trial',
      { type: 'pkwt' as const, toDate: day('2026-12-31'), probationTo: day('2026-02-01') },
      'contract.no-trial',
    ],
  ])('%s', (_name, given, code) => {
    const check = () => checkContracts([{ ...contract, ...given }])
    if (code === undefined) expect(check).not.toThrow()
    else expect(check).toThrow(code)
  })
})

test('nobody leaves before they came', () => {
  expect(() => checkLeaving(day('2026-02-01'), day('2026-01-31'))).toThrow('employee.leaves-early')
  expect(() => checkLeaving(day('2026-02-01'), day('2026-02-01'))).not.toThrow()
})

test('what is valid on a day is the last that had begun by then', () => {
  const rows = [{ validFrom: day('2026-03-02') }, { validFrom: day('2026-01-05') }]
  expect(validOn(rows, day('2026-01-04'))).toBeUndefined()
  expect(validOn(rows, day('2026-03-01'))).toBe(rows[1])
  expect(validOn(rows, day('2026-03-02'))).toBe(rows[0])
})
