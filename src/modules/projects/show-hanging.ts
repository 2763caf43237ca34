import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { hangingOn } from './hanging.ts'
import { projectRow } from './store.ts'
import type { HangingThing } from './words.ts'

/** Shows what still hangs on a project that this person may see; who sees only their own is led to no document. */
export async function showHanging(tx: Tx, actor: Actor, id: string): Promise<HangingThing[]> {
  const { warehouse_id: warehouseId } = await projectRow(tx, actor, id)
  const all = await hangingOn(tx, actor, { id, warehouseId })
  return actor.scope.ownOnly ? all.map((one) => ({ ...one, href: null })) : all
}
