import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { isPkpOn, pkpOf, shortCode, signatoryFor } from '#modules/company/companies/rules.ts'

const none = { isPkp: false, pkpDate: null }

test('a code is kept in capitals', () => {
  expect(shortCode('wbp2')).toBe('WBP2')
  for (const bad of ['W', 'W BP', 'WBP-1', 'ABCDEFGHI', 'ÀB']) expect(() => shortCode(bad)).toThrow('company.bad-code')
})

test('without PKP there is no date of it', () => {
  const since = day('2025-03-01')
  expect(pkpOf({ isPkp: true, pkpDate: since }, none)).toEqual({ isPkp: true, pkpDate: since })
  expect(pkpOf({ isPkp: false }, { isPkp: true, pkpDate: since })).toEqual(none)
  expect(pkpOf({}, { isPkp: true, pkpDate: since })).toEqual({ isPkp: true, pkpDate: since })
  expect(isPkpOn({ isPkp: true, pkpDate: null }, day('2020-01-01'))).toBe(true)
  expect(isPkpOn({ isPkp: true, pkpDate: since }, day('2025-02-28'))).toBe(false)
})

test('a document is signed by who may sign its kind and its amount', () => {
  const anyone = { id: 'a', name: 'Rina', docTypes: [], maxAmount: 10_000_000n, isDefault: true }
  const boss = { id: 'b', name: 'Hendra', docTypes: ['Invoice'], maxAmount: null, isDefault: false }
  const people = [anyone, boss]
  expect(signatoryFor(people, { doc: 'invoice', amount: 5_000_000n })?.name).toBe('Rina')
  expect(signatoryFor(people, { doc: 'invoice', amount: 50_000_000n })?.name).toBe('Hendra')
  expect(signatoryFor(people, { doc: 'kwitansi', amount: 50_000_000n })).toBeUndefined()
  expect(signatoryFor(people, { doc: 'invoice', amount: 5_000_000n, named: 'b' })?.name).toBe('Hendra')
  expect(signatoryFor(people, { doc: 'kwitansi', amount: 5_000_000n, named: 'b' })?.name).toBe('Rina')
})
