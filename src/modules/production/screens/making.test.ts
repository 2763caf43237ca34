import { expect, test } from 'vitest'
import type { OrderProduction } from '../margin/contract.ts'
import type { Stage } from '../words.ts'
import { makingOf } from './making.ts'

const made = (stage: Stage, goodQty = '0') =>
  ({ stage, goodQty, plannedQty: '1250.5', unit: 'm²' }) as OrderProduction['orders'][number]

test('an order for which nothing is made says nothing; one SPK says how far it is', () => {
  expect(makingOf([])).toBeUndefined()
  expect(makingOf([made('draft')])).toEqual({ note: 'SPK masih draf', isDone: false })
  expect(makingOf([made('planned')])).toEqual({ note: 'direncanakan', isDone: false })
  expect(makingOf([made('running', '400')])).toEqual({ note: '400 dari 1.250,5 m²', isDone: false })
  expect(makingOf([made('done', '1200')])).toEqual({ note: '1.200 dari 1.250,5 m²', isDone: true })
})

test('of several SPK it counts those that are done', () => {
  expect(makingOf([made('done'), made('running')])).toEqual({ note: '1 dari 2 SPK', isDone: false })
  expect(makingOf([made('done'), made('done')])).toEqual({ note: '2 dari 2 SPK', isDone: true })
})
