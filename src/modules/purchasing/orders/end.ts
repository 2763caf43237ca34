import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory, type Changes } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { tellSettled } from '#kit/posting/tell-approval.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { claimsOf } from '../replacements/store.ts'
import { countAnswers } from '../requests/count-orders.ts'
import { contentOf } from './content.ts'
import type { closePurchase, followUpPurchase, resumePurchase, voidPurchase } from './contract.ts'
import { hasDocuments } from './hanging-store.ts'
import { expectedOf, moveExpected, progressOf } from './incoming.ts'
import { refreshPurchases } from './progress.ts'
import { toReceive } from './rules.ts'
import { addDraft } from './save.ts'
import { changePurchase, linesOf, lockPurchase, readPurchase, type Purchase, type PurchaseChange } from './store.ts'
import { isWaitingFor } from './acts.ts'
import { answersOf } from './answers.ts'
import { waitingPaper } from './waiting-paper.ts'

type Reasoned = AskedOf<typeof voidPurchase>

/** Stops receipts for the time being. */
export async function hold(tx: Tx, actor: Actor, asked: Reasoned): Promise<DocumentRef> {
  const order = await openOrder(tx, actor, asked)
  if (order.is_held) throw new Refusal('purchase.held', { number: order.number ?? '', reason: order.held_reason ?? '' })
  return write(tx, actor, order, { is_held: true, held_reason: asked.reason }, { act: 'hold', reason: asked.reason })
}

/** Lets a held order go on. */
export async function resume(tx: Tx, actor: Actor, asked: AskedOf<typeof resumePurchase>): Promise<DocumentRef> {
  const order = await openOrder(tx, actor, asked)
  return write(tx, actor, order, { is_held: false, held_reason: null }, { act: 'resume' })
}

/** Tutup sisa: nothing more is expected; what its requests still lack can be ordered elsewhere. */
export async function close(tx: Tx, actor: Actor, asked: AskedOf<typeof closePurchase>): Promise<DocumentRef> {
  const order = await openOrder(tx, actor, asked)
  if ((await claimsOf(tx, actor.companyId, order.id)).size > 0)
    throw new Refusal('purchase.replacement-open', { number: order.number ?? '' })
  const lines = await linesOf(tx, order.id)
  const left = answersOf(lines).map((answer, at) => {
    const line = lines[at]
    return { ...answer, qty: line ? toReceive(progressOf(line), false) : answer.qty }
  })
  await countAnswers(tx, actor, 'ordered_qty', left, -1)
  await moveExpected(tx, actor, expectedOf(order.warehouse_id, lines), [])
  const closed = {
    closed_at: instant(),
    closed_by: actor.name,
    closed_reason: asked.reason,
    is_held: false,
    amendment: null,
    amendment_total: null,
  }
  const ref = await write(tx, actor, order, closed, { act: 'close', reason: asked.reason })
  await quieten(tx, actor, order)
  await refreshPurchases(tx, [order.id])
  return ref
}

/** Takes an order back while nothing hangs on it; afterwards it can only be closed. */
export async function voided(tx: Tx, actor: Actor, asked: Reasoned): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, asked.id)
  expectState(order, 'posted', 'pending_approval')
  expectVersion(versioned(order), asked.version)
  const lines = await linesOf(tx, order.id)
  const isBilled = lines.some((line) => quantity(line.billed_qty) > 0n) || order.billed_total > 0n
  if (isBilled || (await hasDocuments(tx, order.id)))
    throw new Refusal('purchase.has-documents', { number: order.number ?? '' })
  if (order.state === 'posted' && order.closed_at === null) {
    await countAnswers(tx, actor, 'ordered_qty', answersOf(lines), -1)
    await moveExpected(tx, actor, expectedOf(order.warehouse_id, lines), [])
  }
  const change = {
    state: 'void' as const,
    voided_at: instant(),
    voided_by: actor.name,
    void_reason: asked.reason,
    amendment: null,
    amendment_total: null,
  }
  await quieten(tx, actor, order)
  return write(tx, actor, order, change, { act: 'void', reason: asked.reason })
}

/** Makes a new draft with the same content, dated today. */
export async function duplicate(tx: Tx, actor: Actor, id: string): Promise<DocumentRef> {
  const order = await readPurchase(tx, actor, id)
  const content = contentOf(order, await linesOf(tx, id), today(actor))
  const { order: fresh } = await addDraft(tx, actor, content)
  return { id: fresh.id, number: null, version: fresh.version }
}

/** Writes down that the supplier was asked about a late order, and what they promised. */
export async function followUp(tx: Tx, actor: Actor, asked: AskedOf<typeof followUpPurchase>): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, asked.id)
  expectState(order, 'posted')
  if (order.closed_at !== null) throw new Refusal('purchase.closed', { number: order.number ?? '' })
  const told = { followed_up_at: instant(), followed_up_by: actor.name, follow_up_note: asked.note }
  const promised = asked.expectedDate === undefined ? {} : { expected_date: asked.expectedDate }
  const isOther = asked.expectedDate !== undefined && asked.expectedDate !== order.expected_date
  const changes: Changes = isOther ? { expectedDate: [order.expected_date, asked.expectedDate] } : {}
  return write(tx, actor, order, { ...told, ...promised }, { act: 'follow-up', reason: asked.note, changes })
}

// What nobody has to decide any more rings for nobody.
async function quieten(tx: Tx, actor: Actor, order: Purchase): Promise<void> {
  if (isWaitingFor(order)) await tellSettled(tx, actor, waitingPaper(order))
}

async function openOrder(tx: Tx, actor: Actor, asked: { id: string; version: number }): Promise<Purchase> {
  const order = await lockPurchase(tx, actor, asked.id)
  expectState(order, 'posted')
  expectVersion(versioned(order), asked.version)
  if (order.closed_at !== null) throw new Refusal('purchase.closed', { number: order.number ?? '' })
  return order
}

async function write(
  tx: Tx,
  actor: Actor,
  order: Purchase,
  change: PurchaseChange,
  told: { act: string; reason?: string; changes?: Changes },
): Promise<DocumentRef> {
  const { version } = await changePurchase(tx, actor, order.id, change)
  await recordHistory(tx, actor, { subject: 'purchase-order', id: order.id, ...told })
  return { id: order.id, number: order.number, version }
}
