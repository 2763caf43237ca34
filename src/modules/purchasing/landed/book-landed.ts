import { addDays, type Day } from '#ground/day.ts'
import { unscaled } from '#ground/decimal.ts'
import { money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { taxedSum, taxRows } from '#modules/company/tax/rules.ts'
import { post } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { supplierDealt, supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import { revalue, type Moved } from '#modules/stock/face.ts'
import { numbered } from '../bills/book-bill.ts'
import { siteLinesOf } from '../bills/book-store.ts'
import type { SavedBill } from '../bills/contract.ts'
import { withholdingOf } from '../bills/withholding.ts'
import { duplicatesOf } from '../bills/duplicates.ts'
import { billEntry } from '../bills/entry.ts'
import { refuseSamePaper } from '../bills/record-bill.ts'
import { postedBy, withheldBy } from '../bills/rows.ts'
import { insertBill, insertLandedShares, type Bill } from '../bills/store.ts'
import { buyerFact } from '../facts.ts'
import { lockPurchases } from '../orders/store.ts'
import { lockReceipts } from '../receipts/store.ts'
import { settingsOf } from '../settings.ts'
import type { createLanded, LandedPart, previewLanded } from './contract.ts'
import { spreadCost, weightOfLine, type LandedLine } from './rules.ts'
import { landedLines, type LandedRow } from './store.ts'

type Asked = AskedOf<typeof createLanded>

/** Shows what each received line would take of a cost. */
export async function preview(tx: Tx, actor: Actor, asked: AskedOf<typeof previewLanded>): Promise<LandedPart[]> {
  const rows = await wantedLines(tx, actor, asked.receiptIds)
  const lines = await withWeights(tx, actor, rows)
  const shares = spreadCost(asked.amount, lines, asked.method)
  return rows.map((row, at) => {
    const line = lines[at] as LandedLine
    const amount = shares[at]?.amount ?? ZERO
    const weight = weightOfLine(line)
    return {
      receiptLineId: row.receiptLineId,
      receiptNumber: row.receiptNumber,
      description: row.description,
      qty: quantityText(line.qty),
      unit: row.unit,
      value: String(line.value),
      weightKg: weight === null ? null : quantityText(weight),
      amount: String(amount),
      unitCostAfter: String(mulDiv(plus(line.value, amount), UNIT, line.qty)),
    }
  })
}

const UNIT = 10_000n

/** Books freight or unloading as a bill, and adds it to what received goods cost. */
export async function book(tx: Tx, actor: Actor, asked: Asked): Promise<SavedBill> {
  const supplier = await supplierOf(tx, actor.companyId, asked.supplierId)
  const rows = await lockedLines(tx, actor, asked.receiptIds)
  const on = asked.date ?? today(actor)
  const invoiceDay = asked.supplierInvoiceDate ?? on
  const tax = await taxOf(tx, actor, { supplier, on: invoiceDay, asked })
  await refuseSamePaper(tx, actor, { supplierId: supplier.id, no: asked.supplierInvoiceNo, except: null })
  const total = plus(asked.amount, tax.ppn)
  const paper = { supplierId: supplier.id, date: invoiceDay, total, files: asked.files, billId: null }
  const duplicates = await duplicatesOf(tx, actor, paper)
  if (duplicates.length > 0 && !asked.confirmDuplicates)
    return { id: '', number: null, version: 0, state: 'draft', isSaved: false, duplicates }

  const withholding = await withholdingOf(tx, supplier, {
    asked,
    on: invoiceDay,
    contractOn: invoiceDay,
    bought: { services: asked.amount, whole: asked.amount, isHire: false },
  })
  const termDays = supplier.termDays ?? (await settingsOf(tx, actor.companyId)).termDays
  const row = { ...rowOf(actor, asked, { supplier, termDays, on, invoiceDay, tax }), ...withheldBy(withholding) }
  const cost = tax.isCredited ? asked.amount : total
  const bill = await insertBill(tx, row, [freightLine(actor, row.id, asked, { ppn: tax.ppn, cost })])
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

interface Decided {
  readonly supplier: SupplierFacts
  readonly termDays: number
  readonly on: Day
  readonly invoiceDay: Day
  readonly tax: Awaited<ReturnType<typeof taxOf>>
}

function rowOf(actor: Actor, asked: Asked, { supplier, termDays, on, invoiceDay, tax }: Decided) {
  const total = plus(asked.amount, tax.ppn)
  return {
    ...postedBy(actor),
    id: newId(),
    company_id: actor.companyId,
    kind: 'landed' as const,
    landed_method: asked.method,
    supplier_id: supplier.id,
    supplier_name: supplier.name,
    supplier_npwp: supplier.npwp,
    supplier_is_pkp: supplier.isPkp,
    supplier_invoice_no: asked.supplierInvoiceNo,
    supplier_invoice_date: asked.supplierInvoiceDate,
    tax_invoice_no: asked.taxInvoiceNo,
    bill_date: on,
    due_date: asked.dueDate ?? addDays(invoiceDay, termDays),
    credits_tax: tax.isCredited,
    is_ppn_typed: asked.ppn !== undefined,
    subtotal: asked.amount,
    dpp: asked.amount,
    dpp_other: tax.dppOther,
    ppn: tax.ppn,
    total,
    taxes: JSON.stringify(tax.rows),
    difference: tax.isCredited ? asked.amount : total,
    notes: asked.notes,
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
}

function freightLine(actor: Actor, billId: string, asked: Asked, { ppn, cost }: { ppn: Money; cost: Money }) {
  return {
    id: newId(),
    company_id: actor.companyId,
    bill_id: billId,
    position: 1,
    receipt_line_id: null,
    receipt_id: null,
    order_line_id: null,
    order_id: null,
    item_id: null,
    item_code: null,
    description: asked.description,
    qty: '1',
    unit: 'ls',
    price: String(asked.amount),
    amount: asked.amount,
    net: asked.amount,
    ppn,
    cost,
    ordered_price: null,
    account_code: accounts.goods,
    project_id: null,
  }
}

async function taxOf(
  tx: Tx,
  actor: Actor,
  { supplier, on, asked }: { supplier: { readonly isPkp: boolean }; on: NonNullable<Asked['date']>; asked: Asked },
) {
  const buyer = await buyerFact(tx, actor, on)
  const tax = supplier.isPkp ? (buyer.taxes.get(buyer.taxCode) ?? null) : null
  const taxed = taxedSum([{ amount: asked.amount, tax: asked.ppn === ZERO ? null : tax }], 'exclusive')
  const ppn = asked.ppn ?? taxed.ppn
  const off = ppn - taxed.ppn
  if (off > MOST_OFF || off < -MOST_OFF)
    throw new Refusal('bill.ppn-off', { asked: ppn, worked: taxed.ppn }, { field: 'ppn' })
  return { ppn, dppOther: taxed.dppOther, rows: taxRows(taxed.shares), isCredited: buyer.weArePkp }
}

const MOST_OFF = 100n

async function lockedLines(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<LandedRow[]> {
  const before = await wantedLines(tx, actor, receiptIds)
  await lockPurchases(tx, actor, [...new Set(before.map((row) => row.orderId))])
  await lockReceipts(tx, actor, receiptIds)
  return wantedLines(tx, actor, receiptIds)
}

async function wantedLines(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<LandedRow[]> {
  const rows = await landedLines(tx, actor, receiptIds)
  const found = new Set(rows.map((row) => row.receiptId))
  if (receiptIds.some((id) => !found.has(id))) throw new NotFound()
  return rows
}

async function withWeights(tx: Tx, actor: Actor, rows: readonly LandedRow[]): Promise<LandedLine[]> {
  const items = await itemsOf(
    tx,
    actor.companyId,
    rows.map((row) => row.itemId),
  )
  return rows.map((row) => ({
    description: row.description,
    qty: quantity(row.qty),
    baseQty: quantity(row.baseQty),
    value: money(row.value),
    weightKg: items.get(row.itemId)?.weightKg ?? null,
  }))
}
