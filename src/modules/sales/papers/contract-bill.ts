import { minus, money, sum, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { expectState } from '#kit/posting/state.ts'
import { invoiceAsked, type ContractBill } from '../contract-work.ts'
import { askedOf } from '../invoices/asked.ts'
import { decidedRow, type DecidedRow } from '../invoices/decided-row.ts'
import { open } from '../invoices/open-invoice.ts'
import { withholdingRows } from '../invoices/withholding.ts'
import { readOrder, type Order } from '../orders/store.ts'
import { invoiceAhead, invoiceOf, type InvoiceOnPaper } from './from-invoice.ts'
import { invoicePaper } from './invoice.ts'
import { receiptPaper } from './receipt.ts'

/** What a faktur pajak of an invoice was made with; amounts in rupiah. */
export interface ContractBillTax {
  readonly number: string | null
  readonly transactionCode: string | null
  readonly gross: string
  readonly downPayment: string
  readonly dpp: string
  readonly dppOther: string
  readonly ppn: string
}

/** An invoice of a contract for who puts its papers together. */
export interface ContractBillSeen {
  readonly number: string | null
  readonly date: string
  readonly kind: string
  readonly isIssued: boolean
  readonly orderId: string | null
  readonly tax: ContractBillTax
}

/** Reads an invoice of a contract that this person may see, or answers 404. */
export async function contractBillSeen(tx: Tx, actor: Actor, id: string): Promise<ContractBillSeen> {
  const invoice = await open(tx, actor, id)
  return {
    ...{ number: invoice.number, date: invoice.date, kind: invoice.kind, orderId: invoice.orderId },
    isIssued: invoice.state === 'posted',
    tax: {
      ...{ number: invoice.taxInvoiceNo, transactionCode: invoice.taxTransactionCode },
      ...{ downPayment: invoice.downPaymentApplied, dpp: invoice.dpp, dppOther: invoice.dppOther, ppn: invoice.ppn },
      gross: invoice.subtotal,
    },
  }
}

/** Lays the invoice of a contract out. */
export async function contractInvoicePaper(tx: Tx, actor: Actor, id: string): Promise<Paper> {
  return invoicePaper(await invoiceOf(tx, actor, id))
}

/** Lays out the invoice that a contract may bill now, as issuing it would; nothing is kept. */
export async function contractPaperAhead(tx: Tx, actor: Actor, bill: ContractBill): Promise<Paper> {
  const { id, kind, ...call } = await invoiceAsked(tx, actor, bill)
  const order = await readOrder(tx, actor, id)
  expectState(order, 'posted')
  const { row, lines, withholding } = await decidedRow(tx, actor, { order, kind, asked: askedOf(call) })
  return invoicePaper(await invoiceAhead(tx, actor, aheadOf(order, { row, lines, withholding })))
}

function aheadOf(order: Order, { row, lines, withholding }: DecidedRow): InvoiceOnPaper {
  const held = sum(withholding.map(({ amount }) => amount))
  return {
    ...{ number: null, kind: row.kind, state: 'draft', status: 'draft', orderId: order.id, orderNumber: order.number },
    ...{ date: row.invoice_date, dueDate: row.due_date, customerName: order.customer_name },
    ...{ customerNpwp: row.customer_npwp ?? null, customerPoNo: order.customer_po_no, taxInvoiceNo: null },
    billingAddress: order.billing_address,
    priceIncludesTax: order.price_includes_tax,
    ...{ subtotal: String(row.subtotal), discountTotal: String(row.discount_total) },
    shippingFee: String(row.shipping_fee),
    downPaymentApplied: String(row.down_payment_applied ?? ZERO),
    retentionPercent: row.retention_percent ?? null,
    retentionAmount: String(row.retention_amount ?? ZERO),
    ...{ dpp: String(row.dpp), ppn: String(row.ppn), taxes: JSON.parse(String(row.taxes)) as InvoiceOnPaper['taxes'] },
    ...{ ppnCollector: row.ppn_collector ?? null, ppnCollected: String(row.ppn_collected ?? ZERO) },
    ...{ total: String(row.total), openDue: String(row.total), settlements: [] },
    ...{ withholding: withholdingRows(withholding), withholdingOpen: String(held) },
    payable: String(minus(row.total, held)),
    ...{ bankAccountId: null, signatoryId: null, needsMeterai: false, notes: row.notes ?? null },
    lines: lines.map(({ description, qty, unit, price, discount, amount }) => ({
      ...{ description, qty, unit, price: String(price) },
      ...{ discount: String(discount), amount: String(amount) },
    })),
  }
}

/** Lays out the kwitansi that goes with an invoice before it is paid: all it asks for, in words, for the customer to pay on. */
export async function contractReceiptPaper(tx: Tx, actor: Actor, id: string): Promise<Paper> {
  const invoice = await open(tx, actor, id)
  const total = money(invoice.total)
  return receiptPaper({
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'kwitansi',
      amount: total,
      of: { subject: 'invoice', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'invoice', id }),
    ...{ state: stateOnPaper(invoice.state), number: invoice.number, date: invoice.date },
    ...{ receivedFrom: invoice.customerName, amount: invoice.total, method: null, advance: '0', withheld: null },
    purpose: [invoice.lines[0]?.description, invoice.notes].filter(Boolean).join('. '),
    allocations: [{ number: invoice.label, amount: invoice.total }],
  })
}
