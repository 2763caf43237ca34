import type { Dims } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, differenceLines, stockLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'

/** Goods of a receipt that come into the books. */
export interface ArrivedGoods {
  readonly id: string
  readonly on: Day
  readonly warehouseId: string
  /** On a site they are used at once. */
  readonly isSite: boolean
  readonly memo: string
  readonly lines: readonly (Dims & {
    readonly id: string
    readonly itemId: string
    readonly baseQty: Quantity
    readonly value: Money
    readonly rack: string | null
  })[]
}

/** The stock document of a receipt, and the one of its goods being used on a site. */
export const documentOf = (id: string) => ({ kind: 'goods-receipt', id })
export const useOf = (id: string) => ({ kind: 'goods-receipt-use', id })

/** Moves the goods in (and, on a site, straight on); the journal follows with `bookGoods`. */
export async function moveGoods(tx: Tx, actor: Actor, goods: ArrivedGoods): Promise<Moves> {
  const lines = goods.lines
    .filter((line) => line.baseQty > 0n)
    .map(({ id: lineId, itemId, baseQty: qty, value, rack, projectId, workItemId }) => ({
      projectId,
      workItemId,
      lineId,
      itemId,
      warehouseId: goods.warehouseId,
      qty,
      value,
      rack,
    }))
  const inward = await stock.receive(tx, actor, { document: documentOf(goods.id), on: goods.on, lines })
  if (!goods.isSite) {
    await stock.putOnRacks(tx, actor, lines)
    return { inward, used: [] }
  }
  // Without a line of their own, so that what came in is still found by its line.
  const usedLines = lines.map(({ itemId, warehouseId, qty, value: atCost, projectId, workItemId }) => ({
    itemId,
    warehouseId,
    qty,
    atCost,
    projectId,
    workItemId,
  }))
  const used = await stock.issue(tx, actor, { document: useOf(goods.id), on: goods.on, lines: usedLines })
  return { inward, used }
}

interface Moves {
  readonly inward: readonly stock.Moved[]
  readonly used: readonly stock.Moved[]
}

/** Books what came in against 2-1110, and what was used on a site as the project's cost. */
export async function bookGoods(tx: Tx, actor: Actor, goods: ArrivedGoods, moves: Moves): Promise<void> {
  const about = { on: goods.on, area: 'purchase' as const, memo: goods.memo }
  const lines = stockLines(moves.inward, accounts.receivedNotBilled)
  await journal.post(tx, actor, { ...about, source: documentOf(goods.id), lines })
  const cost = stockLines(moves.used, accounts.projectMaterial)
  await journal.post(tx, actor, { ...about, source: useOf(goods.id), lines: cost })
}

/** Takes the goods of a receipt back at what they cost when they came; the journal follows with `unbookGoods`. */
export async function takeGoodsBack(tx: Tx, actor: Actor, id: string, on: Day): Promise<readonly stock.Moved[]> {
  const used = await stock.reverse(tx, actor, useOf(id), { on, as: { kind: 'goods-receipt-void', id } })
  const inward = await stock.reverse(tx, actor, documentOf(id), { on, as: { kind: 'goods-receipt-void', id } })
  return [...used, ...inward]
}

/** Mirrors the entries of a receipt, and books what the goods cost by now and did not then. */
export async function unbookGoods(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly on: Day; readonly reason: string; readonly moves: readonly stock.Moved[] },
): Promise<void> {
  const { id, on, reason, moves } = asked
  await journal.reverse(tx, actor, useOf(id), { on, reason })
  await journal.reverse(tx, actor, documentOf(id), { on, reason })
  await journal.post(tx, actor, {
    on,
    area: 'purchase',
    source: { kind: 'goods-receipt-void', id },
    memo: 'Selisih harga pembatalan penerimaan',
    lines: differenceLines(moves),
  })
}
