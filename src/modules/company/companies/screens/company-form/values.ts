import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Company, CompanyInput } from '#modules/company/companies/contract.ts'

type Group = 'bankAccounts' | 'signatories' | 'sbu'
type Keyed<T> = T & KeyedRow

/** What the form holds: numbers chosen from lists as text, every row of a group with its key. */
export type CompanyValues = Omit<CompanyInput, Group | 'fiscalYearStart' | 'workWeek'> & {
  readonly [G in Group]: readonly Keyed<NonNullable<CompanyInput[G]>[number]>[]
} & { readonly version?: number; readonly fiscalYearStart: string; readonly workWeek: string }

export const blankBank = () => ({ bank: '', accountNo: '', holder: '', branch: '', isDefault: false })
export const blankSignatory = () => ({ name: '', position: '', docTypes: [], maxAmount: '', isDefault: false })
export const blankSbu = () => ({ no: '', subclass: '', qualification: 'kecil' as const, validFrom: '', validUntil: '' })

/** An empty form. */
export function blankCompany(): CompanyValues {
  return {
    name: '',
    shortCode: '',
    legalForm: 'pt',
    isPkp: false,
    zone: 'Asia/Jakarta',
    fiscalYearStart: '1',
    workWeek: '6',
    bankAccounts: [],
    signatories: [{ ...blankSignatory(), isDefault: true, key: rowKey() }],
    sbu: [],
  }
}

const FIELDS = [
  'name',
  'shortCode',
  'legalForm',
  'npwp',
  'nitku',
  'nib',
  'isPkp',
  'pkpDate',
  'defaultTaxCode',
  'address',
  'city',
  'province',
  'postalCode',
  'phone',
  'email',
  'website',
  'footer',
  'zone',
  'bpjsNpp',
  'jkkClass',
] as const

/** A saved company as the form shows it. */
export function valuesOf(company: Company): CompanyValues {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, company[field] ?? '']))
  const keyed = <T extends { readonly id: string }>(row: T) => ({ ...row, key: row.id })
  return {
    ...blankCompany(),
    ...(fields as Partial<CompanyValues>),
    fiscalYearStart: String(company.fiscalYearStart),
    workWeek: String(company.workWeek),
    version: company.version,
    bankAccounts: company.bankAccounts.map(keyed),
    signatories: company.signatories.map(keyed),
    sbu: company.sbu.map(keyed),
  }
}

/** What the law gave to one company alone, and what stands in its numbers. */
const NOT_COPIED = ['shortCode', 'npwp', 'nitku', 'nib', 'pkpDate', 'bpjsNpp'] as const

/** A new company that begins like another: place, papers, signatories and books; no number, account or certificate of its. */
export function copiedFrom(company: Company): CompanyValues {
  const { version: _version, ...values } = valuesOf(company)
  const signatories = values.signatories.map(({ name, position, docTypes, maxAmount, isDefault }) => ({
    ...{ name, position, docTypes, maxAmount, isDefault },
    key: rowKey(),
  }))
  const none = Object.fromEntries(NOT_COPIED.map((field) => [field, '']))
  return { ...values, ...none, bankAccounts: [], sbu: [], signatories }
}

/** What is sent: without keys; a signatory nobody named is left out. */
export function inputOf(values: CompanyValues): CompanyInput {
  const { bankAccounts, signatories, sbu, version: _version, fiscalYearStart, workWeek, ...fields } = values
  const bare = <T extends KeyedRow>({ key: _key, ...row }: T) => row
  return {
    ...fields,
    fiscalYearStart: Number(fiscalYearStart),
    workWeek: Number(workWeek),
    bankAccounts: bankAccounts.map(bare),
    signatories: signatories.filter(isNamed).map(bare),
    sbu: sbu.map(bare),
  }
}

/** The keys of the signatories that are sent, in their order. */
export function signersOf({ signatories }: CompanyValues): string[] {
  return signatories.filter(isNamed).map(({ key }) => key)
}

function isNamed({ name }: { readonly name: string }): boolean {
  return name.trim() !== ''
}
