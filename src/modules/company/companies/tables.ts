import type { Generated } from 'kysely'
import type { Zone } from '#ground/day.ts'

export interface CompanyTable {
  id: string
  name: string
  short_code: string
  legal_form: string
  npwp: string | null
  nitku: string | null
  nib: string | null
  is_pkp: boolean
  pkp_date: string | null
  default_tax_code: string | null
  address: string | null
  city: string | null
  province: string | null
  postal_code: string | null
  phone: string | null
  email: string | null
  website: string | null
  footer: string | null
  zone: Zone
  fiscal_year_start: number
  work_week: number
  bpjs_npp: string | null
  jkk_class: string | null
  is_default: Generated<boolean>
  is_active: Generated<boolean>
  closed_reason: string | null
  version: Generated<number>
  created_at: Generated<string>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  archived_at: string | null
}

export interface BankAccountTable {
  id: string
  company_id: string
  line_no: number
  bank: string
  account_no: string
  holder: string
  branch: string | null
  is_default: boolean
}

export interface SignatoryTable {
  id: string
  company_id: string
  line_no: number
  name: string
  position: string | null
  doc_types: string[]
  max_amount: bigint | null
  is_default: boolean
}

export interface SbuTable {
  id: string
  company_id: string
  line_no: number
  no: string
  subclass: string | null
  qualification: 'kecil' | 'menengah' | 'besar'
  valid_from: string | null
  valid_until: string
}

export interface PaymentTermTable {
  id: string
  company_id: string
  name: string
  days: number
  created_by: string | null
  updated_by: string | null
  archived_at: string | null
}

/** The tables of our own companies. */
export interface CompaniesTables {
  company: CompanyTable
  company_bank_account: BankAccountTable
  company_signatory: SignatoryTable
  company_sbu: SbuTable
  payment_term: PaymentTermTable
}
