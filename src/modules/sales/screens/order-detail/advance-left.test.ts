import { expect, test } from 'vitest'
import { advanceLeft } from './advance-left.tsx'

const closed = {
  ...({ status: 'closed', billing: 'full' } as const),
  downPaymentBilled: '300000',
  downPaymentApplied: '150000',
}

test('an advance is left only where an order was closed and all of it is billed', () => {
  expect(advanceLeft(closed)).toBe('150000')
  expect(advanceLeft({ ...closed, downPaymentApplied: '300000' })).toBeNull()
  expect(advanceLeft({ ...closed, billing: 'partial' })).toBeNull()
  expect(advanceLeft({ ...closed, status: 'partly-delivered' })).toBeNull()
})
