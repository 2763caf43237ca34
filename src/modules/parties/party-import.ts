import { fieldColumns } from '#kit/import/columns.ts'
import { keyText, type Given, type ImportColumn } from '#kit/import/importer.ts'
import { byTyped } from '#kit/import/master.ts'
import { termsOf } from '#modules/company/companies/face.ts'
import { addressRows, contactRows } from '#modules/parties/party-children.ts'

/** Finds payment terms by name, or by their days: '30', 'Net 30', 'Tunai'. */
export const lookUpTerms: NonNullable<ImportColumn['lookUp']> = async (tx, actor, texts) => {
  const terms = await termsOf(tx, actor.companyId)
  const found = new Map(terms.map(({ id, name }) => [keyText(name), id]))
  for (const text of texts) {
    const days = /(\d{1,3})/.exec(text)?.[1] ?? (/tunai|cash|cod/i.test(text) ? '0' : undefined)
    const term = terms.find((one) => days !== undefined && one.days === Number(days))
    if (term && !found.has(keyText(text))) found.set(keyText(text), term.id)
  }
  return byTyped(texts, found)
}

/** The first contact and the first address of a customer or supplier, as columns. */
export const placeColumns: readonly ImportColumn[] = [
  ...fieldColumns(
    contactRows('', '').fields,
    {
      name: { label: 'Nama kontak', alike: ['kontak', 'pic', 'contact person', 'cp'] },
      position: { label: 'Jabatan kontak', alike: ['jabatan'] },
      phone: { label: 'Telepon kontak', alike: ['hp kontak', 'hp pic', 'no hp pic'], spare: { rest: 'notes' } },
      email: { label: 'Email kontak' },
    },
    'contacts.0.',
  ),
  ...fieldColumns(
    addressRows('', '').fields,
    {
      address: {
        label: 'Alamat',
        alike: ['alamat lengkap', 'alamat kirim', 'address', 'jalan'],
      },
      village: { alike: ['desa'] },
      district: { alike: ['kec'] },
      city: { alike: ['kota', 'kabupaten', 'kab', 'city'] },
      province: { alike: ['propinsi', 'prov'] },
      postalCode: { alike: ['kodepos', 'zip'] },
    },
    'addresses.0.',
  ),
]

/** Names the contact and the address that one line of a file can hold. */
export function withPlaces(given: Given): Given {
  const [contact] = (given['contacts'] as Given[] | undefined) ?? []
  const [address] = (given['addresses'] as Given[] | undefined) ?? []
  return {
    ...given,
    ...(contact && { contacts: [{ name: given['name'], ...contact, isPrimary: true }] }),
    ...(address && {
      addresses: [
        {
          address: address['city'] ?? address['district'] ?? address['province'],
          ...address,
          label: 'Utama',
          isBilling: true,
          isShipping: true,
        },
      ],
    }),
  }
}
