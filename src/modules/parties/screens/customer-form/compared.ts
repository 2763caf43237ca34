import { optionsOf } from '#kit/screen/document/said.ts'
import { amountSaid, listed, percentSaid } from '#kit/screen/document/compared.ts'
import { customerTypes, priceLevels, vatCollectors } from '#modules/parties/customer.record.ts'
import { choicesOf, closingFields, partyWords, reachFields, taxFields } from '../party-form/compared.ts'
import type { CustomerValues } from './values.ts'

/** How fields are called when two versions are compared: every field of the form. */
export const comparedFields = {
  name: 'Nama pelanggan',
  type: 'Jenis',
  ...taxFields,
  ...reachFields,
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
  ...closingFields,
} as const satisfies Partial<Record<keyof CustomerValues, string>>

/** How the values read that are no words themselves. */
export function comparedWords(terms: Parameters<typeof partyWords>[0], salespeople: Parameters<typeof choicesOf>[0]) {
  return {
    ...partyWords(terms),
    type: optionsOf(customerTypes),
    priceLevel: optionsOf(priceLevels),
    vatCollector: optionsOf(vatCollectors),
    salespersonId: choicesOf(salespeople),
    creditLimit: amountSaid,
    discountPercent: percentSaid,
    tags: listed<string>((word) => word),
  }
}
