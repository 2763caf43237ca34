import type { Actor } from '#kit/access/actor.ts'
import { newId } from '#kit/id.ts'

/** Somebody who may do everything, in a company of their own unless told otherwise. */
export function anActor(given: Partial<Actor> = {}): Actor {
  return {
    userId: newId(),
    name: 'Rina',
    email: 'rina@example.co.id',
    sessionId: newId(),
    companyId: newId(),
    zone: 'Asia/Jakarta',
    permissions: new Set(),
    scope: { companies: 'all', warehouses: 'all', projects: 'all', ownOnly: false },
    via: 'web',
    can: () => true,
    ...given,
  }
}
