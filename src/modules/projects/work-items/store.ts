import { sql, type Selectable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { own } from '../store.ts'
import type { WorkItemRow } from '../tables.ts'
import { MOST_WORK_ITEMS, type WorkItem } from './contract.ts'

export type WorkItemFields = Pick<WorkItemRow, 'parent_id' | 'code' | 'name' | 'unit' | 'cost_head'>

/** The cost codes of a project, each right after what it stands under, by position and code. */
export async function workItemTree(tx: Tx, companyId: string, projectId: string): Promise<WorkItem[]> {
  const { rows } = await sql<WorkItem>`
    with recursive tree as (
      select w.*, array[lpad(w.position::text, 8, '0') || w.code] as path from work_item w
      where w.company_id = ${companyId} and w.project_id = ${projectId} and w.parent_id is null
      union all
      select w.*, t.path || (lpad(w.position::text, 8, '0') || w.code) from work_item w
      join tree t on w.company_id = t.company_id and w.parent_id = t.id
    )
    select id, parent_id as "parentId", code, name, unit, cost_head as "costHead", version,
      archived_at is not null as "isArchived",
      exists (select from work_item c where c.company_id = tree.company_id and c.parent_id = tree.id) as "isGroup"
    from tree order by path limit ${MOST_WORK_ITEMS}
  `.execute(own(tx))
  return rows
}

/** How many cost codes of a project are not archived. */
export async function countWorkItems(tx: Tx, companyId: string, projectId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from work_item
    where company_id = ${companyId} and project_id = ${projectId} and archived_at is null
  `.execute(own(tx))
  return rows[0]?.n ?? 0
}

/** One cost code of a project, locked; 404 where it is of another. */
export async function lockWorkItem(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly id: string },
): Promise<Selectable<WorkItemRow>> {
  const row = await own(tx)
    .selectFrom('work_item')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .where('id', '=', of.id)
    .forUpdate()
    .executeTakeFirst()
  return found(row)
}

/** Some cost codes of a company, with whether anything stands below them. */
export async function workItemsById(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<(Pick<WorkItemRow, 'id' | 'project_id' | 'name' | 'archived_at'> & { readonly is_group: boolean })[]> {
  return own(tx)
    .selectFrom('work_item as w')
    .select(['w.id', 'w.project_id', 'w.name', 'w.archived_at'])
    .select(
      sql<boolean>`exists (
      select from work_item c where c.company_id = w.company_id and c.parent_id = w.id
    )`.as('is_group'),
    )
    .where('w.company_id', '=', companyId)
    .where(sql<boolean>`w.id = any (${[...new Set(ids)]}::uuid[])`)
    .execute()
}

/** Who has this code in the project. */
export async function workItemWithCode(tx: Tx, companyId: string, projectId: string, code: string) {
  return own(tx)
    .selectFrom('work_item')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where('code', '=', code)
    .executeTakeFirst()
}

/** The ids from a cost code up to the root, itself first. */
export async function pathUp(tx: Tx, companyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, parent_id, 1 as depth from work_item where company_id = ${companyId} and id = ${id}
      union all
      select w.id, w.parent_id, up.depth + 1 from work_item w join up on w.id = up.parent_id
      where w.company_id = ${companyId} and up.depth < 100
    )
    select id from up order by depth
  `.execute(own(tx))
  return rows.map((row) => row.id)
}

/** How many levels stand at and below a cost code. */
export async function depthBelow(tx: Tx, companyId: string, id: string): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with recursive down as (
      select id, 1 as depth from work_item where company_id = ${companyId} and id = ${id}
      union all
      select w.id, down.depth + 1 from work_item w join down on w.parent_id = down.id
      where w.company_id = ${companyId} and down.depth < 100
    )
    select max(depth)::int as depth from down
  `.execute(own(tx))
  return rows[0]?.depth ?? 1
}

/** How many stand right below a cost code. */
export async function countChildrenOf(tx: Tx, companyId: string, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from work_item where company_id = ${companyId} and parent_id = ${id}
  `.execute(own(tx))
  return rows[0]?.n ?? 0
}

/** Saves a new cost code behind its siblings. */
export async function insertWorkItem(
  tx: Tx,
  actor: Actor,
  item: WorkItemFields & { readonly id: string; readonly project_id: string },
): Promise<void> {
  await own(tx)
    .insertInto('work_item')
    .values({
      ...item,
      company_id: actor.companyId,
      position: sql<number>`(
        select coalesce(max(position), 0) + 1 from work_item
        where company_id = ${actor.companyId} and project_id = ${item.project_id}
          and parent_id is not distinct from ${item.parent_id}::uuid
      )`,
      created_by: actor.userId,
      updated_by: actor.userId,
      archived_at: null,
    })
    .execute()
}

/** Changes a cost code that is locked; answers its new version. */
export async function updateWorkItem(
  tx: Tx,
  actor: Actor,
  id: string,
  values: Partial<WorkItemFields & Pick<WorkItemRow, 'archived_at'>>,
): Promise<number> {
  const row = await own(tx)
    .updateTable('work_item')
    .set({ ...values, version: sql<number>`version + 1`, updated_by: actor.userId })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst()
  return found(row).version
}

/** Deletes a cost code; the database refuses where anything points at it. */
export async function deleteWorkItem(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx).deleteFrom('work_item').where('company_id', '=', companyId).where('id', '=', id).execute()
}
