import { expect, test } from 'vitest'
import { rankCases } from './cast/rank-cases.ts'
import { rankOf, soughtIn } from './rank.ts'

test.each(rankCases)('%s against %o', (typed, named, rank) => {
  expect(rankOf(named, soughtIn(typed))).toBe(rank)
})
