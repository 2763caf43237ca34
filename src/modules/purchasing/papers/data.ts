import type { OpenByAge } from '#kit/paper/aging.ts'
import type { Amount, On, PaperBasis, PaperLine, PaperTotals, Party } from '#kit/paper/document.ts'

/** What is asked for inside the house; it names no price that binds. */
export interface RequestPaperData extends PaperBasis {
  readonly requester: string
  readonly neededBy: On | null
  /** The warehouse or the site it is for. */
  readonly destination: string | null
  readonly lines: readonly RequestPaperLine[]
  readonly note: string | null
  /** Who said yes, and when. */
  readonly approvals: readonly { readonly by: string; readonly on: On }[]
}

/** What is wanted, without a word of why. */
export interface WantedLine {
  readonly code: string | null
  readonly name: string
  readonly qty: string
  readonly unit: string
}

export interface RequestPaperLine extends WantedLine {
  readonly reason: string | null
}

/** What suppliers are asked to name a price for; it names none, and nothing of the house. */
export interface PriceRequestData extends PaperBasis {
  readonly neededBy: On | null
  readonly destination: string
  readonly lines: readonly WantedLine[]
}

/** Services of an order, as both sides say that they are done. */
export interface HandoverData extends PaperBasis {
  readonly orderNumber: string | null
  readonly orderedOn: On
  readonly place: string
  readonly supplier: Party
  readonly handedBy: string | null
  readonly receivedBy: string | null
  readonly lines: readonly (Omit<WantedLine, 'code'> & { readonly note: string | null })[]
  readonly note: string | null
}

/** What the supplier is asked to bring, for which price, where and when. */
export interface OrderPaperData extends PaperBasis {
  readonly supplier: Party
  readonly shipTo: Party
  readonly expected: On | null
  readonly termDays: number | null
  readonly requestNumber: string | null
  readonly quoteNumber: string | null
  readonly lines: readonly PaperLine[]
  readonly totals: PaperTotals
  readonly terms: readonly string[]
}

/** What came in: how much was good, how much was turned away and why. No prices. */
export interface ReceiptPaperData extends PaperBasis {
  readonly orderNumber: string | null
  readonly supplier: Party
  readonly warehouse: string
  readonly supplierNote: string | null
  readonly vehiclePlate: string | null
  readonly receivedBy: string | null
  readonly lines: readonly ReceiptPaperLine[]
  readonly note: string | null
}

export interface ReceiptPaperLine {
  readonly code: string | null
  readonly name: string
  readonly unit: string
  readonly received: string
  readonly accepted: string
  readonly rejected: string
  readonly reason: string | null
}

/** What goes back to the supplier, and what it is worth. */
export interface PurchaseReturnData extends PaperBasis {
  readonly orderNumber: string | null
  readonly receiptNumber: string | null
  readonly billNumber: string | null
  /** Other goods are asked for, not a credit. */
  readonly wantsReplacement: boolean
  readonly supplier: Party
  readonly lines: readonly PaperLine[]
  readonly totals: PaperTotals
  /** PPN that goes back with what was billed; the total holds it. */
  readonly ppn: Amount
  readonly reason: string | null
}

/** A supplier's account over a period: what was billed, what was paid, what is open. */
export interface PayableCardData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly supplier: Party
  readonly from: On
  readonly to: On
  readonly opening: Amount
  readonly rows: readonly PayableCardLine[]
  readonly billedTotal: Amount
  readonly paidTotal: Amount
  readonly closing: Amount
  readonly aging: OpenByAge
  /** Of our money with the supplier what no bill used yet: what makes the balance less than the open bills. */
  readonly advance: Amount
}

export interface PayableCardLine {
  readonly date: On
  readonly number: string
  readonly description: string
  readonly billed: Amount
  readonly paid: Amount
  readonly balance: Amount
}
