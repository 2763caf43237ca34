import { minusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { Goods, GoodsLine, Moved } from '#modules/stock/goods.ts'
import { repriceCarried, type Carried } from '#modules/stock/carriers.ts'
import { openMissing } from '#modules/stock/open-balances.ts'
import type { Effect, Holding } from '#modules/stock/rules.ts'
import { refuseFrozen, refuseShort } from '#modules/stock/short.ts'
import {
  appendMoves,
  lockAllOrNone,
  lockHoldings,
  lockItems,
  openAlready,
  type Held,
  type MoveToWrite,
} from '#modules/stock/store.ts'
import { warehousesById } from '#modules/stock/warehouse-store.ts'

/** A line with the rule that says what it does to what is held. */
export interface MovingLine extends GoodsLine {
  readonly reversesId?: string
  /** The receipt whose price this puts right. */
  readonly revaluesId?: string
  /** How much of that receipt lay here then; zero when the price goes with the goods. */
  readonly covered?: Quantity
  /** Of a price of goods on the way: the line that carries them. */
  readonly carriedBy?: string | null
  /** `last` is the move decided just before: what a transfer puts down is what it took up. */
  readonly effectOn: (held: Holding, last: Moved | undefined) => Effect
}

type Holdings = ReadonlyMap<string, Held>
type Key = Pick<GoodsLine, 'itemId' | 'warehouseId'>

/** Names a balance row within its company. */
export function keyOf(line: Key): string {
  return `${line.itemId} ${line.warehouseId}`
}

/** Locks the balances of these goods, in key order. */
export async function heldNow(tx: Tx, companyId: string, keys: readonly Key[]): Promise<Holdings> {
  return byKey(await lockHoldings(tx, companyId, distinct(keys)))
}

/** Locks the balances of items wherever they lie, in key order: their pieces may have gone anywhere. */
export async function heldAnywhere(tx: Tx, companyId: string, itemIds: readonly string[]): Promise<Holdings> {
  return byKey(await lockItems(tx, companyId, [...new Set(itemIds)]))
}

/**
 * The same, opening the balances of goods that come to a warehouse for the first time, or leave one that lets them leave
 * before they came.
 */
export async function heldAndOpen(
  tx: Tx,
  actor: Actor,
  keys: readonly Key[],
  coming: readonly Key[] = keys,
): Promise<Holdings> {
  const asked = distinct(keys)
  const held = await lockAllOrNone(tx, actor.companyId, asked)
  if (held.length === asked.length) return byKey(held)

  const there = new Set((await openAlready(tx, actor.companyId, asked)).map(keyOf))
  const missing = asked.filter((key) => !there.has(keyOf(key)))
  const opened = await openable(tx, actor.companyId, missing, coming)
  if (opened.length > 0) await openMissing(tx, actor, opened)
  return heldNow(tx, actor.companyId, asked)
}

function byKey(held: readonly Held[]): Holdings {
  return new Map(held.map((row) => [keyOf(row), row]))
}

async function openable(
  tx: Tx,
  companyId: string,
  missing: readonly Key[],
  coming: readonly Key[],
): Promise<readonly Key[]> {
  const comes = new Set(coming.map(keyOf))
  const leaving = missing.filter((key) => !comes.has(keyOf(key)))
  if (leaving.length === 0) return missing
  const ids = [...new Set(leaving.map((key) => key.warehouseId))]
  const places = await warehousesById(tx, companyId, ids)
  return missing.filter((key) => comes.has(keyOf(key)) || places.get(key.warehouseId)?.allowNegative)
}

/** Decides each line on what the lines before it left, then appends all moves and sets the balances at once. */
export async function writeMoves(tx: Tx, actor: Actor, goods: Goods<MovingLine>, holdings: Holdings): Promise<Moved[]> {
  if (goods.lines.length === 0) return []
  const now = new Map(holdings)
  const moves: MoveToWrite[] = []
  const carried: Carried[] = []
  for (const [index, line] of goods.lines.entries()) {
    const held = now.get(keyOf(line))
    const effect = held && line.effectOn(held, moves.at(-1))
    if (!held || !effect || (effect.after.qty < 0n && !held.allowNegative))
      return refuseShort(tx, actor.companyId, { ...line, index, available: held?.qty ?? ZERO_QTY })

    if (held.frozenBy && effect.after.qty !== held.qty) return refuseFrozen(tx, actor.companyId, line)
    now.set(keyOf(line), { ...held, ...effect.after })
    const move = moveOf(line, held, effect)
    if (!saysSomething(move)) continue
    moves.push(move)
    if (line.carriedBy && move.value !== 0n) carried.push({ lineId: line.carriedBy, value: move.value })
  }
  await appendMoves(
    tx,
    { companyId: actor.companyId, by: actor.userId, byName: actor.name, document: goods.document, on: goods.on },
    moves,
  )
  await repriceCarried(tx, actor.companyId, carried)
  return moves
}

// A price that rounds to nothing, or that nothing is left to bear, is no line of the book.
function saysSomething(move: MoveToWrite): boolean {
  return move.qty !== 0n || move.value !== 0n || move.difference !== 0n
}

function moveOf(line: MovingLine, held: Held, effect: Effect): MoveToWrite {
  return {
    id: newId(),
    lineId: line.lineId ?? null,
    itemId: line.itemId,
    warehouseId: line.warehouseId,
    projectId: line.projectId,
    workItemId: line.workItemId,
    reversesId: line.reversesId ?? null,
    revaluesId: line.revaluesId ?? null,
    covered: line.covered ?? null,
    qty: minusQty(effect.after.qty, held.qty),
    value: effect.value,
    difference: effect.difference,
    after: effect.after,
    account: held.account,
  }
}

function distinct(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((key) => [keyOf(key), key])).values()]
}
