import { amountSaid, listed, percentSaid } from '#kit/screen/document/compared.ts'
import { pphTypes, supplierKinds } from '../../suppliers/supplier.record.ts'
import { closingFields, partyWords, reachFields, taxFields } from '../party-form/compared.ts'
import type { SupplierValues } from './values.ts'

/** How fields are called when two versions are compared: every field of the form. */
export const comparedFields = {
  name: 'Nama supplier',
  kind: 'Jenis',
  trade: 'Bidang',
  ...taxFields,
  sbuNo: 'Nomor SBU',
  sbuClass: 'Klasifikasi SBU',
  sbuValidUntil: 'SBU berlaku sampai',
  ...reachFields,
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
  ...closingFields,
} as const satisfies Partial<Record<keyof SupplierValues, string>>

/** How the values read that are no words themselves. */
export function comparedWords(terms: Parameters<typeof partyWords>[0]) {
  return {
    ...partyWords(terms),
    pphType: Object.entries(pphTypes).map(([value, label]) => ({ value, label })),
    kind: listed<keyof typeof supplierKinds>((kind) => supplierKinds[kind]),
    trade: listed<string>((word) => word),
    minOrder: amountSaid,
    pphRate: percentSaid,
    bankAccounts: listed<SupplierValues['bankAccounts'][number]>(({ bank, accountNo }) => `${bank} ${accountNo}`),
  }
}
