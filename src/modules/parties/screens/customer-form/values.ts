import type { WithFiles } from '#kit/record/with-files.ts'
import { rowKey } from '#kit/screen/form/rows.ts'
import type { Customer, CustomerInput } from '#modules/parties/contract.ts'
import { blankPlaces, placesOf, writtenPlaces, type PlaceValues } from '../party-form/party-values.ts'

/** What the form holds: the customer's fields; every row of a group with its key. */
export type CustomerValues = Omit<CustomerInput, 'contacts' | 'addresses'> &
  PlaceValues &
  WithFiles & {
    readonly version?: number
  }

/** An empty form, perhaps with a name typed elsewhere. */
export function blankCustomer(name = ''): CustomerValues {
  return {
    type: 'badan_usaha',
    name,
    isPkp: false,
    priceLevel: 'eceran',
    withholdsTax: false,
    vatCollector: 'bukan',
    ...blankPlaces(),
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
  'vatCollector',
  'tags',
  'openingBalance',
  'openingDate',
  'notes',
] as const

/** A saved customer as the form shows it. */
export function valuesOf(customer: Customer): CustomerValues {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, customer[field] ?? '']))
  return {
    ...blankCustomer(),
    ...(fields as Partial<CustomerValues>),
    tags: customer.tags,
    version: customer.version,
    ...placesOf(customer),
  }
}

/** A customer like another: what is theirs alone (code, tax numbers, telephone, opening balance) is left to be filled in. */
export function copiedFrom(customer: Customer): CustomerValues {
  const { version: _version, ...values } = valuesOf(customer)
  const own = <T extends { readonly id?: string }>({ id: _id, ...row }: T) => ({ ...row, key: rowKey() })
  return {
    ...values,
    ...{ code: '', npwp: '', nik: '', nitku: '', openingBalance: '', openingDate: '' },
    ...{ phone: '', whatsapp: '', email: '' },
    contacts: values.contacts.map(own),
    addresses: values.addresses.map(own),
  }
}

/** What is sent: without keys, without an address nobody wrote. */
export function inputOf(values: CustomerValues): CustomerInput & WithFiles {
  const { contacts, addresses, isShippedThere, version: _version, ...fields } = values
  return {
    ...fields,
    ...writtenPlaces({ contacts, addresses, isShippedThere }, 'Alamat kirim'),
  }
}
