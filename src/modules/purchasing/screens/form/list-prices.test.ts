import { expect, test } from 'vitest'
import type { OfferedPrice } from '../../prices/contract.ts'
import { listedPrice, proposalFor } from './list-prices.ts'
import { listHint } from './price-hints.ts'
import { blankLine, type LineValues } from './values.ts'

const units = [{ unit: 'rit', num: 7, den: 1, isPurchase: true, isIssue: false }]
const item = { id: 'pasir', label: 'Pasir', more: { unit: 'm3', units, lastPrice: '310000' } }
const line = (given: Partial<LineValues>): LineValues => ({ ...blankLine(), key: 'a', item, unit: 'm3', ...given })
const offer = (given: Partial<OfferedPrice>): OfferedPrice => ({
  ...{ itemId: 'pasir', unit: 'm3', price: '300000', basePrice: '300000', minQty: '0', minBaseQty: '0' },
  ...{ validFrom: '2026-11-01', ...given },
})
const lists = new Map([
  ['pasir', [offer({}), offer({ price: '280000', basePrice: '280000', minQty: '14', minBaseQty: '14' })]],
])

test('the list answers by quantity, and for a unit it does not name', () => {
  expect(listedPrice(line({ qty: '2' }), lists)?.text).toBe('300000')
  expect(listedPrice(line({ qty: '14' }), lists)?.text).toBe('280000')
  expect(listedPrice(line({ unit: 'rit', qty: '1' }), lists)?.text).toBe('2100000')
  expect(listedPrice(line({ unit: 'rit', qty: '2' }), lists)?.text).toBe('1960000')
  expect(listedPrice(line({ item: { id: 'besi', label: 'Besi' } }), lists)).toBeUndefined()
})

test('a listed price is proposed once, over the last one paid, never over what was typed', () => {
  const proposed = new Map<string, string>()
  expect(proposalFor(line({ price: '310000' }), lists, proposed)).toBe('300000')
  expect(proposalFor(line({ price: '300000' }), lists, proposed)).toBeUndefined()
  expect(proposalFor(line({ price: '310000' }), lists, proposed)).toBeUndefined()
  expect(proposalFor(line({ price: '300000', qty: '20' }), lists, proposed)).toBe('280000')
  expect(proposalFor(line({ key: 'b', price: '305000' }), lists, proposed)).toBeUndefined()
  expect(proposalFor(line({ key: 'c', id: 'saved', price: '310000' }), lists, proposed)).toBeUndefined()
})

test('dearer than the list is said, and warned of', () => {
  const listed = { text: '300000', validFrom: '2026-11-01' }
  expect(listHint(line({ price: '300000' }), listed)).toMatchObject({ isDearer: false })
  const dearer = listHint(line({ price: '305000' }), listed)
  expect(dearer?.text).toContain('lebih mahal Rp5.000')
  expect(dearer?.isDearer).toBe(true)
  expect(listHint(line({ price: '295000' }), listed)).toMatchObject({ isDearer: false })
})
