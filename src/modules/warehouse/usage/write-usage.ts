import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { knownProject } from '#modules/projects/face.ts'
import { warehouseOf } from '#modules/stock/face.ts'
import { addStock } from '../documents/save-document.ts'
import { voidStockDocument } from '../documents/void-document.ts'
import type * as contract from './contract.ts'
import { materialsOf, usageShown } from './store.ts'

/** Writes down what was used from the store of a site: a stock document of use, booked at once. */
export async function writeUsage(
  tx: Tx,
  actor: Actor,
  asked: Omit<AskedOf<typeof contract.reviseUsage>, 'id' | 'version' | 'reason'>,
) {
  const { id: projectId, warehouseId } = await knownProject(tx, actor, asked.projectId)
  const { id, number } = await addStock(tx, actor, {
    ...{ type: 'pengeluaran', on: asked.date, warehouseId, projectId, notes: asked.notes, post: true },
    ...{ requestedBy: null, receivedBy: null, reference: null, takeKept: undefined },
    lines: asked.lines.map((line) => ({ ...line, projectId, unit: null, value: null, rack: null })),
  })
  return { id, number }
}

/** Takes a usage from the store of a site back and writes it down as it really was, or neither. */
export async function rewriteUsage(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.reviseUsage>) {
  const { id, version, reason, ...usage } = asked
  const { isOfSite, number, warehouseName } = await usageShown(tx, actor, id)
  if (!isOfSite) throw new Refusal('usage.other-store', { number, warehouse: warehouseName })
  await voidStockDocument(tx, actor, { id, version, reason })
  return writeUsage(tx, actor, usage)
}

/** Shows what came to a site, was used and is left. */
export async function showSiteMaterials(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.siteMaterials>,
): Promise<contract.SiteMaterials> {
  const project = await knownProject(tx, actor, asked.projectId)
  const { name } = await warehouseOf(tx, actor.companyId, project.warehouseId)
  return {
    ...{ projectId: project.id, projectName: project.name, warehouseId: project.warehouseId, warehouseName: name },
    rows: await materialsOf(tx, actor.companyId, { projectId: project.id, warehouseId: project.warehouseId }),
  }
}
