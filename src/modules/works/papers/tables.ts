import type { Generated } from 'kysely'
import type { PackPaper } from './contract.ts'

/** The rows of what goes to a customer with a bill of work. */
export interface TerminPackTables {
  project_termin: {
    company_id: string
    invoice_id: string
    project_id: string
    week: number
    /** The bill of quantities it went by. */
    rab_id: string | null
  }
  termin_wish: {
    company_id: string
    customer_id: string
    papers: PackPaper[]
    updated_at: Generated<string>
    updated_by: string
  }
}
