import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { open } from '../invoices/open-invoice.ts'
import { invoiceOf } from './from-invoice.ts'
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
