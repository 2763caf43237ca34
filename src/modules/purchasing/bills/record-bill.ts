import { day } from '#ground/day.ts'
import { minus, money, sum, ZERO, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { taxRows } from '#modules/company/tax/rules.ts'
import { supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import type { DocumentRef } from '../contract.ts'
import { bookBill } from './book-bill.ts'
import type { BillPreview, createBill, postBill, previewBill, SavedBill, updateBill } from './contract.ts'
import { decideBill, lockHomes, rateFrom, type BillAsked, type DecidedBill } from './decide.ts'
import { duplicatesOf } from './duplicates.ts'
import { serviceAccount } from './entry.ts'
import { matchDetail } from './match.ts'
import {
  billLinesOf,
  changeBill,
  insertBill,
  lockBill,
  readBill,
  replaceBillLines,
  samePaper,
  type Bill,
  type BillLineRow,
  type BillLineToInsert,
} from './store.ts'
import { accounts } from '#modules/journal/rules.ts'

type Asked = BillAsked & {
  readonly supplierInvoiceNo: string
  readonly taxInvoiceNo: string | null
  readonly notes: string | null
}

/** Records a bill: posted, or waiting for a yes when it is dearer than the tolerance, or kept as a draft. */
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
    readonly asked: Asked
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
      ...(given.isPosted ? handedIn(actor, decided) : {}),
    },
    lines,
  )
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
  const saved = await changeBill(tx, actor, bill.id, rowOf(asked, decided))
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
  return finish(
    tx,
    actor,
    await changeBill(tx, actor, bill.id, { ...rowOf(kept, decided), ...handedIn(actor, decided) }),
  )
}

/** What a bill would be while it is typed; nothing is locked or kept. */
export async function preview(tx: Tx, actor: Actor, asked: AskedOf<typeof previewBill>): Promise<BillPreview> {
  const supplier = await supplierOf(tx, actor.companyId, asked.supplierId)
  const { figures, lines } = await decideBill(tx, actor, supplier, asked)
  return {
    subtotal: String(figures.subtotal),
    dpp: String(figures.dpp),
    ppn: String(figures.ppn),
    total: String(figures.total),
    difference: String(figures.difference),
    isOverTolerance: figures.isOverTolerance,
    lines: figures.lines.map((line, at) => ({
      amount: String(line.amount),
      net: String(line.net),
      match: matchDetail(line, lines[at]),
    })),
  }
}

/** A kept draft, as it was asked. */
export function askedFrom(bill: Bill): Omit<Asked, 'lines'> {
  return {
    supplierInvoiceNo: bill.supplier_invoice_no ?? '',
    supplierInvoiceDate: bill.supplier_invoice_date,
    taxInvoiceNo: bill.tax_invoice_no,
    date: day(bill.bill_date),
    dueDate: day(bill.due_date),
    priceIncludesTax: bill.price_includes_tax,
    freight: bill.freight,
    ...(bill.is_ppn_typed && { ppn: bill.ppn }),
    withholdingKind: bill.withholding_kind,
    withholdingRate: rateFrom(bill.withholding_rate),
    notes: bill.notes,
  }
}

/** The lines of a kept draft, as they were asked. */
export function askedLines(rows: readonly BillLineRow[]): BillAsked['lines'] {
  return rows.map((row) => ({
    receiptLineId: row.receipt_line_id,
    orderLineId: row.order_line_id,
    qty: quantity(row.qty),
    price: price(row.price),
    discount: row.discount,
  }))
}

async function finish(tx: Tx, actor: Actor, bill: Bill): Promise<SavedBill> {
  if (bill.state === 'posted')
    return { ...(await bookBill(tx, actor, bill)), state: 'posted', isSaved: true, duplicates: [] }
  await recordHistory(tx, actor, {
    subject: 'purchase-bill',
    id: bill.id,
    act: bill.state === 'draft' ? 'create' : 'submit',
  })
  return { id: bill.id, number: null, version: bill.version, state: bill.state, isSaved: true, duplicates: [] }
}

/** Posted, or waiting because it is dearer than the tolerance allows. */
function handedIn(actor: Actor, { figures }: DecidedBill) {
  const submitted = {
    submitted_at: instant(),
    submitted_by: actor.userId,
    submitted_by_name: actor.name,
    is_returned: false,
  }
  if (figures.isOverTolerance) return { ...submitted, state: 'pending_approval' as const }
  return { ...submitted, ...postedBy(actor) }
}

/** What a row becomes when it is posted. */
export function postedBy(actor: Actor) {
  return { state: 'posted' as const, posted_at: instant(), posted_by: actor.name }
}

async function lockedDraft(tx: Tx, actor: Actor, asked: { id: string; version: number }) {
  const bill = await lockBill(tx, actor, asked.id)
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

function rowOf(asked: Omit<Asked, 'lines'>, decided: DecidedBill) {
  const { figures, withholding } = decided
  return {
    supplier_invoice_no: asked.supplierInvoiceNo,
    supplier_invoice_date: asked.supplierInvoiceDate,
    tax_invoice_no: asked.taxInvoiceNo,
    bill_date: decided.on,
    due_date: decided.dueDate,
    price_includes_tax: decided.isInclusive,
    credits_tax: decided.creditsTax,
    is_ppn_typed: asked.ppn !== undefined,
    subtotal: figures.subtotal,
    discount_total: figures.discount,
    freight: asked.freight ?? ZERO,
    dpp: figures.dpp,
    dpp_other: figures.dppOther,
    ppn: figures.ppn,
    total: figures.total,
    taxes: JSON.stringify(taxRows(figures.shares)),
    withholding_kind: withholding.kind,
    withholding_rate: withholding.rate === null ? null : percentText(withholding.rate),
    withholding_base: withholding.base,
    withholding_amount: withholding.amount,
    difference: figures.difference,
    is_over_tolerance: figures.isOverTolerance,
    notes: asked.notes,
  }
}

function lineRows(actor: Actor, billId: string, supplier: SupplierFacts, decided: DecidedBill): BillLineToInsert[] {
  return decided.figures.lines.map((line, at) => {
    const of = decided.lines[at]
    const isForProject = (of?.isSite ?? false) || (of?.projectId ?? null) !== null
    return {
      id: newId(),
      company_id: actor.companyId,
      bill_id: billId,
      position: at + 1,
      receipt_line_id: of?.receiptLineId ?? null,
      receipt_id: of?.receiptId ?? null,
      order_line_id: of?.orderLineId ?? null,
      order_id: of?.orderId ?? null,
      item_id: of?.itemId ?? null,
      item_code: of?.itemCode ?? null,
      description: of?.description ?? '',
      qty: quantityText(line.qty),
      unit: of?.unit ?? '',
      price: priceText(line.price),
      discount: line.discount,
      amount: line.amount,
      tax_code: of?.taxCode ?? 'none',
      net: line.net,
      ppn: line.ppn,
      freight_share: line.freightShare,
      cost: line.cost,
      received_value: line.received,
      match: line.match,
      ordered_price: of?.price ?? null,
      account_code: of?.receiptLineId ? accounts.receivedNotBilled : serviceAccount(supplier.kind, isForProject),
      project_id: of?.projectId ?? null,
    }
  })
}

/** What the books will see of lines: what they cost beyond what was received. */
export function differenceOf(line: Pick<BillLineRow, 'cost' | 'received_value'>): Money {
  return minus(line.cost, line.received_value)
}

/** Sums what lines settle of 2-1110. */
export function receivedOf(lines: readonly BillLineRow[]): Money {
  return sum(lines.map((line) => money(line.received_value)))
}
