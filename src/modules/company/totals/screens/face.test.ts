import { expect, test } from 'vitest'
import { typedLineAmount, typedTotals, type TypedDraft, type TypedLine } from './face.tsx'

const MOST = '999999999999999'
const line: TypedLine = { row: 'item', qty: '2', price: '1500', discount: '', discountAmount: '' }
const draft: TypedDraft = {
  lines: [line],
  taxMode: 'exclusive',
  discountPercent: '',
  discountAmount: '',
  shippingFee: '',
}
const taxes = {
  taxCode: 'PPN',
  taxCodes: [{ code: 'PPN', label: 'PPN', rate: '12', baseNum: '11', baseDen: '12' }],
}

test('a draft is summed while it is typed', () => {
  expect(typedTotals(draft, taxes)).toMatchObject({ subtotal: 3000n, ppn: 330n, total: 3330n })
  expect(typedLineAmount(line)).toBe(3000n)
})

test.each<[string, Partial<TypedLine>, Partial<TypedDraft>]>([
  ['quantity by price', { qty: MOST, price: MOST }, {}],
  ['the discount of a line', { qty: MOST, discount: MOST }, {}],
  ['the discount of the draft', { qty: MOST }, { discountPercent: MOST }],
])('%s may be more than any book holds: the form goes on, and its sum says nothing', (_, ofLine, ofDraft) => {
  const long = { ...draft, ...ofDraft, lines: [{ ...line, ...ofLine }] }
  for (const taxMode of ['exclusive', 'inclusive', 'none'] as const) {
    expect(() => typedTotals({ ...long, taxMode }, taxes)).not.toThrow()
    expect(() => typedLineAmount({ ...line, ...ofLine })).not.toThrow()
  }
  expect(typedTotals(long, taxes).total).toBe(0n)
})
