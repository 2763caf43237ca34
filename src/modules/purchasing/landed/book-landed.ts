import { minus, money, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { tellWaiting } from '#kit/posting/tell-approval.ts'
import { post } from '#modules/journal/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { revalue } from '#modules/stock/face.ts'
import { numbered } from '../bills/book-bill.ts'
import { siteLinesOf } from '../bills/book-store.ts'
import type { SavedBill } from '../bills/contract.ts'
import { duplicatesOf } from '../bills/duplicates.ts'
import { billEntry } from '../bills/entry.ts'
import { refreshFreightHomes } from '../bills/freight-store.ts'
import { keepBillObject } from '../bills/keep-object.ts'
import { refuseSamePaper } from '../bills/record-bill.ts'
import { billLinesOf, insertBill, type Bill } from '../bills/store.ts'
import { waitingPaper } from '../bills/waiting-paper.ts'
import type { DocumentRef } from '../contract.ts'
import type { createLanded } from './contract.ts'
import { decideLanded } from './decide.ts'
import { keepPaper, lockedLines } from './keep-landed.ts'
import { askedFrom, rowOf } from './rows.ts'
import { spreadCost } from './rules.ts'
import { carriedReceipts, landedLines, sharesOf } from './store.ts'
import { withWeights } from './wanted.ts'

type Asked = AskedOf<typeof createLanded>

/** Records freight or unloading as a bill: it adds to what received goods cost, at once or after somebody's yes. */
export async function book(tx: Tx, actor: Actor, asked: Asked): Promise<SavedBill> {
  const rows = await lockedLines(tx, actor, asked.receiptIds)
  const decided = await decideLanded(tx, actor, asked, rows)
  const { supplier, on, total } = decided
  await refuseSamePaper(tx, actor, { supplierId: supplier.id, no: asked.supplierInvoiceNo, except: null })
  const date = asked.supplierInvoiceDate ?? on
  const paper = { supplierId: supplier.id, date, total, files: asked.files, billId: null }
  const duplicates = await duplicatesOf(tx, actor, paper)
  if (duplicates.length > 0 && !asked.confirmDuplicates)
    return { id: '', number: null, version: 0, state: 'draft', isSaved: false, duplicates }

  const bill = await insertBill(tx, rowOf(actor, asked, decided), [])
  await keepPaper(tx, actor, bill.id, { asked, decided, rows })
  await keepBillObject(tx, actor, bill, asked.withholdingObject)
  await claimFiles(tx, actor, { ids: asked.files, subject: 'tagihan-pembelian', ownerId: bill.id })
  return told(tx, actor, bill)
}

/** What became of a landed cost that was handed in: booked, or waiting for somebody's yes. */
export async function told(tx: Tx, actor: Actor, bill: Bill): Promise<SavedBill> {
  if (bill.state === 'posted')
    return { ...(await bookShares(tx, actor, bill)), state: 'posted', isSaved: true, duplicates: [] }
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'submit' })
  const booked = { area: 'purchase' as const, on: bill.bill_date }
  await tellWaiting(tx, actor, { doc: 'purchase-bill', amount: bill.total, booked }, waitingPaper(bill))
  return { id: bill.id, number: null, version: bill.version, state: bill.state, isSaved: true, duplicates: [] }
}

/** Refuses a landed cost that waits and is no longer what was handed in: other freight came, or goods went back. */
export async function refuseStaleLanded(tx: Tx, actor: Actor, bill: Bill): Promise<void> {
  const kept = await sharesOf(tx, bill.id)
  const rows = await landedLines(tx, actor, await carriedReceipts(tx, bill.id))
  const stale = new Refusal('bill.stale', { number: bill.supplier_invoice_no ?? '' })
  if (rows.length !== kept.length) throw stale
  const asked = askedFrom(bill)
  const decided = await decideLanded(tx, actor, asked, rows)
  const shares = spreadCost(decided.cost, await withWeights(tx, actor, rows), asked.method)
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
  await refreshFreightHomes(tx, bill.id)
  await supplierDealt(tx, actor.companyId, { supplierId, payable: total, on })
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'post' })
  await post(tx, actor, {
    on,
    area: 'purchase',
    source: { kind: 'purchase-bill', id: bill.id },
    memo: `${line?.description ?? ''} – ${supplier_name}`,
    lines: billEntry({
      supplierId,
      received: [],
      moves,
      siteLines: await siteLinesOf(tx, bill.id),
      expenses: [],
      ppn: bill.credits_tax ? bill.ppn : ZERO,
      total,
      shares: [],
    }),
  })
  return numbered(tx, actor, bill, on)
}
