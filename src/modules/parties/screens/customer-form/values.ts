import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Customer, CustomerInput } from '#modules/parties/contract.ts'

type Keyed<T> = T & KeyedRow

/** What the form holds: the customer's fields; every row of a group with its key. */
export type CustomerValues = Omit<CustomerInput, 'contacts' | 'addresses'> & {
  readonly version?: number
  readonly contacts: readonly Keyed<NonNullable<CustomerInput['contacts']>[number]>[]
  /** The billing address first; goods go there too unless others follow. */
  readonly addresses: readonly Keyed<NonNullable<CustomerInput['addresses']>[number]>[]
  readonly isShippedThere: boolean
}

export const blankContact = () => ({ name: '', position: '', phone: '', email: '', isPrimary: false })
export const blankAddress = () => ({
  label: '',
  address: '',
  village: '',
  district: '',
  city: '',
  province: '',
  postalCode: '',
  isBilling: false,
  isShipping: true,
})

/** An empty form, perhaps with a name typed elsewhere. */
export function blankCustomer(name = ''): CustomerValues {
  return {
    type: 'badan_usaha',
    name,
    isPkp: false,
    priceLevel: 'eceran',
    withholdsTax: false,
    contacts: [],
    addresses: [{ ...blankAddress(), label: 'Alamat utama', isBilling: true, key: rowKey() }],
    isShippedThere: true,
  }
}

const FIELDS = [
  'type',
  'name',
  'code',
  'npwp',
  'nik',
  'nitku',
  'isPkp',
  'taxAddress',
  'phone',
  'whatsapp',
  'email',
  'paymentTermId',
  'creditLimit',
  'priceLevel',
  'discountPercent',
  'salespersonId',
  'withholdsTax',
  'tags',
  'openingBalance',
  'openingDate',
  'notes',
] as const

/** A saved customer as the form shows it. */
export function valuesOf(customer: Customer): CustomerValues {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, customer[field] ?? '']))
  const keyed = <T extends { readonly id: string }>(row: T) => ({ ...row, key: row.id })
  const billing = customer.addresses.find((address) => address.isBilling) ?? customer.addresses[0]
  const others = customer.addresses.filter((address) => address !== billing)
  return {
    ...blankCustomer(),
    ...(fields as Partial<CustomerValues>),
    tags: customer.tags,
    version: customer.version,
    contacts: customer.contacts.map(keyed),
    addresses: [...(billing ? [keyed(billing)] : blankCustomer().addresses), ...others.map(keyed)],
    isShippedThere: billing?.isShipping ?? true,
  }
}

/** What is sent: without keys, without an address nobody wrote. */
export function inputOf(values: CustomerValues): CustomerInput {
  const { contacts, addresses, isShippedThere, version: _version, ...fields } = values
  const placed = addresses.map(({ key: _key, ...address }, at) => ({
    ...address,
    label: address.label || (at === 0 ? 'Alamat utama' : `Alamat kirim ${at}`),
    isBilling: at === 0,
    isShipping: at > 0 || isShippedThere,
  }))
  const written = placed.filter((address, at) => at > 0 || address.address !== '' || address.city)
  return {
    ...fields,
    contacts: contacts.map(({ key: _key, ...contact }) => contact),
    addresses: isShippedThere ? written.slice(0, 1) : written,
  }
}

/** How fields are called when two versions are compared. */
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
  creditLimit: 'Batas kredit',
  discountPercent: 'Diskon bawaan',
  priceLevel: 'Level harga',
  withholdsTax: 'Memotong PPh',
  'addresses.0.address': 'Alamat penagihan',
  'addresses.0.city': 'Kota',
  contacts: 'Kontak person',
  notes: 'Catatan',
}
