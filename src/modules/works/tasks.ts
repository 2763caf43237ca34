import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { agreeTasks } from './agree-tasks.ts'
import { terminTasks } from './billing/tasks.ts'
import { siteReportTasks } from './diary/tasks.ts'
import { TOLD_DAYS_BEFORE } from './guarantee/contract.ts'
import { addendumTasks } from './subcontract/tasks.ts'

/** Guarantees of projects that run out within thirty days, or did, and were not returned. */
export const guaranteeTasks: TaskSource = {
  kind: 'guarantee',
  permission: 'update daftar-proyek',
  find: async (tx, actor) => {
    const on = today(actor)
    const { rows } = await sql<GuaranteeEnding & { count: number }>`
      select g.id, g.project_id as "projectId", p.name, g.number, g.valid_to as "validTo", g.amount::text,
        (count(*) over ())::int as count
      from guarantee g join project p on p.company_id = g.company_id and p.id = g.project_id
      where g.company_id = ${actor.companyId} and g.returned_on is null
        and g.valid_to <= ${addDays(on, TOLD_DAYS_BEFORE)} and ${scoped(actor, { project: 'p.id' })}
      order by g.valid_to, g.id limit ${ALL}
    `.execute(tables(tx))
    return {
      rows: rows.map(({ id, projectId, name, number, validTo, amount }) => ({
        id,
        text: validTo < on ? 'Jaminan sudah habis' : `Jaminan habis ${dayFormat(validTo, 'short')}`,
        ...{ about: `${number} · ${name}`, amount, since: validTo, act: 'Perpanjang' },
        to: `/daftar-proyek/detail/${projectId}?bagian=jaminan`,
      })),
      count: rows[0]?.count ?? 0,
      isCapped: false,
    }
  },
}

/** Projects whose maintenance is over and that were not handed over for good: their retention waits for it. */
export const handoverTasks: TaskSource = {
  kind: 'handover',
  permission: 'update daftar-proyek',
  find: async (tx, actor) => {
    const { rows } = await sql<Maintained & { count: number }>`
      select p.id, p.name, h.first_number as number, (h.first_on + h.maintenance_days) as until,
        (count(*) over ())::int as count
      from handover h join project p on p.company_id = h.company_id and p.id = h.project_id
      where h.company_id = ${actor.companyId} and h.final_on is null
        and (h.first_on + h.maintenance_days) <= ${today(actor)} and ${scoped(actor, { project: 'p.id' })}
      order by (h.first_on + h.maintenance_days), p.id limit ${ALL}
    `.execute(tables(tx))
    return {
      rows: rows.map(({ id, name, number, until }) => ({
        ...{ id, text: `Masa pemeliharaan habis ${dayFormat(until, 'short')}`, about: `${number} · ${name}` },
        ...{ amount: null, since: until, act: 'Catat BAST-2', to: `/daftar-proyek/invoice/${id}` },
      })),
      count: rows[0]?.count ?? 0,
      isCapped: false,
    }
  },
}

interface Maintained {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly until: Day
}

interface GuaranteeEnding {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly number: string
  readonly validTo: Day
  readonly amount: string
}

/** What is to be agreed, addenda, reports of sites, guarantees that run out, projects to be handed over for good, contracts to be billed. */
export const worksTasks: readonly TaskSource[] = [
  agreeTasks,
  addendumTasks,
  siteReportTasks,
  guaranteeTasks,
  handoverTasks,
  terminTasks,
]
