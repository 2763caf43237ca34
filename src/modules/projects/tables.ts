import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { CostHead, ProjectStatus, SiteZone } from './words.ts'

/** The rows this department owns. */
export interface ProjectTables {
  project: ProjectRow
  work_item: WorkItemRow
}

export interface ProjectRow {
  id: string
  company_id: string
  code: string
  name: string
  customer_id: string
  status: ProjectStatus
  status_reason: string | null
  start_date: Day | null
  end_date: Day | null
  site_address: string | null
  city: string
  zone: SiteZone | null
  warehouse_id: string
  manager_name: string | null
  foreman_names: string | null
  version: Generated<number>
  archived_at: string | null
}

export interface WorkItemRow {
  id: string
  company_id: string
  project_id: string
  parent_id: string | null
  code: string
  name: string
  unit: string | null
  cost_head: CostHead | null
  position: number
  version: Generated<number>
  created_by: string | null
  updated_by: string | null
  archived_at: string | null
}
