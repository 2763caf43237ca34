import { expect, test } from 'vitest'
import { sensitiveColumns, withhold } from '#kit/http/sensitive.ts'

const nobody = () => false
const costs = (permission: string) => permission === 'view biaya'

test('a sensitive key is absent by name for who may not see it, whatever it holds', () => {
  const answer = { id: 'a', cost: null, lines: [{ qty: '1', cost: '5' }, { qty: '2' }], head: { rate: '7' } }
  const sensitive = { cost: 'view biaya', 'lines.cost': 'view biaya', 'head.rate': 'view gaji' }
  expect(withhold(answer, sensitive, nobody)).toEqual({ id: 'a', lines: [{ qty: '1' }, { qty: '2' }], head: {} })
  expect(withhold(answer, sensitive, costs)).toEqual({ ...answer, head: {} })
})

test('an answer that is itself a list loses the key in each row', () => {
  expect(withhold([{ a: 1, value: 2 }, { a: 3 }], { value: 'view biaya' }, nobody)).toEqual([{ a: 1 }, { a: 3 }])
})

test('any of several rights shows it', () => {
  expect(withhold({ price: '9' }, { price: ['view biaya', 'view pembelian-barang'] }, costs)).toEqual({ price: '9' })
})

test('what is not there, and what is no object, stays as it is', () => {
  for (const answer of [undefined, null, 'text', 4, { lines: null }])
    expect(withhold(answer, { 'lines.cost': 'view biaya' }, nobody)).toEqual(answer)
})

test('the sensitive columns of a list are those of its rows and of its totals', () => {
  const columns = {
    qty: { label: 'Jumlah' },
    value: { label: 'Nilai', permission: 'view biaya', total: true },
    cost: { label: 'HPP', permission: 'view biaya' },
  }
  expect(Object.keys(sensitiveColumns(columns))).toEqual(['rows.value', 'totals.value', 'rows.cost'])
})
