import type { PphKind } from '#ground/pph.ts'
import type {
  DayText,
  DocumentState,
  InstantText,
  MoneyText,
  PercentText,
  PriceText,
  QtyText,
  TaxRow,
} from '../contract.ts'
import type { billKindWords, billStatusWords } from './columns.ts'

export type BillKind = keyof typeof billKindWords
export type BillStatus = keyof typeof billStatusWords

/** The paper of another department that a bill was made of: an SPK of a subcontractor. */
export interface BillOrigin {
  readonly word: string
  readonly number: string
  /** Its page. */
  readonly to: string
}

/** A row of the list, and of what a payment may settle. */
export interface BillRow {
  readonly id: string
  readonly version: number
  /** The number, or 'Draf' before there is one. */
  readonly label: string
  readonly kind: BillKind
  readonly date: DayText
  readonly dueDate: DayText
  readonly supplierId: string
  readonly supplierName: string
  readonly supplierInvoiceNo: string | null
  readonly taxInvoiceNo: string | null
  readonly status: BillStatus
  /** '1 dari 2' while it waits for several people's yes. */
  readonly yeses: string | null
  readonly isOverdue: boolean
  readonly total: MoneyText
  readonly openDue: MoneyText
}

/** An open bill with what is to be held back when it is paid whole. */
export interface OpenBill extends BillRow {
  readonly withholdingKind: PphKind | null
  readonly withholdingRate: PercentText | null
  /** Before PPN: what PPh is reckoned from. */
  readonly withholdingBase: MoneyText
  readonly withholdingAmount: MoneyText
  readonly withheldTotal: MoneyText
  readonly returnedTotal: MoneyText
  /** Still to be withheld. */
  readonly withholdingOpen: MoneyText
  /** Of these orders. */
  readonly orderNumbers: readonly string[]
}

/** Three-way match of one line: ordered, received, billed. */
export interface LineMatch {
  /** 'match' · 'price-over' beyond the tolerance · 'price-within' it · 'price-under' (cheaper than received). */
  readonly result: 'match' | 'price-over' | 'price-within' | 'price-under'
  /** Ordered price per unit of the line, before PPN; null when the line was never ordered. */
  readonly orderedPrice: PriceText | null
  readonly orderedQty: QtyText | null
  readonly receivedQty: QtyText | null
  /** What the received goods stand at in the books. */
  readonly receivedValue: MoneyText
  /** What the bill makes of them. */
  readonly billedCost: MoneyText
  readonly difference: MoneyText
  /** Difference as a share of the received value; null when that is nothing. */
  readonly percent: PercentText | null
}

/** Three-way match of the freight on a bill: there is no 'price-under', what was left out may come on another paper. */
export type FreightMatch = Exclude<LineMatch['result'], 'price-under'>

export interface BillLine {
  readonly id: string
  readonly position: number
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly orderLineId: string | null
  readonly receiptId: string | null
  readonly receiptNumber: string | null
  readonly receiptLineId: string | null
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly description: string
  readonly qty: QtyText
  readonly unit: string
  readonly price: PriceText
  readonly discount: MoneyText
  readonly amount: MoneyText
  readonly taxCode: string
  /** Before PPN. */
  readonly net: MoneyText
  /** Sent back after billing. */
  readonly returnedQty: QtyText
  readonly match: LineMatch
}

/** What took something off a bill. */
export interface BillSettlement {
  readonly id: string
  readonly source: 'payment' | 'return'
  readonly sourceId: string
  readonly number: string | null
  readonly date: DayText
  readonly amount: MoneyText
  readonly withheld: MoneyText
  readonly withholdingKind: PphKind | null
  readonly proofNo: string | null
}

/** The share of a landed cost that one received line took. */
export interface LandedShare {
  readonly id: string
  readonly receiptId: string
  readonly receiptNumber: string | null
  readonly receiptLineId: string
  readonly description: string
  /** Its value, quantity or weight: what it was spread by. */
  readonly weight: string
  readonly amount: MoneyText
}

export interface BillDetail extends BillRow {
  readonly number: string | null
  readonly state: DocumentState
  readonly supplierInvoiceDate: DayText | null
  readonly supplierNpwp: string | null
  readonly priceIncludesTax: boolean
  readonly creditsTax: boolean
  readonly subtotal: MoneyText
  readonly discountTotal: MoneyText
  readonly freight: MoneyText
  readonly freightMatch: FreightMatch
  /** How much of the freight orders had agreed on. */
  readonly freightOrdered: MoneyText
  readonly dpp: MoneyText
  readonly dppOther: MoneyText
  readonly ppn: MoneyText
  /** As the faktur pajak has it, not as we reckon it. */
  readonly isPpnTyped: boolean
  readonly taxes: readonly TaxRow[]
  readonly paidTotal: MoneyText
  readonly returnedTotal: MoneyText
  readonly withheldTotal: MoneyText
  readonly withholdingKind: PphKind | null
  readonly withholdingRate: PercentText | null
  readonly withholdingBase: MoneyText
  readonly withholdingAmount: MoneyText
  /** What it is held back for, by its code in Coretax. */
  readonly withholdingObject: string | null
  /** Billed cost less received value, over all lines, without freight as ordered. */
  readonly difference: MoneyText
  /** Some line, or the freight, is dearer than the tolerance allows: why it waits. */
  readonly isOverTolerance: boolean
  /** More of a service was billed than had been handed over: why it waits. */
  readonly isBeforeHandover: boolean
  /** The tolerance it was judged by; null where that was not kept yet, or nothing was judged. */
  readonly tolerancePercent: PercentText | null
  readonly notes: string | null
  readonly reference: string | null
  readonly submittedBy: string | null
  readonly submittedAt: InstantText | null
  readonly decisionNote: string | null
  readonly isReturned: boolean
  readonly voidReason: string | null
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly landedMethod: 'value' | 'quantity' | 'weight' | null
  readonly landed: readonly LandedShare[]
  /** Of a subcontractor's bill: the paper it was made of, for who may see it. */
  readonly origin: BillOrigin | null
  readonly lines: readonly BillLine[]
  readonly settlements: readonly BillSettlement[]
  readonly can: readonly ('edit' | 'post' | 'decide' | 'amend' | 'pay' | 'use-advance' | 'return' | 'void' | 'delete')[]
}

/** A line that waits for its bill: accepted and not yet billed, or a service of the order. */
export interface BillableLine {
  /** Of goods; a service has none. */
  readonly receiptLineId: string | null
  readonly receiptId: string | null
  readonly receiptNumber: string | null
  readonly receiptDate: DayText | null
  readonly supplierSjNo: string | null
  readonly orderId: string
  readonly orderNumber: string | null
  readonly orderLineId: string
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly description: string
  readonly unit: string
  /** Still to be billed. */
  readonly openQty: QtyText
  /** Of a service: of it, handed over. Null: its bill waits for no berita acara. */
  readonly handedQty: QtyText | null
  readonly orderedPrice: PriceText
  /** Of the open quantity, as it stands in 2-1110; nothing for a service. */
  readonly openValue: MoneyText
  /** What the open quantity costs by the order, in the order's price mode. */
  readonly expectedAmount: MoneyText
  readonly taxCode: string
}

/** The rate at which PPh of a kind is proposed, and where it comes from in words; null: none is known. */
export interface ProposedPph {
  readonly kind: PphKind
  readonly rate: PercentText | null
  readonly source: string
  /** The code of Coretax that was last used of the supplier; null where there is none. */
  readonly objectCode: string | null
}

export interface Billable {
  readonly supplierId: string
  readonly supplierName: string
  readonly supplierIsPkp: boolean
  readonly termDays: number
  readonly priceIncludesTax: boolean
  /** What is proposed of what waits; the rate of each kind, and where it comes from. */
  readonly withholdingKind: PphKind | null
  readonly withholdings: readonly ProposedPph[]
  readonly freightOpen: MoneyText
  readonly tolerancePercent: PercentText
  readonly lines: readonly BillableLine[]
}

/** Another paper that looks like this one. */
export interface DuplicateWarning {
  readonly kind: 'same-photo' | 'alike-photo' | 'same-amount'
  readonly billId: string | null
  readonly number: string | null
  readonly supplierName: string
  readonly date: DayText | null
  readonly total: MoneyText | null
  readonly text: string
}
