import { pphWords } from '#ground/pph.ts'
import { amountSaid, listed, percentSaid } from '#kit/screen/document/compared.ts'
import { supplierKinds } from '../../suppliers/supplier.record.ts'
import { addressSaid, contactSaid } from '../party-form/compared-rows.ts'
import type { SupplierValues } from './values.ts'

/** How fields are called when two versions are compared: every field of the form. */
export const comparedFields = {
  name: 'Nama supplier',
  kind: 'Jenis',
  trade: 'Bidang',
  code: 'Kode',
  npwp: 'NPWP',
  nik: 'NIK',
  nitku: 'NITKU',
  taxAddress: 'Alamat NPWP',
  isPkp: 'PKP',
  sbuNo: 'Nomor SBU',
  sbuClass: 'Klasifikasi SBU',
  sbuValidUntil: 'SBU berlaku sampai',
  phone: 'Telepon',
  whatsapp: 'No. WhatsApp',
  email: 'Email',
  paymentTermId: 'Termin pembayaran',
  leadTimeDays: 'Lama kirim',
  minOrder: 'Minimal pembelian',
  pphType: 'PPh yang dipotong',
  pphRate: 'Tarif PPh',
  rating: 'Penilaian',
  addresses: 'Alamat',
  isShippedThere: 'Barang diambil di alamat utama',
  contacts: 'Kontak person',
  bankAccounts: 'Rekening',
  prices: 'Daftar harga',
  openingBalance: 'Saldo awal',
  openingDate: 'Tanggal saldo awal',
  notes: 'Catatan',
} as const satisfies Partial<Record<keyof SupplierValues, string>>

/** How the values read that are no words themselves. */
export function comparedWords(terms: readonly { readonly id: string; readonly name: string }[]) {
  return {
    paymentTermId: terms.map(({ id, name }) => ({ value: id, label: name })),
    pphType: Object.entries(pphWords).map(([value, label]) => ({ value, label })),
    kind: listed<keyof typeof supplierKinds>((kind) => supplierKinds[kind]),
    trade: listed<string>((word) => word),
    addresses: listed(addressSaid),
    contacts: listed(contactSaid),
    minOrder: amountSaid,
    pphRate: percentSaid,
    openingBalance: amountSaid,
    bankAccounts: listed<SupplierValues['bankAccounts'][number]>(({ bank, accountNo }) => `${bank} ${accountNo}`),
  }
}
