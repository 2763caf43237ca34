import { expect, test } from 'vitest'
import { budgetReport } from './give-budget.ts'

const figures = (budget: string, actual: string, left: string) => ({ budget, actual, left, percent: null })
const nothing = figures('0', '0', '0')

test('a budget is told by account with its month and its year; what was neither planned nor booked is left out', () => {
  const rent = {
    ...{ account: '6-2100', name: 'Sewa', months: [] },
    ...{ month: figures('500000', '450000', '50000'), year: figures('1000000', '1200000', '-200000') },
  }
  const idle = { account: '6-4000', name: 'Pemasaran', months: [], month: nothing, year: nothing }
  const total = { month: rent.month, year: rent.year }
  const year = { period: '2026-05', first: '2026-04', version: 1, updatedBy: null }
  const report = budgetReport({ ...year, rows: [rent, idle], total })
  expect(report.span).toBe('Mei 2026, tahun buku sejak April 2026')
  expect(report.columns.map(({ from, to }) => [from, to])[2]).toEqual(['2026-04-01', '2026-05-31'])
  expect(report.rows.map(({ code, label, amounts }) => [code, label, ...amounts])).toEqual([
    ['6-2100', 'Sewa', '500000', '450000', '1000000', '1200000', '-200000'],
    [null, 'Jumlah', '500000', '450000', '1000000', '1200000', '-200000'],
  ])
})
