import '#modules/stock/site-warehouse.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Goods, GoodsLine, Moved } from '#modules/stock/goods.ts'
import { refuseUninspected } from '#modules/stock/inspection.ts'
import { refuseKept } from '#modules/stock/kept.ts'
import { heldAndOpen, writeMoves } from '#modules/stock/moves.ts'
import { leftAt, received, type LeavingCost } from '#modules/stock/rules.ts'

export { assertMayBackdate } from '#modules/stock/backdate.ts'
export { bringAgain } from '#modules/stock/bring-again.ts'
export { worthAsOf, type WorthThen } from '#modules/stock/as-of.ts'
export { movedAfter, worthIn } from '#modules/stock/as-of-store.ts'
export { tellCarrier, type Carried } from '#modules/stock/carriers.ts'
export { tellLateTaker } from '#modules/stock/late-takers.ts'
export type { LateCost } from '#modules/stock/late-cost-store.ts'
export { carryValue } from '#modules/stock/carry-value.ts'
export { costsOf, type ItemCost } from '#modules/stock/cost-store.ts'
export { comingOf, tellComing, type Coming, type StockKey } from '#modules/stock/coming.ts'
export { freeze, unfreeze, type Snapshot } from '#modules/stock/freeze.ts'
export { changeIncoming } from '#modules/stock/incoming.ts'
export type { ComingGoods } from '#modules/stock/incoming-store.ts'
export { inventoryAccounts } from '#modules/stock/inventory-account.ts'
export { availability, type Availability } from '#modules/stock/availability.ts'
export type { Document, Goods, GoodsLine, Moved } from '#modules/stock/goods.ts'
export { hasRunLow, isSupply, minimumKept } from '#modules/stock/minimum.ts'
export { keepMinimums, keepMinimumsOf, type ChangedMinimum, type KeptMinimum } from '#modules/stock/minimums.ts'
export { moverPages, tellMoverPages, type MoverPage } from '#modules/stock/movers.ts'
export { putOnRacks } from '#modules/stock/racks.ts'
export { keptFor, release, reserve } from '#modules/stock/reservations.ts'
export type { KeptLine, ReleasedLine, ReservedLine } from '#modules/stock/reservation-store.ts'
export { backdateDays, keepBackdateDays } from '#modules/stock/rule-store.ts'
export { fetchBack } from '#modules/stock/fetch-back.ts'
export { reverse, takeBack, type TakenBackLine } from '#modules/stock/reverse.ts'
export { revalue, type PriceLine } from '#modules/stock/revalue.ts'
export { beginSettings, changeSettings, type StockSettings } from '#modules/stock/settings.ts'
export { transfer, type TransferredGoods } from '#modules/stock/transfer.ts'
export {
  addWarehouse,
  changeWarehouse,
  houseWarehouses,
  ownPlace,
  removeWarehouse,
  seedWarehouse,
  warehouseOf,
  warehouses,
  warehousesFor,
  warehousesToFill,
  warehousesToUse,
} from '#modules/stock/warehouses.ts'
export type { Warehouse, WarehouseFields } from '#modules/stock/warehouse-store.ts'

/** Takes goods in at the value given for each line; refuses what is no goods, and an unknown or archived warehouse. */
export async function receive(
  tx: Tx,
  actor: Actor,
  goods: Goods<GoodsLine & { readonly value: Money }>,
): Promise<Moved[]> {
  const held = await heldAndOpen(tx, actor, goods.lines)
  const lines = goods.lines.map((line) => ({
    ...line,
    effectOn: (holding: Parameters<typeof received>[0]) => received(holding, line.qty, line.value),
  }))
  return writeMoves(tx, actor, { ...goods, lines }, held)
}

/**
 * Takes goods out at the moving average, or `atCost` where they keep a cost of their own (goods in transit); refuses
 * 'stock.short' when a warehouse holds less than asked.
 */
export async function issue(tx: Tx, actor: Actor, goods: Goods<GoodsLine & LeavingCost>): Promise<Moved[]> {
  const held = await heldAndOpen(tx, actor, goods.lines, [])
  return writeMoves(tx, actor, { ...goods, lines: goods.lines.map(leaving) }, held)
}

function leaving<L extends GoodsLine & LeavingCost>(line: L) {
  return {
    ...line,
    effectOn: (holding: Parameters<typeof leftAt>[0]) => leftAt(holding, line.qty, line),
  }
}

/**
 * Takes goods out to be sold or used up: never out of quarantine, and what is kept for others (`stock.kept`) only with
 * `takeKept`, by who may approve it. What is kept for the document itself is let go before.
 */
export async function takeForUse(
  tx: Tx,
  actor: Actor,
  { takeKept, ...goods }: Goods & { readonly takeKept?: boolean | undefined },
): Promise<Moved[]> {
  await refuseUninspected(tx, actor.companyId, goods.lines)
  const held = await heldAndOpen(tx, actor, goods.lines, [])
  await refuseKept(tx, actor, goods.lines, { held, isAgreed: takeKept === true })
  return writeMoves(tx, actor, { ...goods, lines: goods.lines.map(leaving) }, held)
}
