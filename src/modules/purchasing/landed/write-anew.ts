import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory, type Changes } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { postBill, SavedBill } from '../bills/contract.ts'
import { duplicatesOf } from '../bills/duplicates.ts'
import { keepBillObject } from '../bills/keep-object.ts'
import { refuseSamePaper } from '../bills/record-bill.ts'
import { handedIn } from '../bills/rows.ts'
import { billLinesOf, changeBill, lockBill, readBill, type Bill } from '../bills/store.ts'
import type { DocumentRef } from '../contract.ts'
import { told } from './book-landed.ts'
import { landedMethodWords, type LandedDraft, type LandedMethod, type updateLanded } from './contract.ts'
import { decideLanded } from './decide.ts'
import { keepPaper, lockCarried, lockedLines } from './keep-landed.ts'
import { start } from './preview.ts'
import { askedFrom, needsYes, paperRow } from './rows.ts'
import { carriedReceipts, landedLines, receiptsBeside } from './store.ts'

/** What the form of a landed cost that was sent back begins with: what is proposed of who is paid, and its receipts. */
export async function startDraft(tx: Tx, actor: Actor, id: string): Promise<LandedDraft> {
  const bill = await readBill(tx, actor, id)
  expectLanded(bill)
  return { start: await start(tx, actor, bill.supplier_id), receipts: await receiptsBeside(tx, actor, bill.id) }
}

/** Writes a landed cost that was sent back anew; nothing is booked before it is handed in again. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateLanded>): Promise<DocumentRef> {
  const rows = await lockedLines(tx, actor, asked.receiptIds)
  const bill = await lockedDraft(tx, actor, asked)
  const decided = await decideLanded(tx, actor, asked, rows)
  await refuseSamePaper(tx, actor, { supplierId: asked.supplierId, no: asked.supplierInvoiceNo, except: bill.id })
  await keepPaper(tx, actor, bill.id, { asked, decided, rows })
  const change = paperRow(asked, decided)
  const saved = await changeBill(tx, actor, bill.id, change)
  await keepBillObject(tx, actor, saved, asked.withholdingObject)
  const changes = saidInWords(changesOf(bill, change))
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'update', changes })
  return { id: bill.id, number: null, version: saved.version }
}

/** Hands a landed cost in again, decided on receipts and orders as they are now. */
export async function handInAgain(tx: Tx, actor: Actor, asked: AskedOf<typeof postBill>): Promise<SavedBill> {
  const before = await readBill(tx, actor, asked.id)
  await lockCarried(tx, actor, before.id)
  const bill = await lockedDraft(tx, actor, asked)
  const [line] = await billLinesOf(tx, bill.id)
  const receiptIds = await carriedReceipts(tx, bill.id)
  const rows = await landedLines(tx, actor, receiptIds)
  if (rows.length === 0) throw new Refusal('landed.nothing-left')
  const kept = { ...askedFrom(bill, line?.description), receiptIds }
  const decided = await decideLanded(tx, actor, kept, rows)
  const { supplier, on, total } = decided
  const date = kept.supplierInvoiceDate ?? on
  const looks = await duplicatesOf(tx, actor, { supplierId: supplier.id, date, total, files: [], billId: bill.id })
  if (looks.length > 0 && !asked.confirmDuplicates) {
    const { id, version } = bill
    return { id, number: null, version, state: 'draft', isSaved: false, duplicates: looks }
  }
  await keepPaper(tx, actor, bill.id, { asked: kept, decided, rows })
  const change = { ...paperRow(kept, decided), ...handedIn(actor, needsYes(decided)) }
  return told(tx, actor, await changeBill(tx, actor, bill.id, change))
}

// How it was spread, as the form calls it.
function saidInWords({ landedMethod, ...others }: Changes): Changes {
  if (!landedMethod) return others
  const [from, to] = landedMethod as [LandedMethod, LandedMethod]
  return { ...others, landedMethod: [landedMethodWords[from], landedMethodWords[to]] }
}

async function lockedDraft(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version: number }) {
  const bill = await lockBill(tx, actor, asked.id)
  expectLanded(bill)
  expectState(bill, 'draft')
  expectVersion(versioned(bill), asked.version)
  return bill
}

function expectLanded(bill: Bill): void {
  if (bill.kind !== 'landed') throw new NotFound()
}
