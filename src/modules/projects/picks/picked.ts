import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { wordConditions } from '#kit/list/conditions.ts'
import { seenBy } from '#kit/record/rows.ts'
import { projectRecord } from '../project.record.ts'
import { own, projectRow } from '../store.ts'
import type { ProjectChoice, WorkItemChoice } from './contract.ts'

/** Answers a picker of projects: those that still take costs, or the one already chosen whatever became of it. */
export async function pickedProjects(
  tx: Tx,
  actor: Actor,
  asked: { readonly q?: string | undefined; readonly id?: string | undefined },
): Promise<ProjectChoice[]> {
  const words = wordConditions(sql.ref('t.search'), asked.q ?? '')
  const isOpen = sql`t.archived_at is null and t.status not in ('selesai', 'kalah', 'putus', 'batal')`
  const which = asked.id === undefined ? [isOpen, ...words] : [sql`t.id = ${asked.id}`]
  const order = words.length === 0 ? sql`t.id desc` : sql`t.name, t.id`
  const { rows } = await sql<ProjectChoice>`
    select t.id, t.code, t.name, t.customer_id as "customerId", c.name as "customerName", t.city,
      t.site_address as "siteAddress", t.warehouse_id as "warehouseId", t.status
    from project t join customer c on c.company_id = t.company_id and c.id = t.customer_id
    where ${sql.join([seenBy(projectRecord, actor), ...which], sql` and `)}
    order by ${order} limit 20
  `.execute(own(tx))
  return rows
}

/** Answers a picker of the work items of a project this person may see: what stands below nothing and is not archived. */
export async function pickedWorkItems(
  tx: Tx,
  actor: Actor,
  asked: { readonly projectId: string; readonly q?: string | undefined; readonly id?: string | undefined },
): Promise<WorkItemChoice[]> {
  await projectRow(tx, actor, asked.projectId)
  const words = wordConditions(sql`lower(w.code || ' ' || w.name)`, asked.q ?? '')
  const isOpen = sql`w.archived_at is null and not exists (
    select from work_item c where c.company_id = w.company_id and c.parent_id = w.id
  )`
  const which = asked.id === undefined ? [isOpen, ...words] : [sql`w.id = ${asked.id}`]
  const { rows } = await sql<WorkItemChoice>`
    select w.id, w.code, w.name, w.unit, w.cost_head as "costHead", g.name as "group"
    from work_item w left join work_item g on g.company_id = w.company_id and g.id = w.parent_id
    where w.company_id = ${actor.companyId} and w.project_id = ${asked.projectId}
      and ${sql.join(which, sql` and `)}
    order by w.code, w.id limit 50
  `.execute(own(tx))
  return rows
}

/** Names the projects this person may see, to narrow somebody's rights to some of them. */
export async function projectsToScope(tx: Tx, actor: Actor): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select t.id, t.name from project t
    where ${seenBy(projectRecord, actor)} and t.archived_at is null order by t.name, t.id limit 1000
  `.execute(own(tx))
  return rows
}
