import { money, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { unitPrice } from '#ground/price.ts'
import { priceText } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { PurchaseReturnDetail, PurchaseReturnLine } from '../returns/contract.ts'
import { open } from '../returns/open-return.ts'
import type { PurchaseReturnData } from './data.ts'
import { supplierParty } from './from-order.ts'

/** The retur pembelian: what goes back, at what it cost. */
export async function returnPaperOf(tx: Tx, actor: Actor, id: string): Promise<PurchaseReturnData> {
  const made = await open(tx, actor, id)
  const lines = made.lines.map(paperLine)
  const subtotal = sum(made.lines.map((line) => money(line.cost)))
  return {
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'retur',
      amount: money(made.value),
      of: { subject: 'purchase-return', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'purchase-return', id }),
    state: stateOnPaper(made.state),
    number: made.number,
    date: made.date,
    orderNumber: null,
    receiptNumber: receiptNumbers(made),
    billNumber: made.settlements.map((one) => one.billNumber).join(', ') || null,
    supplier: await supplierParty(tx, actor, made.supplierId),
    lines,
    totals: { subtotal, discount: '0', shipping: '0', taxes: [], pricesIncludeTax: false, total: subtotal },
    wantsReplacement: made.wantsReplacement,
    reason: [made.reason, made.notes].filter(Boolean).join('. '),
  }
}

function receiptNumbers({ lines }: PurchaseReturnDetail): string | null {
  return [...new Set(lines.flatMap((line) => line.receiptNumber ?? []))].join(', ') || null
}

function paperLine({ description, itemCode, qty, unit, cost }: PurchaseReturnLine) {
  const price = priceText(unitPrice(money(cost), quantity(qty)))
  return { kind: 'item' as const, description, detail: itemCode, qty, unit, price, discount: null, amount: cost }
}
