import { choice, date, long, maybe, nik, phone, text } from '#kit/record/fields.ts'
import { religions, sexes } from './words.ts'

const place = { section: 'Pribadi', isBeside: true } as const

/** What is true of a person in either role; kept once, beside both. */
export const personFields = {
  nik: maybe(nik('NIK', place)),
  birthPlace: maybe(text('Tempat lahir', 80, place)),
  birthDate: maybe(date('Tanggal lahir', place)),
  sex: maybe(choice('Jenis kelamin', sexes, place)),
  religion: maybe(choice('Agama', religions, place)),
  phone: maybe(phone('Telepon', place)),
  address: maybe(long('Alamat', 300, place)),
}

/** A card or a certificate of somebody, with the day it ends; the file itself is attached. */
export const documentFields = {
  kind: text('Dokumen', 60),
  number: maybe(text('Nomor', 60)),
  validUntil: maybe(date('Berlaku sampai')),
}

/** Where the person stands, seen from a role. */
export const besidePerson = { table: 'person', key: 'person_id' } as const

/** Who may read a NIK, a birthday and where somebody lives: whoever keeps the people. */
export const personReaders = ['create management-karyawan', 'update management-karyawan'] as const

/** The fields of a person that only these may read. */
export const privateToReaders = {
  nik: personReaders,
  birthPlace: personReaders,
  birthDate: personReaders,
  religion: personReaders,
  address: personReaders,
  documents: personReaders,
} as const
