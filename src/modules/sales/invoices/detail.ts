import type {
  DayText,
  DocumentState,
  InstantText,
  InvoiceWithholding,
  MoneyText,
  PercentText,
  PriceText,
  QtyText,
  TaxRow,
  WithholdingKind,
  WithholdingTax,
} from '../contract.ts'
import type { Collector } from '../collected/rules.ts'
import type { WriteOff, WriteOffBearer } from '../write-offs/contract.ts'

export type InvoiceKind = 'sale' | 'down_payment' | 'retention' | 'opening'
export type InvoiceStatus =
  | 'draft'
  | 'pending'
  | 'open'
  | 'partly-paid'
  | 'paid'
  | 'overdue'
  /** Taken back whole by credit notes: settled, and nobody paid it. */
  | 'credited'
  | 'written-off'
  | 'void'

/** What somebody may do with an invoice. */
export type InvoiceAct =
  | 'edit'
  | 'post'
  | 'decide'
  | 'withdraw'
  | 'amend'
  | 'pay'
  | 'credit'
  | 'write-off'
  | 'prove-ppn'
  | 'unprove-ppn'
  | 'void'
  | 'delete'

export interface InvoiceRow {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly label: string
  readonly kind: InvoiceKind
  readonly state: DocumentState
  readonly status: InvoiceStatus
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly date: DayText
  readonly dueDate: DayText
  readonly total: MoneyText
  readonly paidTotal: MoneyText
  readonly creditedTotal: MoneyText
  /** Given up: nobody will pay it. */
  readonly writtenOffTotal: MoneyText
  readonly openDue: MoneyText
  readonly isOverdue: boolean
  /** What the customer will hold back, by kind. */
  readonly withholding: readonly InvoiceWithholding[]
  /** Of the part still open, all kinds together. */
  readonly withholdingOpen: MoneyText
  /** What is still open, PPN left out: what tax nobody planned may be taken of. */
  readonly netOpen: MoneyText
}

export interface InvoiceLine {
  readonly id: string
  readonly orderLineId: string | null
  readonly itemCode: string | null
  readonly description: string
  readonly qty: QtyText
  readonly unit: string
  readonly price: PriceText
  readonly discount: MoneyText
  readonly amount: MoneyText
  readonly creditedQty: QtyText
}

export interface InvoiceSettlement {
  readonly id: string
  readonly source: 'payment' | 'credit-note' | 'write-off'
  readonly sourceId: string
  readonly number: string
  readonly date: DayText
  readonly amount: MoneyText
  readonly withheld: MoneyText
  /** What was held back with it, by kind. */
  readonly held: readonly {
    readonly kind: WithholdingKind
    readonly amount: MoneyText
    readonly proofNo: string | null
    /** How many papers show its slip. */
    readonly files: number
  }[]
  /** What bears what was written off; null for everything else. */
  readonly against: WriteOffBearer | null
}

/** A standing credit note of an invoice; of a paid one it takes nothing off, it is an advance. */
export interface InvoiceCredit {
  readonly id: string
  readonly number: string
  readonly date: DayText
  readonly total: MoneyText
  readonly reason: string
}

export interface InvoiceDetail extends InvoiceRow {
  readonly creditNotes: readonly InvoiceCredit[]
  readonly customerId: string
  readonly customerName: string
  readonly billingAddress: string | null
  readonly customerNpwp: string | null
  readonly customerPoNo: string | null
  readonly taxInvoiceNo: string | null
  readonly taxTransactionCode: string | null
  readonly priceIncludesTax: boolean
  readonly sellerIsPkp: boolean
  readonly subtotal: MoneyText
  readonly discountTotal: MoneyText
  readonly shippingFee: MoneyText
  readonly downPaymentApplied: MoneyText
  readonly retentionPercent: PercentText | null
  readonly retentionAmount: MoneyText
  readonly dpp: MoneyText
  readonly dppOther: MoneyText
  readonly ppn: MoneyText
  readonly taxes: readonly TaxRow[]
  /** Who remits its PPN himself; that PPN stands on the paper and is not part of the total. */
  readonly ppnCollector: Collector | null
  readonly ppnCollected: MoneyText
  /** Of it: what waits for the proof that it was remitted. */
  readonly ppnWaiting: MoneyText
  readonly ppnProofNo: string | null
  /** Every proof that was given, also one taken back: their entries in the journal are found under these. */
  readonly ppnProofs: readonly string[]
  readonly ppnProofDate: DayText | null
  readonly withholdingAmount: MoneyText
  /** Total less the tax the customer holds back: what arrives in the bank. */
  readonly payable: MoneyText
  readonly bankAccountId: string | null
  /** Null: whom the company usually lets sign. */
  readonly signatoryId: string | null
  readonly needsMeterai: boolean
  readonly submittedBy: string | null
  readonly submittedAt: InstantText | null
  /** What the last decision said. */
  readonly decisionNote: string | null
  /** '1 dari 2' while it waits for several people. */
  readonly yeses: string | null
  readonly notes: string | null
  readonly voidReason: string | null
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly lines: readonly InvoiceLine[]
  readonly settlements: readonly InvoiceSettlement[]
  /** Newest first. */
  readonly writeOffs: readonly WriteOff[]
  readonly can: readonly InvoiceAct[]
}

export interface OrderInvoices {
  readonly orderId: string
  readonly orderNumber: string | null
  readonly customerId: string
  readonly customerName: string
  readonly can: readonly ('invoice' | 'invoice-down-payment' | 'invoice-retention' | 'pay')[]
  readonly billable: readonly {
    readonly orderLineId: string
    readonly description: string
    readonly unit: string
    readonly ordered: QtyText
    readonly invoiced: QtyText
    readonly toInvoice: QtyText
  }[]
  /** Where customers may be told to pay. */
  readonly bankAccounts: readonly { readonly id: string; readonly name: string }[]
  /** Income taxes the customer holds back by the order, and what could be chosen instead. */
  readonly withholding: readonly WithholdingTax[]
  readonly withholdingRates: readonly {
    readonly kind: WithholdingKind
    readonly label: string
    readonly rate: PercentText
  }[]
  /** Who may sign an invoice, and up to which total. */
  readonly signatories: readonly { readonly id: string; readonly name: string; readonly most: MoneyText | null }[]
  /** Before PPN: what the order asks up front and no invoice asked for yet. */
  readonly downPaymentUsual: MoneyText
  readonly retentionOpen: MoneyText
  /** Newest first. */
  readonly invoices: readonly InvoiceDetail[]
}
