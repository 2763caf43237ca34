import type { Generated } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { CostHead } from '#modules/projects/contract.ts'
import type { RapState } from './contract.ts'

/** The rows of cost plans. */
export interface RapTables {
  rap: RapTable
  rap_line: RapLineTable
}

export interface RapTable {
  id: string
  company_id: string
  project_id: string
  revision: number
  state: Generated<RapState>
  note: string | null
  total: Money
  line_count: number
  writers: string[]
  approved_by: Generated<string | null>
  approved_by_name: Generated<string | null>
  approved_at: Generated<string | null>
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  updated_by_name: string
}

export interface RapLineTable {
  id: string
  company_id: string
  rap_id: string
  position: number
  work_item_id: string | null
  head: CostHead
  description: string
  unit: string
  qty: string
  unit_cost: string
  amount: Money
}
