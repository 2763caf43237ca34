import type { OpenByAge } from '#kit/paper/aging.ts'
import type { SignedByPhone } from '#kit/paper/signed-by-phone.ts'
import type { Amount, On, PaperBasis, PaperLine, PaperTotals, Party } from '#kit/paper/document.ts'

export interface QuotationData extends PaperBasis {
  /** True once it binds: it confirms the order instead of offering it. */
  readonly isBinding: boolean
  readonly customer: Party
  /** Where the goods go, when that is not the address above. */
  readonly shipTo: Party | null
  readonly agreed: AgreedTerms
  readonly subject: string | null
  readonly customerPo: string | null
  readonly promisedDate: On | null
  readonly validUntil: On | null
  readonly opening: string | null
  readonly lines: readonly PaperLine[]
  readonly totals: PaperTotals
  readonly terms: readonly string[]
}

/** How it is paid, as both agree on it. */
export interface AgreedTerms {
  readonly termDays: number
  /** Asked for before the goods go: a share in percent, or an amount. */
  readonly advance: { readonly percent: string } | { readonly amount: Amount } | null
  /** Kept back in percent until the maintenance period ends. */
  readonly retention: string | null
}

/** A sheet of a surat jalan without prices: what goes where, by whom. */
export interface DeliveryNoteData extends PaperBasis {
  readonly size: 'A4' | 'A5' | 'continuous'
  readonly orderNumber: string | null
  readonly customerPo: string | null
  readonly sentFrom: { readonly name: string; readonly address: string | null }
  readonly recipient: Party
  readonly vehiclePlate: string | null
  readonly driver: { readonly name: string; readonly phone: string | null } | null
  readonly lines: readonly DeliveryLineData[]
  readonly note: string | null
  /** What the customer said on arrival: who took the goods, when (an instant), and what they signed on the screen. */
  readonly expedition: string | null
  readonly departedAt: string | null
  readonly arrivedAt: string | null
  readonly received: { readonly by: string; readonly at: string; readonly signature: Uint8Array | null } | null
  /** What driver or receiver signed through the QR, before or after the arrival was written down. */
  readonly signed: SignedByPhone | null
  /** Where whoever takes the goods signs for them; null once that is over. */
  readonly signAt: string | null
  /** Absent: Penerima, Arsip and Sopir. */
  readonly copies?: readonly string[]
}

export interface DeliveryLineData {
  readonly code: string | null
  readonly name: string
  readonly qty: string
  readonly unit: string
  readonly coli: string | null
  readonly note: string | null
  /** Refused at the door, and why; null when nothing was. */
  readonly rejected: { readonly qty: string; readonly reason: string | null } | null
}

export interface InvoiceData extends PaperBasis {
  /** INVOICE when absent; a down payment says so. */
  readonly kind: 'sale' | 'down-payment' | 'retention'
  readonly orderNumber: string | null
  readonly customerPo: string | null
  readonly dueDate: On | null
  /** Nomor seri faktur pajak, once Coretax gave it. */
  readonly taxInvoiceNumber: string | null
  readonly customer: Party
  readonly shipTo: Party | null
  readonly lines: readonly PaperLine[]
  readonly totals: PaperTotals
  /** Taken off before PPN. */
  readonly downPayment: { readonly label: string; readonly amount: Amount } | null
  /** Its percent is null where what is held back is of the whole contract. */
  readonly retention: { readonly percent: string | null; readonly amount: Amount } | null
  /** How far the work of a contract is that it bills; null: its lines stand there. */
  readonly progress: ProgressOnPaper | null
  /** PPN that the customer remits himself: on the paper, and no part of what he pays. */
  readonly collected: CollectedOnPaper | null
  /** Paid or credited since, each under its own label. */
  readonly settlements: readonly { readonly label: string; readonly amount: Amount }[]
  readonly due: Amount
  /** What the customer withholds of what is open, or withheld; a memo, never part of the total. */
  readonly withholding: {
    readonly taxes: readonly { readonly label: string; readonly amount: Amount }[]
    /** What is still to be transferred; null once nothing is. */
    readonly payable: Amount | null
  } | null
  /** Room for a duty stamp where we sign. */
  readonly needsMeterai: boolean
  readonly note: string | null
}

/** A figure of a termin: up to the bill before it, of this one, and of both. */
export interface Reached<Figure> {
  readonly before: Figure
  readonly now: Figure
  readonly upTo: Figure
}

/** What a termin bills of the work of a contract. */
export interface ProgressOnPaper {
  /** Of all the work, percent. */
  readonly share: Reached<string>
  readonly gross: Reached<Amount>
  readonly downPayment: Reached<Amount>
  readonly retention: Reached<Amount>
  /** The contract: its number, its day, and the project it is of. */
  readonly contract: { readonly number: string; readonly date: On; readonly about: readonly string[] }
}

/** Who remits the PPN, under which kode transaksi. */
export interface CollectedOnPaper {
  readonly by: string
  readonly transactionCode: string
  readonly amount: Amount
}

export interface ReceiptData extends PaperBasis {
  readonly receivedFrom: string
  readonly amount: Amount
  readonly purpose: string
  readonly method: string | null
  readonly allocations: readonly { readonly number: string; readonly amount: Amount }[]
  /** What no invoice used yet. */
  readonly advance: Amount
  readonly withheld: { readonly label: string; readonly amount: Amount } | null
}

export interface ReturnNoteData extends PaperBasis {
  readonly invoiceNumber: string | null
  readonly taxInvoiceNumber: string | null
  readonly customer: Party
  readonly lines: readonly PaperLine[]
  readonly totals: PaperTotals
  /** A down payment that is there to be used again, and retention that is no longer held. */
  readonly downPayment: Amount
  readonly retention: Amount
  readonly collected: CollectedOnPaper | null
  readonly reason: string | null
}

/** What came back of a surat jalan, without prices. */
export interface ReturnReceiptData extends PaperBasis {
  readonly deliveryNumber: string | null
  readonly orderNumber: string | null
  /** What the customer gets for it; null where goods alone came back. */
  readonly then: string | null
  readonly customer: Party
  readonly lines: readonly {
    readonly code: string | null
    readonly name: string
    readonly qty: string
    readonly unit: string
    /** How it came back, where that was not well. */
    readonly condition: string | null
  }[]
  readonly reason: string
}

export interface StatementData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly customer: Party
  readonly from: On
  readonly to: On
  readonly opening: Amount
  readonly rows: readonly StatementLine[]
  /** Rows of the period that do not stand on it. */
  readonly unlisted: number
  readonly debitTotal: Amount
  readonly creditTotal: Amount
  readonly closing: Amount
  readonly aging: OpenByAge
}

export interface StatementLine {
  readonly date: On
  readonly number: string
  readonly description: string
  readonly debit: Amount
  readonly credit: Amount
  readonly balance: Amount
}

/** What is handed over with an invoice, for the customer to sign that it came. */
export interface AcknowledgementData extends PaperBasis {
  readonly customer: Party
  readonly orderNumber: string | null
  readonly invoice: {
    readonly number: string
    readonly date: On
    readonly dueDate: On
    readonly amount: Amount
    readonly taxInvoiceNumber: string | null
    readonly customerPo: string | null
  }
}

/** What a customer still owes, asked for in a letter. */
export interface ReminderData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly customer: Party
  readonly rows: readonly ReminderLine[]
  readonly total: Amount
}

export interface ReminderLine {
  readonly number: string
  readonly date: On
  readonly dueDate: On
  /** Days past due; none while it is not. */
  readonly daysLate: number
  readonly total: Amount
  readonly open: Amount
}

/** How far a customer's orders are, and what is still to be paid. */
export interface ProgressData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly customer: Party
  readonly lines: readonly {
    readonly orderNumber: string
    readonly customerPoNo: string | null
    readonly promisedDate: On | null
    readonly description: string
    readonly unit: string
    readonly ordered: string
    /** Nothing for what is not sent. */
    readonly delivered: string | null
    readonly left: string
  }[]
  readonly invoices: readonly Omit<ReminderLine, 'daysLate'>[]
  readonly total: Amount
  readonly photos: readonly { readonly number: string; readonly date: On; readonly picture: Uint8Array }[]
}
