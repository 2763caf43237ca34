import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { salesRoutes } from '../routes.ts'

/** Opens a desk for somebody at the doors of sales. */
export function salesDesk(db: Database, actor: Actor): Desk {
  return deskOf(db, actor, salesRoutes)
}
