import { expect, test } from 'vitest'
import type { OrderProduction } from '../margin/contract.ts'
import type { Stage } from '../words.ts'
import { makingOf } from './making.ts'

const made = (stage: Stage, goodQty = '0', orderLineId = 'paving') =>
  ({ stage, goodQty, plannedQty: '1250.5', unit: 'm²', orderLineId }) as OrderProduction['orders'][number]

test('an order for which nothing is made says nothing; one SPK says how far it is', () => {
  expect(makingOf([])).toBeUndefined()
  expect(makingOf([made('draft')])).toMatchObject({ note: 'SPK masih draf', isDone: false })
  expect(makingOf([made('planned')])).toMatchObject({ note: 'direncanakan', isDone: false })
  expect(makingOf([made('running', '400')])).toMatchObject({ note: '400 dari 1.250,5 m²', isDone: false })
  expect(makingOf([made('done', '1200')])).toMatchObject({ note: '1.200 dari 1.250,5 m²', isDone: true })
})

test('of several SPK it counts those that are done', () => {
  expect(makingOf([made('done'), made('running')])).toMatchObject({ note: '1 dari 2 SPK', isDone: false })
  expect(makingOf([made('done'), made('done')])).toMatchObject({ note: '2 dari 2 SPK', isDone: true })
})

test('what is made of a line is the good of all its SPK', () => {
  const lines = makingOf([made('done', '1000'), made('running', '250.5'), made('running', '3', 'kanstin')])?.lines
  expect(lines?.get('paving')).toBe('1.250,5 m²')
  expect(lines?.get('kanstin')).toBe('3 m²')
})
