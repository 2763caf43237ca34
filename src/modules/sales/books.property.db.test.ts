import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '#ground/refusal.ts'
import { worldsOf, type Worlds } from '../../../tests/cast/left-behind.ts'
import { expectWholeBooks } from '../../../tests/cast/whole-books.ts'
import type { Street } from './cast/random-acts.ts'
import { aStreet, saleActs, saleKinds } from './cast/random-sales.ts'
import { allLaws } from './cast/shop.ts'

// Whatever people do, in whatever order, and however much of it is refused: no law of the books is broken. A walk goes
// on where the last one of its company ended; `npm run properties` takes ten thousand of them.
const asked = process.env['PROPERTY_RUNS']
const runs = asked === undefined ? 30 : Math.ceil(Number(asked) / 10)
const seed = process.env['PROPERTY_SEED']

let worlds: Worlds<Street>
beforeAll(async () => {
  worlds = await worldsOf({ runs, ofCompany: 15, ofDatabase: 250 }, { open: aStreet, laws: ({ db }) => allLaws(db) })
}, 600_000)

const anAct = fc.record({
  act: fc.constantFrom(...saleKinds),
  pick: fc.nat(1000),
  share: fc.integer({ min: 1, max: 100 }),
  flag: fc.boolean(),
})

test('any sequence of acts leaves the books whole', { timeout: 10_800_000 }, async () => {
  const done = new Map<string, number>()
  let walks = 0
  let street: Street
  const acts = saleActs(() => street)
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 10, maxLength: 20, size: 'max' }), async (walk) => {
      street = await worlds.at(walks)
      walks += 1
      for (const each of walk) {
        try {
          if (await acts[each.act]?.(each)) done.set(each.act, (done.get(each.act) ?? 0) + 1)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      }
      await expectWholeBooks(street.db, street.shop.actor.companyId)
    }),
    { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed: Number(seed) }) },
  )
  await worlds.end()
  // Every kind of act got through at least sometimes, else the walk says nothing about it.
  const missing = [...new Set(saleKinds)].filter((kind) => !done.has(kind))
  expect(missing.length, missing.join(', ')).toBeLessThan(runs >= 300 ? 1 : 9)
})
