import { amountSaid, listed } from '#kit/screen/document/compared.ts'
import type { PlaceValues } from './party-values.ts'

/** Who it is to the tax office: as customers and suppliers both call it when two versions are compared. */
export const taxFields = {
  code: 'Kode',
  npwp: 'NPWP',
  nik: 'NIK',
  nitku: 'NITKU',
  taxAddress: 'Alamat NPWP',
  isPkp: 'PKP',
} as const

/** How it is reached, and when it is paid. */
export const reachFields = {
  phone: 'Telepon',
  whatsapp: 'No. WhatsApp',
  email: 'Email',
  paymentTermId: 'Termin pembayaran',
} as const

/** What stood before, and what is to be remembered. */
export const closingFields = {
  openingBalance: 'Saldo awal',
  openingDate: 'Tanggal saldo awal',
  notes: 'Catatan',
} as const

interface Named {
  readonly id: string
  readonly name: string
}

/** Rows as the choices of a field. */
export function choicesOf(rows: readonly Named[]) {
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}

/** How the values of both read that are no words themselves. */
export function partyWords(terms: readonly Named[]) {
  return {
    paymentTermId: choicesOf(terms),
    addresses: listed(addressSaid),
    contacts: listed(contactSaid),
    openingBalance: amountSaid,
  }
}

function addressSaid({ address, city }: PlaceValues['addresses'][number]): string {
  return [address, city].filter(Boolean).join(', ')
}

function contactSaid({ name, phone }: PlaceValues['contacts'][number]): string {
  return [name, phone].filter(Boolean).join(' ')
}
