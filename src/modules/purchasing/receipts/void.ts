import { negate } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { unbought } from '#modules/catalog/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { landedOn } from '../landed/store.ts'
import { linesOf, lockPurchase } from '../orders/store.ts'
import type { voidReceipt } from './contract.ts'
import { takeGoodsBack, unbookGoods } from './goods.ts'
import { removeReplacements, replacedOn } from '../replacements/store.ts'
import { countIn, linesIn } from './receive.ts'
import { scoreSupplier } from './score.ts'
import { changeReceipt, lockReceipt, orderOfReceipt, receiptLinesOf, type ReceiptLine } from './store.ts'

/** Takes a receipt back: goods leave at what they cost when they came, the entries are mirrored. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidReceipt>): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, await orderOfReceipt(tx, actor, asked.id))
  const receipt = await lockReceipt(tx, actor, asked.id)
  expectState(receipt, 'posted')
  expectVersion(versioned(receipt), asked.version)
  const rows = await receiptLinesOf(tx, receipt.id)
  const number = receipt.number ?? ''
  const ids = rows.map((row) => row.id)
  const replaced = await replacedOn(tx, ids)
  const isBilled = (row: ReceiptLine) => quantity(row.billed_qty) > quantity(replaced.get(row.id) ?? '0')
  if (rows.some(isBilled)) throw new Refusal('receipt.billed', { number })
  if (rows.some((row) => quantity(row.returned_qty) > 0n)) throw new Refusal('receipt.has-returns', { number })
  const bill = await landedOn(tx, actor.companyId, ids)
  if (bill !== undefined) throw new Refusal('receipt.has-landed', { number, bill })

  const on = today(actor)
  await removeReplacements(tx, ids)
  const gone = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: asked.reason }
  const saved = await changeReceipt(tx, actor, receipt.id, gone)
  const lines = await linesOf(tx, order.id)
  await countIn(tx, actor, order, lines, linesIn(lines, rows), -1)
  const moves = await takeGoodsBack(tx, actor, receipt.id, on)
  await unbought(tx, actor.companyId, receipt.id)
  await scoreSupplier(tx, actor, order.supplier_id)
  // Of the year it was bought in: a receipt of last year takes nothing off what was bought in this one.
  const bought = { bought: negate(receipt.value), on: receipt.receipt_date }
  await supplierDealt(tx, actor.companyId, { supplierId: order.supplier_id, ...bought })
  await recordHistory(tx, actor, { subject: 'goods-receipt', id: receipt.id, act: 'void', reason: asked.reason })
  await unbookGoods(tx, actor, { id: receipt.id, on, reason: asked.reason, moves })
  return { id: receipt.id, number: receipt.number, version: saved.version }
}
