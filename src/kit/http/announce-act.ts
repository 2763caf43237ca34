import type { Actor } from '#kit/access/actor.ts'
import { pathParts, type Endpoint } from '#kit/http/endpoint.ts'
import { announce } from '#kit/live/announce.ts'

interface Done {
  readonly actor: Actor | undefined
  readonly asked: unknown
  readonly answer: unknown
  /** The header by which a browser tab names itself. */
  readonly tab: unknown
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Tells other screens what an act touched, now that it has committed: the records of its address, and the one it made. */
export function announceAct(endpoint: Endpoint, { actor, asked, answer, tab }: Done): void {
  if (!endpoint.touches?.length || !actor) return
  const named = pathParts(endpoint.path).map((part) => valueOf(asked, part))
  const ids = new Set([...named, valueOf(answer, 'id')].filter((id) => typeof id === 'string' && UUID.test(id)))
  announce({
    companyId: actor.companyId,
    topics: endpoint.touches,
    // Safe: the filter has just let texts through alone.
    ids: [...ids] as string[],
    by: { userId: actor.userId, name: actor.name },
    ...(typeof tab === 'string' && /^[\w-]{8,40}$/.test(tab) && { tab }),
  })
}

function valueOf(of: unknown, key: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Readonly<Record<string, unknown>>)[key] : undefined
}
