import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { settleWorkItems } from '#modules/projects/face.ts'
import { measuredVolumes } from '../progress/store.ts'
import { rabRows, tieWorkItems, type RabRowStored, type RabVersion } from './store.ts'

/**
 * Makes the lines of a bill the work items of its project: a known code keeps its row, what only the bill before knew is
 * put away. Never below what was measured ('rab.below-progress').
 */
export async function holdBill(
  tx: Tx,
  actor: Actor,
  of: { readonly projectId: string; readonly rabId: string; readonly before: RabVersion | undefined },
): Promise<void> {
  const { companyId } = actor
  const rows = await rabRows(tx, companyId, of.rabId)
  const old = of.before ? await rabRows(tx, companyId, of.before.id) : []
  refuseBelowProgress(rows, old, await measuredVolumes(tx, companyId, of.projectId))
  const items = itemsOf(rows)
  const kept = new Set(items.map(({ code }) => code))
  const gone = old.filter((row) => !kept.has(row.code)).flatMap((row) => row.work_item_id ?? [])
  const ids = await settleWorkItems(tx, actor, { projectId: of.projectId, items, gone })
  await tieWorkItems(tx, companyId, of.rabId, ids)
}

// What was measured stays in the bill, and within its volume.
function refuseBelowProgress(
  rows: readonly RabRowStored[],
  old: readonly RabRowStored[],
  measured: ReadonlyMap<string, Quantity>,
): void {
  const volumes = new Map(rows.map((row) => [row.code, quantity(row.volume ?? '0')]))
  for (const { code, name, unit, work_item_id: id } of old) {
    const done = measured.get(id ?? '') ?? 0n
    const volume = volumes.get(code) ?? 0n
    if (done === 0n || (done > 0n ? volume >= done : volume <= done)) continue
    const [title = name] = name.split('\n')
    throw new Refusal('rab.below-progress', { name: title, done: quantityText(done as Quantity), unit: unit ?? '' })
  }
}

function itemsOf(rows: readonly RabRowStored[]) {
  const codes = new Map(rows.map((row) => [row.id, row.code]))
  return rows.map((row) => ({
    code: row.code,
    parentCode: row.parent_id === null ? null : (codes.get(row.parent_id) ?? null),
    name: row.name.split('\n')[0] ?? row.name,
    unit: row.unit,
    isGroup: row.is_group,
  }))
}
