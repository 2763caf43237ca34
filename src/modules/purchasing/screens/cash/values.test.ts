import { expect, test } from 'vitest'
import { cashTotal, freshNota } from './values.ts'

const nota = freshNota({ warehouses: [], warehouseId: null } as never, '2026-11-03')
const line = (qty: string, price: string) => ({ key: `${qty}x${price}`, item: null, qty, unit: '', price })
const total = (...lines: readonly ReturnType<typeof line>[]) => cashTotal({ ...nota, lines })

test('what leaves the cash box is the lines less the discount, with the freight', () => {
  expect(cashTotal({ ...nota, lines: [line('3', '65000')], discount: '5000', freight: '20000' })).toBe(210_000n)
})

test('a count that cannot be read yet counts as not typed', () => {
  expect(total(line('3 sak', '65000'), line('2', '1000'))).toBe(2_000n)
})

test('more than the books can hold comes to nothing yet, and the page stays', () => {
  expect(total(line('99999999999999', '999999999999999'), line('2', '1000'))).toBe(0n)
})
