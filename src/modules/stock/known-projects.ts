import type { Dims } from '#ground/dims.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { warehousesInUse } from '#modules/stock/warehouse-store.ts'

/**
 * Names the field of a document that says a project nobody has, or one this person may not see: those that are known have a
 * warehouse of their own. A work item without its project is nobody's.
 */
export async function unknownDims(
  tx: Tx,
  actor: Actor,
  asked: { readonly projectId: string | null; readonly lines: readonly Dims[] },
): Promise<string | null> {
  const alone = asked.lines.findIndex((line) => line.workItemId !== null && line.projectId === null)
  if (alone >= 0) return `lines.${alone}.workItemId`
  const named = [asked.projectId, ...asked.lines.map((line) => line.projectId)]
  if (named.every((id) => id === null)) return null
  const known = new Set((await warehousesInUse(tx, actor.companyId)).map(({ projectId }) => projectId))
  const wrong = named.findIndex((id) => id !== null && !(known.has(id) && isWithin(actor.scope.projects, id)))
  if (wrong < 0) return null
  return wrong === 0 ? 'projectId' : `lines.${wrong - 1}.projectId`
}
