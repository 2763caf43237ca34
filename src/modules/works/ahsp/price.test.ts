import { expect, test } from 'vitest'
import { mulDiv } from '#ground/decimal.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import wall from '../../../../tests/vectors/ahsp.json' with { type: 'json' }
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { BASE_SCALE, coefficient, priceOfWork, type PriceStep } from './price.ts'

const of = (lines: readonly { readonly coefficient: string; readonly price: number }[], overhead: string, step = 1) =>
  priceOfWork({
    components: lines.map((line) => ({ coefficient: coefficient(line.coefficient), price: price(String(line.price)) })),
    overhead: percent(overhead),
    step: step as PriceStep,
  })

test.each(small.ahsp)('$code of the small project', ({ components, overhead_profit_pct: overhead, expected }) => {
  expect(of(components, overhead).rounded).toBe(BigInt(expected.harga_satuan))
})

test('a wall of red brick, as the official table has it', () => {
  const { base, rounded } = of(
    wall.lines.map((line) => ({ coefficient: line.coef, price: line.price })),
    wall.expected.op_pct,
  )
  expect(mulDiv(base, 1n, 10n ** BigInt(BASE_SCALE))).toBe(BigInt(wall.expected.base))
  expect(rounded).toBe(BigInt(wall.expected.harga_satuan))
})

test.each([
  [1, 88_000n],
  [10, 88_000n],
  [100, 88_000n],
  [1000, 88_000n],
])('rounded once to Rp%i', (step, rounded) => {
  const lines = [
    { coefficient: '0.5', price: 100_000 },
    { coefficient: '0.25', price: 120_001 },
  ]
  expect(of(lines, '10', step).rounded).toBe(rounded)
})

test('half a step goes up, and only once', () => {
  expect(of([{ coefficient: '0.0005', price: 1000 }], '0').rounded).toBe(1n)
  expect(of([{ coefficient: '1', price: 14_500 }], '0', 1000).rounded).toBe(15_000n)
  expect(of([{ coefficient: '0.000001', price: 449_999 }], '10').rounded).toBe(0n)
})
