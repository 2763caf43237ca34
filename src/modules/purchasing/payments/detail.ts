import type { PphKind } from '#ground/pph.ts'
import type { PayMethod } from '#ground/pay-method.ts'
import type { ProposedPph } from '../bills/detail.ts'
import type { DayText, DocumentState, InstantText, MoneyText, PercentText } from '../contract.ts'

export interface SupplierPaymentRow {
  readonly id: string
  readonly version: number
  readonly label: string
  readonly date: DayText
  readonly supplierId: string
  readonly supplierName: string
  readonly method: PayMethod
  readonly cashAccountName: string
  readonly amount: MoneyText
  readonly withheldTotal: MoneyText
  readonly unallocated: MoneyText
  readonly state: DocumentState
  readonly reference: string | null
}

export interface SupplierPaymentAllocation {
  readonly id: string
  readonly billId: string
  readonly billNumber: string
  readonly supplierInvoiceNo: string | null
  readonly date: DayText
  /** What it takes off the bill, withheld tax included. */
  readonly amount: MoneyText
  readonly withheld: MoneyText
  /** Of it, held back already when the advance was paid. */
  readonly withheldBefore: MoneyText
  /** An advance that was used later, not paid for this bill. */
  readonly isUse: boolean
  readonly withholdingKind: PphKind | null
  readonly withholdingRate: PercentText | null
  readonly withholdingBase: MoneyText
  readonly proofNo: string | null
  readonly proofDate: DayText | null
}

export interface SupplierPaymentDetail extends SupplierPaymentRow {
  readonly number: string | null
  readonly cashAccountId: string
  /** Where a transfer went: one of the supplier's approved accounts. */
  readonly bankAccount: {
    readonly bank: string
    /** Absent for who does not pay suppliers. */
    readonly accountNo?: string
    readonly holder: string
  } | null
  /** On top of the amount, to the bank. */
  readonly adminFee: MoneyText
  readonly allocatedTotal: MoneyText
  /** PPh that was held back of the advance itself, with its proof; null where none was. */
  readonly ahead: AdvancePph | null
  /** The order it is a down payment of. */
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly paidTo: string | null
  readonly notes: string | null
  readonly voidReason: string | null
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly allocations: readonly SupplierPaymentAllocation[]
  readonly can: readonly ('allocate' | 'amend' | 'void')[]
}

/** What the payment form needs: accounts to pay from and to. */
export interface SupplierPaymentStart {
  readonly supplierId: string
  readonly supplierName: string
  readonly cashAccounts: readonly { readonly id: string; readonly kind: 'kas' | 'bank'; readonly name: string }[]
  readonly bankAccounts: readonly {
    readonly id: string
    readonly bank: string
    readonly accountNo: string
    readonly holder: string
    readonly isDefault: boolean
  }[]
  /** Unused uang muka and credits of returns. */
  readonly advance: MoneyText
}

/** What a supplier still holds of our money: unused payments and credits of returns, oldest first. */
export interface SupplierAdvanceRow {
  readonly id: string
  readonly source: 'payment' | 'return'
  readonly number: string
  readonly date: DayText
  readonly orderNumber: string | null
  readonly unallocated: MoneyText
  /** Of the PPh that was held back when it was paid, what no bill took over yet. */
  readonly withheldLeft: MoneyText
  readonly version: number
}

/** PPh held back when an advance was paid. */
export interface AdvancePph {
  readonly kind: PphKind
  readonly rate: PercentText | null
  readonly base: MoneyText
  readonly withheld: MoneyText
  /** Not yet taken over by a bill. */
  readonly left: MoneyText
  readonly proofNo: string | null
  readonly proofDate: DayText | null
}

/** What an advance that names no order begins with: which PPh the card names, and what of a sum that is paid is the price. */
export interface AdvanceStart extends Omit<DownPaymentStart, 'wanted' | 'room' | 'services' | 'withholdingKind'> {
  readonly pphType: PphKind | null
}

/** What paying an order in advance begins with: what it asks, what it bears, and which PPh is due of it. */
export interface DownPaymentStart extends SupplierPaymentStart {
  readonly wanted: MoneyText
  readonly room: MoneyText
  /** Before PPN: of services, and in all. */
  readonly services: MoneyText
  readonly dpp: MoneyText
  readonly total: MoneyText
  /** Proposed: the supplier's own, for an order that has what it is of. */
  readonly withholdingKind: PphKind | null
  readonly withholdings: readonly ProposedPph[]
}
