import { unscaled } from '#ground/decimal.ts'
import { ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { post } from '#modules/journal/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { revalue, type Moved } from '#modules/stock/face.ts'
import { numbered } from '../bills/book-bill.ts'
import { siteLinesOf } from '../bills/book-store.ts'
import type { SavedBill } from '../bills/contract.ts'
import { duplicatesOf } from '../bills/duplicates.ts'
import { billEntry } from '../bills/entry.ts'
import { keepFreightParts } from '../bills/freight-store.ts'
import { refuseSamePaper } from '../bills/record-bill.ts'
import { insertBill, insertLandedShares, type Bill } from '../bills/store.ts'
import { lockPurchases } from '../orders/store.ts'
import { lockReceipts } from '../receipts/store.ts'
import type { createLanded } from './contract.ts'
import { decideLanded } from './decide.ts'
import { freightLine, rowOf } from './rows.ts'
import { spreadCost } from './rules.ts'
import type { LandedRow } from './store.ts'
import { wantedLines, withWeights } from './wanted.ts'

type Asked = AskedOf<typeof createLanded>

/** Books freight or unloading as a bill, and adds it to what received goods cost. */
export async function book(tx: Tx, actor: Actor, asked: Asked): Promise<SavedBill> {
  const rows = await lockedLines(tx, actor, asked.receiptIds)
  const decided = await decideLanded(tx, actor, asked, rows)
  const { supplier, on, tax, total, cost } = decided
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
  const moves = await spread(tx, actor, { bill, rows, cost, method: asked.method })
  await supplierDealt(tx, actor.companyId, { supplierId: supplier.id, payable: total, on })
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'post' })
  await post(tx, actor, {
    on,
    area: 'purchase',
    source: { kind: 'purchase-bill', id: bill.id },
    memo: `${asked.description} – ${supplier.name}`,
    lines: billEntry({
      supplierId: supplier.id,
      received: ZERO,
      moves,
      siteLines: await siteLinesOf(tx, bill.id),
      expenses: [],
      ppn: tax.isCredited ? tax.ppn : ZERO,
      total,
    }),
  })
  return { ...(await numbered(tx, actor, bill, on)), state: 'posted', isSaved: true, duplicates: [] }
}

// Each received line keeps what it took, and its goods become dearer by it.
async function spread(
  tx: Tx,
  actor: Actor,
  given: {
    readonly bill: Bill
    readonly rows: readonly LandedRow[]
    readonly cost: Money
    readonly method: Asked['method']
  },
): Promise<Moved[]> {
  const { bill, rows, method } = given
  const shares = spreadCost(given.cost, await withWeights(tx, actor, rows), method)
  const kept = rows.map((row, at) => ({ id: newId(), row, share: shares[at] ?? { weight: 0n, amount: ZERO } }))
  await insertLandedShares(
    tx,
    kept.map(({ id, row, share }) => ({
      id,
      company_id: actor.companyId,
      bill_id: bill.id,
      receipt_line_id: row.receiptLineId,
      weight: method === 'value' ? String(share.weight) : unscaled(share.weight, 4),
      amount: share.amount,
    })),
  )
  return revalue(tx, actor, {
    document: { kind: 'purchase-bill', id: bill.id },
    on: bill.bill_date,
    lines: kept.map(({ id, row, share }) => ({
      lineId: id,
      of: { kind: 'goods-receipt', id: row.receiptId, lineId: row.receiptLineId },
      value: share.amount,
    })),
  })
}

async function lockedLines(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<LandedRow[]> {
  const before = await wantedLines(tx, actor, receiptIds)
  await lockPurchases(tx, actor, [...new Set(before.map((row) => row.orderId))])
  await lockReceipts(tx, actor, receiptIds)
  return wantedLines(tx, actor, receiptIds)
}
