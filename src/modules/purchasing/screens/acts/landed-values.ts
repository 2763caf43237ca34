import { pphKinds } from '#ground/pph.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { BillDetail } from '../../bills/contract.ts'
import { objectInput } from './bill-values.ts'
import type { createLanded, LandedDraft, LandedMethod, previewLanded, updateLanded } from '../../landed/contract.ts'

export interface LandedValues {
  readonly supplier: Choice | null
  readonly description: string
  readonly amount: string
  readonly ppn: string
  readonly method: LandedMethod
  readonly supplierInvoiceNo: string
  readonly supplierInvoiceDate: string
  readonly dueDate: string
  /** Empty: none. Null: it is not known yet what is proposed of this supplier. */
  readonly withholdingKind: string | null
  readonly withholdingRate: string
  /** What PPh 22 or 23 is held back for; empty: the last one of the supplier. */
  readonly withholdingObject: string
  readonly files: readonly string[]
  readonly receipts: readonly { readonly key: string; readonly isOn: boolean }[]
}

/** One that was sent back in its form, with the version it was read at and what the form of a new one does not ask. */
export type DraftLandedValues = LandedValues & {
  readonly version: number
  readonly date: string
  readonly taxInvoiceNo: string
  readonly notes: string
}

/** A landed cost that was sent back, as it was written. */
export function draftLanded({ start, receipts }: LandedDraft, bill: BillDetail): DraftLandedValues {
  const { withholdingKind: kind, withholdingRate: rate } = bill
  const proposed = start.withholdings.find((one) => one.kind === kind)
  const taken = new Set(bill.landed.map((share) => share.receiptId))
  return {
    version: bill.version,
    supplier: { id: bill.supplierId, label: bill.supplierName },
    description: bill.lines[0]?.description ?? '',
    amount: bill.subtotal,
    ppn: bill.isPpnTyped ? bill.ppn : '',
    method: bill.landedMethod ?? 'value',
    supplierInvoiceNo: bill.supplierInvoiceNo ?? '',
    supplierInvoiceDate: bill.supplierInvoiceDate ?? '',
    dueDate: bill.dueDate,
    withholdingKind: kind ?? '',
    withholdingRate: proposed?.rate === rate ? '' : (rate ?? ''),
    withholdingObject: bill.withholdingObject ?? '',
    files: [],
    receipts: receipts.map(({ id }) => ({ key: id, isOn: taken.has(id) })),
    date: bill.date,
    taxInvoiceNo: bill.taxInvoiceNo ?? '',
    notes: bill.notes ?? '',
  }
}

/** What is sent of one that is written anew. */
export function landedAnew(values: DraftLandedValues): Omit<InputOf<typeof updateLanded>, 'id' | 'version'> {
  const { files: _files, ...paper } = landedInput(values)
  return { ...paper, date: values.date || null, taxInvoiceNo: values.taxInvoiceNo, notes: values.notes }
}

/** What is asked while somebody chooses; null while there is nothing to spread. The code of its PPh may be half typed, and counts for nothing here. */
export function landedPreview(values: LandedValues): InputOf<typeof previewLanded> | null {
  const asked = { ...shared(values), withholdingObject: null, supplierId: values.supplier?.id || null }
  return asked.receiptIds.length > 0 && /^[1-9]\d*$/.test(values.amount) ? asked : null
}

/** What is sent. */
export function landedInput(values: LandedValues): Omit<InputOf<typeof createLanded>, 'confirmDuplicates'> {
  return {
    ...shared(values),
    supplierId: values.supplier?.id ?? '',
    description: values.description,
    supplierInvoiceNo: values.supplierInvoiceNo,
    taxInvoiceNo: '',
    date: null,
    notes: '',
    files: [...values.files],
  }
}

function shared(values: LandedValues) {
  return {
    receiptIds: values.receipts.filter((one) => one.isOn).map((one) => one.key),
    method: values.method,
    supplierInvoiceDate: values.supplierInvoiceDate || null,
    dueDate: values.dueDate || null,
    amount: values.amount,
    ...(values.ppn && { ppn: values.ppn }),
    ...withheld(values),
  }
}

function withheld({ withholdingKind, withholdingRate, withholdingObject }: LandedValues) {
  if (withholdingKind === null) return {}
  const kind = pphKinds.find((one) => one === withholdingKind) ?? null
  return {
    withholdingKind: kind,
    withholdingRate: (kind && withholdingRate) || null,
    ...objectInput({ withholdingKind: kind, withholdingObject }),
  }
}

/** What is missing, by field. */
export function checkLanded(values: LandedValues): Record<string, string[]> {
  return {
    ...(values.supplier?.id ? {} : { supplier: ['Pilih siapa yang dibayar.'] }),
    ...(values.amount === '' || values.amount === '0' ? { amount: ['Isi jumlah biaya.'] } : {}),
    ...(values.supplierInvoiceNo.trim() === '' ? { supplierInvoiceNo: ['Isi nomor nota.'] } : {}),
    ...(values.receipts.some((one) => one.isOn) ? {} : { 'receipts.0.isOn': ['Pilih penerimaan.'] }),
  }
}
