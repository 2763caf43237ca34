import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'

/** What every change of a document row sets beside its own columns: the next version, when, and whose hand. */
export function signedBy(actor: Actor) {
  return {
    version: sql<number>`version + 1`,
    updated_at: sql<string>`now()`,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
}
