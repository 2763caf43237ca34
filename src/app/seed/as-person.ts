import { allRoutes } from '#app/server-routes.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { NO_COMPANY } from '#modules/company/accounts/actor-from.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'

/** A person of the command line. */
export interface Person extends Desk {
  /** The same person working in a company. */
  in(companyId: string): Person
  /** Somebody else in the same company: whose yes it needs when nobody may say yes to their own. */
  another(): Person
}

/** A person of the command line with every right. */
export function personOf(db: Database, userId: string, companyId: string = NO_COMPANY): Person {
  return {
    ...deskOf(db, actorOf(userId, companyId), allRoutes),
    in: (other) => personOf(db, userId, other),
    another: () => personOf(db, newId(), companyId),
  }
}

/** The rights of the command line, as an actor in a company. */
export function actorOf(userId: string, companyId: string): Actor {
  const permissions = new Set<string>(allPermissions)
  return {
    userId,
    name: 'Data contoh',
    email: '',
    sessionId: newId(),
    companyId,
    zone: 'Asia/Jakarta',
    permissions,
    scope: { companies: 'all', warehouses: 'all', projects: 'all', ownOnly: false },
    via: 'cli',
    can: (permission) => permissions.has(permission),
  }
}
