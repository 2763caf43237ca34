import type { Generated } from 'kysely'
import type { ItemKind } from '#modules/catalog/rules.ts'

export interface ItemTable {
  id: string
  company_id: string
  kind: ItemKind
  code: string
  name: string
  category: string
  brand: string | null
  spec: string | null
  base_unit: string
  barcode: string | null
  min_price: string | null
  est_cost: string | null
  tax_code: string | null
  min_stock: string | null
  default_supplier_id: string | null
  weight_kg: string | null
  shelf_location: string | null
  status: 'aktif' | 'nonaktif'
  notes: string | null
  has_moves: Generated<boolean>
  search: string
  version: Generated<number>
  created_at: Generated<string>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  archived_at: string | null
}

export interface ItemUnitTable {
  id: string
  company_id: string
  item_id: string
  line_no: number
  unit: string
  num: number
  den: number
  is_purchase: boolean
  is_issue: boolean
}

export interface ItemPriceTable {
  company_id: string
  item_id: string
  level: string
  from_day: string
  price: string
  created_by: string | null
}

/** A price paid, per base unit. */
export interface ItemPurchasePriceTable {
  seq: Generated<bigint>
  company_id: string
  item_id: string
  supplier_id: string | null
  on_day: string
  price: string
  document_id: string
  created_at: Generated<string>
}

/** A supplier an item may be had from. */
export interface ItemSupplierTable {
  id: string
  company_id: string
  item_id: string
  line_no: number
  supplier_id: string
  lead_days: number | null
}

/** The tables of items. */
export interface CatalogTables {
  item: ItemTable
  item_unit: ItemUnitTable
  item_price: ItemPriceTable
  item_purchase_price: ItemPurchasePriceTable
  item_rab_price: { company_id: string; item_id: string; from_day: string; price: string; created_by: string | null }
  item_supplier: ItemSupplierTable
  item_substitute: { company_id: string; item_id: string; other_id: string }
  unit: { company_id: string; name: string; created_by: string | null }
}
