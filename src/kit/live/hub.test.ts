import { expect, test } from 'vitest'
import type { Scope } from '#kit/access/actor.ts'
import { anActor } from '../../../tests/cast/actor.ts'
import { makeHub } from './hub.ts'

const everywhere: Scope = { companies: 'all', warehouses: 'all', projects: 'all', ownOnly: false }
const [companyId, rina, budi] = ['company', 'rina', 'budi']

/** What a person with this scope hears when Rina changes an order. */
function heardBy(scope: Scope, userId = budi): unknown {
  const hub = makeHub(() => ({ topics: new Set(['orders', 'history']), records: new Set(['orders']) }))
  const heard: string[] = []
  const actor = anActor({ companyId, userId, scope })
  hub.add({ token: '', tab: '', actor, send: (text) => heard.push(text) > 0, end: () => undefined })
  hub.tell([{ companyId, topics: ['orders', 'salaries'], ids: ['order-7'], by: { userId: rina, name: 'Rina' } }])
  return JSON.parse(/data: (.*)/.exec(heard[0] ?? '')?.[1] ?? 'null')
}

test('who sees all rows hears which record it was and who changed it; of no other tag', () => {
  expect(heardBy(everywhere)).toMatchObject({ topics: ['orders'], ids: ['order-7'], by: 'Rina', isOwn: false })
})

test.each([
  ['one warehouse', { ...everywhere, warehouses: ['w1'] }],
  ['one project', { ...everywhere, projects: ['p1'] }],
  ['what is theirs', { ...everywhere, ownOnly: true }],
])('who sees only %s hears that there is something to ask again, not what nor by whom', (_what, scope) => {
  expect(heardBy(scope)).toMatchObject({ topics: ['orders'], ids: [], by: null, isOwn: false })
  expect(heardBy(scope, rina)).toMatchObject({ ids: ['order-7'], by: 'Rina', isOwn: true })
})
