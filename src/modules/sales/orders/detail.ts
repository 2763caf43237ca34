import type { Audited } from '#kit/list/audited.ts'
import type {
  DayText,
  DocumentState,
  InstantText,
  MoneyText,
  PercentText,
  PriceText,
  Progress,
  QtyText,
  TaxRow,
  WithholdingKind,
  WithholdingTax,
} from '../contract.ts'
import type { SalesSettings } from './settings-contract.ts'

/** The one badge of an order, derived: never typed, never stored. */
export type OrderStatus =
  | 'draft'
  | 'expired'
  | 'pending'
  | 'confirmed'
  | 'making'
  | 'held'
  | 'partly-delivered'
  | 'delivered'
  | 'done'
  | 'closed'
  | 'void'

/** What the person may do next with this order, by its state and their permissions. */
export type OrderAct =
  | 'edit'
  | 'amend'
  | 'confirm'
  | 'decide'
  | 'withdraw'
  | 'hold'
  | 'resume'
  | 'deliver'
  | 'invoice'
  | 'invoice-down-payment'
  | 'invoice-retention'
  | 'pay'
  | 'return'
  | 'close'
  | 'void'
  | 'revise'
  | 'duplicate'
  | 'delete'

/** A row of the order list. */
export interface OrderRow extends Audited {
  readonly id: string
  readonly number: string | null
  /** The number, or 'Draf'. */
  readonly label: string
  readonly state: DocumentState
  readonly status: OrderStatus
  /** '1 dari 2' while it waits for several people's yes. */
  readonly yeses: string | null
  readonly date: DayText
  readonly customerId: string
  readonly customerName: string
  readonly customerPoNo: string | null
  readonly projectId: string | null
  readonly salespersonName: string | null
  readonly tags: readonly string[]
  readonly lineCount: number
  readonly total: MoneyText
  /** Of goods that are with the customer, PPN included as in the total; and how far they have come, in whole percents. */
  readonly sentValue: MoneyText
  readonly sentShare: number
  readonly billedTotal: MoneyText
  readonly paidTotal: MoneyText
  /** Of what is billed: not paid yet. */
  readonly openDue: MoneyText
  /** What is still to be billed of the order, and what is still to be paid of it in all: that and what is billed and open. */
  readonly toBill: MoneyText
  readonly leftDue: MoneyText
  readonly linesToDeliver: number
  readonly linesDelivered: number
  readonly delivery: Progress | 'not-needed'
  readonly billing: Progress
  readonly paying: Progress
  /** One word of the three above, for the badge: none, billed, partial, paid, written-off. */
  readonly bill: 'none' | 'billed' | 'partial' | 'paid' | 'written-off'
  readonly version: number
  readonly salespersonId: string | null
  readonly promisedDate: DayText | null
  readonly nextDue: DayText | null
  readonly isOverdue: boolean
}

export interface OrderLineDetail {
  readonly id: string
  readonly position: number
  readonly row: 'item' | 'section' | 'note'
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly itemKind: string | null
  readonly description: string
  readonly qty: QtyText
  readonly unit: string
  readonly price: PriceText
  readonly discountPercent: PercentText | null
  readonly discountAmount: MoneyText | null
  readonly taxCode: string | null
  /** After the line's own discount. */
  readonly amount: MoneyText
  /** Its share of the document discount. */
  readonly discountShare: MoneyText
  readonly warehouseId: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
  readonly needsDelivery: boolean
  readonly delivered: QtyText
  readonly invoiced: QtyText
  readonly returned: QtyText
  /** Of what came back: what is to be sent again. */
  readonly replaced: QtyText
  /** Still to deliver / still to invoice by the settings of today. */
  readonly toDeliver: QtyText
  readonly toInvoice: QtyText
  /** Only with 'view biaya'. */
  readonly unitCost?: string | null
}

export interface OrderDelivery {
  readonly id: string
  readonly label: string
  readonly number: string | null
  readonly state: DocumentState
  readonly arrival: 'received' | 'partial' | 'rejected' | null
  readonly date: DayText
  readonly driverName: string | null
  readonly vehiclePlate: string | null
  readonly receivedBy: string | null
  readonly receivedAt: InstantText | null
  readonly isSigned: boolean
  /** Pictures kept with it, but for private ones. */
  readonly photos: number
  readonly lineCount: number
  readonly version: number
}

export interface OrderInvoice {
  readonly id: string
  readonly label: string
  readonly number: string | null
  readonly kind: 'sale' | 'down_payment' | 'retention'
  readonly state: DocumentState
  readonly date: DayText
  readonly dueDate: DayText
  readonly total: MoneyText
  readonly openDue: MoneyText
  readonly writtenOffTotal: MoneyText
  readonly creditedTotal: MoneyText
  /** PPN of it that the customer remits himself. */
  readonly ppnCollected: MoneyText
  readonly isOverdue: boolean
  readonly version: number
}

export interface OrderPayment {
  readonly id: string
  readonly number: string | null
  readonly state: DocumentState
  readonly date: DayText
  readonly method: string
  /** What it settles of this order, withheld tax included. */
  readonly settled: MoneyText
  readonly withheld: MoneyText
  readonly invoiceNumbers: string
  readonly version: number
}

export interface OrderReturn {
  readonly id: string
  readonly kind: 'return' | 'credit-note'
  readonly number: string | null
  readonly state: DocumentState
  readonly date: DayText
  readonly reason: string
  readonly total: MoneyText | null
  readonly version: number
}

export interface OrderDetail extends OrderRow {
  readonly can: readonly OrderAct[]
  /** Who handed it in for a yes, and what the last decision said. */
  readonly submittedBy: string | null
  readonly submittedAt: InstantText | null
  readonly decisionNote: string | null
  readonly validUntil: DayText | null
  readonly customerPoDate: DayText | null
  readonly billingAddress: string | null
  readonly shippingAddress: string | null
  readonly contactName: string | null
  readonly contactPhone: string | null
  readonly warehouseId: string | null
  readonly warehouseName: string | null
  readonly termDays: number
  readonly priceIncludesTax: boolean
  readonly sellerIsPkp: boolean
  readonly taxCode: string | null
  readonly discountPercent: PercentText | null
  readonly discountAmount: MoneyText | null
  readonly shippingFee: MoneyText
  readonly downPaymentPercent: PercentText | null
  readonly downPaymentAmount: MoneyText | null
  readonly retentionPercent: PercentText | null
  readonly withholding: readonly WithholdingTax[]
  /** Nobody chose it: it follows what the order sells. */
  readonly withholdingIsUsual: boolean
  readonly terms: string | null
  readonly notes: string | null
  readonly internalNotes: string | null
  readonly subtotal: MoneyText
  readonly discountTotal: MoneyText
  readonly dpp: MoneyText
  readonly dppOther: MoneyText
  readonly ppn: MoneyText
  readonly taxes: readonly TaxRow[]
  /** Only with 'view biaya': expected gross margin before tax. */
  readonly margin?: MoneyText
  readonly downPaymentBilled: MoneyText
  readonly downPaymentApplied: MoneyText
  readonly retentionHeld: MoneyText
  readonly retentionReleased: MoneyText
  readonly heldReason: string | null
  readonly closedReason: string | null
  readonly voidReason: string | null
  readonly createdBy: string
  readonly createdAt: InstantText
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly revisionOf: string | null
  readonly lines: readonly OrderLineDetail[]
  readonly deliveries: readonly OrderDelivery[]
  readonly invoices: readonly OrderInvoice[]
  readonly payments: readonly OrderPayment[]
  readonly returns: readonly OrderReturn[]
}

export interface OrderStart {
  readonly today: DayText
  /** Who issues it: the company one works in. */
  readonly companyName: string
  readonly sellerIsPkp: boolean
  /** The code an ordinary line takes on the day; null when the company is not PKP. */
  readonly taxCode: string | null
  readonly taxCodes: readonly { code: string; label: string; rate: PercentText; baseNum: string; baseDen: string }[]
  /** How prices are written until somebody chooses otherwise. */
  readonly taxMode: 'exclusive' | 'inclusive'
  /** The usual one first. */
  readonly warehouses: readonly { id: string; name: string }[]
  readonly cashAccounts: readonly { id: string; code: string; name: string; kind: 'kas' | 'bank' }[]
  readonly withholdingRates: readonly { kind: WithholdingKind; label: string; rate: PercentText }[]
  /** Whom an order may name as its salesperson. */
  readonly salespeople: readonly { id: string; name: string }[]
  readonly settings: SalesSettings
}
