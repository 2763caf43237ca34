import type { InvoicePreview } from '#modules/sales/face.ts'
import type { BillFigures, BillKind, ReadyBill } from './contract.ts'

/** Tells what an invoice that may be issued now comes to, as the page shows it; what it lacks is not known yet. */
export function readyBill(kind: BillKind, bill: InvoicePreview): ReadyBill {
  return { ...{ kind, instalment: null, lacks: null }, ...figuresAhead(bill) }
}

/** Gives the figures of an invoice that is worked out, not kept. */
export function figuresAhead(bill: InvoicePreview): BillFigures {
  const { gross, downPaymentApplied, retentionAmount: retention, dpp, ppn, ppnCollected, total, payable } = bill
  return {
    gross,
    downPaymentApplied,
    retention,
    dpp,
    ppn,
    ppnCollected,
    total,
    payable,
    withheld: bill.withholdingAmount,
  }
}
