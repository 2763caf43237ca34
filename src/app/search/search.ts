import { allPermissions } from '#modules/company/accounts/permissions.ts'
import type { Actor } from '#kit/access/actor.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { findShort } from '#kit/list/short.ts'
import { Sight } from '#kit/list/short-kept.ts'
import { isEmpty, wantedIn } from '#kit/list/wanted.ts'
import { today } from '#kit/posting/today.ts'
import { searchAll } from './contract.ts'
import { findersFor } from './finders.ts'

/** Asks the short doors of all lists this person may see: what fits best first, papers before names that fit as well. */
export const searchRoute: Served = serve(searchAll, async ({ tx, actor, asked }) => {
  const wanted = wantedIn(asked.q)
  if (isEmpty(wanted)) return []
  const groups = await findShort(tx, sightOf(actor), wanted)
  return groups
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => a.rank - b.rank || Number(b.isPaper) - Number(a.isPaper))
    .map(({ title, hits }) => ({ title, hits }))
})

const mostSights = 20
const sights = new Map<string, Sight>()

/** What this person may see today. Who types asks many times in a row: it is kept for the last few. */
function sightOf(actor: Actor): Sight {
  const { companyId, userId, zone, scope, roles, via } = actor
  const rights = allPermissions.map((permission) => (actor.can(permission) ? '1' : '0')).join('')
  const key = JSON.stringify([companyId, userId, zone, today(actor), scope, roles, via, rights])
  const sight = sights.get(key) ?? new Sight(companyId, findersFor(actor))
  sights.delete(key)
  sights.set(key, sight)
  for (const oldest of sights.keys()) {
    if (sights.size <= mostSights) break
    sights.delete(oldest)
  }
  return sight
}
