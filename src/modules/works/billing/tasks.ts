import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'

/** Contracts of which something may be billed: an instalment that is due, or progress approved after the last termin. */
export const terminTasks: TaskSource = {
  kind: 'termin',
  permission: 'update order',
  find: async (tx, actor) => {
    const on = today(actor)
    const { rows } = await sql<TerminReady & { count: number }>`
      with contract as (
        select c.project_id, o.order_date, h.first_on, h.final_on, m.week, m.measured_on, m.earned,
          coalesce(round(m.earned * 100.0 / nullif(b.total, 0), 4), 0) as pct,
          exists (select from project_instalment i where i.company_id = c.company_id and i.project_id = c.project_id) as is_parted
        from project_contract c
        join sales_order o on o.id = c.order_id and o.state = 'posted' and o.invoiced_net < o.dpp
        left join rab b on b.company_id = c.company_id and b.project_id = c.project_id and b.state = 'approved'
        left join handover h on h.company_id = c.company_id and h.project_id = c.project_id
        left join lateral (
          select r.week, r.report_date as measured_on, r.earned from progress_report r
          where r.company_id = c.company_id and r.project_id = c.project_id and r.state = 'approved'
          order by r.week desc limit 1
        ) m on true
        where c.company_id = ${actor.companyId}
      )
      select w.*, p.name, (count(*) over ())::int as count from (
        select i.id, c.project_id as "projectId", i.name as what, case i.due_by when 'date' then i.due_on
          when 'bast-1' then c.first_on when 'bast-2' then c.final_on else coalesce(c.measured_on, c.order_date) end as since
        from contract c
        join project_instalment i on i.company_id = ${actor.companyId} and i.project_id = c.project_id
        left join sales_invoice v on v.id = i.invoice_id and v.state <> 'void'
        where v.id is null and not i.is_opened and case i.due_by when 'progress' then c.pct >= i.due_percent
          when 'date' then i.due_on <= ${on} when 'bast-1' then c.first_on <= ${on} else c.final_on <= ${on} end
        union all
        select c.project_id, c.project_id, null, c.measured_on from contract c
        where not c.is_parted and c.earned > 0
          and not exists (select from project_opening g where g.company_id = ${actor.companyId}
            and g.project_id = c.project_id and g.state = 'posted' and g.billed >= c.earned)
          and not exists (select from project_termin t join sales_invoice v on v.id = t.invoice_id and v.state <> 'void'
            where t.company_id = ${actor.companyId} and t.project_id = c.project_id and t.week >= c.week)
      ) w join project p on p.company_id = ${actor.companyId} and p.id = w."projectId"
      where ${scoped(actor, { project: 'p.id' })} order by w.since, w.id limit ${ALL}
    `.execute(tables(tx))
    return {
      rows: rows.map(({ id, projectId, name, what, since }) => ({
        ...{ id, text: what === null ? 'Termin siap ditagih' : 'Angsuran siap ditagih' },
        about: what === null ? name : `${what} · ${name}`,
        ...{ amount: null, since, act: 'Tagih', to: `/daftar-proyek/invoice/${projectId}` },
      })),
      count: rows[0]?.count ?? 0,
      isCapped: false,
    }
  },
}

interface TerminReady {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly what: string | null
  readonly since: Day
}
