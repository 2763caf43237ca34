import type { InputOf } from '#kit/http/endpoint.ts'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
import type { Billable, BillableLine, createBill } from '../../bills/contract.ts'

/** A line that waits for its bill, as the supplier's paper has it. */
export interface BilledLine extends KeyedRow {
  readonly qty: string
  readonly price: string
}

export interface BillValues {
  readonly supplierInvoiceNo: string
  readonly supplierInvoiceDate: string
  readonly taxInvoiceNo: string
  readonly date: string
  readonly dueDate: string
  readonly freight: string
  readonly ppn: string
  /** Which PPh is withheld, none when empty; the proposed rate when that is empty. */
  readonly withholdingKind: string
  readonly withholdingRate: string
  /** What it is taken of; empty: the services, of PPh 22 the goods. */
  readonly withholdingBase: string
  readonly notes: string
  readonly files: readonly string[]
  readonly lines: readonly BilledLine[]
}

/** The fields of a bill that preview and save share. */
export type BillFields = Omit<InputOf<typeof createBill>, 'supplierId' | 'files' | 'post' | 'confirmDuplicates'>

/** All that is open, at the prices of the order. */
export function freshBill(billable: Billable, today: string): BillValues {
  return {
    supplierInvoiceNo: '',
    supplierInvoiceDate: today,
    taxInvoiceNo: '',
    date: today,
    dueDate: '',
    freight: billable.freightOpen === '0' ? '' : billable.freightOpen,
    ppn: '',
    withholdingKind: billable.withholdingKind ?? '',
    withholdingRate: '',
    withholdingBase: '',
    notes: '',
    files: [],
    lines: billable.lines.map((line) => ({ key: keyOf(line), qty: proposedQty(line), price: line.orderedPrice })),
  }
}

// What was handed over; before anything was, all that is open, which then waits for a yes.
function proposedQty({ openQty, handedQty }: BillableLine): string {
  return handedQty === null || handedQty === '0' ? openQty : handedQty
}

/** Goods are known by their receipt, services by their order. */
export function keyOf(line: BillableLine): string {
  return line.receiptLineId ?? line.orderLineId
}

/** The lines that are on the paper, in the order of the form. */
export function billedIndexes(values: BillValues): readonly number[] {
  return values.lines.flatMap((line, index) => (line.qty === '' || line.qty === '0' ? [] : [index]))
}

/** What is sent; a price left as ordered is not sent, so that the order's own discounts hold. */
export function billFieldsOf(values: BillValues, billable: Billable): BillFields {
  return {
    supplierInvoiceNo: values.supplierInvoiceNo,
    supplierInvoiceDate: values.supplierInvoiceDate || null,
    taxInvoiceNo: values.taxInvoiceNo,
    date: values.date || null,
    dueDate: values.dueDate || null,
    freight: values.freight || undefined,
    ppn: values.ppn || undefined,
    ...withholdingAsked(values, billable),
    notes: values.notes,
    lines: billedIndexes(values).flatMap((index) => {
      const [line, of] = [values.lines[index], billable.lines[index]]
      if (!line || !of) return []
      const price = line.price === of.orderedPrice ? {} : { price: line.price }
      return [
        {
          receiptLineId: of.receiptLineId,
          orderLineId: of.receiptLineId ? null : of.orderLineId,
          qty: line.qty,
          ...price,
        },
      ]
    }),
  }
}

// What was proposed and left alone is not sent: it follows the lines that are on the paper.
function withholdingAsked(values: BillValues, billable: Billable) {
  const { withholdingKind, withholdingRate, withholdingBase } = values
  const kind = billable.withholdings.find((one) => one.kind === withholdingKind)?.kind ?? null
  if (kind === null) return billable.withholdingKind === null ? {} : { withholdingKind: null }
  if (kind === billable.withholdingKind && !withholdingRate && !withholdingBase) return {}
  return {
    withholdingKind: kind,
    withholdingRate: withholdingRate || null,
    ...(withholdingBase && { withholdingBase }),
  }
}
