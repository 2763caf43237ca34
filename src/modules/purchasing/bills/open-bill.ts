import { minus, money, ZERO, type Money } from '#ground/money.ts'
import { percentText, shareOf } from '#ground/percent.ts'
import { priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { mayApprove } from '#kit/posting/approval.ts'
import { labelOf } from '#kit/posting/label.ts'
import { today } from '#kit/posting/today.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { readPurchase } from '../orders/store.ts'
import { heldOf } from '../payments/pph-rules.ts'
import { dueOf } from '../payments/settle.ts'
import { plainText } from '../plain.ts'
import { settingsOf } from '../settings.ts'
import { boughtOf, proposedPph, type BoughtLine } from './bought.ts'
import { idsOf } from './decide.ts'
import type { Billable, BillableLine, BillDetail, BillLine, BillRow, OpenBill } from './detail.ts'
import { openFreightOf } from './freight-store.ts'
import { factOf, openLines, type OpenLine } from './open-lines.ts'
import { billObject } from './keep-object.ts'
import { originOfBill } from './origin.ts'
import { billsOfOrder, openedBill, orderNumbersOf, type OpenedBill, type ReadLine } from './open-store.ts'
import { askedLines } from './rows.ts'
import { billLinesOf, openBillsOf, readBill, type Bill } from './store.ts'
import { proposedRates } from './withholding.ts'

/** One bill with its lines, their match, and what settled it. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<BillDetail> {
  const { submittedById, ...bill } = found(await openedBill(tx, actor, id))
  return {
    ...bill,
    withholdingObject: await billObject(tx, actor, bill.id),
    lines: bill.lines.map(lineOf),
    origin: bill.kind === 'subcontract' ? await originOfBill(tx, actor, bill.id) : null,
    can: actsOf(bill, actor, await mayDecide(tx, actor, { ...bill, submittedById })),
  }
}

/** Every bill of an order, newest first. */
export async function ofOrder(tx: Tx, actor: Actor, orderId: string): Promise<BillRow[]> {
  await readPurchase(tx, actor, orderId)
  return billsOfOrder(tx, actor, orderId)
}

/** Open bills of a supplier, with what is still to be held back of each. */
export async function openOfSupplier(tx: Tx, actor: Actor, supplierId: string): Promise<OpenBill[]> {
  await supplierOf(tx, actor.companyId, supplierId)
  const bills = await openBillsOf(tx, actor, supplierId)
  const orders = await orderNumbersOf(
    tx,
    bills.map((bill) => bill.id),
  )
  return bills.map((bill) => ({
    ...rowOf(bill, actor),
    withholdingKind: bill.withholding_kind,
    withholdingRate: bill.withholding_rate === null ? null : plainText(bill.withholding_rate),
    withholdingBase: String(bill.withholding_base),
    withholdingAmount: String(bill.withholding_amount),
    withheldTotal: String(bill.withheld_total),
    returnedTotal: String(bill.returned_total),
    withholdingOpen: String(heldOf(dueOf(bill), money(bill.open_due))),
    orderNumbers: orders.get(bill.id) ?? [],
  }))
}

interface BillableAsked {
  readonly id: string
  readonly orderId?: string
  readonly receiptId?: string
  readonly billId?: string
}

/** What waits to be billed of a supplier: where the bill form begins. */
export async function billable(tx: Tx, actor: Actor, asked: BillableAsked): Promise<Billable> {
  const supplier = await supplierOf(tx, actor.companyId, asked.id)
  const settings = await settingsOf(tx, actor.companyId)
  const { orderId, receiptId, billId } = asked
  const lines =
    billId === undefined
      ? await openLines(tx, actor, {
          supplierId: supplier.id,
          ...(orderId !== undefined && { orderId }),
          ...(receiptId !== undefined && { receiptId }),
        })
      : await linesOfDraft(tx, actor, { supplierId: supplier.id, billId })
  const on = today(actor)
  const proposed = await proposedRates(tx, actor.companyId, supplier, { on, contractOn: lines[0]?.orderDate ?? on })
  const freight = orderId === undefined ? ZERO : await freightLeft(tx, actor, orderId)
  return {
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierIsPkp: supplier.isPkp,
    termDays: lines[0]?.termDays ?? supplier.termDays ?? settings.termDays,
    priceIncludesTax: lines[0]?.priceIncludesTax ?? false,
    withholdingKind: proposedPph(supplier.pphType, boughtOf(lines.map(boughtLine), freight)),
    withholdings: proposed,
    freightOpen: String(freight),
    tolerancePercent: percentText(settings.priceTolerancePercent),
    lines: lines.map(billableLine),
  }
}

async function freightLeft(tx: Tx, actor: Actor, orderId: string): Promise<Money> {
  const { id } = await readPurchase(tx, actor, orderId)
  return openFreightOf(tx, actor, id)
}

// Its own lines first, also those that another bill took meanwhile; then what else waits of its orders.
async function linesOfDraft(
  tx: Tx,
  actor: Actor,
  { supplierId, billId }: { readonly supplierId: string; readonly billId: string },
): Promise<OpenLine[]> {
  const bill = await readBill(tx, actor, billId)
  if (bill.supplier_id !== supplierId) throw new NotFound()
  const kept = askedLines(await billLinesOf(tx, bill.id))
  const lines = await openLines(tx, actor, { lines: idsOf(kept) })
  const known = new Set(lines.map(keyOf))
  for (const orderId of new Set(lines.map((line) => line.orderId))) {
    const others = await openLines(tx, actor, { supplierId, orderId })
    lines.push(...others.filter((line) => !known.has(keyOf(line))))
  }
  return lines
}

function keyOf(line: OpenLine): string {
  return line.receiptLineId ?? line.orderLineId
}

function boughtLine(line: OpenLine): BoughtLine {
  const { openAmount: net, isGoods, description } = factOf(line, null)
  return { isGoods, description, net }
}

function billableLine(line: OpenLine): BillableLine {
  const fact = factOf(line, null)
  return {
    receiptLineId: line.receiptLineId,
    receiptId: line.receiptId,
    receiptNumber: line.receiptNumber,
    receiptDate: line.receiptDate,
    supplierSjNo: line.supplierSjNo,
    orderId: line.orderId,
    orderNumber: line.orderNumber,
    orderLineId: line.orderLineId,
    itemId: line.itemId,
    itemCode: line.itemCode,
    description: line.description,
    unit: line.unit,
    openQty: quantityText(fact.openQty),
    handedQty: line.handedQty === null ? null : quantityText(quantity(line.handedQty)),
    orderedPrice: priceText(fact.orderedPrice),
    openValue: String(fact.openValue),
    expectedAmount: String(fact.openAmount),
    taxCode: line.taxCode,
  }
}

function rowOf(bill: Bill, actor: Actor): BillRow {
  return {
    id: bill.id,
    version: bill.version,
    label: labelOf(bill.number),
    kind: bill.kind,
    date: bill.bill_date,
    dueDate: bill.due_date,
    supplierId: bill.supplier_id,
    supplierName: bill.supplier_name,
    supplierInvoiceNo: bill.supplier_invoice_no,
    taxInvoiceNo: bill.tax_invoice_no,
    // Safe: the column is generated of exactly these words.
    status: bill.status as BillRow['status'],
    // Only bills in the books are read here.
    yeses: null,
    isOverdue: bill.open_due > 0n && bill.due_date < today(actor),
    total: String(bill.total),
    openDue: String(bill.open_due),
  }
}

function lineOf(read: ReadLine): BillLine {
  const { result, orderedPrice, orderedQty, receivedQty, receivedValue, cost, freightShare, expected, ...line } = read
  const billed = minus(money(cost), money(freightShare))
  const difference = minus(billed, money(expected))
  const share = shareOf(difference, money(expected))
  return {
    ...line,
    match: {
      result,
      orderedPrice,
      orderedQty,
      receivedQty,
      receivedValue,
      billedCost: String(billed),
      difference: String(difference),
      percent: share === null ? null : percentText(share),
    },
  }
}

async function mayDecide(tx: Tx, actor: Actor, bill: OpenedBill): Promise<boolean> {
  if (bill.state !== 'pending_approval' || !actor.can('approve pembelian-barang')) return false
  const { id: documentId, submittedById: submittedBy, submittedAt } = bill
  return mayApprove(tx, actor, {
    doc: 'purchase-bill',
    amount: money(bill.total),
    documentId,
    submittedBy,
    submittedAt,
  })
}

function actsOf(bill: Omit<OpenedBill, 'submittedById'>, actor: Actor, isForMe: boolean): BillDetail['can'] {
  const mayUpdate = actor.can('update pembelian-barang')
  const mayDelete = actor.can('delete pembelian-barang')
  const isPosted = bill.state === 'posted'
  const isDraft = bill.state === 'draft'
  const isTouched = bill.paidTotal !== '0' || bill.returnedTotal !== '0'
  const isOpen = isPosted && bill.openDue !== '0'
  const allowed: [BillDetail['can'][number], boolean][] = [
    ['edit', isDraft && mayUpdate],
    ['post', isDraft && mayUpdate],
    ['decide', isForMe],
    ['amend', isPosted && mayUpdate],
    ['pay', isOpen && mayUpdate],
    ['use-advance', isOpen && mayUpdate],
    ['return', isPosted && bill.kind === 'purchase' && actor.can('create pembelian-barang')],
    ['void', isVoidable(bill, isTouched) && mayDelete],
    ['delete', isDraft && mayDelete],
  ]
  return allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}

function isVoidable(bill: Pick<OpenedBill, 'state' | 'kind'>, isTouched: boolean): boolean {
  if (bill.state === 'pending_approval') return true
  return bill.state === 'posted' && !['opening', 'subcontract'].includes(bill.kind) && !isTouched
}
