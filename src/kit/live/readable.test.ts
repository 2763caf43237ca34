import { expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import { readableBy } from './readable.ts'

const hears = readableBy([
  { path: '/api/cari', permission: 'signed-in', reads: ['orders', 'users'] },
  { path: '/api/order', permission: 'view order', reads: ['orders'] },
  { path: '/api/order/:id', permission: ['view order', 'create order'], reads: ['orders', 'parties'] },
  { path: '/api/users', permission: 'view permissions', reads: ['users'] },
  { path: '/api/pemberitahuan', permission: 'signed-in', reads: ['notices'] },
  { path: '/api/pelanggan/gabung', permission: 'delete pelanggan', reads: ['comments'] },
  { path: '/api/komentar/:subject/:ownerId', permission: 'signed-in', reads: ['comments'] },
])
const heardWith = (...rights: string[]) => {
  const held = new Set(rights)
  const { topics, records } = hears(anActor({ permissions: held, can: (right) => held.has(right) }))
  return { topics: [...topics].toSorted(), records: [...records].toSorted() }
}

test.each([
  ['nothing', [], ['comments', 'notices'], []],
  ['orders', ['view order'], ['comments', 'notices', 'orders', 'parties'], ['orders', 'parties']],
  // A list of people names nobody whose page could be opened.
  ['people', ['view permissions'], ['comments', 'notices', 'users'], []],
])('who may view %s hears of that, though the search reads everything', (_what, rights, topics, records) => {
  expect(heardWith(...rights)).toEqual({ topics, records })
})
