import { expect, test } from 'vitest'
import { costOfPart, floorOf } from './cost.ts'

test.each([
  ['works/rab/rules.ts', 'rules'],
  ['works/rab/store.ts', 'tables'],
  ['works/migrations/20261129_7101_rab.sql', 'tables'],
  ['works/rab/save-rab.ts', 'verbs'],
  ['works/rab/contract.ts', 'doors'],
  ['works/screens/rab/values.ts', 'screens'],
  ['works/rab/rules.test.ts', 'tests'],
  ['works/cast/small.ts', 'tests'],
])('%s stands on the floor of %s', (path, floor) => {
  expect(floorOf(path)).toBe(floor)
})

test('a part costs its lines by floor, and what it imports from elsewhere; what lies below it is its own', () => {
  const files = new Map([
    ['works/rab/rules.ts', "import { sum } from '#ground/money.ts'\nimport { own } from '../store.ts'\n"],
    ['works/rab/save-rab.ts', "import { judge } from './rules.ts'\nimport * as z from 'zod/mini'\n\n"],
  ])
  const { files: count, lines, imports } = costOfPart(files, 'works/rab')
  expect(count).toBe(2)
  expect(lines).toMatchObject({ rules: 2, verbs: 3, tests: 0 })
  expect([...imports]).toEqual([
    ['ground/money.ts', 1],
    ['modules/works', 1],
  ])
})
