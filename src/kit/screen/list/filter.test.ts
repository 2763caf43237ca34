import { expect, test } from 'vitest'
import { filterText } from './filter-chip.tsx'
import { filtersIn, isActive, keysOf, type ListFilter } from './filter.ts'

const status: ListFilter = {
  key: 'status',
  label: 'Status',
  kind: 'many',
  words: [
    { value: 'lunas', label: 'Lunas' },
    { value: 'draf', label: 'Draf' },
  ],
}
const date: ListFilter = { key: 'date', label: 'Tanggal', kind: 'days' }
const asOf: ListFilter = { key: 'on', label: 'Per tanggal', kind: 'day' }
const total: ListFilter = { key: 'total', label: 'Nilai', kind: 'amounts' }

test('a range lies under two keys, and one of them is enough', () => {
  expect(keysOf(date)).toEqual(['dateFrom', 'dateTo'])
  expect(isActive(date, { dateTo: '2026-11-30' })).toBe(true)
  expect(isActive(date, {})).toBe(false)
})

test('what a list uses for itself is no filter', () => {
  expect(filtersIn({ q: 'semen', sort: '-date', page: '2', view: 'arsip', tab: 'stock', status: 'lunas' })).toEqual({
    status: 'lunas',
  })
})

test.each([
  [status, { status: 'lunas' }, 'Lunas'],
  [status, { status: 'lunas,draf' }, 'Lunas +1'],
  [date, { dateFrom: '2026-11-01', dateTo: '2026-11-30' }, 'November 2026'],
  [date, { dateFrom: '2026-11-16', dateTo: '2026-11-21' }, '16–21 Nov 2026'],
  [date, { dateFrom: '2026-11-16' }, 'Sejak 16 Nov 2026'],
  [asOf, { on: '2026-10-31' }, 'Per tanggal 31 Okt 2026'],
  [total, { totalFrom: '1000000' }, 'Nilai ≥ Rp1 jt'],
])('a filter says what it asks: %#', (filter, params, text) => {
  expect(filterText(filter, params)).toBe(text)
})
