import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { takesCosts } from './rules.ts'
import { projectsById } from './store.ts'
import { workItemsById } from './work-items/store.ts'
import { projectStatuses } from './words.ts'

export { tellSiteWarehouses, type Site, type SiteWarehouses } from './site-warehouse.ts'
/** @public */
export { tellWorkItemUse } from './work-items/used.ts'

/** What a line says of where its cost belongs, and how the form calls the fields that say it. */
export interface AskedDims {
  readonly projectId: string | null
  readonly workItemId: string | null
  /** 'lines.3.': put before `projectId` and `workItemId` in what is refused. */
  readonly at?: string
}

/**
 * Refuses lines that name a project of another company or out of the person's reach ('project.unknown'), one that takes
 * no costs any more ('project.closed'), or a work item that is not of that project ('work-item.unknown'), bears others
 * ('work-item.is-group') or lies in the archive. Two questions however many lines. What stood there before may stay:
 * leave such lines out.
 */
export async function checkDims(tx: Tx, actor: Actor, lines: readonly AskedDims[]): Promise<void> {
  const named = lines.filter(({ projectId, workItemId }) => projectId !== null || workItemId !== null)
  if (named.length === 0) return
  const projects = new Map(
    (await projectsById(tx, actor.companyId, ids(named, 'projectId'))).map((row) => [row.id, row]),
  )
  const items = new Map(
    (await workItemsById(tx, actor.companyId, ids(named, 'workItemId'))).map((row) => [row.id, row]),
  )
  for (const { projectId, workItemId, at = '' } of named) {
    if (projectId === null) throw refused('work-item.without-project', `${at}projectId`)
    const project = projects.get(projectId)
    if (!project || project.archived_at !== null || !isWithin(actor.scope.projects, projectId)) {
      throw refused('project.unknown', `${at}projectId`)
    }
    if (!takesCosts(project.status)) {
      const facts = { name: project.name, status: projectStatuses[project.status].toLowerCase() }
      throw new Refusal('project.closed', facts, { field: `${at}projectId` })
    }
    if (workItemId !== null) refuseItem(items.get(workItemId), projectId, `${at}workItemId`)
  }
}

function refuseItem(
  item: Awaited<ReturnType<typeof workItemsById>>[number] | undefined,
  projectId: string,
  field: string,
): void {
  if (item?.project_id !== projectId) throw refused('work-item.unknown', field)
  if (item.is_group) throw new Refusal('work-item.is-group', { name: item.name }, { field })
  if (item.archived_at !== null) throw new Refusal('work-item.archived', { name: item.name }, { field })
}

const refused = (code: string, field: string) => new Refusal(code, {}, { field })

function ids<K extends 'projectId' | 'workItemId'>(lines: readonly AskedDims[], key: K): string[] {
  return lines.flatMap((line) => line[key] ?? [])
}
