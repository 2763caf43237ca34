import type { Actor } from '#kit/access/actor.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { mayPass } from '#kit/http/policy.ts'

/** Which tags a person may hear of: those that some endpoint reads which they may call. */
export type Readable = (actor: Actor) => ReadonlySet<string>

/** Learns from the endpoints themselves who may hear of what. */
export function readableBy(endpoints: readonly Pick<Endpoint, 'permission' | 'reads'>[]): Readable {
  const topics = [...new Set(endpoints.flatMap((endpoint) => endpoint.reads ?? []))]
  const policies = new Map(
    topics.map((topic) => [
      topic,
      [...new Set(endpoints.filter(({ reads }) => reads?.includes(topic)).map(({ permission }) => permission))],
    ]),
  )
  // Few sets of rights exist; each is asked about once.
  const known = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()
  return (actor) => {
    const earlier = known.get(actor.permissions)
    if (earlier) return earlier
    const may = new Set(topics.filter((topic) => policies.get(topic)?.some((policy) => mayPass(policy, actor))))
    known.set(actor.permissions, may)
    return may
  }
}
