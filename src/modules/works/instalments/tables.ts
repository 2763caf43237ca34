import type { Day } from '#ground/day.ts'
import type { DueBy } from './contract.ts'

/** The rows of instalments. */
export interface InstalmentTables {
  project_instalment: {
    company_id: string
    id: string
    project_id: string
    position: number
    name: string
    percent: string
    due_by: DueBy
    due_percent: string | null
    due_on: Day | null
    expected_on: Day | null
    documents: string | null
    amount: bigint | null
    basis: bigint | null
    invoice_id: string | null
    is_opened: boolean
  }
}
