import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { coefficient } from '../ahsp/price.ts'
import { marginOf, planByShares, plannedByItem, proposePlan } from './rules.ts'

const line = {
  workItemId: 'a',
  name: 'Galian',
  unit: 'm3',
  volume: quantity('64.5'),
  unitPrice: price('98000.5'),
  takes: [],
}

test('a plan by shares takes its part of each price, half up at the sen, and nothing of what is not sold', () => {
  const plan = planByShares([line, { ...line, workItemId: 'b', volume: quantity('0') }], {
    ...{ material: percent('50'), upah: percent('33.3333'), alat: percent('0') },
  })
  expect(plan.map(({ workItemId, head, unitCost }) => [workItemId, head, priceText(unitCost)])).toEqual([
    ['a', 'material', '49000.25'],
    ['a', 'upah', '32666.8'],
  ])
})

test.each([
  [200, 150, '25'],
  [184_006_720, 137_500_000, '25.3'],
  [100, 110, '-10'],
  [0, 5, null],
])('sold for %i and planned at %i leaves %s percent', (sold, planned, margin) =>
  expect(marginOf(money(sold), money(planned))).toBe(margin),
)

test('a line with an analysis takes its coefficients at their prices instead', () => {
  const bricks = {
    head: 'material' as const,
    name: 'Bata merah',
    unit: 'bh',
    coefficient: coefficient('70'),
    price: price('800'),
  }
  const sand = { ...bricks, name: 'Pasir', unit: 'm3', coefficient: coefficient('0.043'), price: price('250000') }
  const wall = { ...line, workItemId: 'w', volume: quantity('210.5'), takes: [bricks, sand] }
  const plan = proposePlan([wall, line], { upah: percent('30') })
  expect(
    plan.map(({ workItemId, description, qty, unitCost }) => [
      workItemId,
      description,
      quantityText(qty),
      priceText(unitCost),
    ]),
  ).toEqual([
    ['w', 'Bata merah', '14735', '800'],
    ['w', 'Pasir', '9.0515', '250000'],
    ['a', 'Galian', '64.5', '29400.15'],
  ])
})

test('a plan is summed by work item, and what bears none by itself', () => {
  const of = (workItemId: string | null, amount: number) => ({ workItemId, amount: money(amount) })
  const sums = plannedByItem([of('a', 1), of(null, 2), of('a', 4)])
  expect([...sums]).toEqual([
    ['a', 5n],
    [null, 2n],
  ])
})
