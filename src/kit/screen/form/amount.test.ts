import { expect, test } from 'vitest'
import { amountComplaint, isDecimal, keptAmount, shownAmount } from './amount.ts'

test('what is shown at rest, typed again, is what was kept', () => {
  for (const kept of ['13.1703', '0.0001', '-2.5', '1250000', '1250000.1235']) {
    for (const kind of ['quantity', 'percent', 'price', 'money'] as const) {
      expect([kind, keptAmount(shownAmount(kept, kind))]).toEqual([kind, kept])
    }
  }
  expect(shownAmount('13.1703', 'quantity')).toBe('13,1703')
  expect(shownAmount('1250000', 'quantity')).toBe('1.250.000')
})

test('what is no number stays as it was typed, and is said', () => {
  for (const typed of ['abc', '1e9', '1.2.3', '12-']) {
    expect(shownAmount(keptAmount(typed), 'quantity')).toBe(typed)
    expect(amountComplaint(keptAmount(typed))).toContain('Tulis angka')
  }
  expect([keptAmount('1.500,5'), keptAmount('1500,5')]).toEqual(['1500.5', '1500.5'])
})

test('a number too large for the books is kept as typed, said, and no number to count with', () => {
  for (const typed of ['99999999999999999999', '1000000000000000,5', '-9999999999999999', '9000t']) {
    const kept = keptAmount(typed)
    expect([typed, isDecimal(kept), /^-?\d+$/.test(kept)]).toEqual([typed, false, false])
    expect(amountComplaint(kept)).toContain('terlalu besar')
    expect(keptAmount(shownAmount(kept, 'money'))).toBe(kept)
  }
  expect(keptAmount('999.999.999.999.999')).toBe('999999999999999')
})
