import { dimsOf } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { money, negate } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { sliceOf } from '#modules/company/tax/rules.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, stockLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import { useOf } from '../receipts/goods.ts'
import type { DecidedReturn } from './rules.ts'
import type { ReturnableRow } from './store.ts'

/** A line that goes back. */
export interface BackLine {
  readonly id: string
  readonly row: ReturnableRow
  readonly decided: DecidedReturn
}

interface Back {
  readonly id: string
  readonly on: Day
  readonly lines: readonly BackLine[]
}

interface Moves {
  readonly moves: readonly stock.Moved[]
  readonly repriced: readonly stock.Moved[]
}

/** Takes goods out at what they came in for, and with them what bills had made them dearer. */
export async function moveBack(tx: Tx, actor: Actor, back: Back): Promise<Moves> {
  await fetchFromSite(tx, actor, back)
  const of = (line: BackLine) => ({ kind: 'goods-receipt', id: line.row.receiptId, lineId: line.row.receiptLineId })
  // Before the goods leave: what bills had made them dearer by goes with them.
  const repriced = await stock.revalue(tx, actor, {
    document: { kind: 'purchase-return-price', id: back.id },
    on: back.on,
    lines: back.lines.map((line) => ({
      lineId: line.id,
      of: of(line),
      value: negate(line.decided.difference),
      isLeaving: true,
    })),
  })
  const moves = await stock.takeBack(tx, actor, {
    document: { kind: 'purchase-return', id: back.id },
    on: back.on,
    lines: back.lines.map((line) => ({ lineId: line.id, of: of(line), qty: line.decided.baseQty })),
  })
  return { moves, repriced }
}

// Goods that went straight to a site come back into its warehouse first, at what they were used for: they count as used no more.
async function fetchFromSite(tx: Tx, actor: Actor, { id, on, lines }: Back): Promise<void> {
  const used = lines.filter((line) => line.row.isSite)
  if (used.length === 0) return
  const document = { kind: 'purchase-return-site', id }
  const moves = await stock.fetchBack(tx, actor, {
    document,
    on,
    lines: used.map(({ id: lineId, row, decided }) => ({
      ...{ of: useOf(row.receiptId), lineId },
      itemId: row.itemId,
      warehouseId: row.warehouseId,
      qty: decided.baseQty,
      ...dimsOf(row),
      value: sliceOf(money(row.value), quantity(row.acceptedQty), quantity(row.returnedQty), decided.qty),
    })),
  })
  await journal.post(tx, actor, {
    on,
    area: 'purchase',
    source: document,
    memo: 'Barang kembali dari lokasi proyek',
    lines: stockLines(moves, accounts.projectMaterial),
  })
}
