import { optionsOf } from '#kit/screen/document/said.ts'
import { amountSaid, listed } from '#kit/screen/document/compared.ts'
import { jkkClasses, legalForms, zones } from '#modules/company/companies/company.record.ts'
import { months } from '../months.ts'
import type { CompanyValues } from './values.ts'

/** How fields are called when two versions are compared: every field of the form. */
export const comparedFields = {
  name: 'Nama perusahaan',
  shortCode: 'Kode',
  legalForm: 'Bentuk',
  npwp: 'NPWP',
  nitku: 'NITKU',
  nib: 'NIB',
  isPkp: 'PKP',
  pkpDate: 'PKP sejak',
  defaultTaxCode: 'Pajak bawaan',
  fiscalYearStart: 'Awal tahun buku',
  workWeek: 'Hari kerja seminggu',
  bpjsNpp: 'NPP BPJS Ketenagakerjaan',
  jkkClass: 'Kelas risiko JKK',
  address: 'Alamat',
  city: 'Kota',
  province: 'Provinsi',
  postalCode: 'Kode pos',
  phone: 'Telepon',
  email: 'Email',
  website: 'Situs web',
  zone: 'Zona waktu',
  footer: 'Kaki dokumen',
  bankAccounts: 'Rekening',
  signatories: 'Penandatangan',
  sbu: 'SBU',
} as const satisfies Partial<Record<keyof CompanyValues, string>>

/** How the values read that are no words themselves. */
export const comparedWords = {
  legalForm: optionsOf(legalForms),
  zone: optionsOf(zones),
  jkkClass: optionsOf(jkkClasses),
  fiscalYearStart: optionsOf(months),
  workWeek: optionsOf({ '5': '5 hari', '6': '6 hari' }),
  bankAccounts: listed<CompanyValues['bankAccounts'][number]>(({ bank, accountNo, isDefault }) =>
    [bank, accountNo, isDefault && '(utama)'].filter(Boolean).join(' '),
  ),
  signatories: listed<CompanyValues['signatories'][number]>(({ name, position, maxAmount }) =>
    [name, position, maxAmount && `sampai ${amountSaid(maxAmount)}`].filter(Boolean).join(', '),
  ),
  sbu: listed<CompanyValues['sbu'][number]>(({ no, validUntil }) =>
    [no, validUntil && `s/d ${validUntil}`].filter(Boolean).join(' '),
  ),
}
