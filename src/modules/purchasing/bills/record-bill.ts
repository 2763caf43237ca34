import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { expectState } from '#kit/posting/state.ts'
import { tellWaiting } from '#kit/posting/tell-approval.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import type { DocumentRef } from '../contract.ts'
import { bookBill } from './book-bill.ts'
import type { BillPreview, createBill, postBill, previewBill, SavedBill, updateBill } from './contract.ts'
import { decideBill, lockHomes, type DecidedBill } from './decide.ts'
import { duplicatesOf } from './duplicates.ts'
import { orderedOf } from './freight-rules.ts'
import { keepFreightParts } from './freight-store.ts'
import { keepBillObject } from './keep-object.ts'
import { matchDetail } from './match.ts'
import { askedFrom, askedLines, handedIn, lineRows, needsYes, rowOf, type PaperAsked } from './rows.ts'
import { waitingPaper } from './waiting-paper.ts'
import {
  billLinesOf,
  changeBill,
  insertBill,
  lockBill,
  readBill,
  replaceBillLines,
  samePaper,
  type Bill,
} from './store.ts'

/** Records a bill: posted, or waiting for a yes when it is dearer than the tolerance or before its berita acara, or kept as a draft. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createBill>): Promise<SavedBill> {
  const supplier = await supplierOf(tx, actor.companyId, asked.supplierId)
  await lockHomes(tx, actor, asked.lines)
  const decided = await decideBill(tx, actor, supplier, asked)
  await refuseSamePaper(tx, actor, { supplierId: supplier.id, no: asked.supplierInvoiceNo, except: null })
  const looks = await duplicatesOf(tx, actor, {
    supplierId: supplier.id,
    date: asked.supplierInvoiceDate ?? decided.on,
    total: decided.figures.total,
    files: asked.files,
    billId: null,
  })
  if (looks.length > 0 && !asked.confirmDuplicates) return notSaved(looks)
  return save(tx, actor, { supplier, asked, decided, files: asked.files, isPosted: asked.post })
}

/** The same from within: a nota toko makes its bill here. */
export async function save(
  tx: Tx,
  actor: Actor,
  given: {
    readonly supplier: SupplierFacts
    readonly asked: PaperAsked
    readonly decided: DecidedBill
    readonly files: readonly string[]
    readonly isPosted: boolean
  },
): Promise<SavedBill> {
  const { supplier, asked, decided } = given
  const id = newId()
  const lines = lineRows(actor, id, supplier, decided)
  const bill = await insertBill(
    tx,
    {
      ...rowOf(asked, decided),
      id,
      company_id: actor.companyId,
      kind: 'purchase',
      supplier_id: supplier.id,
      supplier_name: supplier.name,
      supplier_npwp: supplier.npwp,
      supplier_is_pkp: supplier.isPkp,
      created_by: actor.userId,
      created_by_name: actor.name,
      updated_by: actor.userId,
      updated_by_name: actor.name,
      ...(given.isPosted ? handedIn(actor, needsYes(decided)) : {}),
    },
    lines,
  )
  await keepFreightParts(tx, actor, id, decided.freight)
  await keepBillObject(tx, actor, bill, asked.withholdingObject)
  await claimFiles(tx, actor, { ids: given.files, subject: 'tagihan-pembelian', ownerId: id })
  return finish(tx, actor, bill)
}

/** Writes a draft anew. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateBill>): Promise<DocumentRef> {
  const { bill, supplier } = await lockedDraft(tx, actor, asked)
  await lockHomes(tx, actor, asked.lines)
  const decided = await decideBill(tx, actor, supplier, asked)
  await refuseSamePaper(tx, actor, { supplierId: supplier.id, no: asked.supplierInvoiceNo, except: bill.id })
  await replaceBillLines(tx, bill.id, lineRows(actor, bill.id, supplier, decided))
  await keepFreightParts(tx, actor, bill.id, decided.freight)
  const saved = await changeBill(tx, actor, bill.id, rowOf(asked, decided))
  await keepBillObject(tx, actor, saved, asked.withholdingObject)
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'update' })
  return { id: bill.id, number: null, version: saved.version }
}

/** Posts a draft, decided again on orders and receipts as they are now; or hands it in for a yes. */
export async function postDraft(tx: Tx, actor: Actor, asked: AskedOf<typeof postBill>): Promise<SavedBill> {
  const before = await readBill(tx, actor, asked.id)
  const lines = askedLines(await billLinesOf(tx, before.id))
  await lockHomes(tx, actor, lines)
  const { bill, supplier } = await lockedDraft(tx, actor, asked)
  const kept = { ...askedFrom(bill), lines }
  const decided = await decideBill(tx, actor, supplier, kept)
  const looks = await duplicatesOf(tx, actor, {
    supplierId: supplier.id,
    date: kept.supplierInvoiceDate ?? decided.on,
    total: decided.figures.total,
    files: [],
    billId: bill.id,
  })
  if (looks.length > 0 && !asked.confirmDuplicates) return { ...notSaved(looks), id: bill.id, version: bill.version }
  await replaceBillLines(tx, bill.id, lineRows(actor, bill.id, supplier, decided))
  await keepFreightParts(tx, actor, bill.id, decided.freight)
  return finish(
    tx,
    actor,
    await changeBill(tx, actor, bill.id, { ...rowOf(kept, decided), ...handedIn(actor, needsYes(decided)) }),
  )
}

/** What a bill would be while it is typed; nothing is locked or kept. */
export async function preview(tx: Tx, actor: Actor, asked: AskedOf<typeof previewBill>): Promise<BillPreview> {
  const supplier = await supplierOf(tx, actor.companyId, asked.supplierId)
  const { figures, lines, freight, withholding, isBeforeHandover } = await decideBill(tx, actor, supplier, asked)
  return {
    subtotal: String(figures.subtotal),
    dpp: String(figures.dpp),
    ppn: String(figures.ppn),
    total: String(figures.total),
    difference: String(figures.difference),
    isOverTolerance: figures.isOverTolerance,
    isBeforeHandover,
    freight: { match: figures.freightMatch, ordered: String(orderedOf(freight)) },
    withholding: withholding.kind && {
      kind: withholding.kind,
      base: String(withholding.base),
      amount: String(withholding.amount),
    },
    lines: figures.lines.map((line, at) => ({
      amount: String(line.amount),
      net: String(line.net),
      match: matchDetail(line, lines[at]),
    })),
  }
}

async function finish(tx: Tx, actor: Actor, bill: Bill): Promise<SavedBill> {
  if (bill.state === 'posted')
    return { ...(await bookBill(tx, actor, bill)), state: 'posted', isSaved: true, duplicates: [] }
  await recordHistory(tx, actor, {
    subject: 'purchase-bill',
    id: bill.id,
    act: bill.state === 'draft' ? 'create' : 'submit',
  })
  if (bill.state === 'pending_approval') {
    const booked = { area: 'purchase' as const, on: bill.bill_date }
    await tellWaiting(tx, actor, { doc: 'purchase-bill', amount: bill.total, booked }, waitingPaper(bill))
  }
  return { id: bill.id, number: null, version: bill.version, state: bill.state, isSaved: true, duplicates: [] }
}

async function lockedDraft(tx: Tx, actor: Actor, asked: { id: string; version: number }) {
  const bill = await lockBill(tx, actor, asked.id)
  // A landed cost is written and handed in by its own doors: it has shares, not lines.
  if (bill.kind !== 'purchase') throw new NotFound()
  expectState(bill, 'draft')
  expectVersion(versioned(bill), asked.version)
  return { bill, supplier: await supplierOf(tx, actor.companyId, bill.supplier_id) }
}

/** Refuses a paper of a supplier that is booked already, with the number it was booked under. */
export async function refuseSamePaper(
  tx: Tx,
  actor: Actor,
  paper: { readonly supplierId: string; readonly no: string; readonly except: string | null },
): Promise<void> {
  const same = await samePaper(tx, actor.companyId, paper)
  if (!same) return
  const facts = { no: paper.no, number: same.number ?? 'draf', date: same.bill_date, billId: same.id }
  throw new Refusal('bill.same-paper', facts, { field: 'supplierInvoiceNo' })
}

function notSaved(duplicates: SavedBill['duplicates']): SavedBill {
  return { id: '', number: null, version: 0, state: 'draft', isSaved: false, duplicates }
}
