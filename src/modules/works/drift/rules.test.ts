import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { driftOf } from './rules.ts'

test.each([
  ['66000', '10', true, '60', 360_000],
  ['62999', '4.9983', false, '60', 179_940],
  ['63000', '5', true, '60', 180_000],
  ['54000', '-10', false, '60', -360_000],
])('100 zak planned at 60,000, 40 used, bought at %s', (last, change, isWarned, left, effect) =>
  expect(driftOf({ qty: quantity('100'), amount: money(6_000_000), used: quantity('40'), last: price(last) })).toEqual({
    ...{ planned: price('60000'), change: percent(change), isWarned, left: quantity(left), effect: money(effect) },
  }),
)

test('what is used up costs nothing more, and a plan without a price tells nothing', () => {
  const facts = { qty: quantity('10'), amount: money(1000), used: quantity('12'), last: price('200') }
  expect(driftOf(facts)).toMatchObject({ left: quantity('0'), effect: 0n })
  expect(driftOf({ ...facts, amount: money(0) })).toBeNull()
})
