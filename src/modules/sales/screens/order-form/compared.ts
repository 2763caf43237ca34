import { qtyFormat } from '#ground/format.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { amountSaid, listed, percentSaid } from '#kit/screen/document/compared.ts'
import { termText } from '#kit/screen/form/term-field.tsx'
import type { OrderStart } from '../../orders/contract.ts'
import { taxesIn, taxesText } from './taxes.ts'
import type { LineValues, OrderValues } from './values.ts'

/** How fields are called when two versions are compared: every field of the form. */
export const comparedFields = {
  customer: 'Pelanggan',
  date: 'Tanggal',
  validUntil: 'Berlaku sampai',
  promisedDate: 'Tenggat kirim',
  customerPoNo: 'No. PO pelanggan',
  customerPoDate: 'Tgl PO pelanggan',
  billingAddress: 'Alamat tagihan',
  shippingAddress: 'Alamat kirim',
  contactName: 'Nama penerima',
  contactPhone: 'Telepon penerima',
  salespersonId: 'Sales',
  warehouseId: 'Gudang asal',
  projectId: 'Proyek',
  termDays: 'Termin pembayaran',
  taxMode: 'PPN',
  discountPercent: 'Diskon order',
  discountAmount: 'Diskon rupiah',
  shippingFee: 'Ongkos kirim',
  downPaymentPercent: 'Uang muka',
  downPaymentAmount: 'Uang muka rupiah',
  retentionPercent: 'Retensi',
  withholding: 'PPh dipotong pelanggan',
  notes: 'Catatan di dokumen',
  terms: 'Syarat & ketentuan',
  internalNotes: 'Catatan internal',
  tags: 'Label',
  lines: 'Item',
} as const satisfies Partial<Record<keyof OrderValues, string>>

/** What tags are for, as the forms say it. */
export const TAGS_HINT = 'Untuk mencari dan mengelompokkan, misalnya mendesak. Tidak dicetak.'

/** How PPN stands to the prices. */
export const taxModeWords: Readonly<Record<OrderValues['taxMode'], string>> = {
  exclusive: 'Belum termasuk PPN',
  inclusive: 'Sudah termasuk PPN',
  none: 'Tanpa PPN',
}

/** How the values read that are no words themselves. */
export function comparedWords({ salespeople, warehouses }: Pick<OrderStart, 'salespeople' | 'warehouses'>) {
  const named = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  return {
    salespersonId: named(salespeople),
    warehouseId: named(warehouses),
    termDays: (days: unknown) => (days === '' ? '—' : termText(Number(days))),
    taxMode: optionsOf(taxModeWords),
    withholding: withheldSaid,
    discountPercent: percentSaid,
    discountAmount: amountSaid,
    shippingFee: amountSaid,
    downPaymentPercent: percentSaid,
    downPaymentAmount: amountSaid,
    retentionPercent: percentSaid,
    tags: listed<string>((tag) => tag),
    lines: listed<LineValues>(lineSaid),
  }
}

function withheldSaid(value: unknown): string {
  if (value === '') return 'Sesuai isi order'
  return taxesText(taxesIn(String(value))) || 'Tidak dipotong'
}

function lineSaid({ row, item, description, qty, unit, price, discount }: LineValues): string {
  if (row !== 'item') return description
  const off = discount && `− ${percentSaid(discount)}`
  return [item?.label, isNumber(qty) ? qtyFormat(qty) : qty, unit, price && `@ ${amountSaid(price)}`, off]
    .filter(Boolean)
    .join(' ')
}

function isNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text)
}
