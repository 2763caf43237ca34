import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import type { LandedLine } from './rules.ts'
import { landedLines, type LandedRow } from './store.ts'

/** The received lines that were named; each receipt must have some that this person may see. */
export async function wantedLines(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<LandedRow[]> {
  const rows = await landedLines(tx, actor, receiptIds)
  const found = new Set(rows.map((row) => row.receiptId))
  if (receiptIds.some((id) => !found.has(id))) throw new NotFound()
  return rows
}

/** The same with what they weigh, as the rules see them. */
export async function withWeights(tx: Tx, actor: Actor, rows: readonly LandedRow[]): Promise<LandedLine[]> {
  const items = await itemsOf(
    tx,
    actor.companyId,
    rows.map((row) => row.itemId),
  )
  return rows.map((row) => ({
    description: row.description,
    qty: quantity(row.qty),
    baseQty: quantity(row.baseQty),
    value: money(row.value),
    weightKg: items.get(row.itemId)?.weightKg ?? null,
  }))
}
