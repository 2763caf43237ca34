import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { DayMark } from './days/contract.ts'

/** The rows this department owns. */
export interface AttendanceTables {
  work_week: { company_id: string; days: 5 | 6; updated_at: Generated<string>; updated_by: string }
  employee_day: EmployeeDayRow
}

interface EmployeeDayRow {
  company_id: string
  employee_id: string
  day: Day
  mark: DayMark
  updated_at: Generated<string>
  updated_by: string
}
