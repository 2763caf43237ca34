import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import { refuseUsedWorkItem } from './used.ts'

/** A cost code as a bill of quantities agreed on it; what it stands under comes before it. */
export interface AgreedItem {
  readonly code: string
  readonly parentCode: string | null
  readonly name: string
  readonly unit: string | null
  readonly isGroup: boolean
}

interface Standing {
  readonly id: string
  readonly code: string
  readonly parent_id: string | null
  readonly name: string
  readonly unit: string | null
  readonly position: number
  readonly is_archived: boolean
}

/**
 * Makes the cost codes of a project what was agreed: known codes keep their row, new ones are added, `gone` are put into
 * the archive, others stay as they are. Tells the id of each code. A code that bears cost never becomes a group.
 */
export async function settleWorkItems(
  tx: Tx,
  actor: Actor,
  asked: { readonly projectId: string; readonly items: readonly AgreedItem[]; readonly gone: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { companyId } = actor
  const { projectId } = asked
  const standing = new Map((await standingItems(tx, companyId, projectId)).map((row) => [row.code, row]))
  const ids = new Map(asked.items.map(({ code }) => [code, standing.get(code)?.id ?? newId()]))
  const rows = asked.items.map((item, at) => ({
    id: ids.get(item.code) ?? '',
    code: item.code,
    parent_id: item.parentCode === null ? null : (ids.get(item.parentCode) ?? null),
    name: item.name.slice(0, 200),
    unit: item.unit,
    position: at + 1,
    isGroup: item.isGroup,
  }))
  for (const row of rows) {
    const before = standing.get(row.code)
    if (row.isGroup && before?.unit) await refuseUsedWorkItem(tx, companyId, { ...before, project_id: projectId })
  }
  await archiveItems(tx, actor, asked.gone)
  const by = { company_id: companyId, project_id: projectId, created_by: actor.userId, updated_by: actor.userId }
  const fresh = rows.filter((row) => !standing.has(row.code))
  await insertRows(
    tx,
    'work_item',
    fresh.map(({ id, code, parent_id, name, unit, position }) => ({
      ...{ id, code, parent_id, name, unit, position },
      ...by,
    })),
  )
  await updateItems(
    tx,
    actor,
    rows.filter((row) => isChanged(row, standing.get(row.code))),
  )
  return ids
}

type Wanted = Omit<Standing, 'is_archived'>

function isChanged(row: Wanted, before: Standing | undefined): boolean {
  if (!before) return false
  const keys = ['parent_id', 'name', 'unit', 'position'] as const
  return before.is_archived || keys.some((key) => row[key] !== before[key])
}

async function standingItems(tx: Tx, companyId: string, projectId: string): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select id, code, parent_id, name, unit, position, archived_at is not null as is_archived from work_item
    where company_id = ${companyId} and project_id = ${projectId}
  `.execute(own(tx))
  return rows
}

async function archiveItems(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update work_item set archived_at = ${now().toISOString()}, version = version + 1, updated_by = ${actor.userId}
    where company_id = ${actor.companyId} and id = any (${[...ids]}::uuid[]) and archived_at is null
  `.execute(own(tx))
}

async function updateItems(tx: Tx, actor: Actor, rows: readonly Wanted[]): Promise<void> {
  if (rows.length === 0) return
  const asked = rows.map(({ id, parent_id, name, unit, position }) => ({ id, parent_id, name, unit, position }))
  await sql`
    update work_item w set parent_id = a.parent_id, name = a.name, unit = a.unit, position = a.position,
      archived_at = null, version = w.version + 1, updated_by = ${actor.userId}
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as a (id uuid, parent_id uuid, name text, unit text, position int)
    where w.company_id = ${actor.companyId} and w.id = a.id
  `.execute(own(tx))
}
