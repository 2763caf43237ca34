import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { planRows, readPlanRow, sharesTyped } from './values.ts'
import { twoPlaces } from '../../schedule/rules.ts'

test.each([
  [
    '3:50 4:50',
    [
      { week: 3, share: '50' },
      { week: 4, share: '50' },
    ],
  ],
  [
    '1:33,3333; 2:66.6667',
    [
      { week: 1, share: '33.3333' },
      { week: 2, share: '66.6667' },
    ],
  ],
  ['3:50,4:50', undefined],
  ['0:100', undefined],
  ['separuh', undefined],
])('shares typed as %s', (text, shares) => expect(sharesTyped(text)).toEqual(shares))

test.each([
  ['12.7649', '12,76'],
  ['-10.7425', '−10,74'],
  ['-0.345', '−0,35'],
  ['100', '100,00'],
  ['0', '0,00'],
])('%s percent is read as %s', (value, text) => expect(twoPlaces(value)).toBe(text))

test('a row reads the days and shares that were typed, and names the cell that cannot be read', () => {
  const plan = { startDate: '2025-03-03', endDate: '2025-03-09', shares: null, firstWeek: 1, lastWeek: 1 }
  const line = { workItemId: 'a', code: 'A.1', name: 'Galian', weight: '1', done: '0', draft: null, baseline: null }
  const [row] = planRows([{ ...line, plan }])
  const today = day('2025-03-01')
  expect(readPlanRow(row!, today)).toMatchObject({
    startDate: '2025-03-03',
    endDate: '2025-03-09',
    shares: null,
    errors: {},
  })
  const wrong = { ...row!, startDate: 'besok pagi', shares: 'x' }
  expect(Object.keys(readPlanRow(wrong, today).errors)).toEqual(['startDate', 'shares'])
})
