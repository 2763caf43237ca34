import { sql } from 'kysely'
import { dayIn, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { holdAlone } from '#kit/posting/approval.ts'
import { today } from '#kit/posting/today.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { leaveTypes, type LeaveTypeCode } from './leave/words.ts'
import { own } from './store.ts'

/** What of employees waits for a yes, what it is called, and the part of the page where it is given. */
const waits = {
  leave: { text: 'Cuti menunggu persetujuan', part: 'cuti' },
  overtime: { text: 'Lembur menunggu persetujuan', part: 'lembur' },
  correction: { text: 'Koreksi absensi menunggu persetujuan', part: 'koreksi' },
} as const

interface AskedOfAttendance {
  readonly id: string
  readonly what: keyof typeof waits
  readonly day: Day
  /** Of leave: its kind. */
  readonly type: LeaveTypeCode | null
  /** Whose, or of overtime why. */
  readonly about: string
  readonly by: string
  readonly at: string
  readonly count: number
}

/** Leave, overtime orders and corrections of employees that somebody else asked for; one's own where nobody else could say yes. */
export const attendanceTasks: TaskSource = {
  kind: 'attendance',
  permission: 'approve absensi',
  find: async (tx, actor) => {
    const { companyId, userId } = actor
    const isAlone = await holdAlone(tx, actor, 'approve absensi', [userId])
    const { rows } = await sql<AskedOfAttendance>`
      select w.*, (count(*) over ())::int as count from (
        select r.id, 'leave' as what, r.valid_from as day, r.type, p.name as about, r.created_by_name as by, r.created_at as at, r.created_by
        from leave_request r join employee e on e.company_id = r.company_id and e.id = r.employee_id
          join person p on p.company_id = e.company_id and p.id = e.person_id
        where r.company_id = ${companyId} and r.state = 'pending'
        union all
        select id, 'overtime', day, null, reason, created_by_name, created_at, created_by
        from overtime_order where company_id = ${companyId} and state = 'pending'
        union all
        select c.id, 'correction', c.day, null, p.name, c.created_by_name, c.created_at, c.created_by
        from day_correction c join employee e on e.company_id = c.company_id and e.id = c.employee_id
          join person p on p.company_id = e.company_id and p.id = e.person_id
        where c.company_id = ${companyId} and c.state = 'pending'
      ) w
      where ${isAlone} or w.created_by <> ${userId}
      order by w.day, w.id limit ${ALL}
    `.execute(own(tx))
    return {
      rows: rows.map(({ id, what, day, type, about, by, at }) => ({
        ...{ id, text: waits[what].text, amount: null, since: dayIn(actor.zone, at), act: 'Tinjau' },
        about: [about, type && leaveTypes[type].name, dayFormat(day, 'dense', today(actor)), `diajukan ${by}`]
          .filter(Boolean)
          .join(' · '),
        to: `/absensi/?tab=karyawan&bagian=${waits[what].part}`,
      })),
      count: rows[0]?.count ?? 0,
      isCapped: false,
    }
  },
}
