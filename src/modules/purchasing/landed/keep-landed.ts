import { unscaled } from '#ground/decimal.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { keepFreightParts } from '../bills/freight-store.ts'
import { replaceBillLines, replaceLandedShares } from '../bills/store.ts'
import { lockPurchases } from '../orders/store.ts'
import { lockReceipts } from '../receipts/store.ts'
import type { DecidedLanded } from './decide.ts'
import { freightLine, type LandedPaperAsked } from './rows.ts'
import { spreadCost } from './rules.ts'
import { carriedReceipts, landedLines, type LandedRow } from './store.ts'
import { wantedLines, withWeights } from './wanted.ts'

/** A carrier's paper, what it comes to, and the received lines that bear it. */
export interface DecidedPaper {
  readonly asked: LandedPaperAsked
  readonly decided: DecidedLanded
  readonly rows: readonly LandedRow[]
}

/** The received lines that were named, their orders and receipts taken for this transaction. */
export async function lockedLines(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<LandedRow[]> {
  await wantedLines(tx, actor, receiptIds)
  await lockReceived(tx, actor, receiptIds)
  return wantedLines(tx, actor, receiptIds)
}

/** Takes what a landed cost hangs on, before the bill itself is taken. */
export async function lockCarried(tx: Tx, actor: Actor, billId: string): Promise<void> {
  await lockReceived(tx, actor, await carriedReceipts(tx, billId))
}

async function lockReceived(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<void> {
  const before = await landedLines(tx, actor, receiptIds)
  await lockPurchases(tx, actor, [...new Set(before.map((row) => row.orderId))])
  await lockReceipts(tx, actor, receiptIds)
}

/** Keeps the line of a carrier's bill, the ordered freight it brings, and what each received line takes of it. */
export async function keepPaper(tx: Tx, actor: Actor, billId: string, paper: DecidedPaper): Promise<void> {
  const { asked, decided } = paper
  await replaceBillLines(tx, billId, [freightLine(actor, billId, asked, decided)])
  await keepFreightParts(tx, actor, billId, decided.freight)
  await replaceLandedShares(tx, billId, await shareRows(tx, actor, billId, paper))
}

async function shareRows(tx: Tx, actor: Actor, billId: string, { asked, decided, rows }: DecidedPaper) {
  const shares = spreadCost(decided.cost, await withWeights(tx, actor, rows), asked.method)
  return rows.map((row, at) => {
    const { weight, amount } = shares[at] ?? { weight: 0n, amount: ZERO }
    return {
      id: newId(),
      company_id: actor.companyId,
      bill_id: billId,
      receipt_line_id: row.receiptLineId,
      weight: asked.method === 'value' ? String(weight) : unscaled(weight, 4),
      amount,
    }
  })
}
