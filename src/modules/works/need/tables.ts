import type { Generated } from 'kysely'

/** The rows of material that is needed. */
export interface NeedTables {
  material_tie: MaterialTieTable
}

interface MaterialTieTable {
  company_id: string
  name: string
  unit: string
  item_id: string
  per_base: string | null
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}
