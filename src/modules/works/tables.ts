import type { ColumnType, Generated } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import type { AlbumTables } from './album/tables.ts'
import type { AnalysisTables } from './ahsp/tables.ts'
import type { ControlTables } from './control/tables.ts'
import type { ChangeKind, ChangeState } from './changes/contract.ts'
import type { ProgressState } from './progress/contract.ts'
import type { Measurement } from './progress/measure.ts'
import type { SiteReport } from './diary/contract.ts'
import type { Safety, SiteReportState, Weather } from './diary/words.ts'
import type { GuaranteeKind } from './guarantee/contract.ts'
import type { RabState } from './rab/contract.ts'
import type { InstalmentTables } from './instalments/tables.ts'
import type { ProjectOpeningTables } from './opening/tables.ts'
import type { NeedTables } from './need/tables.ts'
import type { TerminPackTables } from './papers/tables.ts'
import type { RapTables } from './rap/tables.ts'
import type { WeekStart } from './schedule/contract.ts'
import type { SubcontractTables } from './subcontract/tables.ts'

/** The rows this department owns. */
export interface WorksTables
  extends
    SubcontractTables,
    RapTables,
    AnalysisTables,
    ProjectOpeningTables,
    NeedTables,
    TerminPackTables,
    ControlTables,
    AlbumTables,
    InstalmentTables {
  rab: RabTable
  rab_row: RabRowTable
  progress_report: ProgressReportTable
  progress_line: ProgressLineTable
  project_contract: ProjectContractTable
  guarantee: GuaranteeTable
  change_order: ChangeOrderTable
  change_order_line: ChangeOrderLineTable
  schedule: ScheduleTable
  schedule_line: ScheduleLineTable
  site_report: SiteReportTable
  site_report_work: SiteReportWorkTable
}

export interface GuaranteeTable {
  id: string
  company_id: string
  version: Generated<number>
  project_id: string
  kind: GuaranteeKind
  number: string
  issuer: string
  amount: Money
  valid_from: Day
  valid_to: Day
  note: string | null
  returned_on: Day | null
  created_by: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface RabTable {
  id: string
  company_id: string
  project_id: string
  revision: number
  state: Generated<RabState>
  note: string | null
  file_name: string | null
  total: Money
  rounding: Money
  line_count: number
  writers: string[]
  approved_by: string | null
  approved_by_name: string | null
  approved_at: string | null
  /** Weeks that end before it are measured by the bill before; null: from the beginning. */
  holds_from: Generated<Day | null>
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  updated_by_name: string
}

export interface RabRowTable {
  id: string
  company_id: string
  rab_id: string
  position: number
  level: number
  parent_id: string | null
  is_group: boolean
  number: string
  code: string
  name: string
  unit: string | null
  volume: string | null
  unit_price: string | null
  amount: Money
  work_item_id: string | null
}

export interface ProgressReportTable {
  id: string
  company_id: string
  project_id: string
  week: number
  report_date: Day
  state: Generated<ProgressState>
  note: string | null
  earned: Money | null
  pct: string | null
  writers: string[]
  approved_by: string | null
  approved_by_name: string | null
  approved_at: string | null
  agreed_note: string | null
  returned_note: string | null
  returned_by_name: string | null
  returned_at: string | null
  signed_contractor: string | null
  signed_supervisor: string | null
  signed_owner: string | null
  signed_on: Day | null
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  updated_by_name: string
}

export interface ProgressLineTable {
  company_id: string
  report_id: string
  work_item_id: string
  volume: string
  internal: string | null
  measurements: ColumnType<readonly Measurement[], string | undefined, string>
}

export interface ProjectContractTable {
  company_id: string
  project_id: string
  order_id: string
  rab_id: string
  value: Money
  changes: Generated<Money>
  signed_by: string | null
}

export interface ChangeOrderTable {
  id: string
  company_id: string
  project_id: string
  number: number
  change_date: Day
  kind: ChangeKind
  reason: string
  requested_by: string | null
  addendum_no: string | null
  days: number
  state: Generated<ChangeState>
  net: Money
  writers: string[]
  rab_before: Generated<string | null>
  rab_after: Generated<string | null>
  value_before: Generated<Money | null>
  value_after: Generated<Money | null>
  decided_by: Generated<string | null>
  decided_by_name: Generated<string | null>
  decided_at: Generated<string | null>
  remark: Generated<string | null>
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  updated_by_name: string
}

export interface ChangeOrderLineTable {
  company_id: string
  change_order_id: string
  line_no: number
  work_item_id: string | null
  is_new: boolean
  number: string | null
  name: string
  unit: string | null
  volume: string
  unit_price: string
  amount: Money
}

export interface ScheduleTable {
  id: string
  company_id: string
  project_id: string
  revision: number
  state: Generated<'draft' | 'approved'>
  week_one: Day
  week_start: WeekStart
  holds_from: Day | null
  note: string | null
  writers: string[]
  approved_by: string | null
  approved_by_name: string | null
  approved_at: string | null
  version: Generated<number>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  updated_by_name: string
}

export interface ScheduleLineTable {
  company_id: string
  schedule_id: string
  work_item_id: string
  start_date: Day | null
  end_date: Day | null
  shares: ColumnType<{ readonly week: number; readonly share: string }[] | null, string | null, string | null>
}

/** A list kept as JSON: written as text. */
type Listed<K extends keyof SiteReport> = ColumnType<SiteReport[K], string, string>

export interface SiteReportTable {
  id: string
  company_id: string
  project_id: string
  report_date: Day
  state: Generated<SiteReportState>
  weather_morning: Weather
  weather_afternoon: Weather
  rain_hours: string
  crew: Listed<'crew'>
  deliveries: Listed<'deliveries'>
  equipment: Listed<'equipment'>
  blockers: Listed<'blockers'>
  workers: number
  k3: Safety
  k3_note: string | null
  note: string | null
  writers: string[]
  writer_names: string
  remark: string | null
  sent_at: string | null
  checked_by: string | null
  checked_by_name: string | null
  checked_at: string | null
  version: Generated<number>
  created_by: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface SiteReportWorkTable {
  id: string
  company_id: string
  report_id: string
  line_no: number
  work_item_id: string | null
  note: string | null
  volume: string | null
}
