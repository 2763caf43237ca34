import type { Amount, On, PaperBasis } from '#kit/paper/document.ts'

/** Bukti kas keluar: to whom, how much in words and figures, for which bills. */
export interface CashVoucherData extends PaperBasis {
  readonly paidTo: string
  readonly amount: Amount
  readonly purpose: string
  readonly account: string | null
  readonly method: string | null
  readonly reference: string | null
  readonly bills: readonly VoucherBill[]
  /** By tax. */
  readonly withheld: readonly { readonly label: string; readonly amount: Amount }[]
  /** Of an advance: what it counts for, PPh included. */
  readonly advance: Amount | null
  readonly fee: Amount
}

export interface VoucherBill {
  readonly number: string
  readonly supplierNumber: string | null
  readonly date: On
  readonly settled: Amount
  readonly withheld: Amount
  readonly paid: Amount
}
