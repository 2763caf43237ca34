import type { InputOf } from '#kit/http/endpoint.ts'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
import { minus, money, sum, type Money } from '#ground/money.ts'
import { asksObject } from '#modules/company/tax-objects/rules.ts'
import { withheldBase } from '../../bills/bought.ts'
import type { Billable, BillableLine, BillDetail, BillLine, createBill, SavedBill } from '../../bills/contract.ts'

/** A line that waits for its bill, as the supplier's paper has it. */
export interface BilledLine extends KeyedRow {
  readonly qty: string
  readonly price: string
  /** In rupiah, of a kept line whose price is not the order's. */
  readonly discount?: string
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
  /** What PPh 22 or 23 is held back for; empty: the last one of the supplier. */
  readonly withholdingObject: string
  readonly notes: string
  readonly files: readonly string[]
  /** As a draft has it; a new bill is as its order. */
  readonly priceIncludesTax?: boolean
  readonly lines: readonly BilledLine[]
}

/** A draft in the form, with the version it was read at. */
export type DraftBillValues = BillValues & { readonly version: number }

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
    withholdingObject: '',
    notes: '',
    files: [],
    lines: billable.lines.map((line) => ({ key: keyOf(line), qty: proposedQty(line), price: line.orderedPrice })),
  }
}

/** A kept draft as it was written; what waits beside it may be added. */
export function draftBill(billable: Billable, bill: BillDetail): DraftBillValues {
  const kept = new Map(bill.lines.map((line) => [line.receiptLineId ?? line.orderLineId ?? '', line]))
  const { withholdingKind: kind } = bill
  const proposed = billable.withholdings.find((one) => one.kind === kind)
  return {
    version: bill.version,
    supplierInvoiceNo: bill.supplierInvoiceNo ?? '',
    supplierInvoiceDate: bill.supplierInvoiceDate ?? '',
    taxInvoiceNo: bill.taxInvoiceNo ?? '',
    date: bill.date,
    dueDate: bill.dueDate,
    freight: bill.freight === '0' ? '' : bill.freight,
    ppn: bill.isPpnTyped ? bill.ppn : '',
    withholdingKind: kind ?? '',
    withholdingRate: kind === null || proposed?.rate === bill.withholdingRate ? '' : (bill.withholdingRate ?? ''),
    withholdingBase: kind === null || isUsualBase(bill) ? '' : bill.withholdingBase,
    withholdingObject: bill.withholdingObject ?? '',
    notes: bill.notes ?? '',
    files: [],
    priceIncludesTax: bill.priceIncludesTax,
    lines: billable.lines.map((line) => keptLine(line, kept.get(keyOf(line)))),
  }
}

function keptLine(line: BillableLine, kept: BillLine | undefined): BilledLine {
  const key = keyOf(line)
  if (!kept) return { key, qty: '', price: line.orderedPrice }
  const { qty, price, discount } = kept
  return { key, qty, price, ...(price !== line.orderedPrice && discount !== '0' && { discount }) }
}

/** Whether PPh is taken of what the lines say, or somebody wrote another base. */
export function isUsualBase({ withholdingKind: kind, withholdingBase, total, ppn, lines }: BillDetail): boolean {
  if (kind === null) return true
  const whole = minus(money(total), money(ppn))
  const services = lines.filter((line) => line.receiptLineId === null)
  const own: Money = services.length === lines.length ? whole : sum(services.map((line) => money(line.net)))
  return withheldBase(kind, { services: own, whole }) === money(withholdingBase)
}

/** What can be refused of a bill before it is sent. */
export function checkBill(values: BillValues): Record<string, string[]> {
  return {
    ...(values.supplierInvoiceNo.trim() === '' ? { supplierInvoiceNo: ['Isi nomor nota supplier.'] } : {}),
    ...(billedIndexes(values).length === 0 ? { 'lines.0.qty': ['Isi jumlah yang ditagih.'] } : {}),
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
    ...(values.priceIncludesTax !== undefined && { priceIncludesTax: values.priceIncludesTax }),
    freight: values.freight || undefined,
    ppn: values.ppn || undefined,
    ...withholdingAsked(values, billable),
    notes: values.notes,
    lines: billedIndexes(values).flatMap((index) => {
      const [line, of] = [values.lines[index], billable.lines[index]]
      if (!line || !of) return []
      const price = line.price === of.orderedPrice ? {} : priceOf(line)
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

function priceOf({ price, discount }: BilledLine) {
  return { price, ...(discount !== undefined && { discount }) }
}

// What was proposed and left alone is not sent: it follows the lines that are on the paper.
function withholdingAsked(values: BillValues, billable: Billable) {
  const { withholdingKind, withholdingRate, withholdingBase } = values
  const object = objectInput(values)
  const kind = billable.withholdings.find((one) => one.kind === withholdingKind)?.kind ?? null
  if (kind === null) return billable.withholdingKind === null ? {} : { withholdingKind: null }
  if (kind === billable.withholdingKind && !withholdingRate && !withholdingBase) return object
  return {
    withholdingKind: kind,
    withholdingRate: withholdingRate || null,
    ...(withholdingBase && { withholdingBase }),
    ...object,
  }
}

/** What is sent of what PPh 22 or 23 is held back for; nothing where nobody typed it. */
export function objectInput(typed: { readonly withholdingKind: string | null; readonly withholdingObject: string }) {
  const code = typed.withholdingObject.trim()
  return asksObject(typed.withholdingKind) && code !== '' ? { withholdingObject: code } : {}
}

/** What became of a bill that was saved. */
export function savedSaid({ state, number }: Pick<SavedBill, 'state' | 'number'>): string {
  if (state === 'posted') return `Tagihan ${number ?? ''} dicatat.`
  return state === 'draft' ? 'Draf tagihan disimpan, belum menjadi hutang.' : 'Tagihan menunggu persetujuan orang lain.'
}
