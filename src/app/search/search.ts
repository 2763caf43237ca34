import { serve, type Served } from '#kit/http/serve.ts'
import { findShort } from '#kit/list/short.ts'
import { isEmpty, wantedIn } from '#kit/list/wanted.ts'
import { searchAll } from './contract.ts'
import { findersFor } from './finders.ts'

/** Asks the short doors of all lists this person may see. */
export const searchRoute: Served = serve(searchAll, async ({ tx, actor, asked }) => {
  const wanted = wantedIn(asked.q)
  if (isEmpty(wanted)) return []
  const groups = await findShort(tx, actor.companyId, findersFor(actor), wanted)
  return groups.filter((group) => group.hits.length > 0)
})
