import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { EntryKind, Grade, OverheadKind, Stage } from './words.ts'

/** The rows this department owns. */
export interface ProductionTables {
  production_house: HouseRow
  recipe: RecipeRow
  recipe_line: RecipeLineRow
  production_order: ProductionOrderRow
  production_material: MaterialRow
  production_entry: EntryRow
  production_entry_line: EntryLineRow
}

export interface HouseRow {
  id: string
  company_id: string
  code: string
  name: string
  address: string | null
  city: string
  head_name: string | null
  phone: string | null
  capacity: string | null
  capacity_unit: string | null
  overhead_kind: OverheadKind
  overhead_percent: string | null
  overhead_per_unit: string | null
  second_percent: string
  tolerance_percent: string
  raw_warehouse_id: string
  finished_warehouse_id: string
  version: Generated<number>
  archived_at: string | null
}

export interface RecipeRow {
  id: string
  company_id: string
  version: Generated<number>
  item_id: string
  valid_from: Day
  output_qty: string
  piece_rate: string
  second_item_id: string | null
  notes: string | null
  created_at: Generated<string>
  created_by: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface RecipeLineRow {
  id: string
  company_id: string
  recipe_id: string
  position: number
  item_id: string
  qty: string
  unit: string
  base_qty: string
  waste_percent: string
}

export interface ProductionOrderRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  stage: Generated<Stage>
  order_date: Day
  due_date: Day | null
  house_id: string
  house_name: string
  raw_warehouse_id: string
  finished_warehouse_id: string
  item_id: string
  item_code: string
  item_name: string
  unit: string
  second_item_id: string | null
  recipe_id: string | null
  planned_qty: string
  order_line_id: string | null
  order_id: string | null
  order_number: string | null
  customer_name: string | null
  project_id: string | null
  work_item_id: string | null
  overhead_kind: OverheadKind
  overhead_rate: string
  second_percent: string
  tolerance_percent: string
  piece_rate: string
  estimated_cost: Money
  queue_no: Generated<bigint>
  good_qty: Generated<string>
  second_qty: Generated<string>
  reject_qty: Generated<string>
  kept_qty: Generated<string>
  material_cost: Generated<Money>
  labour_cost: Generated<Money>
  overhead_cost: Generated<Money>
  output_value: Generated<Money>
  loss: Generated<Money>
  wip: GeneratedAlways<Money>
  is_failed: Generated<boolean>
  notes: string | null
  reason: string | null
  planned_at: string | null
  started_at: string | null
  finished_at: string | null
  finished_by: string | null
  created_at: Generated<string>
  created_by: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface MaterialRow {
  id: string
  company_id: string
  order_id: string
  position: number
  item_id: string
  item_code: string
  item_name: string
  unit: string
  planned_qty: string
  reserved_qty: Generated<string>
  used_qty: Generated<string>
  cost: Generated<Money>
}

export interface EntryRow {
  id: string
  company_id: string
  order_id: string
  kind: EntryKind
  /** Of a price that came late: the use of material it is for. */
  of_entry_id: Generated<string | null>
  seq: number
  entry_date: Day
  is_void: Generated<boolean>
  void_reason: string | null
  cost: Generated<Money>
  overhead: Generated<Money>
  value: Generated<Money>
  loss: Generated<Money>
  worker_id: string | null
  worker_name: string | null
  qty: string | null
  rate: string | null
  reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  voided_by: string | null
}

export interface EntryLineRow {
  id: string
  company_id: string
  entry_id: string
  position: number
  material_id: string | null
  grade: Grade | null
  item_id: string
  qty: string
  value: Money
  project_id: string | null
  work_item_id: string | null
}
