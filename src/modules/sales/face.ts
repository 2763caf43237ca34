import { rowDims, type Dims } from '#ground/dims.ts'
import { money, mulDiv, ZERO, type Money } from '#ground/money.ts'
import { convert, minusQty, quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { goodsDocuments, orderOfLine } from './orders/face-store.ts'
import { keepFor, letGoOf } from './orders/kept-goods.ts'
import { linesOf, lockOrders, orderById, readOrder } from './orders/store.ts'

import './hanging.ts'

export { tellContractOrders } from './invoices/last-of-contract.ts'
export {
  billContract,
  changeContractTerms,
  changeContractValue,
  contractOf,
  previewContractBill,
  signContract,
  tellContractHandover,
} from './contract-work.ts'
export {
  contractBillSeen,
  contractInvoicePaper,
  contractPaperAhead,
  contractReceiptPaper,
  type ContractBillSeen,
  type ContractBillTax,
} from './papers/contract-bill.ts'
export { tellTerminShare, type TerminShare } from './papers/termin-progress.ts'
export { openContract, takeContractOpeningBack } from './open-contract.ts'
export type { InvoicePreview } from './invoices/contract.ts'
export type { ContractBill, ContractSeen, ContractTerms } from './contract-work.ts'
export {
  invoiceClaims,
  receiveForInvoices,
  takeBackReceived,
  type InvoiceClaim,
  type InvoicePaid,
} from './payments/bank-claims.ts'
export { tellBeingMade } from './orders/being-made.ts'
export { tellMaker, type MadeForLine } from './orders/maker.ts'
export { tellOrderHouses } from './orders/order-houses.ts'

/** A line of a sales order as later departments know it; quantities in base units of the item. */
export interface SoldLine extends Dims {
  readonly id: string
  readonly itemId: string | null
  readonly description: string
  readonly qty: Quantity
  readonly delivered: Quantity
  /** Before PPN, after discounts. */
  readonly net: Money
  /** The part of `net` that stays with the customer now. */
  readonly deliveredNet: Money
}

/** A sales order as later departments know it. */
export interface SoldOrder {
  readonly id: string
  readonly number: string | null
  readonly customerName: string
  readonly projectId: string | null
  readonly promisedDate: Day | null
  /** Confirmed, not closed, not on hold. */
  readonly isOpen: boolean
  readonly lines: readonly SoldLine[]
}

/** Gives an order this person may see, with its lines of goods and services. */
export async function soldOrder(tx: Tx, actor: Actor, id: string): Promise<SoldOrder> {
  const order = await readOrder(tx, actor, id)
  const lines = (await linesOf(tx, order.id)).filter((line) => line.kind === 'item')
  return {
    id: order.id,
    number: order.number,
    customerName: order.customer_name,
    projectId: order.project_id,
    promisedDate: order.promised_date,
    isOpen: order.state === 'posted' && order.closed_at === null && !order.is_held,
    lines: lines.map((line) => {
      const qty = quantity(line.qty)
      const kept = minusQty(quantity(line.delivered_qty), quantity(line.returned_qty))
      return {
        id: line.id,
        ...rowDims(line),
        itemId: line.item_id,
        description: line.description,
        qty: convert(qty, line.unit_num, line.unit_den),
        delivered: convert(kept, line.unit_num, line.unit_den),
        net: line.net,
        deliveredNet: qty === 0n ? ZERO : money(mulDiv(line.net, kept, qty)),
      }
    }),
  }
}

/** Gives the order of a line, for who may see it. */
export async function soldOrderOfLine(tx: Tx, actor: Actor, lineId: string): Promise<SoldOrder> {
  return soldOrder(tx, actor, found(await orderOfLine(tx, actor.companyId, lineId)))
}

/** The documents that took goods of an order out or brought them back: their moves in the stock book are its cost. */
export async function goodsOfOrder(tx: Tx, actor: Actor, orderId: string): Promise<string[]> {
  await readOrder(tx, actor, orderId)
  return goodsDocuments(tx, actor.companyId, orderId)
}

/** Goods of one line of a sales order in a warehouse, in base units. */
export interface LineGoods {
  readonly orderId: string
  readonly lineId: string
  readonly warehouseId: string
  readonly qty: Quantity
}

/** Takes an order for this transaction before goods move for it, as every act of its own does. */
export async function holdSoldOrder(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  await lockOrders(tx, actor.companyId, [orderId])
}

/** Keeps goods that were made for a line for it alone, as many as it still waits for; tells how many. */
export async function keepForLine(tx: Tx, actor: Actor, goods: LineGoods): Promise<Quantity> {
  const order = await orderById(tx, actor.companyId, goods.orderId)
  return order ? keepFor(tx, actor, order, goods) : ZERO_QTY
}

/** Lets go of goods that were kept for a line where they were made. */
export async function letGoOfLine(tx: Tx, actor: Actor, goods: LineGoods): Promise<void> {
  await letGoOf(tx, actor, { id: goods.orderId }, goods)
}
