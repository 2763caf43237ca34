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
  machine_number: MachineNumberRow
  clocked_day: ClockedDayRow
}

interface EmployeeDayRow {
  company_id: string
  employee_id: string
  day: Day
  mark: DayMark
  source: Generated<'manual' | 'scan'>
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
