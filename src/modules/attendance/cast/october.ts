import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { setSiteDay } from '../calendar/contract.ts'
import { correctLeave, requestLeave } from '../leave/contract.ts'
import { addOvertime } from '../overtime/contract.ts'
import { addPattern, setEmployeePattern } from '../patterns/contract.ts'
import { attendanceRoutes } from '../routes.ts'
import { tieMachineNumber } from '../scans/contract.ts'
import { keepFile } from '../scans/take-scans.ts'

/** A few days of October 2026 of one employee: read from a machine, by a pattern, with leave and overtime that wait for a yes. */
export async function someDaysOfOctober(db: Database, actor: Actor): Promise<void> {
  const desk = deskOf(db, actor, [...peopleRoutes, ...attendanceRoutes])
  const { id } = await desk.do(employees.add, { name: 'Yogi Firmansyah', joinDate: '2025-01-06', position: 'Staf' })
  const hours = Array.from({ length: 7 }, (_, at) => (at < 5 ? { start: '08.00', end: '17.00', rest: 60 } : null))
  const pattern = await desk.do(addPattern, { name: 'Kantor', hours, grace: 10 })
  await desk.do(setEmployeePattern, { id: pattern.id, employeeId: id, from: '2026-01-01' })
  const device = 'Mesin 1'
  await desk.do(tieMachineNumber, { device, machineId: '104', employeeId: id })
  const scans = ['2026-10-05T07:46:43', '2026-10-05T17:22:23', '2026-10-06T07:59:06'].map((at) => ({
    ...{ machineId: '104', name: 'Yogi F', at },
  }))
  const asked = { device, fileName: 'log.csv', from: day('2026-10-05'), until: day('2026-10-06') }
  await db.withTx((tx) => keepFile(tx, actor, asked, { layout: 'log', scans, unread: [] }))
  await desk.do(correctLeave, { employeeId: id, halfDays: 24, note: 'Saldo awal' })
  const leave = { type: 'tahunan', from: '2026-10-12', until: '2026-10-12', half: null, reason: null } as const
  await desk.do(requestLeave, { employeeId: id, ...leave })
  await desk.do(addOvertime, { day: '2026-10-13', reason: 'Tutup buku', lines: [{ employeeId: id, planned: 4 }] })
}

/** Keeps a holiday of a site for itself. */
export async function aSiteHoliday(db: Database, actor: Actor, projectId: string): Promise<void> {
  const asked = { id: projectId, day: '2026-12-08', kind: 'holiday' as const, name: 'Sedekah bumi' }
  await deskOf(db, actor, attendanceRoutes).do(setSiteDay, asked)
}
