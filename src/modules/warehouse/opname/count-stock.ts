import { day } from '#ground/day.ts'
import { ZERO_QTY } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import * as stock from '#modules/stock/face.ts'
import type * as contract from '#modules/warehouse/opname/contract.ts'
import { expectPhase } from '#modules/warehouse/opname/rules.ts'
import * as store from '#modules/warehouse/opname/store.ts'
import { differing, refuseUnexplained, toldReasons } from '#modules/warehouse/opname/unexplained.ts'
import { instant } from '#kit/posting/today.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { usableWarehouse } from '#modules/warehouse/usable.ts'
import { tellCountDecided, tellCountWaits } from '#modules/warehouse/opname/tell-count.ts'

/** The name under which counts stand in the books. */
export const stockCount = 'stock-count'

export type Saved = { readonly id: string; readonly number: string | null; readonly version: number }

/** Plans a count; `start` begins it at once. */
export async function createCount(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.createCount>): Promise<Saved> {
  await usableWarehouse(tx, actor, asked.warehouseId)
  const id = newId()
  await store.insertCount(tx, {
    id,
    company_id: actor.companyId,
    number: null,
    document_date: asked.date,
    warehouse_id: asked.warehouseId,
    categories: asked.categories,
    racks: asked.racks,
    is_still: asked.isStill,
    is_blind: asked.isBlind,
    notes: asked.notes,
    void_reason: null,
    created_by: actor.userId,
    updated_by: actor.userId,
    updated_by_name: actor.name,
    started_at: null,
    submitted_at: null,
    submitted_by: null,
    submitted_by_name: null,
    approved_at: null,
    approved_by: null,
    approved_by_name: null,
    approval_note: null,
  })
  await recordHistory(tx, actor, { subject: stockCount, id, act: 'create' })
  return asked.start === false ? { id, number: null, version: 1 } : begin(tx, actor, id)
}

/** Begins the counting of a draft. */
export async function startCount(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.startCount>): Promise<Saved> {
  await lockIn(tx, actor, asked, 'draft')
  return begin(tx, actor, asked.id)
}

/** Throws a draft away. */
export async function deleteCount(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  await lockIn(tx, actor, { id }, 'draft')
  await intoTrash(tx, actor, {
    subject: stockCount,
    table: 'stock_count',
    id: id,
    kind: 'Draf opname',
    permissions: ['create stock'],
  })
  await store.removeDraft(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject: stockCount, id, act: 'delete' })
  return { id }
}

/** Writes down what was counted, with what the book said at that moment. */
export async function saveCounted(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.saveCounted>,
): Promise<{ id: string; saved: number }> {
  const count = found(await store.holdCount(tx, actor.companyId, asked.id))
  if (!isWithin(actor.scope.warehouses, count.warehouse_id)) throw new NotFound()
  expectPhase(count, 'counting')
  const itemIds = asked.lines.map((line) => line.itemId)
  const items = await itemsOf(tx, actor.companyId, itemIds)
  // Two stacks of one item: only who counted knows whether the second adds to the first or corrects it.
  const again = itemIds.findIndex((itemId, index) => itemIds.indexOf(itemId) < index)
  if (again >= 0) {
    const item = items.get(itemIds[again] ?? '')?.name ?? ''
    throw new Refusal('opname.item-twice', { item }, { field: `lines.${again}.itemId` })
  }
  const places = await stock.availability(tx, actor.companyId, itemIds, count.warehouse_id)
  const book = new Map(places.map((place) => [place.itemId, place.onHand]))
  const lines = asked.lines.map((line) => ({
    itemId: line.itemId,
    counted: line.counted,
    damaged: line.counted === null ? ZERO_QTY : (line.damaged ?? ZERO_QTY),
    reason: line.reason,
    book: book.get(line.itemId) ?? ZERO_QTY,
  }))
  const broken = lines.findIndex((line) => line.damaged > (line.counted ?? ZERO_QTY))
  if (broken >= 0) throw new Refusal('opname.too-much-damaged', {}, { field: `lines.${broken}.damaged` })
  await store.writeCounted(tx, actor, asked.id, lines)
  return { id: asked.id, saved: lines.length }
}

/** Hands the count in: somebody looks at the differences. Who counted blindly knows none to explain. */
export async function submitCount(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.submitCount>): Promise<Saved> {
  const count = await lockIn(tx, actor, asked, 'counting')
  const lines = await store.countedLines(tx, actor.companyId, asked.id)
  if (lines.every((line) => line.counted === null)) throw new Refusal('opname.nothing-counted', {})
  if (!count.is_blind) await refuseUnexplained(tx, actor, lines)
  const reason = await toldReasons(tx, actor, differing(lines))
  await recordHistory(tx, actor, { subject: stockCount, id: asked.id, act: 'submit', ...(reason && { reason }) })
  await tellCountWaits(tx, actor, count)
  return store.changeCount(tx, actor, asked.id, {
    state: 'review',
    submitted_at: instant(),
    submitted_by: actor.userId,
    submitted_by_name: actor.name,
  })
}

/** Gives a count back: something is to be counted again. */
export async function returnCount(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.returnCount>): Promise<Saved> {
  const count = await lockIn(tx, actor, asked, 'review')
  await recordHistory(tx, actor, { subject: stockCount, id: asked.id, act: 'return', reason: asked.reason })
  await tellCountDecided(tx, actor, count, { decision: 'return', note: asked.reason })
  return store.changeCount(tx, actor, asked.id, { state: 'counting', approval_note: asked.reason })
}

/** Locks a count of this person's warehouses that is where it needs to be. */
export async function lockIn(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version?: number },
  ...phases: Parameters<typeof expectPhase>[1][]
): Promise<store.Count> {
  const count = found(await store.lockCount(tx, actor.companyId, asked.id))
  if (!isWithin(actor.scope.warehouses, count.warehouse_id)) throw new NotFound()
  if (asked.version !== undefined) expectVersion(count, asked.version)
  expectPhase(count, ...phases)
  return count
}

/** Takes the picture of what should be there, and holds it still when asked. */
async function begin(tx: Tx, actor: Actor, id: string): Promise<Saved> {
  const count = found(await store.lockCount(tx, actor.companyId, id))
  const warehouse = await usableWarehouse(tx, actor, count.warehouse_id)
  const isAll = count.categories === null && count.racks === null
  const itemIds = await store.itemsToCount(tx, actor.companyId, count)
  const running = await store.runningCount(tx, actor.companyId, warehouse.id, itemIds)
  if (running) throw new Refusal('opname.running', { number: running.number ?? '', warehouse: warehouse.name })

  const snapshot = await stock.freeze(tx, actor, {
    warehouseId: warehouse.id,
    by: id,
    isStill: count.is_still,
    ...(!isAll && { itemIds }),
  })
  const there = snapshot.filter((line) => line.qty !== 0n)
  if (there.length === 0) throw new Refusal('opname.nothing-to-count', { warehouse: warehouse.name })
  await store.insertSheet(tx, actor.companyId, id, there)
  await recordHistory(tx, actor, { subject: stockCount, id, act: 'start' })
  const document = { kind: stockCount, id }
  const number = await nextNumber(tx, {
    companyId: actor.companyId,
    doc: 'OPN',
    day: day(count.document_date),
    document,
  })
  return store.changeCount(tx, actor, id, { state: 'counting', number, started_at: instant() })
}
