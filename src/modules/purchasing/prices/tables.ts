import type { Generated } from 'kysely'

/** The rows of price lists. */
export interface PricesTables {
  supplier_price: SupplierPriceRow
}

export interface SupplierPriceRow {
  id: string
  company_id: string
  version: Generated<number>
  supplier_id: string
  item_id: string
  unit: string
  price: string
  min_qty: Generated<string>
  valid_from: string
  ended_on: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}
