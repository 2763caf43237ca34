import { optionsOf } from '#kit/screen/document/said.ts'
import { amountSaid, listed, percentSaid } from '#kit/screen/document/compared.ts'
import { customerTypes, priceLevels, vatCollectors } from '#modules/parties/customer.record.ts'
import { addressSaid, contactSaid } from '../party-form/compared-rows.ts'
import type { CustomerValues } from './values.ts'

/** How fields are called when two versions are compared: every field of the form. */
export const comparedFields = {
  name: 'Nama pelanggan',
  type: 'Jenis',
  code: 'Kode',
  npwp: 'NPWP',
  nik: 'NIK',
  nitku: 'NITKU',
  taxAddress: 'Alamat NPWP',
  isPkp: 'PKP',
  phone: 'Telepon',
  whatsapp: 'No. WhatsApp',
  email: 'Email',
  paymentTermId: 'Termin pembayaran',
  creditLimit: 'Batas kredit',
  discountPercent: 'Diskon bawaan',
  priceLevel: 'Level harga',
  salespersonId: 'Sales',
  withholdsTax: 'Memotong PPh',
  vatCollector: 'Pemungut PPN',
  tags: 'Label',
  addresses: 'Alamat',
  isShippedThere: 'Alamat kirim sama',
  contacts: 'Kontak person',
  openingBalance: 'Saldo awal',
  openingDate: 'Tanggal saldo awal',
  notes: 'Catatan',
} as const satisfies Partial<Record<keyof CustomerValues, string>>

interface Named {
  readonly id: string
  readonly name: string
}

/** How the values read that are no words themselves. */
export function comparedWords(terms: readonly Named[], salespeople: readonly Named[]) {
  const named = (rows: readonly Named[]) => rows.map(({ id, name }) => ({ value: id, label: name }))
  return {
    type: optionsOf(customerTypes),
    priceLevel: optionsOf(priceLevels),
    vatCollector: optionsOf(vatCollectors),
    paymentTermId: named(terms),
    salespersonId: named(salespeople),
    creditLimit: amountSaid,
    discountPercent: percentSaid,
    openingBalance: amountSaid,
    tags: listed<string>((word) => word),
    addresses: listed(addressSaid),
    contacts: listed(contactSaid),
  }
}
