import type { Generated, GeneratedAlways } from 'kysely'
import type { WarehouseType } from '#modules/stock/rules.ts'

/** The rows of this book, and what it reads of an item. Moves and balances are written by plain SQL in the stores. */
export interface StockTables {
  warehouse: WarehouseRow
  stock_balance: BalanceRow
  stock_move: MoveRow
  stock_reservation: ReservationRow
  stock_setting: SettingRow
  stock_late_cost: LateCostRow
}

interface WarehouseRow {
  id: string
  company_id: string
  code: string
  name: string
  type: WarehouseType
  address: string | null
  city: string | null
  keeper: string | null
  allow_negative: Generated<boolean>
  frozen_by: Generated<string | null>
  racks: Generated<string[]>
  project_id: Generated<string | null>
  production_house_id: Generated<string | null>
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  archived_at: string | null
}

interface BalanceRow {
  id: string
  company_id: string
  item_id: string
  warehouse_id: string
  account_code: string
  qty: string
  value: bigint
  reserved: string
  incoming: string
  allow_negative: boolean
  frozen_by: string | null
  min_qty: string | null
  reorder_qty: string | null
  max_qty: string | null
  rack: string | null
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: string | null
  last_move_at: string | null
}

interface MoveRow {
  id: string
  company_id: string
  posting_seq: Generated<bigint>
  item_id: string
  warehouse_id: string
  qty: string
  value: bigint
  difference: Generated<bigint>
  unit_cost: string
  qty_after: string
  value_after: bigint
  document_kind: string
  document_id: string
  line_id: string | null
  document_date: string
  project_id: string | null
  work_item_id: string | null
  reverses_id: string | null
  revalues_id: string | null
  covered: Generated<string | null>
  posted_at: Generated<string>
  posted_by: string
  posted_by_name: Generated<string>
}

interface ReservationRow {
  company_id: string
  document_kind: string
  document_id: string
  line_id: string
  item_id: string
  warehouse_id: string
  qty: string
}

interface SettingRow {
  company_id: string
  backdate_days: number
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: string | null
}

interface LateCostRow {
  id: GeneratedAlways<string>
  company_id: string
  item_id: string
  document_kind: string
  document_id: string
  price_kind: string
  price_id: string
  value: bigint
}
