import { attendanceDepartment } from '#modules/attendance/department.ts'
import { catalogDepartment } from '#modules/catalog/department.ts'
import { companyDepartment } from '#modules/company/department.ts'
import { crewsDepartment } from '#modules/crews/department.ts'
import { financeDepartment } from '#modules/finance/department.ts'
import { journalDepartment } from '#modules/journal/department.ts'
import { kasbonDepartment } from '#modules/kasbon/department.ts'
import { partiesDepartment } from '#modules/parties/department.ts'
import { payrollDepartment } from '#modules/payroll/department.ts'
import { peopleDepartment } from '#modules/people/department.ts'
import { productionDepartment } from '#modules/production/department.ts'
import { projectsDepartment } from '#modules/projects/department.ts'
import { purchasingDepartment } from '#modules/purchasing/department.ts'
import { reportsDepartment } from '#modules/reports/department.ts'
import { salesDepartment } from '#modules/sales/department.ts'
import { stockDepartment } from '#modules/stock/department.ts'
import { warehouseDepartment } from '#modules/warehouse/department.ts'
import { worksDepartment } from '#modules/works/department.ts'
import type { Manifest } from '#kit/department.ts'
import { knowPaperKinds } from '#kit/paper/kinds.ts'

/** Every department with what it brings, in the order in which the search shows what it found. A new one is a line here. */
export const departments: readonly Manifest[] = [
  partiesDepartment,
  catalogDepartment,
  projectsDepartment,
  worksDepartment,
  peopleDepartment,
  attendanceDepartment,
  crewsDepartment,
  payrollDepartment,
  kasbonDepartment,
  salesDepartment,
  purchasingDepartment,
  stockDepartment,
  warehouseDepartment,
  productionDepartment,
  financeDepartment,
  reportsDepartment,
  journalDepartment,
  companyDepartment,
]

knowPaperKinds(departments.flatMap(({ papers = [] }) => papers))
