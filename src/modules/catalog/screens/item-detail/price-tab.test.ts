import { expect, test } from 'vitest'
import { beginOf } from './price-tab.tsx'

const year = { from: '2025-11-23', to: '2026-11-23' }
const paid = (on: string) => [{ on, price: '1', supplierId: null, supplierName: null }]

test.each([
  ['nothing older than a year', '2025-11-20', '2025-11-23'],
  ['a week before the first price', '2026-03-10', '2026-03-03'],
  ['a season, however new the first price is', '2026-11-20', '2026-08-25'],
])('the chart of prices begins with %s', (_, first, begin) => {
  expect(beginOf({ ...year, paid: paid(first) as never })).toBe(begin)
})
