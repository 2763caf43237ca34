import type { Generated } from 'kysely'
import type { VatCollector } from '#modules/parties/customer.record.ts'

export interface CustomerTable {
  id: string
  company_id: string
  code: string
  name: string
  type: string
  npwp: string | null
  nik: string | null
  nitku: string | null
  is_pkp: boolean
  tax_address: string | null
  phone: string | null
  whatsapp: string | null
  email: string | null
  payment_term_id: string | null
  credit_limit: bigint | null
  price_level: string
  discount_percent: string | null
  salesperson_id: string | null
  withholds_tax: boolean
  vat_collector: Generated<VatCollector>
  tags: string[]
  opening_balance: bigint | null
  opening_date: string | null
  opening_posted_at: string | null
  merged_into: string | null
  notes: string | null
  status: 'aktif' | 'diblokir'
  blocked_reason: string | null
  contact_name: string | null
  city: string
  search: string
  version: Generated<number>
  created_at: Generated<string>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  archived_at: string | null
}

/** The people of a party. */
export interface PartyContactTable {
  id: string
  company_id: string
  line_no: number
  name: string
  position: string | null
  phone: string | null
  email: string | null
  is_primary: boolean
}

/** The places of a party. */
export interface PartyAddressTable {
  id: string
  company_id: string
  line_no: number
  label: string
  address: string
  village: string | null
  district: string | null
  city: string | null
  province: string | null
  postal_code: string | null
  lat: string | null
  lng: string | null
  is_billing: boolean
  is_shipping: boolean
}

export interface CustomerStandingTable {
  company_id: string
  customer_id: string
  receivable: Generated<bigint>
  open_orders: Generated<number>
  last_deal_on: Generated<string>
  /** Since when something is owed; kept by the documents of sales. */
  oldest_due: string | null
}

/** The tables of customers. */
export interface PartiesTables {
  customer: CustomerTable
  customer_contact: PartyContactTable & { customer_id: string }
  customer_address: PartyAddressTable & { customer_id: string }
  customer_standing: CustomerStandingTable
}
