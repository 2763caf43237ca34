import { dimsOf } from '#ground/dims.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { needsApproval } from '#kit/posting/approval.ts'
import { today } from '#kit/posting/today.ts'
import { dealableSupplier, generalSupplierId, type SupplierFacts } from '#modules/parties/face.ts'
import { decideBill } from '../bills/decide.ts'
import { duplicatesOf } from '../bills/duplicates.ts'
import { refuseSamePaper, save } from '../bills/record-bill.ts'
import type { DocumentRef } from '../contract.ts'
import { addDraft, type Written } from '../orders/save.ts'
import { linesOf, lockPurchase } from '../orders/store.ts'
import { postNow, submitNow } from '../orders/submit.ts'
import { payOut } from '../payments/pay-supplier.ts'
import { lockDue } from '../payments/settle.ts'
import { receiptLinesOf } from '../receipts/store.ts'
import { createFor } from '../receipts/write.ts'
import type { buyForCash, SavedCashPurchase } from './contract.ts'
import { notaTotal, pricedLine } from './rules.ts'

type Asked = AskedOf<typeof buyForCash>

/** Buys at a shop: order, receipt, bill and payment in one act; if one is refused, nothing happened. */
export async function buy(tx: Tx, actor: Actor, asked: Asked): Promise<SavedCashPurchase> {
  const supplierId = asked.supplierId ?? (await generalSupplierId(tx, actor))
  const supplier = await dealableSupplier(tx, actor.companyId, supplierId)
  const on = asked.date ?? today(actor)
  const total = notaTotal(asked.lines, { discount: asked.discount ?? ZERO, freight: asked.freight ?? ZERO })
  if (total < 0n) throw new Refusal('nota.discount-too-large', {}, { field: 'discount' })
  const mustWait = await needsApproval(tx, actor, { doc: 'purchase-order', amount: total })
  if (mustWait && !asked.submit) throw new Refusal('nota.needs-approval', { total })
  const no = asked.supplierInvoiceNo
  if (no !== null) await refuseSamePaper(tx, actor, { supplierId, no, except: null })
  const duplicates = await duplicatesOf(tx, actor, { supplierId, date: on, total, files: asked.files, billId: null })
  if (duplicates.length > 0 && !asked.confirmDuplicates) return notSaved(duplicates, total)

  const draft = await draftOf(tx, actor, asked, { supplier, on, isCash: !mustWait })
  if (mustWait) return handedIn(tx, actor, asked, draft)
  const order = await orderNow(tx, actor, draft)
  const receipt = await receive(tx, actor, order)
  const bill = await billNow(tx, actor, asked, { supplier, order, receipt, on })
  const payment = await payNow(tx, actor, asked, { supplier, billId: bill.id, amount: bill.total, on })
  const { id, number, version } = await lockPurchase(tx, actor, order.order.id)
  return {
    isSaved: true,
    isWaiting: false,
    duplicates: [],
    order: { id, number, version },
    receipt,
    bill: { id: bill.id, number: bill.number, version: bill.version },
    payment,
    total: String(bill.total),
  }
}

type On = NonNullable<Asked['date']>

// An ordinary order with the same lines and photos, which waits; nothing is received or paid before the yes.
async function handedIn(tx: Tx, actor: Actor, asked: Asked, draft: Written): Promise<SavedCashPurchase> {
  await claimFiles(tx, actor, { ids: asked.files, subject: 'pembelian', ownerId: draft.order.id })
  const { id, number, version } = await submitNow(tx, actor, draft)
  const order = { id, number, version }
  const nothing = { receipt: null, bill: null, payment: null }
  return { isSaved: true, isWaiting: true, duplicates: [], order, ...nothing, total: String(draft.order.total) }
}

async function orderNow(tx: Tx, actor: Actor, draft: Written): Promise<Written> {
  await postNow(tx, actor, draft)
  return { order: await lockPurchase(tx, actor, draft.order.id), lines: await linesOf(tx, draft.order.id) }
}

function draftOf(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  { supplier, on, isCash }: { supplier: SupplierFacts; on: On; isCash: boolean },
): Promise<Written> {
  return addDraft(
    tx,
    actor,
    {
      supplierId: supplier.id,
      date: on,
      expectedDate: null,
      supplierRef: asked.supplierInvoiceNo,
      projectId: asked.projectId,
      shipTo: asked.shipTo,
      warehouseId: asked.warehouseId,
      shippingAddress: null,
      contactName: null,
      contactPhone: null,
      termDays: 0,
      priceIncludesTax: false,
      taxCode: 'none',
      discountPercent: null,
      discountAmount: asked.discount ?? null,
      freight: asked.freight ?? ZERO,
      downPaymentAmount: ZERO,
      terms: null,
      notes: asked.notes,
      internalNotes: null,
      lines: asked.lines.map((line, at) => {
        const { price, discount } = pricedLine(line, at)
        return {
          row: 'item' as const,
          itemId: line.itemId,
          description: null,
          qty: line.qty,
          unit: line.unit,
          price,
          discountPercent: null,
          discountAmount: discount,
          // What a shop asks is what it costs: no PPN is credited without a faktur.
          taxCode: 'none',
          requestLineId: null,
          ...dimsOf(line),
        }
      }),
    },
    { isCash },
  )
}

// Services of a nota have nothing to receive.
async function receive(tx: Tx, actor: Actor, held: Written): Promise<DocumentRef | null> {
  const goods = held.lines.filter((line) => line.needs_receipt)
  if (goods.length === 0) return null
  return createFor(tx, actor, held, {
    date: held.order.order_date,
    warehouseId: null,
    supplierSjNo: null,
    vehiclePlate: null,
    driverName: null,
    receivedBy: null,
    notes: null,
    lines: goods.map((line) => ({
      orderLineId: line.id,
      qtyReceived: quantity(line.qty),
      qtyRejected: quantity('0'),
      rejectReason: null,
      note: null,
    })),
    post: true,
  })
}

async function billNow(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  of: { supplier: SupplierFacts; order: Written; receipt: DocumentRef | null; on: On },
): Promise<DocumentRef & { readonly total: Money }> {
  const { supplier, order, on } = of
  const received = of.receipt === null ? [] : await receiptLinesOf(tx, of.receipt.id)
  const goods = received.map((line) => ({ receiptLineId: line.id, orderLineId: line.order_line_id }))
  const services = order.lines
    .filter((line) => !line.needs_receipt && line.kind === 'item')
    .map((line) => ({ receiptLineId: null, orderLineId: line.id }))
  const paper = {
    supplierInvoiceNo: asked.supplierInvoiceNo ?? `NOTA ${order.order.number ?? ''}`.trim(),
    supplierInvoiceDate: on,
    taxInvoiceNo: null,
    date: on,
    dueDate: on,
    lines: [...goods, ...services],
    freight: asked.freight ?? ZERO,
    withholdingKind: null,
    notes: asked.notes,
  }
  const decided = await decideBill(tx, actor, supplier, paper)
  const saved = await save(tx, actor, { supplier, asked: paper, decided, files: asked.files, isPosted: true })
  return { id: saved.id, number: saved.number, version: saved.version, total: decided.figures.total }
}

async function payNow(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  of: { supplier: SupplierFacts; billId: string; amount: Money; on: On },
): Promise<DocumentRef | null> {
  if (of.amount === 0n) return null
  const bills = await lockDue(tx, actor, of.supplier.id, [of.billId])
  const nothingHeld = { withheld: ZERO, withholdingKind: null, withholdingBase: money(0n) }
  return payOut(
    tx,
    actor,
    {
      supplier: of.supplier,
      orderId: null,
      projectId: null,
      date: of.on,
      cashAccountId: asked.cashAccountId,
      method: asked.method,
      supplierBankAccountId: asked.supplierBankAccountId,
      reference: asked.supplierInvoiceNo,
      paidTo: null,
      amount: of.amount,
      notes: asked.notes,
      files: [],
    },
    [{ invoiceId: of.billId, amount: of.amount, ...nothingHeld }],
    bills,
  )
}

function notSaved(duplicates: SavedCashPurchase['duplicates'], total: Money): SavedCashPurchase {
  const nothing = { order: null, receipt: null, bill: null, payment: null }
  return { isSaved: false, isWaiting: false, duplicates, ...nothing, total: String(total) }
}
