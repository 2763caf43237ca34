import { asLumpSum } from '../orders/lump-sum.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { customerOf } from '#modules/parties/face.ts'
import { open } from '../orders/open-order.ts'
import type { OrderDetail, OrderLineDetail } from '../orders/detail.ts'
import type { PaperLine, PaperTax, Party } from '#kit/paper/document.ts'
import type { AgreedTerms, QuotationData } from './data.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { stateOnPaper } from '#kit/paper/state.ts'

/** The order as a quotation, or as its confirmation. */
export async function quotationOf(tx: Tx, actor: Actor, id: string): Promise<QuotationData> {
  const order = await open(tx, actor, id)
  const isBinding = order.postedAt !== null
  // What was printed while it was an offer was another paper.
  const of = { subject: 'order', id, ...(order.postedAt !== null && { since: order.postedAt }) }
  return {
    isBinding,
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: isBinding ? 'konfirmasi order' : 'penawaran',
      amount: money(order.total),
      of,
    }),
    printed: await printedBy(tx, actor, of),
    state: order.state === 'draft' ? 'posted' : stateOnPaper(order.state),
    number: order.label,
    date: order.date,
    customer: await customerParty(tx, actor, order),
    shipTo: shipTo(order),
    agreed: agreedTerms(order),
    subject: null,
    customerPo: order.customerPoNo,
    promisedDate: isBinding ? order.promisedDate : null,
    validUntil: order.validUntil,
    opening: isBinding
      ? 'Terima kasih atas pesanan Anda. Berikut rincian order yang kami konfirmasi.'
      : 'Dengan hormat, bersama ini kami sampaikan penawaran harga untuk kebutuhan berikut.',
    lines: order.lines.map(paperLine),
    totals: {
      subtotal: order.subtotal,
      discount: order.discountTotal,
      shipping: order.shippingFee,
      taxes: order.taxes.map(paperTax),
      pricesIncludeTax: order.priceIncludesTax,
      total: order.total,
    },
    terms: [order.terms, order.notes].flatMap((text) => (text ?? '').split('\n')).filter((line) => line.trim() !== ''),
  }
}

async function customerParty(tx: Tx, actor: Actor, order: OrderDetail): Promise<Party> {
  const { npwp } = await customerOf(tx, actor.companyId, order.customerId)
  return {
    name: order.customerName,
    address: order.billingAddress ?? order.shippingAddress,
    npwp,
    contact: order.contactName,
    phone: order.contactPhone,
  }
}

function shipTo({ billingAddress, shippingAddress, customerName }: OrderDetail): Party | null {
  if (!shippingAddress || !billingAddress || shippingAddress === billingAddress) return null
  return { name: customerName, address: shippingAddress, npwp: null, contact: null, phone: null }
}

function agreedTerms(order: OrderDetail): AgreedTerms {
  const { termDays, downPaymentPercent: percent, downPaymentAmount: amount, retentionPercent } = order
  const advance = isSet(percent) ? { percent } : isSet(amount) ? { amount } : null
  return { termDays, advance, retention: isSet(retentionPercent) ? retentionPercent : null }
}

function isSet(text: string | null): text is string {
  return text !== null && text !== '0'
}

function paperLine(line: OrderLineDetail): PaperLine {
  if (line.row !== 'item') return { kind: line.row, text: line.description }
  const { description, qty, unit, price, amount, discountPercent, discountAmount } = asLumpSum(line)
  const discount = discountPercent
    ? { percent: discountPercent }
    : discountAmount && discountAmount !== '0'
      ? { amount: discountAmount }
      : null
  return { kind: 'item', description, detail: null, qty, unit, price, discount, amount }
}

/** A tax of a document as the paper shows it. */
export function paperTax(tax: OrderDetail['taxes'][number]): PaperTax {
  const { rate, baseNum, baseDen, base, taxedBase, tax: amount } = tax
  return { rate, baseNum, baseDen, base, taxedBase, tax: amount }
}
