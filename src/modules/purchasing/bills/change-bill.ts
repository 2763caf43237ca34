import { NO_DIMS } from '#ground/dims.ts'
import { addDays, type Day } from '#ground/day.ts'
import { negate } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { expectState } from '#kit/posting/state.ts'
import { tellSettled } from '#kit/posting/tell-approval.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { unbought } from '#modules/catalog/face.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { supplierDealt, supplierOf, supplierOpeningPosted } from '#modules/parties/face.ts'
import * as stock from '#modules/stock/face.ts'
import type { DocumentRef } from '../contract.ts'
import { countBilled, numbered } from './book-bill.ts'
import { siteLinesOf } from './book-store.ts'
import type { amendBill, postOpeningPayable, voidBill } from './change-contract.ts'
import { lockHomes } from './decide.ts'
import { lockCarried } from '../landed/keep-landed.ts'
import { priceLines } from './entry.ts'
import { refreshFreightHomes } from './freight-store.ts'
import { ordersOfBills, refreshOrderMoney } from './order-money.ts'
import { askedLines, postedBy } from './rows.ts'
import { waitingPaper } from './waiting-paper.ts'
import { billLinesOf, changeBill, insertBill, lockBill, readBill, removeBill, type Bill } from './store.ts'

/** Changes what may still change after posting; its orders follow its new due date. */
export async function amend(tx: Tx, actor: Actor, asked: AskedOf<typeof amendBill>): Promise<DocumentRef> {
  const before = await readBill(tx, actor, asked.id)
  await lockHomes(tx, actor, askedLines(await billLinesOf(tx, before.id)))
  const bill = await lockBill(tx, actor, asked.id)
  expectState(bill, 'posted')
  expectVersion(versioned(bill), asked.version)
  if (asked.dueDate !== bill.due_date) refuseEarly(bill, asked.dueDate)
  const change = { due_date: asked.dueDate, tax_invoice_no: asked.taxInvoiceNo, notes: asked.notes }
  const saved = await changeBill(tx, actor, bill.id, change)
  await recordHistory(tx, actor, {
    subject: 'purchase-bill',
    id: bill.id,
    act: 'amend',
    changes: changesOf(bill, change),
  })
  await refreshOrderMoney(tx, await ordersOfBills(tx, [bill.id]))
  return { id: bill.id, number: bill.number, version: saved.version }
}

// What was owed before the books began may have been due before it was written down.
function refuseEarly({ kind, supplier_invoice_date: invoiceDate, bill_date }: Bill, dueDate: Day): void {
  const invoiceDay = invoiceDate ?? bill_date
  if (kind !== 'opening' && dueDate < invoiceDay)
    throw new Refusal('bill.due-early', { day: invoiceDay }, { field: 'dueDate' })
}

/** Takes a bill back: goods wait again in 2-1110 at what they were received for, and cost again what they did then. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidBill>): Promise<DocumentRef> {
  const before = await readBill(tx, actor, asked.id)
  if (before.kind === 'subcontract') throw new Refusal('bill.of-subcontract', { number: before.number ?? '' })
  await lockHomes(tx, actor, askedLines(await billLinesOf(tx, before.id)))
  if (before.kind === 'landed') await lockCarried(tx, actor, before.id)
  const bill = await lockBill(tx, actor, asked.id)
  expectState(bill, 'posted', 'pending_approval')
  expectVersion(versioned(bill), asked.version)
  if (bill.state === 'posted') await unbook(tx, actor, bill, asked.reason)
  else await tellSettled(tx, actor, waitingPaper(bill))
  await unbought(tx, actor.companyId, bill.id)
  const saved = await changeBill(tx, actor, bill.id, {
    state: 'void',
    voided_at: instant(),
    voided_by: actor.name,
    void_reason: asked.reason,
  })
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'void', reason: asked.reason })
  return { id: bill.id, number: bill.number, version: saved.version }
}

/** Removes a draft for good. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const bill = await lockBill(tx, actor, id)
  expectState(bill, 'draft')
  await intoTrash(tx, actor, {
    subject: 'purchase-bill',
    table: 'purchase_bill',
    id: bill.id,
    kind: 'Draf tagihan supplier',
    permissions: ['delete pembelian-barang'],
  })
  await removeBill(tx, actor.companyId, bill.id)
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'delete' })
  return { id: bill.id }
}

/** Books what we owed a supplier before the books began; once for each reference: several bills are so many openings. */
export async function postOpening(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof postOpeningPayable>,
): Promise<DocumentRef> {
  const supplier = await supplierOf(tx, actor.companyId, asked.id)
  const id = newId()
  const bill = await insertBill(
    tx,
    {
      ...postedBy(actor),
      id,
      company_id: actor.companyId,
      kind: 'opening',
      supplier_id: supplier.id,
      supplier_name: supplier.name,
      supplier_npwp: supplier.npwp,
      supplier_is_pkp: supplier.isPkp,
      bill_date: asked.date,
      due_date: asked.dueDate ?? addDays(asked.date, supplier.termDays ?? 0),
      credits_tax: false,
      subtotal: asked.amount,
      dpp: asked.amount,
      total: asked.amount,
      taxes: '[]',
      reference: asked.reference,
      notes: asked.notes,
      created_by: actor.userId,
      created_by_name: actor.name,
      updated_by: actor.userId,
      updated_by_name: actor.name,
    },
    [],
  )
  await supplierOpeningPosted(tx, actor.companyId, supplier.id)
  await supplierDealt(tx, actor.companyId, { supplierId: supplier.id, payable: asked.amount, on: asked.date })
  await recordHistory(tx, actor, { subject: 'purchase-bill', id, act: 'post' })
  await journal.post(tx, actor, {
    on: asked.date,
    area: 'purchase',
    source: { kind: 'purchase-bill', id },
    memo: `Saldo awal hutang – ${supplier.name}`,
    lines: [
      debit(accounts.paidInCapital, asked.amount, NO_DIMS),
      credit(accounts.payable, asked.amount, { ...NO_DIMS, partyId: supplier.id }),
    ],
  })
  return numbered(tx, actor, bill, asked.date)
}

/** Takes what a posted bill did out of the books; refused once money or goods hang on it. */
export async function unbook(tx: Tx, actor: Actor, bill: Bill, reason: string): Promise<void> {
  const { number } = bill
  if (bill.kind === 'opening') throw new Refusal('bill.opening-locked', { number: number ?? '' })
  if (bill.paid_total > 0n) throw new Refusal('bill.has-payments', { number: number ?? '' })
  if (bill.returned_total > 0n) throw new Refusal('bill.has-returns', { number: number ?? '' })
  const lines = await billLinesOf(tx, bill.id)
  if (lines.some((line) => line.returned_qty !== '0.0000'))
    throw new Refusal('bill.has-returns', { number: number ?? '' })

  const on = today(actor)
  const document = { kind: 'purchase-bill', id: bill.id }
  const undone = { kind: 'purchase-bill-void', id: bill.id }
  const moves = await stock.reverse(tx, actor, document, { on, as: undone })
  const sites = await siteLinesOf(tx, bill.id)
  await changeBill(tx, actor, bill.id, { state: 'void' })
  await countBilled(tx, lines, -1n)
  // The lines of any other bill name the orders of its freight: those are up to date.
  if (bill.kind === 'landed') await refreshFreightHomes(tx, bill.id)
  await supplierDealt(tx, actor.companyId, { supplierId: bill.supplier_id, payable: negate(bill.total), on })
  await journal.reverse(tx, actor, document, { on, reason })
  // What the stock book could not give back of it was used meanwhile.
  const gone = moves.map((move) => ({ ...move, value: negate(move.difference) }))
  await journal.post(tx, actor, {
    on,
    area: 'purchase',
    source: undone,
    memo: `Selisih harga pembatalan ${number ?? ''}`,
    lines: priceLines(gone, sites),
  })
}
