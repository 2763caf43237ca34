import type { PphKind } from '#ground/pph.ts'
import type { Generated } from 'kysely'
import type { PartyAddressTable, PartyContactTable } from '#modules/parties/tables.ts'
import type { SupplierStatus } from '#modules/parties/suppliers/supplier.record.ts'

export interface SupplierTable {
  id: string
  company_id: string
  code: string
  name: string
  kind: string[]
  trade: string[]
  npwp: string | null
  nik: string | null
  nitku: string | null
  is_pkp: boolean
  tax_address: string | null
  sbu_no: string | null
  sbu_class: string | null
  sbu_valid_until: string | null
  phone: string | null
  whatsapp: string | null
  email: string | null
  payment_term_id: string | null
  lead_time_days: number | null
  min_order: bigint | null
  pph_type: PphKind | null
  pph_rate: string | null
  rating: number | null
  opening_balance: bigint | null
  opening_date: string | null
  opening_posted_at: string | null
  merged_into: string | null
  notes: string | null
  status: SupplierStatus
  blocked_reason: string | null
  approved_at: string | null
  contact_name: string | null
  city: string
  supply: string
  search: string
  version: Generated<number>
  created_at: Generated<string>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  archived_at: string | null
}

export interface SupplierBankAccountTable {
  id: string
  company_id: string
  supplier_id: string
  line_no: number
  bank: string
  account_no: string
  holder: string
  branch: string | null
  is_default: boolean
}

export interface SupplierBankChangeTable {
  id: string
  company_id: string
  supplier_id: string
  accounts_before: unknown
  accounts_after: unknown
  state: Generated<'menunggu' | 'disetujui' | 'ditolak' | 'diganti'>
  asked_by: string
  asked_by_name: string
  asked_at: Generated<string>
  decided_by: string | null
  decided_by_name: string | null
  decided_at: string | null
  reason: string | null
}

export interface SupplierStandingTable {
  company_id: string
  supplier_id: string
  payable: Generated<bigint>
  bought: Generated<bigint>
  bought_year: Generated<number>
  last_bought_on: Generated<string>
  on_time_percent: string | null
  reject_percent: string | null
  price_drift_percent: string | null
  lead_days: string | null
}

/** The tables of suppliers. */
export interface SupplierTables {
  supplier: SupplierTable
  supplier_contact: PartyContactTable & { supplier_id: string }
  supplier_address: PartyAddressTable & { supplier_id: string }
  supplier_bank_account: SupplierBankAccountTable
  supplier_bank_change: SupplierBankChangeTable
  supplier_standing: SupplierStandingTable
}
