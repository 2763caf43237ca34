import { expect, test } from 'vitest'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { formStore } from '#kit/screen/form/store.ts'
import { checkNota } from './check.ts'
import { blankCashLine, isBlankCashLine, type CashLine, type CashValues } from './values.ts'

const saved = (lines: readonly CashLine[]) => {
  const store = formStore({ lines })
  dropBlankRows<CashLine>(store, 'lines', isBlankCashLine, 1)
  return store.read('') as CashValues
}

test('of an untouched nota the waiting line stays, and it is the one that is complained of', () => {
  const values = saved([blankCashLine(), blankCashLine()])
  expect(values.lines).toHaveLength(1)
  expect(checkNota(values)).toEqual({ 'lines.0.item': ['Isi paling sedikit satu barang.'] })
})

test('beside a line that says something, blank ones go', () => {
  const values = saved([blankCashLine(), { ...blankCashLine(), qty: '2' }])
  expect(values.lines.map(({ qty }) => qty)).toEqual(['2'])
  expect(Object.keys(checkNota(values))).toEqual(['lines.0.item', 'lines.0.price'])
})
