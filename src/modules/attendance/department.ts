import { department } from '#kit/department.ts'
import { leaveOpeningImport } from './leave/opening.import.ts'
import { attendanceRefusals } from './refusals.ts'
import { attendanceRoutes } from './routes.ts'
import { attendanceTasks } from './tasks.ts'

/** What attendance brings into the house. */
export const attendanceDepartment = department({
  name: 'attendance',
  doors: { Absensi: attendanceRoutes },
  refusals: attendanceRefusals,
  imports: [leaveOpeningImport],
  tasks: [attendanceTasks],
  series: { SPL: 'Surat perintah lembur' },
})
