import { qtyFormat } from '#ground/format.ts'
import { amountSaid, listed, percentSaid } from '#kit/screen/document/compared.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import type { Conflict } from '#kit/screen/form/conflict-choice.tsx'
import { termText } from '#kit/screen/form/term-field.tsx'
import type { PurchaseStart } from '../../orders/detail.ts'
import { MODES, PLACES } from './terms-section.tsx'
import type { LineValues, PurchaseValues } from './values.ts'

type Field = Exclude<keyof PurchaseValues, 'version' | 'projectId' | 'workItemId' | 'payment' | 'files' | 'reason'>

/** What two versions of an order are compared by: every field of the form, as it is called there. */
export const compared: Readonly<Record<Field, string>> = {
  supplier: 'Supplier',
  supplierRef: 'No. penawaran atau nota supplier',
  date: 'Tanggal',
  expectedDate: 'Perkiraan tiba',
  lines: 'Item',
  shipTo: 'Untuk',
  warehouseId: 'Gudang',
  shippingAddress: 'Alamat kirim',
  termDays: 'Termin pembayaran',
  taxMode: 'PPN',
  taxCode: 'Kode PPN',
  downPaymentAmount: 'Uang muka',
  discountPercent: 'Diskon',
  discountAmount: 'Diskon rupiah',
  freight: 'Ongkos kirim',
  contactName: 'Kontak supplier',
  contactPhone: 'Telepon',
  notes: 'Catatan di dokumen',
  terms: 'Syarat di PO',
  internalNotes: 'Catatan internal',
  tags: 'Label',
}

/** How the values of the fields read that are no words themselves. */
export function comparedWords({ warehouses }: Pick<PurchaseStart, 'warehouses'>): NonNullable<Conflict['words']> {
  return {
    taxMode: MODES,
    shipTo: PLACES,
    warehouseId: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    termDays: (days) => (days === '' ? '—' : termText(Number(days))),
    discountPercent: percentSaid,
    downPaymentAmount: amountSaid,
    discountAmount: amountSaid,
    freight: amountSaid,
    tags: listed<string>((tag) => tag),
    lines: (value) => linesText(value as readonly LineValues[]),
  }
}

const MOST = 8

function linesText(lines: readonly LineValues[]): string {
  const told = lines.slice(0, MOST).map(lineText)
  return [...told, ...(lines.length > MOST ? [`dan ${lines.length - MOST} baris lagi`] : [])].join('; ') || '—'
}

function lineText({ row, item, description, qty, unit, price }: LineValues): string {
  if (row !== 'item') return description
  const many = isDecimal(qty) ? qtyFormat(qty) : qty
  return `${item?.label ?? description} ${many} ${unit} @ ${amountSaid(price)}`
}
