import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { requestMaterial } from '#modules/purchasing/face.ts'
import type { requestNeed } from './contract.ts'
import { shortByWork } from './rules.ts'
import { needOfProject } from './show-need.ts'

/**
 * Makes one draft request of what some items lack up to a week, a line for each work item. The project is locked while it
 * is worked out, and drafts cover what they ask, so the same need is never asked twice ('need.nothing-short').
 */
export async function requestShort(tx: Tx, actor: Actor, asked: AskedOf<typeof requestNeed>): Promise<{ id: string }> {
  const wanted = new Set(asked.itemIds)
  const { needed, warehouseId } = await needOfProject(tx, actor, asked.id, true)
  const reason = asked.through === null ? 'Kebutuhan bahan' : `Kebutuhan bahan s.d. minggu ${asked.through}`
  const lines = needed
    .filter(({ itemId }) => itemId !== null && wanted.has(itemId))
    .flatMap(({ itemId, unit, parts }) =>
      [...shortByWork(parts, asked.through)].map(([workItemId, qty]) => ({
        ...{ itemId, description: null, qty, unit, estPrice: null, reason, projectId: asked.id, workItemId },
      })),
    )
  if (lines.length === 0) throw new Refusal('need.nothing-short')
  const { id } = await requestMaterial(tx, actor, {
    ...{ date: today(actor), neededBy: asked.neededBy, requesterId: null, warehouseId, projectId: asked.id },
    ...{ notes: null, lines },
  })
  return { id }
}
