import { allRoutes } from '#app/server-routes.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { draftPlace } from '#kit/files/drafts.ts'
import { keepFile } from '#kit/files/keep-file.ts'
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
  /** Lays a picture ready for what they write next; its id. */
  photo(name: string, bytes: Buffer): Promise<string>
}

/** A person of the command line with every right. */
export function personOf(db: Database, userId: string, companyId: string = NO_COMPANY): Person {
  const actor = actorOf(userId, companyId)
  return {
    ...deskOf(db, actor, allRoutes),
    in: (other) => personOf(db, userId, other),
    another: () => personOf(db, newId(), companyId),
    photo: async (name, bytes) => {
      const picture = { field: 'file', name, bytes }
      return (await db.withTx((tx) => keepFile(tx, actor, draftPlace(actor), [picture]))).id
    },
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
