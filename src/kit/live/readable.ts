import type { Actor } from '#kit/access/actor.ts'
import type { Endpoint, Policy } from '#kit/http/endpoint.ts'
import { mayPass } from '#kit/http/policy.ts'

/** What a person may hear of. */
export interface Hearing {
  /** The tags of what they may view. */
  readonly topics: ReadonlySet<string>
  /** Those of them whose single records they may open: of these they hear which one it was, and who did it. */
  readonly records: ReadonlySet<string>
}

/** Tells what a person may hear of, by their rights alone. */
export type Readable = (actor: Actor) => Hearing

type Reader = Pick<Endpoint, 'permission' | 'reads' | 'path'>

/**
 * Learns from the endpoints themselves who may hear of what: a tag is heard by who may call an endpoint that reads it. Where
 * one of these asks for a right to view, only such count: the search and the dashboard read all there is for everybody.
 */
export function readableBy(endpoints: readonly Reader[]): Readable {
  const readers = readersByTopic(endpoints)
  // Few sets of rights exist; each is asked about once.
  const known = new WeakMap<ReadonlySet<string>, Hearing>()
  return (actor) => {
    const earlier = known.get(actor.permissions)
    if (earlier) return earlier
    const heard = { topics: new Set<string>(), records: new Set<string>() }
    for (const [topic, all] of readers) {
      const own = all.filter(({ permission }) => mayPass(permission, actor))
      if (own.length > 0) heard.topics.add(topic)
      if (own.some(({ permission, path }) => asksToView(permission) && path.includes('/:'))) heard.records.add(topic)
    }
    known.set(actor.permissions, heard)
    return heard
  }
}

function readersByTopic(endpoints: readonly Reader[]): ReadonlyMap<string, readonly Reader[]> {
  const topics = new Set(endpoints.flatMap(({ reads }) => reads ?? []))
  return new Map(
    [...topics].map((topic) => {
      const all = endpoints.filter(({ reads }) => reads?.includes(topic))
      const viewers = all.filter(({ permission }) => asksToView(permission))
      return [topic, viewers.length > 0 ? viewers : all]
    }),
  )
}

function asksToView(policy: Policy): boolean {
  return [policy].flat().some((wanted) => wanted.startsWith('view '))
}
