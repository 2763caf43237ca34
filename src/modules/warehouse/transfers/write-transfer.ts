import { ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { DraftAsked } from '#kit/document/document.ts'
import { drafts } from '#kit/document/drafts.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { checkDims } from '#modules/projects/face.ts'
import * as stock from '#modules/stock/face.ts'
import { countLines } from '#modules/warehouse/documents/rules.ts'
import { ground } from '#modules/warehouse/transfers/ground.ts'
import { sendTransfer } from '#modules/warehouse/transfers/send-transfer.ts'
import { transfer, transferActs } from '#modules/warehouse/transfers/transfer.ts'
import { usableWarehouse } from '#modules/warehouse/usable.ts'

type Asked = DraftAsked<typeof transfer>

const draft = drafts(transfer, { ground, edit: transferActs.edit, remove: transferActs.delete, check })

/** Writes a transfer; `send` also takes the goods out. */
export async function createTransfer(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly send: boolean; readonly files?: readonly string[] },
): Promise<DocumentRef> {
  const saved = await draft.create(tx, actor, asked)
  return asked.send ? sendTransfer.held(tx, actor, saved, undefined) : saved
}

/** Writes a draft anew; `send` also sends it. */
export async function updateTransfer(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly id: string; readonly version: number; readonly send: boolean },
): Promise<DocumentRef> {
  const saved = await draft.rewrite(tx, actor, asked)
  return asked.send ? sendTransfer.held(tx, actor, saved, undefined) : saved
}

/** Throws a draft away. */
export const deleteTransfer = draft.remove

async function check(tx: Tx, actor: Actor, asked: Asked) {
  if (asked.fromWarehouseId === asked.toWarehouseId) {
    throw new Refusal('stock.same-warehouse', {}, { field: 'toWarehouseId' })
  }
  await usableWarehouse(tx, actor, asked.fromWarehouseId)
  const to = await stock.warehouseOf(tx, actor.companyId, asked.toWarehouseId)
  if (to.type === 'transit') throw new Refusal('warehouse.in-between', { warehouse: to.name })
  const asLines = asked.lines.map(({ unit = null, note = null, projectId = null, workItemId = null, itemId, qty }) => {
    return { itemId, qty, unit, note, projectId, workItemId, value: ZERO }
  })
  await checkDims(tx, actor, { projectId: null, lines: asLines })
  if (to.isArchived) throw new Refusal('stock.warehouse-archived', { warehouse: to.name })
  const items = await itemsOf(
    tx,
    actor.companyId,
    asLines.map((line) => line.itemId),
  )
  return { lines: countLines('pengeluaran', asLines, items) }
}
