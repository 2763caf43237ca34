import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { serve, type Call, type Served } from '#kit/http/serve.ts'
import { searchAll, type HitGroup } from './contract.ts'
import { finders, type Finder } from './finders.ts'

/** Hits shown of each kind. */
const MOST = 5

/** Asks every door this person may enter, all at once, and shows a few answers of each. */
export function searchRoute(routes: readonly Served[]): Served {
  const served = (endpoint: Endpoint) => routes.find((route) => route.endpoint === endpoint)
  return serve(searchAll, async ({ tx, actor, asked, caller }) => {
    if (asked.q === '') return []
    const groups = await Promise.all(
      finders
        .filter(({ endpoint }) => mayEnter(actor, endpoint))
        .map((finder) => groupOf(finder, served(finder.endpoint), { tx, actor, asked: asked.q, caller })),
    )
    return groups.filter((group) => group.hits.length > 0)
  })
}

function mayEnter(actor: Actor, { permission }: Endpoint): boolean {
  if (permission === 'signed-in' || permission === 'public') return true
  return [permission].flat().some((one) => actor.can(String(one)))
}

async function groupOf(finder: Finder, door: Served | undefined, call: Call<string> & { tx: Tx }): Promise<HitGroup> {
  const input = finder.ask(call.asked)
  const asked = door && input && z.safeParse(finder.endpoint.input, input)
  if (!door || !asked?.success) return { title: finder.title, hits: [] }
  const answer = await door.run({ ...call, asked: asked.data })
  return { title: finder.title, hits: finder.hits(answer, call.asked).slice(0, MOST) }
}
