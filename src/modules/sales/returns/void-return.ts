import { negate } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import * as journal from '#modules/journal/face.ts'
import { differenceLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import type { DocumentRef } from '../contract.ts'
import { countReturned, lockDelivery } from '../deliveries/store.ts'
import { countCredited, lockInvoice, lockInvoices, orderOfInvoice } from '../invoices/store.ts'
import { checkUnproven } from '../collected/prove.ts'
import { countCollected } from '../collected/store.ts'
import { keepAgain } from '../orders/kept-goods.ts'
import { refresh } from '../orders/refresh.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { countLines, linesOf, lockOrder, lockOrders, readOrder, type OrderLine } from '../orders/store.ts'
import { unsettle } from '../payments/settle.ts'
import { settlementsOf, voidSettlements } from '../payments/store.ts'
import { checkNotRefunded } from '../refunds/rules.ts'
import { instant, today } from '#kit/posting/today.ts'
import type { voidCreditNote, voidReturn } from './contract.ts'
import {
  changeCreditNote,
  changeReturn,
  creditNoteLinesOf,
  creditNotesOf,
  readCreditNote,
  readReturn,
  returnLinesOf,
  type CreditNote,
} from './store.ts'

/** Sends returned goods out again at the cost they came back with, and takes their credit notes back. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidReturn>): Promise<DocumentRef> {
  const before = await readReturn(tx, actor.companyId, asked.id)
  const notes = await creditNotesOf(tx, { returnId: before.id })
  await lockAll(tx, actor, notes, before.order_id)
  const order = await lockOrder(tx, actor, before.order_id)
  await lockDelivery(tx, before.delivery_id)
  const row = await readReturn(tx, actor.companyId, asked.id)
  expectState(row, 'posted')
  expectVersion(versioned(row), asked.version)

  for (const note of await creditNotesOf(tx, { returnId: row.id })) await voidNote(tx, actor, note, asked.reason)
  const lines = await returnLinesOf(tx, row.id)
  const on = today(actor)
  const document = { kind: 'return', id: row.id }
  const as = { kind: 'return-void', id: row.id }
  // What was set aside goes back to where it came in before it leaves again.
  const aside = await stock.reverse(tx, actor, document, { on, as })
  const moves = await stock.bringAgain(tx, actor, document, { on, as })
  await countReturned(
    tx,
    lines.map((line) => ({ id: line.delivery_line_id, qty: minusText(line.qty) })),
  )
  if (row.settle === 'replace') {
    await neverAgain(tx, order.id, lines)
    await keepAgain(tx, actor, order)
  }
  await countLines(
    tx,
    'returned_qty',
    lines.map((line) => ({ id: line.order_line_id, qty: minusText(line.qty) })),
  )
  await refresh(tx, actor, [order.id])
  await recordHistory(tx, actor, { subject: 'return', id: row.id, act: 'void', reason: asked.reason })
  await journal.reverse(tx, actor, document, { on, reason: asked.reason })
  await journal.post(tx, actor, {
    on,
    area: 'sales',
    source: as,
    memo: 'Selisih harga pembatalan retur',
    lines: differenceLines([...aside, ...moves]),
  })
  const saved = await changeReturn(tx, actor, row.id, {
    state: 'void',
    voided_at: instant(),
    voided_by: actor.name,
    void_reason: asked.reason,
  })
  return { id: row.id, number: row.number, version: saved.version }
}

// What was sent in place of the goods cannot be without their return.
async function neverAgain(tx: Tx, orderId: string, lines: readonly { order_line_id: string; qty: string }[]) {
  const ordered = new Map((await linesOf(tx, orderId)).map((line) => [line.id, line]))
  for (const { order_line_id: id, qty } of lines) {
    const line = ordered.get(id)
    if (!line) continue
    const wanted = quantity(line.qty) + quantity(line.replaced_qty) - quantity(qty)
    if (quantity(line.delivered_qty) > wanted) throw new Refusal('return.replaced', { item: line.description })
  }
  await countLines(
    tx,
    'replaced_qty',
    lines.map((line) => ({ id: line.order_line_id, qty: minusText(line.qty) })),
  )
}

/** Takes a credit note back: its invoice is owed again. */
export async function voidedNote(tx: Tx, actor: Actor, asked: AskedOf<typeof voidCreditNote>): Promise<DocumentRef> {
  const before = await readCreditNote(tx, actor.companyId, asked.id)
  const orderId = await orderOfInvoice(tx, actor, before.invoice_id)
  await lockAll(tx, actor, [before], orderId)
  const note = await readCreditNote(tx, actor.companyId, asked.id)
  expectState(note, 'posted')
  expectVersion(versioned(note), asked.version)
  if (note.return_id !== null) throw new Refusal('credit.of-return', { number: note.number ?? '' })
  if (orderId !== null) await checkNotBilledAgain(tx, note, await linesOf(tx, orderId))
  const version = await voidNote(tx, actor, note, asked.reason)
  return { id: note.id, number: note.number, version }
}

// Every order that a note or what it settled touches, in the order of everybody.
async function lockAll(tx: Tx, actor: Actor, notes: readonly CreditNote[], orderId: string | null): Promise<void> {
  const ids = new Set(orderId === null ? [] : [orderId])
  for (const note of notes) {
    for (const row of await settlementsOf(tx, { creditNoteId: note.id }))
      if (row.order_id !== null) ids.add(row.order_id)
  }
  await lockOrders(tx, actor.companyId, [...ids])
}

// What was credited may have been billed again since: then it would be billed twice.
async function checkNotBilledAgain(tx: Tx, note: CreditNote, orderLines: readonly OrderLine[]): Promise<void> {
  for (const line of await creditNoteLinesOf(tx, note.id)) {
    const of = orderLines.find((each) => each.id === line.order_line_id)
    if (!of) continue
    const [ordered, delivered] = [quantity(of.qty), quantity(of.delivered_qty)]
    const most = (ordered > delivered ? ordered : delivered) - quantity(of.returned_qty)
    if (quantity(of.invoiced_qty) + quantity(line.qty) > most)
      throw new Refusal('credit.billed-again', { item: of.description })
  }
}

// The down payment or retention that a note gave back may be gone since: it cannot be taken twice.
async function checkCovered(tx: Tx, actor: Actor, note: CreditNote): Promise<void> {
  if (note.order_id === null) return
  const order = await readOrder(tx, actor, note.order_id)
  const invoice = await lockInvoice(tx, actor.companyId, note.invoice_id)
  const number = note.number ?? ''
  const advance = order.down_payment_billed - order.down_payment_applied
  if (note.down_payment_restored > advance) throw new Refusal('credit.down-payment-gone', { number })
  const held = order.retention_held - order.retention_released
  if (invoice.kind === 'retention' && note.gross_net > held) throw new Refusal('credit.retention-gone', { number })
}

async function voidNote(tx: Tx, actor: Actor, note: CreditNote, reason: string): Promise<number> {
  await checkCovered(tx, actor, note)
  checkNotRefunded({ number: note.number, refunded: note.refunded_total })
  const settlements = await settlementsOf(tx, { creditNoteId: note.id })
  const touched = [...new Set([note.invoice_id, ...settlements.map((row) => row.invoice_id)])]
  const invoices = await lockInvoices(tx, actor.companyId, touched)
  if (note.ppn_collected > 0n) {
    const credited = invoices.find((each) => each.id === note.invoice_id)
    if (credited) checkUnproven(credited)
    await countCollected(tx, actor, note.invoice_id, negate(note.ppn_collected))
  }
  const lines = await creditNoteLinesOf(tx, note.id)
  await countCredited(
    tx,
    lines.map((line) => ({ id: line.invoice_line_id, qty: minusText(line.qty) })),
  )
  await countLines(
    tx,
    'invoiced_qty',
    lines.flatMap((line) =>
      line.order_line_id === null ? [] : [{ id: line.order_line_id, qty: quantityText(quantity(line.qty)) }],
    ),
  )
  await voidSettlements(
    tx,
    settlements.map((row) => row.id),
  )
  const saved = await changeCreditNote(tx, actor, note.id, {
    state: 'void',
    voided_at: instant(),
    voided_by: actor.name,
    void_reason: reason,
  })
  await unsettle(tx, actor, note.customer_id, settlements)
  if (note.order_id !== null) await refresh(tx, actor, [note.order_id])
  await recordHistory(tx, actor, { subject: 'credit-note', id: note.id, act: 'void', reason })
  const on = today(actor)
  await journal.reverse(tx, actor, { kind: 'credit-note', id: note.id }, { on, reason })
  for (const row of settlements) await journal.reverse(tx, actor, { kind: 'advance-use', id: row.id }, { on, reason })
  return saved.version
}

function minusText(qty: string): string {
  return `-${quantityText(quantity(qty))}`
}
