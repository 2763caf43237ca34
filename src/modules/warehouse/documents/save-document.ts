import { lineDims, rowDims } from '#ground/dims.ts'
import { day } from '#ground/day.ts'
import { money, mulDiv, type Money } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import * as stock from '#modules/stock/face.ts'
import type * as contract from '#modules/warehouse/documents/contract.ts'
import { postDraft, stockDocument } from '#modules/warehouse/documents/post-document.ts'
import { countLines, directionOf } from '#modules/warehouse/documents/rules.ts'
import * as store from '#modules/warehouse/documents/store.ts'
import { checkDims } from '#modules/projects/face.ts'
import { usableWarehouse } from '#modules/warehouse/usable.ts'

type Asked = Omit<AskedOf<typeof contract.addStock>, 'files'>
type Saved = { readonly id: string; readonly number: string; readonly version: number }

/** Brings goods in or out that no order explains; `post` also moves them and books their value. */
export async function addStock(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly files?: readonly string[] },
): Promise<Saved> {
  const warehouse = await usableWarehouse(tx, actor, asked.warehouseId)
  const projectId = await projectOf(tx, actor, asked, warehouse)
  const lines = await counted(tx, actor, { ...asked, projectId })
  const id = newId()
  await store.insertDocument(tx, actor, { id, ...rowOf({ ...asked, projectId }) })
  await store.replaceLines(tx, actor.companyId, id, lines)
  await claimFiles(tx, actor, { ids: asked.files ?? [], subject: 'mutasi-stok', ownerId: id })
  if (asked.post === false) {
    await recordHistory(tx, actor, { subject: stockDocument, id, act: 'create' })
    return { id, number: '', version: 1 }
  }
  const posted = await postDraft(
    tx,
    actor,
    { id, type: asked.type, on: asked.on, warehouse, takeKept: asked.takeKept },
    lines,
  )
  return { id, ...posted }
}

/** Writes a draft anew, and posts it when asked. */
export async function updateStockDocument(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.updateStockDocument>,
): Promise<Saved> {
  const warehouse = await usableWarehouse(tx, actor, asked.warehouseId)
  await lockDraft(tx, actor, asked)
  const projectId = await projectOf(tx, actor, asked, warehouse)
  const lines = await counted(tx, actor, { ...asked, projectId })
  const { version } = await store.changeDocument(tx, actor, asked.id, rowOf({ ...asked, projectId }))
  await store.replaceLines(tx, actor.companyId, asked.id, lines)
  await recordHistory(tx, actor, { subject: stockDocument, id: asked.id, act: 'update' })
  if (asked.post === false) return { id: asked.id, number: '', version }
  const posted = await postDraft(
    tx,
    actor,
    { id: asked.id, type: asked.type, on: asked.on, warehouse, takeKept: asked.takeKept },
    lines,
  )
  return { id: asked.id, ...posted }
}

/** Posts a draft as it stands. */
export async function postStockDocument(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.postStockDocument>,
): Promise<Saved> {
  const draft = await lockDraft(tx, actor, asked)
  const warehouse = await usableWarehouse(tx, actor, draft.warehouse_id)
  const lines = (await store.linesOf(tx, actor.companyId, asked.id)).map((line) => ({
    ...rowDims(line),
    id: line.id,
    itemId: line.item_id,
    enteredQty: quantity(line.entered_qty),
    enteredUnit: line.entered_unit,
    qty: quantity(line.qty),
    value: money(line.value),
    note: line.note,
    condition: line.condition,
    rack: line.rack,
  }))
  const about = { id: asked.id, type: draft.type, on: day(draft.document_date), warehouse, takeKept: asked.takeKept }
  return { id: asked.id, ...(await postDraft(tx, actor, about, lines)) }
}

/** Throws a draft away. */
export async function deleteStockDocument(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.deleteStockDocument>,
): Promise<{ id: string }> {
  await lockDraft(tx, actor, asked)
  await intoTrash(tx, actor, {
    subject: stockDocument,
    table: 'stock_document',
    id: asked.id,
    kind: 'Draf mutasi stok',
    permissions: ['create stock'],
  })
  await store.removeDraft(tx, actor.companyId, asked.id)
  await recordHistory(tx, actor, { subject: stockDocument, id: asked.id, act: 'delete' })
  return { id: asked.id }
}

async function lockDraft(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version?: number }) {
  const row = found(await store.lockDocument(tx, actor.companyId, asked.id))
  if (!isWithin(actor.scope.warehouses, row.warehouse_id)) throw new NotFound()
  if (asked.version !== undefined) expectVersion(row, asked.version)
  expectState(row, 'draft')
  return row
}

function rowOf(asked: Asked) {
  return {
    type: asked.type,
    document_date: asked.on,
    warehouse_id: asked.warehouseId,
    project_id: asked.projectId,
    requested_by: asked.requestedBy ?? null,
    received_by: asked.receivedBy ?? null,
    reference: asked.reference ?? null,
    notes: asked.notes,
  }
}

// What the document says, else whose warehouse it is.
async function projectOf(tx: Tx, actor: Actor, asked: Asked, warehouse: stock.Warehouse): Promise<string | null> {
  await checkDims(tx, actor, asked)
  return asked.projectId ?? warehouse.projectId
}

async function counted(tx: Tx, actor: Actor, asked: Asked): Promise<store.DocumentLine[]> {
  const itemIds = asked.lines.map((line) => line.itemId)
  const items = await itemsOf(tx, actor.companyId, itemIds)
  const usual = directionOf(asked.type) === 'in' ? await usualValues(tx, actor, asked) : () => null
  const lines = asked.lines.map((line) => ({ ...line, ...lineDims(line, asked.projectId) }))
  return countLines(asked.type, lines, items, usual).map((line) => ({ ...line, id: newId() }))
}

// Goods that turn up again are worth what their like is worth there.
async function usualValues(tx: Tx, actor: Actor, asked: Asked) {
  const itemIds = asked.lines.map((line) => line.itemId)
  const held = await stock.availability(tx, actor.companyId, itemIds, asked.warehouseId)
  const places = new Map(held.map((place) => [place.itemId, place]))
  return (itemId: string, qty: Quantity): Money | null => {
    const place = places.get(itemId)
    return place && place.onHand > 0n ? money(mulDiv(place.value, qty, place.onHand)) : null
  }
}
