import type { InvoicePreview } from '#modules/sales/face.ts'
import type { BillKind, ReadyBill } from './contract.ts'

/** Tells what an invoice that may be issued now comes to, as the page shows it. */
export function readyBill(kind: BillKind, bill: InvoicePreview): ReadyBill {
  return {
    ...{ kind, instalment: null, gross: bill.gross, downPaymentApplied: bill.downPaymentApplied },
    ...{
      retention: bill.retentionAmount,
      dpp: bill.dpp,
      ppn: bill.ppn,
      ppnCollected: bill.ppnCollected,
      total: bill.total,
    },
    ...{ withheld: bill.withholdingAmount, payable: bill.payable },
  }
}
