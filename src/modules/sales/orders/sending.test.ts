import { expect, test } from 'vitest'
import type { Day } from '#ground/day.ts'
import { sending } from './sending.ts'

const on = '2026-11-26' as Day
const ordered = '2026-10-28' as Day

test.each([
  [null, 'Order belum dikirim', ordered],
  ['2026-11-26', 'Order belum dikirim, tenggat 26 Nov', ordered],
  ['2027-01-04', 'Order belum dikirim, tenggat 4 Jan 2027', ordered],
  ['2026-11-25', 'Order lewat tenggat kirim', '2026-11-25'],
  ['2026-11-04', 'Order lewat tenggat kirim', '2026-11-04'],
] as const)('an order promised for %s: %s, counted from %s', (promised, text, since) => {
  expect(sending({ ordered, promised: promised as Day | null }, on)).toEqual({ text, since })
})
