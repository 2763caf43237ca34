import { expect, test } from 'vitest'
import type { Day } from '#ground/day.ts'
import { lateText } from './late-text.ts'

const owed = { until: '2026-11-21' as Day, open: '4400000', isBooked: true }

test('wages of a week are late from the fourth day after their Saturday on, as long as somebody is owed', () => {
  expect(lateText({ ...owed, on: '2026-11-24' as Day })).toBeUndefined()
  expect(lateText({ ...owed, on: '2026-11-25' as Day, isBooked: false })).toBe(
    'Seharusnya dibayar Sabtu, 21 November 2026, 4 hari yang lalu. Dendanya hari ini 5% dari yang belum dibayar, Rp220.000, di luar upahnya (PP 36/2021 pasal 61).',
  )
  expect(lateText({ ...owed, on: '2026-11-30' as Day })).toMatch(/tidak diambil pekerjanya sendiri tidak didenda\.$/)
  expect(lateText({ ...owed, on: '2026-11-30' as Day, open: '0' })).toBeUndefined()
})
