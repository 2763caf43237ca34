import { sql } from 'kysely'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables } from '#kit/db/tx.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'

/** Reports of a day that the office has not read and this person wrote nothing on; and those given back to them. */
export const siteReportTasks: TaskSource = {
  kind: 'site-report',
  permission: 'view dokumentasi-proyek',
  workOf: ['approve dokumentasi-proyek', 'update dokumentasi-proyek'],
  find: async (tx, actor) => {
    const mine = sql`${actor.userId}::uuid = any (r.writers)`
    const { rows } = await sql<ReportWaiting & { count: number }>`
      select r.id, r.project_id as "projectId", p.name, r.report_date as date, r.state = 'draft' as "isBack",
        r.writer_names as by, (count(*) over ())::int as count
      from site_report r join project p on p.company_id = r.company_id and p.id = r.project_id
      where r.company_id = ${actor.companyId} and (r.state = 'sent' or r.state = 'draft' and r.remark is not null)
        and case r.state when 'sent' then ${actor.can('approve dokumentasi-proyek')} and not ${mine}
          else ${actor.can('update dokumentasi-proyek')} and ${mine} end
        and ${scoped(actor, { project: 'p.id' })}
      order by r.report_date, r.id limit ${ALL}
    `.execute(tables(tx))
    return {
      rows: rows.map(({ id, projectId, name, date, isBack, by }) => ({
        ...{ id, text: isBack ? 'Laporan harian dikembalikan' : 'Laporan harian menunggu diperiksa' },
        about: [name, dayFormat(date, 'short'), ...(isBack ? [] : [by])].join(' · '),
        ...{ amount: null, since: date, act: isBack ? 'Perbaiki' : 'Periksa' },
        to: `/dokumentasi-proyek/detail/${projectId}?tanggal=${date}`,
      })),
      count: rows[0]?.count ?? 0,
      isCapped: false,
    }
  },
}

interface ReportWaiting {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly date: Day
  readonly isBack: boolean
  readonly by: string
}
