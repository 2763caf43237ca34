import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { knownProject } from '#modules/projects/face.ts'
import { ownForeman } from '../own-crew.ts'
import type { CrewDay } from '../sheets/store.ts'
import { own } from '../store.ts'

/** Reads a day of a project one may see; a foreman those of his crew. */
export async function seenDay(tx: Tx, actor: Actor, id: string): Promise<CrewDay> {
  const query = own(tx).selectFrom('crew_day').selectAll().where('company_id', '=', actor.companyId)
  const row = found(await query.where('id', '=', id).executeTakeFirst())
  if (!isWithin(actor.scope.projects, row.project_id)) throw new NotFound()
  await knownProject(tx, actor, row.project_id)
  const foremanId = await ownForeman(tx, actor)
  if (foremanId !== null && foremanId !== row.foreman_id && foremanId !== row.worker_id) throw new NotFound()
  return row
}
