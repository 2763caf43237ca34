import { expect, test } from 'vitest'
import { complaintsOf, linesTyped, type ChangeRow } from './values.ts'

const rows = [
  { workItemId: 'b', isGroup: true, code: 'B', name: 'Bangunan', unit: null, volume: null },
  { workItemId: 'b5', isGroup: false, code: 'B.5', name: 'Pengecatan', unit: 'm2', volume: '420' },
]
const typed = (given: Partial<ChangeRow>): ChangeRow => ({
  ...{ key: given.number ?? '', number: '', name: '', volume: '', unit: '', unitPrice: '' },
  ...given,
})

test('a number of the bill means its line, another one a new line under the group of its head', () => {
  const fresh = typed({ number: 'B.6', name: 'Rabat', volume: '40', unit: 'm2', unitPrice: '118000' })
  expect(linesTyped([typed({ number: 'b.5', volume: '-60' }), fresh, { ...fresh, number: 'Z.1' }], rows)).toMatchObject(
    [
      { isNew: false, workItemId: 'b5', volume: '-60', name: null },
      { isNew: true, workItemId: 'b', number: 'B.6', name: 'Rabat' },
      { isNew: true, workItemId: null, number: 'Z.1' },
    ],
  )
})

test('what is missing is named at its cell', () => {
  const errors = complaintsOf([typed({ number: 'B.5', volume: '0' }), typed({ number: 'B.6', volume: '1' })], rows)
  expect(Object.keys(errors)).toEqual(['lines.0.volume', 'lines.1.name', 'lines.1.unit', 'lines.1.unitPrice'])
  expect(Object.keys(complaintsOf([], rows))).toEqual(['lines.0.number'])
})
