import { day } from '#ground/day.ts'
import { money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { unitPrice } from '#ground/price.ts'
import { priceText } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { buyerSeen } from '../facts.ts'
import type { PurchaseReturnDetail, PurchaseReturnLine } from '../returns/contract.ts'
import { open } from '../returns/open-return.ts'
import type { PurchaseReturnData } from './data.ts'
import { supplierParty } from './from-order.ts'

/** The retur pembelian: what goes back, at what it cost; what was billed of it at what comes off the debt, with its PPN. */
export async function returnPaperOf(tx: Tx, actor: Actor, id: string): Promise<PurchaseReturnData> {
  const made = await open(tx, actor, id)
  const { weArePkp } = await buyerSeen(tx, actor, day(made.date))
  const said = made.lines.map((line) => ({ line, ...worthOf(line, weArePkp) }))
  const lines = said.map(({ line, worth }) => paperLine(line, worth))
  const subtotal = sum(said.map(({ worth }) => worth))
  const ppn = sum(said.map((each) => each.ppn))
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
    totals: { subtotal, discount: '0', shipping: '0', taxes: [], pricesIncludeTax: false, total: plus(subtotal, ppn) },
    ppn,
    wantsReplacement: made.wantsReplacement,
    reason: [made.reason, made.notes].filter(Boolean).join('. '),
  }
}

function receiptNumbers({ lines }: PurchaseReturnDetail): string | null {
  return [...new Set(lines.flatMap((line) => line.receiptNumber ?? []))].join(', ') || null
}

// Where PPN is not credited it is part of the cost: of goods partly billed it is not told apart.
function worthOf(line: PurchaseReturnLine, weArePkp: boolean): { readonly worth: Money; readonly ppn: Money } {
  const [cost, net, ppn] = [line.cost, line.net, line.ppn].map((text) => money(text)) as [Money, Money, Money]
  if (line.unbilledQty === '0' && net > 0n) return { worth: net, ppn }
  return { worth: cost, ppn: weArePkp ? ppn : ZERO }
}

function paperLine({ description, itemCode, qty, unit }: PurchaseReturnLine, worth: Money) {
  const price = priceText(unitPrice(worth, quantity(qty)))
  return { kind: 'item' as const, description, detail: itemCode, qty, unit, price, discount: null, amount: worth }
}
