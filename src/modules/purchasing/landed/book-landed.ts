import { day } from '#ground/day.ts'
import { unscaled } from '#ground/decimal.ts'
import { minus, money, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { tellWaiting } from '#kit/posting/tell-approval.ts'
import { post } from '#modules/journal/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { revalue } from '#modules/stock/face.ts'
import { numbered } from '../bills/book-bill.ts'
import { siteLinesOf } from '../bills/book-store.ts'
import type { SavedBill } from '../bills/contract.ts'
import { rateFrom } from '../bills/decide.ts'
import { duplicatesOf } from '../bills/duplicates.ts'
import { billEntry } from '../bills/entry.ts'
import { keepFreightParts } from '../bills/freight-store.ts'
import { refuseSamePaper } from '../bills/record-bill.ts'
import { billLinesOf, insertBill, insertLandedShares, type Bill } from '../bills/store.ts'
import { waitingPaper } from '../bills/waiting-paper.ts'
import type { DocumentRef } from '../contract.ts'
import { lockPurchases } from '../orders/store.ts'
import { lockReceipts } from '../receipts/store.ts'
import type { createLanded, LandedMethod } from './contract.ts'
import { decideLanded, type LandedAsked } from './decide.ts'
import { freightLine, rowOf } from './rows.ts'
import { spreadCost } from './rules.ts'
import { carriedReceipts, landedLines, sharesOf, type LandedRow } from './store.ts'
import { wantedLines, withWeights } from './wanted.ts'

type Asked = AskedOf<typeof createLanded>

/** Records freight or unloading as a bill: it adds to what received goods cost, at once or after somebody's yes. */
export async function book(tx: Tx, actor: Actor, asked: Asked): Promise<SavedBill> {
  const rows = await lockedLines(tx, actor, asked.receiptIds)
  const decided = await decideLanded(tx, actor, asked, rows)
  const { supplier, on, total, cost } = decided
  await refuseSamePaper(tx, actor, { supplierId: supplier.id, no: asked.supplierInvoiceNo, except: null })
  const date = asked.supplierInvoiceDate ?? on
  const paper = { supplierId: supplier.id, date, total, files: asked.files, billId: null }
  const duplicates = await duplicatesOf(tx, actor, paper)
  if (duplicates.length > 0 && !asked.confirmDuplicates)
    return { id: '', number: null, version: 0, state: 'draft', isSaved: false, duplicates }

  const row = rowOf(actor, asked, decided)
  const bill = await insertBill(tx, row, [freightLine(actor, row.id, asked, decided)])
  await keepFreightParts(tx, actor, bill.id, decided.freight)
  await claimFiles(tx, actor, { ids: asked.files, subject: 'tagihan-pembelian', ownerId: bill.id })
  await keepShares(tx, actor, { bill, rows, cost })
  if (bill.state === 'posted') {
    return { ...(await bookShares(tx, actor, bill)), state: 'posted', isSaved: true, duplicates: [] }
  }
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'submit' })
  await tellWaiting(tx, actor, { doc: 'purchase-bill', amount: bill.total }, waitingPaper(bill))
  return { id: bill.id, number: null, version: bill.version, state: bill.state, isSaved: true, duplicates: [] }
}

/** Takes what a landed cost hangs on, before the bill itself is taken. */
export async function lockCarried(tx: Tx, actor: Actor, billId: string): Promise<void> {
  await lockReceived(tx, actor, await carriedReceipts(tx, billId))
}

/** Refuses a landed cost that waits and is no longer what was handed in: other freight came, or goods went back. */
export async function refuseStaleLanded(tx: Tx, actor: Actor, bill: Bill): Promise<void> {
  const kept = await sharesOf(tx, bill.id)
  const rows = await landedLines(tx, actor, await carriedReceipts(tx, bill.id))
  const stale = new Refusal('bill.stale', { number: bill.supplier_invoice_no ?? '' })
  if (rows.length !== kept.length) throw stale
  const decided = await decideLanded(tx, actor, askedOf(bill), rows)
  const shares = spreadCost(decided.cost, await withWeights(tx, actor, rows), methodOf(bill))
  const isSame =
    decided.total === bill.total &&
    minus(decided.cost, decided.ordered) === bill.difference &&
    rows.every((row, at) => kept.find((one) => one.receiptLineId === row.receiptLineId)?.amount === shares[at]?.amount)
  if (!isSame) throw stale
}

/** Books a landed cost: the debt, and what the goods take of it. */
export async function bookShares(tx: Tx, actor: Actor, bill: Bill): Promise<DocumentRef> {
  const { supplier_id: supplierId, supplier_name, total, bill_date: on } = bill
  const [line] = await billLinesOf(tx, bill.id)
  const shares = await sharesOf(tx, bill.id)
  const moves = await revalue(tx, actor, {
    document: { kind: 'purchase-bill', id: bill.id },
    on,
    lines: shares.map(({ id, receiptId, receiptLineId, amount }) => ({
      lineId: id,
      of: { kind: 'goods-receipt', id: receiptId, lineId: receiptLineId },
      value: money(amount),
    })),
  })
  await supplierDealt(tx, actor.companyId, { supplierId, payable: total, on })
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'post' })
  await post(tx, actor, {
    on,
    area: 'purchase',
    source: { kind: 'purchase-bill', id: bill.id },
    memo: `${line?.description ?? ''} – ${supplier_name}`,
    lines: billEntry({
      supplierId,
      received: ZERO,
      moves,
      siteLines: await siteLinesOf(tx, bill.id),
      expenses: [],
      ppn: bill.credits_tax ? bill.ppn : ZERO,
      total,
    }),
  })
  return numbered(tx, actor, bill, on)
}

// Each received line keeps what it took.
async function keepShares(
  tx: Tx,
  actor: Actor,
  { bill, rows, cost }: { readonly bill: Bill; readonly rows: readonly LandedRow[]; readonly cost: Money },
): Promise<void> {
  const method = methodOf(bill)
  const shares = spreadCost(cost, await withWeights(tx, actor, rows), method)
  await insertLandedShares(
    tx,
    rows.map((row, at) => {
      const { weight, amount } = shares[at] ?? { weight: 0n, amount: ZERO }
      return {
        id: newId(),
        company_id: actor.companyId,
        bill_id: bill.id,
        receipt_line_id: row.receiptLineId,
        weight: method === 'value' ? String(weight) : unscaled(weight, 4),
        amount,
      }
    }),
  )
}

async function lockedLines(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<LandedRow[]> {
  await wantedLines(tx, actor, receiptIds)
  await lockReceived(tx, actor, receiptIds)
  return wantedLines(tx, actor, receiptIds)
}

async function lockReceived(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<void> {
  const before = await landedLines(tx, actor, receiptIds)
  await lockPurchases(tx, actor, [...new Set(before.map((row) => row.orderId))])
  await lockReceipts(tx, actor, receiptIds)
}

function methodOf(bill: Bill): LandedMethod {
  return bill.landed_method ?? 'value'
}

function askedOf(bill: Bill): LandedAsked {
  return {
    supplierId: bill.supplier_id,
    supplierInvoiceDate: bill.supplier_invoice_date,
    date: day(bill.bill_date),
    dueDate: day(bill.due_date),
    amount: bill.subtotal,
    ...(bill.is_ppn_typed && { ppn: bill.ppn }),
    withholdingKind: bill.withholding_kind,
    withholdingRate: rateFrom(bill.withholding_rate),
  }
}
