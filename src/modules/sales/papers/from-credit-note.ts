import { money } from '#ground/money.ts'
import { priceText, unitPrice } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { customerOf } from '#modules/parties/face.ts'
import { openCreditNote } from '../returns/open-return.ts'
import type { PaperLine } from '#kit/paper/document.ts'
import { collectedOnPaper } from './collected.ts'
import type { ReturnNoteData } from './data.ts'
import { paperTax } from './from-order.ts'
import { soldNet } from './sold-net.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { stateOnPaper } from '#kit/paper/state.ts'

/** The nota retur: what is taken off which invoice, and why. */
export async function returnNoteOf(tx: Tx, actor: Actor, id: string): Promise<ReturnNoteData> {
  const note = await openCreditNote(tx, actor, id)
  const { npwp } = await customerOf(tx, actor.companyId, note.customerId)
  return {
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'nota retur',
      amount: money(note.total),
      of: { subject: 'credit-note', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'credit-note', id }),
    state: stateOnPaper(note.state),
    number: note.number,
    date: note.date,
    invoiceNumber: note.invoiceNumber,
    taxInvoiceNumber: note.taxInvoiceNo,
    customer: { name: note.customerName, address: note.billingAddress, npwp, contact: null, phone: null },
    lines: note.lines.map(paperLine),
    totals: {
      subtotal: note.subtotal,
      discount: note.discountTotal,
      shipping: note.shippingFee,
      taxes: note.taxes.map(paperTax),
      pricesIncludeTax: note.priceIncludesTax,
      net: soldNet(note, [note.downPaymentRestored, note.retentionReduced]),
      total: note.total,
    },
    downPayment: note.downPaymentRestored,
    retention: note.retentionReduced,
    collected: collectedOnPaper(note.ppnCollector, note.ppnCollected),
    reason: note.reason,
  }
}

// The note keeps amounts; the unit price is what the amount comes to.
function paperLine(line: { description: string; unit: string; qty: string; amount: string }): PaperLine {
  const { description, unit, qty, amount } = line
  const perUnit = priceText(unitPrice(money(amount), quantity(qty)))
  return { kind: 'item', description, detail: null, qty, unit, price: perUnit, discount: null, amount }
}
