import { rowDims } from '#ground/dims.ts'
import { day, type Day } from '#ground/day.ts'
import { minus, money, mulDiv, ZERO } from '#ground/money.ts'
import type { Price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { bought } from '#modules/catalog/face.ts'
import { post } from '#modules/journal/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { revalue } from '#modules/stock/face.ts'
import type { DocumentRef } from '../contract.ts'
import { countLines } from '../orders/store.ts'
import { refreshPurchases } from '../orders/progress.ts'
import { countReceiptLines, refreshReceipts } from '../receipts/store.ts'
import { baseQtyOf, siteLinesOf } from './book-store.ts'
import { billEntry, type Expense } from './entry.ts'
import { sharesOf } from './dims.ts'
import { refreshOrderMoney } from './order-money.ts'
import { billLinesOf, changeBill, type Bill, type BillLineRow } from './store.ts'

/** Books the debt: order and receipt count what was billed, stock and users take what it cost more, the number comes last. */
export async function bookBill(tx: Tx, actor: Actor, bill: Bill): Promise<DocumentRef> {
  const on = day(bill.bill_date)
  const document = { kind: 'purchase-bill', id: bill.id }
  const lines = await billLinesOf(tx, bill.id)
  await countBilled(tx, lines, 1n)
  const moves = await revalue(tx, actor, { document, on, lines: priceLinesOf(lines) })
  const entry = billEntry({
    supplierId: bill.supplier_id,
    received: lines.map((line) => ({ ...rowDims(line), amount: line.received_value })),
    moves,
    siteLines: await siteLinesOf(tx, bill.id),
    expenses: lines.flatMap(expenseOf),
    ppn: bill.credits_tax ? bill.ppn : ZERO,
    total: bill.total,
    shares: sharesOf(lines),
  })
  await rememberPrices(tx, actor, bill, lines)
  await supplierDealt(tx, actor.companyId, { supplierId: bill.supplier_id, payable: bill.total, on })
  await recordHistory(tx, actor, { subject: 'purchase-bill', id: bill.id, act: 'post' })
  await post(tx, actor, { on, area: 'purchase', source: document, memo: memoOf(bill), lines: entry })
  return numbered(tx, actor, bill, on)
}

/** Gives a posted bill its number; the counter is the row everybody waits for. */
export async function numbered(tx: Tx, actor: Actor, bill: Bill, on: Day): Promise<DocumentRef> {
  const document = { kind: 'purchase-bill', id: bill.id }
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'BIL', day: on, document })
  const saved = await changeBill(tx, actor, bill.id, { number })
  return { id: bill.id, number, version: saved.version }
}

/** Adds what lines bill to receipts and orders; with -1 what a void gives back. */
export async function countBilled(tx: Tx, lines: readonly BillLineRow[], sign: 1n | -1n): Promise<void> {
  const signed = (line: BillLineRow) => (sign === 1n ? line.qty : `-${line.qty}`)
  await countReceiptLines(
    tx,
    'billed_qty',
    lines.flatMap((line) => (line.receipt_line_id ? [{ id: line.receipt_line_id, qty: signed(line) }] : [])),
  )
  await countLines(
    tx,
    'billed_qty',
    lines.flatMap((line) => (line.order_line_id ? [{ id: line.order_line_id, qty: signed(line) }] : [])),
  )
  await refreshHomes(tx, lines)
}

/** Brings the receipts and orders of lines up to date. */
export async function refreshHomes(
  tx: Tx,
  lines: readonly { readonly receipt_id: string | null; readonly order_id: string | null }[],
): Promise<void> {
  const orderIds = [...new Set(lines.flatMap((line) => line.order_id ?? []))].toSorted()
  await refreshReceipts(tx, [...new Set(lines.flatMap((line) => line.receipt_id ?? []))].toSorted())
  await refreshPurchases(tx, orderIds)
  await refreshOrderMoney(tx, orderIds)
}

/** What received goods turned out to cost beyond what they came in at. */
export function priceLinesOf(lines: readonly BillLineRow[]) {
  return lines.flatMap((line) => {
    const value = minus(line.cost, line.received_value)
    if (line.receipt_line_id === null || line.receipt_id === null || value === 0n) return []
    return [
      { lineId: line.id, of: { kind: 'goods-receipt', id: line.receipt_id, lineId: line.receipt_line_id }, value },
    ]
  })
}

function expenseOf(line: BillLineRow): Expense[] {
  if (line.receipt_line_id !== null) return []
  return [{ account: line.account_code, amount: line.cost, ...rowDims(line) }]
}

// What was really paid replaces what the receipt believed.
async function rememberPrices(tx: Tx, actor: Actor, bill: Bill, lines: readonly BillLineRow[]): Promise<void> {
  const changed = lines.filter((line) => line.item_id !== null && line.match !== 'match')
  const base = await baseQtyOf(tx, changed)
  const paid = changed.flatMap((line) => {
    const qty = quantity(base.get(line.id) ?? '0')
    if (line.item_id === null || qty === 0n) return []
    // Rupiah to hundredths, ten-thousandths of a unit to units.
    const unitPrice = mulDiv(money(line.cost), HUNDREDTHS_PER_UNIT, qty) as Price
    return [
      { itemId: line.item_id, supplierId: bill.supplier_id, unitPrice, on: day(bill.bill_date), documentId: bill.id },
    ]
  })
  await bought(tx, actor.companyId, paid)
}

const HUNDREDTHS_PER_UNIT = 1_000_000n

function memoOf(bill: Bill): string {
  const what = bill.kind === 'landed' ? 'Biaya perolehan' : 'Tagihan'
  return `${what} ${bill.supplier_invoice_no ?? ''} – ${bill.supplier_name}`
}
