import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { DayMark } from './days/contract.ts'
import type { ClockProblem } from './scans/rules/clocked.ts'
import type { ScanFile } from './scans/rules/layouts.ts'

/** The rows this department owns. */
export interface AttendanceTables {
  work_week: { company_id: string; days: 5 | 6; updated_at: Generated<string>; updated_by: string }
  employee_day: EmployeeDayRow
  scan_batch: ScanBatchRow
  scan: { company_id: string; device: string; machine_id: string; at: string; batch_id: string }
  presence: PresenceRow
  office_place: {
    company_id: string
    lat: string
    lng: string
    radius_m: number
    updated_by: string
    updated_at: Generated<string>
  }
  machine_number: MachineNumberRow
  clocked_day: ClockedDayRow
  work_pattern: {
    id: string
    company_id: string
    name: string
    is_usual: boolean
    created_by: string
    created_by_name: string
  }
  work_pattern_hours: PatternHoursRow
  employee_pattern: EmployeePatternRow
  company_day: CompanyDayRow
  site_day: CompanyDayRow & { project_id: string }
  leave_request: LeaveRequestRow
  leave_entry: LeaveEntryRow
  day_correction: DayCorrectionRow
  overtime_order: OvertimeOrderRow
  overtime_line: OvertimeLineRow
}

interface PresenceRow {
  id: string
  company_id: string
  employee_id: string
  at: Generated<string>
  lat: string | null
  lng: string | null
  accuracy_m: number | null
  age_s: number | null
  place: string | null
  distance_m: number | null
  is_outside: boolean | null
}

interface EmployeeDayRow {
  company_id: string
  employee_id: string
  day: Day
  mark: DayMark
  source: Generated<'manual' | 'scan'>
  half: 'first' | 'second' | null
  updated_at: Generated<string>
  updated_by: string
}

interface ScanBatchRow {
  id: string
  company_id: string
  device: string
  file_name: string
  layout: ScanFile['layout']
  valid_from: Day
  valid_until: Day
  scans: number
  added: number
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface MachineNumberRow {
  company_id: string
  device: string
  machine_id: string
  employee_id: string | null
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

interface ClockedDayRow {
  company_id: string
  employee_id: string
  day: Day
  scans: number
  kept: number
  in_at: string | null
  out_at: string | null
  late_minutes: number
  worked_minutes: number | null
  problem: ClockProblem | null
}

interface PatternHoursRow {
  id: string
  company_id: string
  pattern_id: string
  name: string
  valid_from: Day
  valid_until: Day | null
  hours: unknown
  grace: number
  created_by: string
  created_by_name: string
}

interface EmployeePatternRow {
  company_id: string
  employee_id: string
  valid_from: Day
  pattern_id: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

interface CompanyDayRow {
  company_id: string
  day: Day
  kind: 'holiday' | 'work'
  name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

interface LeaveRequestRow {
  id: string
  company_id: string
  employee_id: string
  type: string
  valid_from: Day
  valid_until: Day
  half: 'first' | 'second' | null
  half_days: number
  reason: string | null
  state: 'pending' | 'approved' | 'refused' | 'void'
  decision_note: Generated<string | null>
  decided_by_name: Generated<string | null>
  decided_at: Generated<string | null>
  version: Generated<number>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface LeaveEntryRow {
  id: string
  company_id: string
  employee_id: string
  kind: 'grant' | 'use' | 'return' | 'expiry' | 'correction'
  on_day: Day
  half_days: number
  expires_on: Day | null
  request_id: string | null
  note: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface DayCorrectionRow {
  id: string
  company_id: string
  employee_id: string
  day: Day
  was_mark: DayMark | null
  was_half: 'first' | 'second' | null
  mark: DayMark | null
  half: 'first' | 'second' | null
  reason: string
  state: 'pending' | 'approved' | 'refused' | 'void'
  decision_note: Generated<string | null>
  decided_by: Generated<string | null>
  decided_by_name: Generated<string | null>
  decided_at: Generated<string | null>
  version: Generated<number>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface OvertimeOrderRow {
  id: string
  company_id: string
  number: string | null
  day: Day
  reason: string
  state: 'pending' | 'approved' | 'refused' | 'void'
  decision_note: Generated<string | null>
  decided_by_name: Generated<string | null>
  decided_at: Generated<string | null>
  version: Generated<number>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface OvertimeLineRow {
  company_id: string
  order_id: string
  line_no: number
  employee_id: string
  planned: number
  worked: number | null
}
