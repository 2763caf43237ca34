import type { Generated } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { CostHead } from '#modules/projects/contract.ts'

/** The rows of cost control. */
export interface ControlTables {
  cost_judgement: CostJudgementTable
}

interface CostJudgementTable {
  id: string
  company_id: string
  project_id: string
  head: CostHead
  amount: Money | null
  reason: string
  made_at: Generated<string>
  made_by: string
  made_by_name: string
}
