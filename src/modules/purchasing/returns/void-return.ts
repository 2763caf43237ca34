import type { Day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import * as journal from '#modules/journal/face.ts'
import { differenceLines } from '#modules/journal/rules.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import * as stock from '#modules/stock/face.ts'
import { lockReceiptLines } from '../bills/open-lines.ts'
import type { DocumentRef } from '../contract.ts'
import { lockPurchases } from '../orders/store.ts'
import { lockSettled, mirrorUses } from '../payments/change-payment.ts'
import { unsettle } from '../payments/settle.ts'
import { settlementsOf, voidSettlements } from '../payments/store.ts'
import { lockReceipts } from '../receipts/store.ts'
import type { voidPurchaseReturn } from './contract.ts'
import { closingsOf } from './awaited-store.ts'
import { awaitAgain, checkAwaitable, checkNotReplaced } from './await-again.ts'
import { awaitedLines, countBilled } from './close-replacement.ts'
import { countBack, type CountedBack } from './count.ts'
import {
  changeReturn,
  lockReturn,
  readReturn,
  returnLinesOf,
  returnPartsOf,
  type ReturnLine,
  type ReturnPart,
} from './store.ts'

/** Takes a return back: the goods are here again at what they left with, and bills are owed as before. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidPurchaseReturn>): Promise<DocumentRef> {
  await readReturn(tx, actor, asked.id)
  const lines = await returnLinesOf(tx, asked.id)
  const orders = await lockPurchases(tx, actor, [...new Set(lines.map((line) => line.order_id))].toSorted())
  await lockReceipts(tx, actor, [...new Set(lines.map((line) => line.receipt_id))].toSorted())
  await lockReceiptLines(
    tx,
    actor.companyId,
    lines.map((line) => line.receipt_line_id),
  )
  const hanging = await settlementsOf(tx, actor.companyId, { returnId: asked.id })
  await lockSettled(tx, actor, hanging)
  const back = await lockReturn(tx, actor, asked.id)
  expectState(back, 'posted')
  expectVersion(versioned(back), asked.version)
  const settlements = await settlementsOf(tx, actor.companyId, { returnId: back.id })
  if (settlements.length !== hanging.length) throw new Refusal('document.changed', { by: back.updated_by_name })

  const on = today(actor)
  const parts = await returnPartsOf(tx, back.id)
  const counted = countedOf(lines, parts)
  if (back.wants_replacement) {
    checkAwaitable(orders)
    await awaitWhatWasClosed(tx, actor, lines, parts)
    await checkNotReplaced(tx, actor, back, counted)
    await awaitAgain(tx, actor, counted, -1)
  }
  const moves = await fetchGoods(tx, actor, back.id)
  await voidSettlements(
    tx,
    actor.companyId,
    settlements.map((row) => row.id),
  )
  await unsettle(tx, actor, { supplierId: back.supplier_id, on }, settlements)
  const saved = await changeReturn(tx, actor, back.id, {
    state: 'void',
    voided_at: instant(),
    voided_by: actor.name,
    void_reason: asked.reason,
  })
  await countBack(tx, counted, -1n, back.wants_replacement)
  const bought = { bought: back.value, on: back.return_date }
  await supplierDealt(tx, actor.companyId, { supplierId: back.supplier_id, ...bought })
  await recordHistory(tx, actor, { subject: 'purchase-return', id: back.id, act: 'void', reason: asked.reason })
  await unbook(tx, actor, back, { moves, reason: asked.reason })
  for (const id of await closingsOf(tx, back.id))
    await journal.reverse(tx, actor, { kind: 'purchase-return-close', id }, { on, reason: asked.reason })
  await mirrorUses(tx, actor, settlements, asked.reason)
  return { id: back.id, number: back.number, version: saved.version }
}

// What was given up is awaited and billed again, before all of it goes the way of a return that is taken back.
async function awaitWhatWasClosed(
  tx: Tx,
  actor: Actor,
  lines: readonly ReturnLine[],
  parts: readonly ReturnPart[],
): Promise<void> {
  const closed = parts.flatMap((part) => {
    const line = lines.find((one) => one.id === part.return_line_id)
    if (!line || quantity(part.closed_qty) === 0n) return []
    return [
      {
        receiptLineId: line.receipt_line_id,
        receiptId: line.receipt_id,
        orderLineId: line.order_line_id,
        orderId: line.order_id,
        qty: part.closed_qty,
      },
    ]
  })
  if (closed.length === 0) return
  await awaitAgain(tx, actor, awaitedLines(closed), 1)
  await countBilled(tx, closed, 1)
}

function countedOf(lines: readonly ReturnLine[], parts: readonly ReturnPart[]): CountedBack[] {
  return lines.map((line) => ({
    row: {
      receiptLineId: line.receipt_line_id,
      receiptId: line.receipt_id,
      orderLineId: line.order_line_id,
      orderId: line.order_id,
    },
    decided: {
      qty: quantity(line.qty),
      unbilledQty: quantity(line.unbilled_qty),
      parts: parts
        .filter((part) => part.return_line_id === line.id)
        .map((part) => ({
          billLineId: part.bill_line_id,
          replacementId: part.replacement_id,
          qty: quantity(part.qty),
          replaced: quantity(part.replaced_qty),
        })),
    },
  }))
}

// The goods come in before their price is put back, and only then leave for the site again.
async function fetchGoods(tx: Tx, actor: Actor, id: string): Promise<stock.Moved[]> {
  const on = today(actor)
  const as = { kind: 'purchase-return-void', id }
  await stock.bringAgain(tx, actor, { kind: 'purchase-return', id }, { on, as })
  const repriced = await stock.reverse(tx, actor, { kind: 'purchase-return-price', id }, { on, as })
  const site = await leaveForSite(tx, actor, id, { on, as })
  return [...repriced, ...site]
}

// What was fetched before goods of a site counted as used no more came in as goods of its own.
async function leaveForSite(
  tx: Tx,
  actor: Actor,
  id: string,
  asked: { readonly on: Day; readonly as: stock.Document },
): Promise<stock.Moved[]> {
  const fetched = { kind: 'purchase-return-site', id }
  return [...(await stock.bringAgain(tx, actor, fetched, asked)), ...(await stock.reverse(tx, actor, fetched, asked))]
}

async function unbook(
  tx: Tx,
  actor: Actor,
  { id, number }: { readonly id: string; readonly number: string | null },
  { moves, reason }: { readonly moves: readonly stock.Moved[]; readonly reason: string },
): Promise<void> {
  const on = today(actor)
  await journal.reverse(tx, actor, { kind: 'purchase-return', id }, { on, reason })
  await journal.reverse(tx, actor, { kind: 'purchase-return-site', id }, { on, reason })
  await journal.post(tx, actor, {
    on,
    area: 'purchase',
    source: { kind: 'purchase-return-void', id },
    memo: `Selisih harga pembatalan ${number ?? ''}`,
    lines: differenceLines(moves),
  })
}
