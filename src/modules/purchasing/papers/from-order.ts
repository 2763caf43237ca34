import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { PaperLine, Party } from '#kit/paper/document.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { supplierOf } from '#modules/parties/face.ts'
import type { PurchaseDetail, PurchaseLineDetail } from '../orders/detail.ts'
import { open } from '../orders/open.ts'
import type { OrderPaperData } from './data.ts'

/** The purchase order as the supplier gets it. */
export async function orderPaperOf(tx: Tx, actor: Actor, id: string): Promise<OrderPaperData> {
  const order = await open(tx, actor, id)
  return {
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'po',
      amount: money(order.total),
      of: { subject: 'purchase-order', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'purchase-order', id }),
    state: stateOnPaper(order.state),
    number: order.number,
    date: order.date,
    supplier: await supplierParty(tx, actor, order.supplierId, order),
    shipTo: shipTo(order),
    expected: order.expectedDate,
    termDays: order.termDays,
    requestNumber: order.requests.map((request) => request.label).join(', ') || null,
    quoteNumber: order.supplierRef,
    lines: order.lines.map(paperLine),
    totals: {
      subtotal: order.subtotal,
      discount: order.discountTotal,
      shipping: order.freight,
      taxes: order.taxes,
      pricesIncludeTax: order.priceIncludesTax,
      total: order.total,
    },
    terms: [order.terms, order.notes].flatMap((text) => (text ?? '').split('\n')).filter((line) => line.trim() !== ''),
  }
}

/** A supplier as a paper names it; the order may know another person to call. */
export async function supplierParty(
  tx: Tx,
  actor: Actor,
  supplierId: string,
  of: { readonly contactName?: string | null; readonly contactPhone?: string | null } = {},
): Promise<Party> {
  const supplier = await supplierOf(tx, actor.companyId, supplierId)
  return {
    name: supplier.name,
    address: supplier.address,
    npwp: supplier.npwp,
    contact: of.contactName ?? null,
    phone: of.contactPhone ?? supplier.phone,
  }
}

function shipTo(order: PurchaseDetail): Party {
  return { name: order.warehouseName, address: order.shippingAddress, npwp: null, contact: null, phone: null }
}

function paperLine(line: PurchaseLineDetail): PaperLine {
  if (line.row !== 'item') return { kind: line.row, text: line.description }
  const { description, qty, unit, price, amount, itemCode: detail } = line
  return { kind: 'item', description, detail, qty, unit, price, discount: discountOf(line), amount }
}

function discountOf({ discountPercent: percent, discountAmount: amount }: PurchaseLineDetail) {
  if (percent) return { percent }
  return amount && amount !== '0' ? { amount } : null
}
