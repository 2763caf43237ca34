import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Customer, CustomerInput } from '#modules/parties/contract.ts'

type Keyed<T> = T & KeyedRow

/** The people and places of a customer or supplier in its form; every row with its key. */
export interface PlaceValues {
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
  lat: '',
  lng: '',
  isBilling: false,
  isShipping: true,
})

/** No people yet, and room for one address. */
export function blankPlaces(): PlaceValues {
  return {
    contacts: [],
    addresses: [{ ...blankAddress(), label: 'Alamat utama', isBilling: true, key: rowKey() }],
    isShippedThere: true,
  }
}

/** The saved people and places as the form shows them. */
export function placesOf({ contacts, addresses }: Pick<Customer, 'contacts' | 'addresses'>): PlaceValues {
  const keyed = <T extends { readonly id: string }>(row: T) => ({ ...row, key: row.id })
  const billing = addresses.find((address) => address.isBilling) ?? addresses[0]
  const others = addresses.filter((address) => address !== billing)
  return {
    contacts: contacts.map(keyed),
    addresses: [...(billing ? [keyed(billing)] : blankPlaces().addresses), ...others.map(keyed)],
    isShippedThere: billing?.isShipping ?? true,
  }
}

/** What is sent of them: without keys, without an address nobody wrote. */
export function writtenPlaces({ contacts, addresses, isShippedThere }: PlaceValues, otherLabel: string) {
  const placed = addresses.map(({ key: _key, ...address }, at) => ({
    ...address,
    label: address.label || (at === 0 ? 'Alamat utama' : `${otherLabel} ${at}`),
    isBilling: at === 0,
    isShipping: at > 0 || isShippedThere,
  }))
  const written = placed.filter((address, at) => at > 0 || address.address !== '' || address.city)
  return {
    contacts: contacts.map(({ key: _key, ...contact }) => contact),
    addresses: isShippedThere ? written.slice(0, 1) : written,
  }
}
