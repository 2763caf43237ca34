import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { CostHead } from '#modules/projects/contract.ts'

/** The rows of openings of projects that were running when the books began. */
export interface ProjectOpeningTables {
  project_opening: ProjectOpeningTable
  project_opening_cost: ProjectOpeningCostTable
}

interface ProjectOpeningTable {
  id: string
  company_id: string
  project_id: string
  order_id: string
  state: Generated<'posted' | 'void'>
  opened_on: Day
  number: Generated<string | null>
  billed: Money
  advance: Money
  retention: Money
  retention_taxed: boolean
  progress_id: string | null
  notes: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  voided_on: Generated<Day | null>
  void_reason: Generated<string | null>
}

interface ProjectOpeningCostTable {
  company_id: string
  opening_id: string
  line_no: number
  work_item_id: string | null
  head: CostHead
  account_code: string
  amount: Money
}
