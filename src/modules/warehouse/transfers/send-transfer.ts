import { dimsOf, type Dims } from '#ground/dims.ts'
import '#modules/warehouse/transfers/carry-price.ts'
import { day, type Day } from '#ground/day.ts'
import { ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import * as stock from '#modules/stock/face.ts'
import { countLines } from '#modules/warehouse/documents/rules.ts'
import { instant } from '#kit/posting/today.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { bookDifference } from '#modules/warehouse/transfers/book.ts'
import type * as contract from '#modules/warehouse/transfers/contract.ts'
import * as store from '#modules/warehouse/transfers/store.ts'
import { checkDims } from '#modules/projects/face.ts'
import { usableWarehouse } from '#modules/warehouse/usable.ts'

/** The name under which transfers stand in the books. */
export const stockTransfer = 'stock-transfer'

type Asked = Omit<AskedOf<typeof contract.createTransfer>, 'send' | 'files'>
export type Saved = { readonly id: string; readonly number: string | null; readonly version: number }

/** Writes a transfer; `send` also takes the goods out. */
export async function createTransfer(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly send: boolean; readonly files?: readonly string[] },
): Promise<Saved> {
  await checkPlaces(tx, actor, asked)
  const lines = await counted(tx, actor, asked)
  const id = newId()
  await store.insertTransfer(tx, {
    ...rowOf(asked),
    id,
    company_id: actor.companyId,
    number: null,
    transit_warehouse_id: null,
    void_reason: null,
    created_by: actor.userId,
    updated_by: actor.userId,
    updated_by_name: actor.name,
    sent_at: null,
    sent_by: null,
    voided_at: null,
  })
  await store.replaceLines(tx, actor.companyId, id, lines)
  await claimFiles(tx, actor, { ids: asked.files ?? [], subject: 'transfer-stok', ownerId: id })
  await recordHistory(tx, actor, { subject: stockTransfer, id, act: 'create' })
  if (asked.send === false) return { id, number: null, version: 1 }
  return leave(tx, actor, { id, on: asked.date, from: asked.fromWarehouseId, lines })
}

/** Writes a draft anew; `send` also sends it. */
export async function updateTransfer(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.updateTransfer>,
): Promise<Saved> {
  await lockDraft(tx, actor, asked)
  await checkPlaces(tx, actor, asked)
  const lines = await counted(tx, actor, asked)
  await store.replaceLines(tx, actor.companyId, asked.id, lines)
  const saved = await store.changeTransfer(tx, actor, asked.id, rowOf(asked))
  await recordHistory(tx, actor, { subject: stockTransfer, id: asked.id, act: 'update' })
  if (asked.send === false) return saved
  return leave(tx, actor, { id: asked.id, on: asked.date, from: asked.fromWarehouseId, lines })
}

/** Sends a draft as it stands. */
export async function sendTransfer(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.sendTransfer>): Promise<Saved> {
  const draft = await lockDraft(tx, actor, asked)
  await usableWarehouse(tx, actor, draft.from_warehouse_id)
  const lines = await store.sentLines(tx, actor.companyId, asked.id)
  return leave(tx, actor, { id: asked.id, on: day(draft.document_date), from: draft.from_warehouse_id, lines })
}

/** Throws a draft away. */
export async function deleteTransfer(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  await lockDraft(tx, actor, { id })
  await intoTrash(tx, actor, {
    subject: stockTransfer,
    table: 'stock_transfer',
    id: id,
    kind: 'Draf transfer',
    permissions: ['create stock'],
  })
  await store.removeDraft(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject: stockTransfer, id, act: 'delete' })
  return { id }
}

interface Leaving {
  readonly id: string
  readonly on: Day
  readonly from: string
  readonly lines: readonly (Dims & { readonly id: string; readonly itemId: string; readonly qty: Quantity })[]
}

/** The goods leave at their average and lie in between from now on; the number comes last. */
async function leave(tx: Tx, actor: Actor, { id, on, from, lines }: Leaving): Promise<Saved> {
  refuseAhead(actor, on)
  await stock.assertMayBackdate(tx, actor, on)
  const document = { kind: stockTransfer, id }
  const between = await stock.ownPlace(tx, actor, 'transit')
  const goods = lines.map((line) => ({ ...dimsOf(line), itemId: line.itemId, qty: line.qty, lineId: line.id }))
  const moves = await stock.transfer(tx, actor, { document, on, from, to: between.id, lines: goods })
  const arrived = moves.filter((move) => move.warehouseId === between.id)
  await store.setSentValues(
    tx,
    actor.companyId,
    arrived.map((move) => ({ id: move.lineId ?? '', value: move.value })),
  )
  await bookDifference(tx, actor, { on, source: document, memo: 'Transfer antar gudang' }, moves)
  await recordHistory(tx, actor, { subject: stockTransfer, id, act: 'send' })
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'TRF', day: on, document })
  return store.changeTransfer(tx, actor, id, {
    number,
    state: 'posted',
    transit_warehouse_id: between.id,
    sent_at: instant(),
    sent_by: actor.userId,
  })
}

/** A transfer is seen by who may see either end, and begun by who keeps the warehouse it leaves. */
async function lockDraft(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version?: number }) {
  const row = found(await store.lockTransfer(tx, actor.companyId, asked.id))
  if (!isWithin(actor.scope.warehouses, row.from_warehouse_id)) throw new NotFound()
  if (asked.version !== undefined) expectVersion(row, asked.version)
  expectState(row, 'draft')
  return row
}

async function checkPlaces(tx: Tx, actor: Actor, asked: Asked): Promise<void> {
  if (asked.fromWarehouseId === asked.toWarehouseId) {
    throw new Refusal('stock.same-warehouse', {}, { field: 'toWarehouseId' })
  }
  await usableWarehouse(tx, actor, asked.fromWarehouseId)
  const to = await stock.warehouseOf(tx, actor.companyId, asked.toWarehouseId)
  if (to.type === 'transit') throw new Refusal('warehouse.in-between', { warehouse: to.name })
  await checkDims(tx, actor, { projectId: null, lines: asked.lines })
  if (to.isArchived) throw new Refusal('stock.warehouse-archived', { warehouse: to.name })
}

async function counted(tx: Tx, actor: Actor, asked: Asked) {
  const itemIds = asked.lines.map((line) => line.itemId)
  const items = await itemsOf(tx, actor.companyId, itemIds)
  const lines = asked.lines.map((line) => ({ ...line, value: ZERO }))
  return countLines('pengeluaran', lines, items).map((line) => ({ ...line, id: newId() }))
}

function rowOf(asked: Asked) {
  return {
    document_date: asked.date,
    from_warehouse_id: asked.fromWarehouseId,
    to_warehouse_id: asked.toWarehouseId,
    driver_name: asked.driverName,
    vehicle_plate: asked.vehiclePlate,
    requested_by: asked.requestedBy,
    reference: asked.reference ?? null,
    notes: asked.notes,
  }
}
