import { percentFormat } from '#ground/format.ts'
import { minus, money, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { InvoiceDetail, InvoiceLine } from '../invoices/detail.ts'
import { open } from '../invoices/open-invoice.ts'
import type { PaperLine } from '#kit/paper/document.ts'
import { asLumpSum } from '../orders/lump-sum.ts'
import { writeOffWords } from '../write-offs/contract.ts'
import { collectedOnPaper } from './collected.ts'
import type { AcknowledgementData, InvoiceData } from './data.ts'
import { paperTax } from './from-order.ts'
import { soldNet } from './sold-net.ts'
import { progressOnPaper } from './termin-progress.ts'
import { today } from '#kit/posting/today.ts'
import { printedBy, printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { stateOnPaper, withholdingWords } from '#kit/paper/state.ts'

const KINDS = { sale: 'sale', opening: 'sale', down_payment: 'down-payment', retention: 'retention' } as const

/** A claim given up is no nota kredit: the customer's PPN stays as it was. */
const SETTLED_BY = { payment: 'Pembayaran', 'credit-note': 'Nota kredit' } as const

/** The invoice: lines, taxes, what was advanced and held back, what is due. */
export async function invoiceOf(tx: Tx, actor: Actor, id: string): Promise<InvoiceData> {
  const invoice = await open(tx, actor, id)
  return {
    ...saidOf(invoice),
    letterhead: await letterheadFor(tx, actor, invoice, id),
    printed: await printedBy(tx, actor, { subject: 'invoice', id }),
    progress: await progressOnPaper(tx, actor.companyId, invoice, id),
  }
}

/** The same of an invoice that nobody issued yet, as it would be. */
export async function invoiceAhead(tx: Tx, actor: Actor, invoice: InvoiceOnPaper): Promise<InvoiceData> {
  return {
    ...saidOf(invoice),
    letterhead: await letterheadFor(tx, actor, invoice),
    printed: printedNow(actor),
    progress: await progressOnPaper(tx, actor.companyId, invoice, null),
  }
}

/** What the paper of an invoice says, kept or only worked out. */
export type InvoiceOnPaper = Omit<InvoiceDetail, 'lines' | NotOnPaper> & {
  readonly lines: readonly Pick<InvoiceLine, 'description' | 'qty' | 'unit' | 'price' | 'discount' | 'amount'>[]
}

type NotOnPaper =
  | ('id' | 'version' | 'can' | 'yeses' | 'submittedBy' | 'submittedAt' | 'decisionNote' | 'postedBy' | 'postedAt')
  | ('ppnProofNo' | 'ppnProofs' | 'ppnProofDate' | 'ppnWaiting' | 'voidReason' | 'creditNotes' | 'writeOffs')
  | ('customerId' | 'sellerIsPkp' | 'taxTransactionCode' | 'dppOther' | 'netOpen' | 'isOverdue' | 'label')
  | ('paidTotal' | 'creditedTotal' | 'writtenOffTotal' | 'withholdingAmount')

function letterheadFor(tx: Tx, actor: Actor, invoice: InvoiceOnPaper, id?: string) {
  return issuerOf(tx, actor.companyId, {
    docType: 'invoice',
    amount: money(invoice.total),
    bankAccountId: invoice.bankAccountId,
    signatoryId: invoice.signatoryId,
    ...(id !== undefined && { of: { subject: 'invoice', id } }),
  })
}

function saidOf(invoice: InvoiceOnPaper): Omit<InvoiceData, 'letterhead' | 'printed' | 'progress'> {
  return {
    state: stateOnPaper(invoice.state, invoice.status === 'paid'),
    kind: KINDS[invoice.kind],
    number: invoice.number,
    date: invoice.date,
    dueDate: invoice.dueDate,
    orderNumber: invoice.orderNumber,
    customerPo: invoice.customerPoNo,
    taxInvoiceNumber: invoice.taxInvoiceNo,
    customer: {
      name: invoice.customerName,
      address: invoice.billingAddress,
      npwp: invoice.customerNpwp,
      contact: null,
      phone: null,
    },
    shipTo: null,
    lines: invoice.lines.map(paperLine),
    totals: {
      subtotal: invoice.subtotal,
      discount: invoice.discountTotal,
      shipping: invoice.shippingFee,
      taxes: invoice.taxes.map(paperTax),
      pricesIncludeTax: invoice.priceIncludesTax,
      net: soldNet(invoice, [invoice.downPaymentApplied, invoice.retentionAmount]),
      total: invoice.total,
    },
    downPayment: invoice.downPaymentApplied === '0' ? null : { label: 'Uang muka', amount: invoice.downPaymentApplied },
    retention:
      invoice.retentionAmount === '0' ? null : { percent: invoice.retentionPercent, amount: invoice.retentionAmount },
    collected: collectedOnPaper(invoice.ppnCollector, invoice.ppnCollected),
    settlements: invoice.settlements.map(({ number, source, amount, against }) => ({
      label: `${source === 'write-off' ? writeOffWords[against ?? 'expense'] : SETTLED_BY[source]} ${number}`,
      amount,
    })),
    // What is not issued yet, or was called off, has nothing open: its paper tells what it asks for.
    due: invoice.state === 'posted' ? invoice.openDue : invoice.total,
    withholding: withholdingOf(invoice),
    needsMeterai: invoice.needsMeterai,
    note: invoice.notes,
  }
}

// A memo, never part of the total: what is planned, of a part that is open its part, at the end what was held back.
function withholdingOf(invoice: InvoiceOnPaper): InvoiceData['withholding'] {
  const { withholding, payable, openDue, withholdingOpen } = invoice
  const planned = withholding
    .filter(({ amount }) => amount !== '0')
    .map(({ kind, rate, amount }) => ({ label: `${withholdingWords[kind]} ${percentFormat(rate)}`, amount }))
  if (invoice.state !== 'posted' || invoice.settlements.length === 0) return memo(planned, payable)
  if (openDue === '0') return memo(heldOf(invoice), null)
  const label = planned.length === 1 ? (planned[0]?.label ?? '') : 'PPh'
  const open = withholdingOpen === '0' ? [] : [{ label, amount: withholdingOpen }]
  return memo(open, String(minus(money(openDue), money(withholdingOpen))))
}

function heldOf({ settlements }: InvoiceOnPaper) {
  const byKind = Map.groupBy(
    settlements.flatMap(({ held }) => held),
    ({ kind }) => kind,
  )
  return [...byKind].map(([kind, held]) => ({
    label: withholdingWords[kind],
    amount: String(sum(held.map(({ amount }) => money(amount)))),
  }))
}

function memo(
  taxes: NonNullable<InvoiceData['withholding']>['taxes'],
  payable: string | null,
): InvoiceData['withholding'] {
  return taxes.length > 0 ? { taxes, payable } : null
}

function paperLine(line: InvoiceOnPaper['lines'][number]): PaperLine {
  const { description, qty, unit, price, discount, amount } = asLumpSum(line)
  return {
    kind: 'item',
    description,
    detail: null,
    qty,
    unit,
    price,
    discount: discount === '0' ? null : { amount: discount },
    amount,
  }
}

/** What is handed over with an invoice. */
export async function acknowledgementOf(tx: Tx, actor: Actor, id: string): Promise<AcknowledgementData> {
  const invoice = await open(tx, actor, id)
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'tanda terima', amount: money(invoice.total) }),
    printed: printedNow(actor),
    state: stateOnPaper(invoice.state),
    number: invoice.number,
    date: today(actor),
    customer: {
      name: invoice.customerName,
      address: invoice.billingAddress,
      npwp: null,
      contact: null,
      phone: null,
    },
    orderNumber: invoice.orderNumber,
    invoice: {
      number: invoice.label,
      date: invoice.date,
      dueDate: invoice.dueDate,
      amount: invoice.total,
      taxInvoiceNumber: invoice.taxInvoiceNo,
      customerPo: invoice.customerPoNo,
    },
  }
}
