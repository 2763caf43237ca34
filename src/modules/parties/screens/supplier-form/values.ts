import type { WithFiles } from '#kit/record/with-files.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { BankAccount, Supplier, SupplierInput } from '../../suppliers/contract.ts'
import { blankPlaces, placesOf, writtenPlaces, type PlaceValues } from '../party-form/party-values.ts'

type Fields = Omit<SupplierInput, 'contacts' | 'addresses' | 'bankAccounts' | 'leadTimeDays' | 'rating'>

/** What the form holds: the supplier's fields; every row of a group with its key. */
export type SupplierValues = Fields &
  PlaceValues &
  WithFiles & {
    readonly version?: number
    readonly leadTimeDays: string
    readonly rating: string
    readonly bankAccounts: readonly (BankAccount & KeyedRow)[]
    /** What the supplier asks for goods: kept by whoever buys, not by us. */
    readonly prices?: readonly KeyedRow[]
    readonly knownPrices?: unknown
  }

export const blankAccount = (): BankAccount => ({ bank: '', accountNo: '', holder: '', branch: '', isDefault: false })

/** An empty form. */
export function blankSupplier(): SupplierValues {
  return {
    name: '',
    kind: ['material'],
    trade: [],
    isPkp: false,
    leadTimeDays: '',
    rating: '',
    bankAccounts: [],
    ...blankPlaces(),
  }
}

const FIELDS = [
  'name',
  'code',
  'npwp',
  'nik',
  'nitku',
  'isPkp',
  'taxAddress',
  'sbuNo',
  'sbuClass',
  'sbuValidUntil',
  'phone',
  'whatsapp',
  'email',
  'paymentTermId',
  'minOrder',
  'pphType',
  'pphRate',
  'openingBalance',
  'openingDate',
  'notes',
] as const

/** A saved supplier as the form shows it. */
export function valuesOf(supplier: Supplier): SupplierValues {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, supplier[field] ?? '']))
  return {
    ...blankSupplier(),
    ...(fields as Partial<SupplierValues>),
    kind: supplier.kind,
    trade: supplier.trade,
    leadTimeDays: wholeText(supplier.leadTimeDays),
    rating: wholeText(supplier.rating),
    version: supplier.version,
    bankAccounts: supplier.bankAccounts.map(({ id, bank, accountNo, holder, branch, isDefault }) => ({
      bank,
      accountNo,
      holder,
      branch: branch ?? '',
      isDefault: isDefault ?? false,
      key: id ?? rowKey(),
    })),
    ...placesOf(supplier),
  }
}

/**
 * A supplier like another: what is theirs alone (code, tax numbers, telephone, SBU, opening balance) is left to be filled in,
 * and so are bank accounts, which somebody else approves of each supplier.
 */
export function copiedFrom(supplier: Supplier): SupplierValues {
  const { version: _version, ...values } = valuesOf(supplier)
  const own = <T extends { readonly id?: string }>({ id: _id, ...row }: T) => ({ ...row, key: rowKey() })
  return {
    ...values,
    ...{ code: '', npwp: '', nik: '', nitku: '', sbuNo: '', sbuClass: '', sbuValidUntil: '' },
    ...{ openingBalance: '', openingDate: '', rating: '', bankAccounts: [] },
    ...{ phone: '', whatsapp: '', email: '' },
    contacts: values.contacts.map(own),
    addresses: values.addresses.map(own),
  }
}

/** What is sent: without keys, without an address nobody wrote, numbers as numbers. */
export function inputOf(values: SupplierValues): SupplierInput & WithFiles {
  const {
    contacts,
    addresses,
    isShippedThere,
    version: _version,
    prices: _prices,
    knownPrices: _known,
    bankAccounts,
    leadTimeDays,
    rating,
    ...fields
  } = values
  return {
    ...fields,
    pphType: fields.pphType || null,
    leadTimeDays: wholeOf(leadTimeDays),
    rating: wholeOf(rating),
    ...writtenPlaces({ contacts, addresses, isShippedThere }, 'Alamat ambil'),
    bankAccounts: bankAccounts.map(({ key: _key, ...account }) => account),
  }
}

function wholeText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

// What is no number is sent as typed, so that the answer names the field.
function wholeOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
