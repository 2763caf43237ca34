import type { Audited } from '#kit/list/audited.ts'
import type { DecisionTaken } from '#kit/posting/decisions.ts'
import type { WarehouseType } from '#modules/stock/rules.ts'
import type {
  DayText,
  DocumentRef,
  DocumentState,
  InstantText,
  MoneyText,
  PercentText,
  PriceText,
  Progress,
  QtyText,
  TaxRow,
  Warning,
} from '../contract.ts'
import type { purchaseBillWords, purchaseStatusWords } from './columns.ts'

/** The one badge of a purchase order, derived. */
export type PurchaseStatus = keyof typeof purchaseStatusWords

/** What the person may do next with this order, by its state and their permissions. */
export type PurchaseAct =
  | 'edit'
  | 'submit'
  | 'withdraw'
  | 'decide'
  | 'amend'
  | 'receive'
  | 'hand-over'
  | 'bill'
  | 'pay-advance'
  | 'return'
  | 'hold'
  | 'resume'
  | 'close'
  | 'void'
  | 'duplicate'
  | 'delete'
  | 'follow-up'

/** A row of the list of orders. */
export interface PurchaseRow extends Audited {
  readonly id: string
  readonly number: string | null
  readonly label: string
  readonly state: DocumentState
  readonly status: PurchaseStatus
  /** '1 dari 2' while it waits for several people's yes. */
  readonly yeses: string | null
  readonly date: DayText
  readonly expectedDate: DayText | null
  readonly isLate: boolean
  readonly daysLate: number
  readonly supplierId: string
  readonly supplierName: string
  /** Whom to call about it. */
  readonly contactName: string | null
  readonly contactPhone: string | null
  /** What the supplier said when it was asked last. */
  readonly followUpNote: string | null
  readonly tags: readonly string[]
  readonly shipTo: 'warehouse' | 'site'
  readonly warehouseId: string
  readonly warehouseName: string
  readonly projectId: string | null
  readonly lineCount: number
  readonly total: MoneyText
  /** Of goods that are here, PPN included as in the total; and how far they have come, in whole percents. */
  readonly receivedValue: MoneyText
  readonly receivedShare: number
  readonly billedTotal: MoneyText
  /** On bills, and ahead of them for this order. */
  readonly paid: MoneyText
  /** Of what is billed: not paid yet. */
  readonly openDue: MoneyText
  /** What is still to be billed of the order, and what is still to be paid of it in all. */
  readonly toBill: MoneyText
  readonly leftDue: MoneyText
  readonly createdBy: string
  readonly linesToReceive: number
  readonly linesReceived: number
  readonly receiving: Progress | 'not-needed'
  readonly billing: Progress
  readonly bill: keyof typeof purchaseBillWords
  readonly nextDue: DayText | null
  readonly isCash: boolean
  readonly version: number
}

export interface PurchaseLineDetail {
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
  readonly taxCode: string
  /** After the line's own discount. */
  readonly amount: MoneyText
  /** Before PPN, after both discounts. */
  readonly net: MoneyText
  /** What it costs in stock: net and what PPN cannot be credited. */
  readonly cost: MoneyText
  readonly needsReceipt: boolean
  readonly requestLineId: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
  /** Accepted (less what is awaited again) / rejected / billed / sent back, in the line's unit. */
  readonly received: QtyText
  readonly rejected: QtyText
  readonly billed: QtyText
  readonly returned: QtyText
  /** Of what was sent back: other goods were asked for. */
  readonly replaced: QtyText
  readonly toReceive: QtyText
  /** Of a service: what a berita acara says is done, and what none says. */
  readonly handed: QtyText
  readonly toHandOver: QtyText
  /** Accepted (or, for services, ordered) and not yet billed. */
  readonly toBill: QtyText
}

export interface PurchaseReceipt {
  readonly id: string
  readonly label: string
  readonly number: string | null
  readonly state: DocumentState
  readonly date: DayText
  readonly supplierSjNo: string | null
  readonly receivedBy: string | null
  readonly lineCount: number
  readonly hasRejects: boolean
  readonly warehouseName: string
  /** Photos that everybody may see who may see the order, and the first of them. */
  readonly photos: number
  readonly photoId: string | null
  readonly value: MoneyText
  readonly billing: Progress
  readonly version: number
}

/** A berita acara of services of an order. */
export interface PurchaseHandover {
  readonly id: string
  readonly label: string
  readonly number: string | null
  readonly state: 'posted' | 'void'
  readonly date: DayText
  readonly handedBy: string | null
  readonly receivedBy: string | null
  readonly version: number
}

/** A request that an order answers. */
export interface PurchaseRequestRef {
  readonly id: string
  readonly number: string | null
  readonly label: string
}

/** A change of a posted order that waits for a yes. */
export interface PurchaseAmendment {
  readonly total: MoneyText
  readonly reason: string | null
  readonly submittedBy: string | null
  readonly submittedAt: InstantText | null
}

export interface PurchaseDetail extends PurchaseRow {
  readonly can: readonly PurchaseAct[]
  readonly supplierIsPkp: boolean
  readonly supplierRef: string | null
  readonly contactName: string | null
  readonly contactPhone: string | null
  readonly shippingAddress: string | null
  readonly termDays: number
  readonly priceIncludesTax: boolean
  /** PPN is credited (1-1600); otherwise it is part of the cost. */
  readonly creditsTax: boolean
  readonly taxCode: string
  readonly discountPercent: PercentText | null
  readonly discountAmount: MoneyText | null
  readonly freight: MoneyText
  /** Of the freight: what no bill has brought yet. */
  readonly freightOpen: MoneyText
  readonly downPaymentAmount: MoneyText
  readonly terms: string | null
  readonly notes: string | null
  readonly internalNotes: string | null
  readonly subtotal: MoneyText
  readonly discountTotal: MoneyText
  readonly dpp: MoneyText
  readonly dppOther: MoneyText
  readonly ppn: MoneyText
  readonly taxes: readonly TaxRow[]
  readonly unbilledValue: MoneyText
  /** When it was last billed, and when something last came off those bills. */
  readonly billedOn: DayText | null
  readonly settledOn: DayText | null
  readonly heldReason: string | null
  readonly closedReason: string | null
  readonly voidReason: string | null
  readonly decisionNote: string | null
  readonly submittedBy: string | null
  readonly submittedAt: InstantText | null
  readonly followUp: { readonly at: InstantText; readonly by: string; readonly note: string } | null
  readonly createdBy: string
  readonly createdAt: InstantText
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly amendment: PurchaseAmendment | null
  readonly lines: readonly PurchaseLineDetail[]
  readonly receipts: readonly PurchaseReceipt[]
  readonly handovers: readonly PurchaseHandover[]
  readonly requests: readonly PurchaseRequestRef[]
  readonly landed: readonly PurchaseLanded[]
  readonly decisions: readonly DecisionTaken[]
}

/** A bill of freight or unloading that joined what came of the order, and how much of it did. */
export interface PurchaseLanded {
  readonly billId: string
  readonly label: string
  readonly description: string
  readonly amount: MoneyText
}

export interface PurchaseStart {
  readonly today: DayText
  /** Whether we may credit PPN. */
  readonly weArePkp: boolean
  /** The code an ordinary line of a PKP supplier bears. */
  readonly taxCode: string
  readonly taxCodes: readonly { code: string; label: string; rate: PercentText; baseNum: string; baseDen: string }[]
  /** How prices are written until somebody chooses otherwise. */
  readonly taxMode: 'exclusive' | 'inclusive' | 'none'
  /** The usual one first. */
  readonly warehouses: readonly {
    id: string
    name: string
    type: WarehouseType
    address: string | null
    racks: readonly string[]
  }[]
  readonly cashAccounts: readonly { id: string; code: string; name: string; kind: 'kas' | 'bank' }[]
  readonly settings: PurchaseSettings
}

/** The last price paid for an item, and how far a new price is from it. */
export interface LastPrice {
  readonly itemId: string
  /** Per base unit. */
  readonly price: PriceText
  readonly on: DayText
  readonly supplierId: string | null
  readonly supplierName: string | null
  /** The last price of the supplier asked about, when it differs from the one above. */
  readonly ofSupplier: { readonly price: PriceText; readonly on: DayText } | null
}

export interface PurchaseSettings {
  /** A bill may differ from the order's price by this much. */
  readonly priceTolerancePercent: string
  readonly overReceiptPercent: string
  readonly termDays: number
  readonly defaultTerms: string | null
  /** A bill of services waits for their berita acara, or for somebody else's yes. */
  readonly servicesNeedHandover: boolean
  /** Orders and requests beyond the cost plan of a work item are refused; else they are only told. */
  readonly refusesOverBudget: boolean
}

export interface SavedPurchase extends DocumentRef {
  /** 'pending_approval' when the amount needs somebody's yes. */
  readonly state: DocumentState
  readonly warnings: readonly Warning[]
  /** The advance that was paid with it. */
  readonly payment?: DocumentRef
}
