import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { anActor } from './actor.ts'

/** A bare company, and somebody who may do everything in it. */
export async function aCompany(db: Database, code: string): Promise<Actor> {
  const who = anActor()
  const sql = 'insert into company (id, name, short_code) values ($1, $2, $3)'
  await db.pool.query(sql, [who.companyId, `PT ${code}`, code])
  return who
}
