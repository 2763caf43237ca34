import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Report } from '../report.ts'
import { chartMonths, chartSpan } from './chart-rules.ts'

test.each([
  [undefined, '2026-11-21', '2026-06-01', 'what is usual'],
  ['2026-09-01', '2026-11-21', '2026-06-01', 'fewer than six months'],
  ['2026-11-03', '2026-11-03', '2026-06-01', 'one day'],
  ['2026-03-15', '2026-11-30', '2026-03-15', 'between six and twelve'],
  ['2025-12-01', '2026-11-30', '2025-12-01', 'twelve'],
  ['2024-01-01', '2026-11-21', '2025-12-01', 'more than twelve'],
  ['2026-01-31', '2026-01-31', '2025-08-01', 'over the new year'],
])('from %s to %s a chart begins on %s: %s', (from, to, begin, _why) => {
  expect(chartSpan(from, to)).toEqual({ from: begin, to })
})

test.each([
  ['2026-12-01', '2026-11-21'],
  ['kemarin', '2026-11-21'],
  ['2026-02-30', '2026-11-21'],
  [undefined, '2026-13-01'],
])('what is no span, %s to %s, is left to be refused', (from, to) => {
  expect(chartSpan(from, to)).toEqual(from === undefined ? { to } : { from, to })
})

test('a month brought its net revenue, left its profit and cost what lies between them', () => {
  const row = (kind: 'account' | 'subtotal' | 'total', label: string, ...amounts: string[]) => ({
    ...{ kind, code: null, label, amounts, change: null },
  })
  const report: Report = {
    ...{ title: 'Laba rugi dasar kas', isWhole: true, projectName: null },
    columns: [
      { label: 'Okt 2026', from: day('2026-10-01'), to: day('2026-10-31') },
      { label: '1–21 Nov 2026', from: day('2026-11-01'), to: day('2026-11-21') },
      { label: '1 Okt – 21 Nov 2026', from: day('2026-10-01'), to: day('2026-11-21'), of: 'whole' },
    ],
    rows: [
      row('account', 'Jasa konstruksi', '1000', '400', '1400'),
      row('subtotal', 'Pendapatan bersih', '900', '400', '1300'),
      row('subtotal', 'Laba kotor', '300', '-200', '100'),
      row('total', 'Laba bersih (dasar kas)', '250', '-260', '-10'),
      row('total', 'Kenaikan (penurunan) kas', '7', '8', '15'),
    ],
  }
  const { months, whole } = chartMonths(report)
  const told = [...months, ...whole].map(({ label, revenue, cost, profit }) => [label, revenue, cost, profit])
  expect(told).toEqual([
    ['Okt 2026', '900', '650', '250'],
    ['1–21 Nov 2026', '400', '660', '-260'],
    ['1 Okt – 21 Nov 2026', '1300', '1310', '-10'],
  ])
})
