import { expect, test } from 'vitest'
import { pastedBudget } from './pasted-budget.ts'

const known = new Set(['6-2000', '6-4000'])

test('one amount is for every month, twelve are for each; what cannot be read is told', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => `${at + 1}.000.000`)
  const text = ['6-2000\tBeban kantor\t5.000.000', `6-4000\t${twelve.join('\t')}`, '5-1000\t7', '6-2000 lima'].join(
    '\n',
  )
  const { rows, unread } = pastedBudget(text, known)
  expect(rows[0]).toEqual({ account: '6-2000', months: Array.from({ length: 12 }, () => '5000000') })
  expect(rows[1]?.months.slice(0, 2)).toEqual(['1000000', '2000000'])
  expect(unread).toEqual(['5-1000\t7', '6-2000 lima'])
})

test('two amounts are neither one nor twelve', () => {
  expect(pastedBudget('6-2000\t1\t2', known)).toEqual({ rows: [], unread: ['6-2000\t1\t2'] })
})

test('an empty name, empty cells behind and the total of the year are no months; an empty month is nothing', () => {
  const twelve = ['1.000', '', ...Array.from({ length: 10 }, () => '2.000')]
  const months = ['1000', '0', ...Array.from({ length: 10 }, () => '2000')]
  for (const row of [`6-2000\t\t${twelve.join('\t')}`, `6-2000\tKantor\t${twelve.join('\t')}\t\t`]) {
    expect(pastedBudget(row, known).rows[0]?.months).toEqual(months)
  }
  expect(pastedBudget(`6-2000\tKantor\t${twelve.join('\t')}\t21.000`, known).rows[0]?.months).toEqual(months)
  expect(pastedBudget(`6-2000\tKantor\t${twelve.join('\t')}\t21.001`, known).rows).toEqual([])
  expect(pastedBudget('6-2000\t\t5.000', known).rows[0]?.months).toEqual(Array.from({ length: 12 }, () => '5000'))
})
