/** What the form of a role holds of the person behind it. */
export interface PersonValues {
  readonly nik: string
  readonly phone: string
  readonly birthPlace: string
  readonly birthDate: string
  readonly sex: 'L' | 'P' | ''
  readonly religion: string
  readonly address: string
}

type Read = { readonly [K in keyof PersonValues]?: string | null }

/** A saved person as the form shows them; nothing where nothing is known. */
export function personValues(person: Read = {}): PersonValues {
  const text = (value: string | null | undefined) => value ?? ''
  return {
    ...{ nik: text(person.nik), phone: text(person.phone), birthPlace: text(person.birthPlace) },
    ...{ birthDate: text(person.birthDate), religion: text(person.religion), address: text(person.address) },
    sex: person.sex === 'L' || person.sex === 'P' ? person.sex : '',
  }
}

/** How these fields are called when two versions are compared. */
export const comparedPerson = {
  nik: 'NIK',
  phone: 'Telepon',
  birthPlace: 'Tempat lahir',
  birthDate: 'Tanggal lahir',
  sex: 'Jenis kelamin',
  religion: 'Agama',
  address: 'Alamat',
}
