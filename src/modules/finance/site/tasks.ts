import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { scoped } from '#kit/access/scoped.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { own } from '../store.ts'

/** What sites spent and the office has not said yes to: who wrote it waits; and what was given back to this person. */
export const siteExpenseTasks: TaskSource = {
  kind: 'site-expense',
  permission: 'view laporan-keuangan-proyek',
  workOf: ['approve laporan-keuangan-proyek', 'create laporan-keuangan-proyek'],
  find: async (tx, actor) => {
    const mine = sql`${actor.userId}::uuid in (c.created_by, c.updated_by)`
    const { rows } = await sql<ExpenseWaiting>`
      select c.id, s.project_id as "projectId", p.name, c.memo, c.amount::text, c.entry_date as date,
        s.rejected_reason is not null as "isBack", (count(*) over ())::int as count
      from cash_entry c join site_expense s on s.company_id = c.company_id and s.entry_id = c.id
        join project p on p.company_id = s.company_id and p.id = s.project_id
      where c.company_id = ${actor.companyId} and c.state = 'draft'
        and case when s.rejected_reason is null then ${actor.can('approve laporan-keuangan-proyek')} and not ${mine}
          else ${mine} end
        and ${scoped(actor, { project: 's.project_id' })}
      order by c.entry_date, c.id limit ${ALL}
    `.execute(own(tx))
    return {
      rows: rows.map(({ id, projectId, name, memo, amount, date, isBack }) => ({
        ...{ id, text: isBack ? 'Biaya lapangan dikembalikan' : 'Biaya lapangan menunggu persetujuan' },
        about: [memo, name].filter(Boolean).join(' · '),
        ...{ amount, since: date, act: isBack ? 'Perbaiki' : 'Tinjau' },
        to: isBack ? `/laporan-keuangan-proyek/edit/${id}` : `/laporan-keuangan-proyek/detail/${projectId}`,
      })),
      count: rows[0]?.count ?? 0,
      isCapped: false,
    }
  },
}

interface ExpenseWaiting {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly memo: string | null
  readonly amount: string
  readonly date: Day
  readonly isBack: boolean
  readonly count: number
}
