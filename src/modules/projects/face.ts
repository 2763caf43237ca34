import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { lineDims, ofProject, type Dims } from '#ground/dims.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { openStatuses, takesCosts } from './rules.ts'
import { moveEnd, own, projectRow, projectsById } from './store.ts'
import { workItemsById } from './work-items/store.ts'
import { projectStatuses, type ProjectStatus } from './words.ts'

export { stepProject } from './change-status.ts'
export { tellHanging, type ClosingProject } from './hanging.ts'
export type { HangingThing } from './words.ts'
export { tellSiteWarehouses, type Site, type SiteWarehouses } from './site-warehouse.ts'
export { settleWorkItems, type AgreedItem } from './work-items/settle.ts'
export { tellWorkItemUse } from './work-items/used.ts'

/** A project as later departments know it. */
export interface KnownProject {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly status: ProjectStatus
  readonly customerId: string
  /** The store of its site. */
  readonly warehouseId: string
  readonly startDate: Day | null
  readonly endDate: Day | null
  /** Address and town of the site. */
  readonly place: string | null
}

/** Gives a project this person may see, or answers 404; `lock` keeps it until commit to write on it, unless it is finished ('project.closed'). */
export async function knownProject(tx: Tx, actor: Actor, id: string, lock = false): Promise<KnownProject> {
  const row = await projectRow(tx, actor, id, lock)
  if (lock) refuseFinished([row])
  const { code, name, status, customer_id: customerId, warehouse_id: warehouseId } = row
  const place = [row.site_address, row.city].filter(Boolean).join(', ') || null
  return { id, code, name, status, customerId, warehouseId, startDate: row.start_date, endDate: row.end_date, place }
}

/** What a document says of where its cost belongs: the project its head proposes, and that of each line. */
export interface AskedDims {
  readonly projectId: string | null
  readonly lines: readonly Dims[]
}

/**
 * Refuses a document that names a project of another company or out of the person's reach ('project.unknown'), one that
 * takes no costs any more ('project.closed'), or a work item that is not of its project ('work-item.unknown'), bears
 * others ('work-item.is-group') or lies in the archive; at `projectId` and `lines.0.workItemId`. Two questions however
 * many lines.
 */
export async function checkDims(tx: Tx, actor: Actor, asked: AskedDims): Promise<void> {
  const head = { ...ofProject(asked.projectId), at: '' }
  const lines = [head, ...asked.lines.map((line, at) => ({ ...lineDims(line, asked.projectId), at: `lines.${at}.` }))]
  const named = lines.filter(({ projectId, workItemId }) => projectId !== null || workItemId !== null)
  if (named.length === 0) return
  const { companyId } = actor
  const projects = byId(await projectsById(tx, companyId, ids(named, 'projectId')))
  const items = byId(await workItemsById(tx, companyId, ids(named, 'workItemId')))
  for (const { projectId, workItemId, at } of named) {
    if (projectId === null) throw refused('work-item.without-project', `${at}projectId`)
    const project = projects.get(projectId)
    if (!project || project.archived_at !== null || !isWithin(actor.scope.projects, projectId)) {
      throw refused('project.unknown', `${at}projectId`)
    }
    if (!takesCosts(project.status)) throw closed(project, `${at}projectId`)
    if (workItemId !== null) refuseItem(items.get(workItemId), projectId, `${at}workItemId`)
  }
}

/** Refuses to write on a project that is finished, whichever document asks ('project.closed'). */
export async function refuseFinishedProjects(tx: Tx, companyId: string, projectIds: readonly string[]): Promise<void> {
  if (projectIds.length > 0) refuseFinished(await projectsById(tx, companyId, projectIds))
}

/** Tells which of some projects are not finished, so that something may still be booked on them. */
export async function openProjectsAmong(tx: Tx, companyId: string, projectIds: readonly string[]) {
  const known = projectIds.length > 0 ? await projectsById(tx, companyId, projectIds) : []
  return new Set(known.filter(({ status }) => status !== 'selesai').map(({ id }) => id))
}

type Standing = Pick<Awaited<ReturnType<typeof projectRow>>, 'name' | 'status'>

function refuseFinished(projects: readonly Standing[]): void {
  const finished = projects.find(({ status }) => status === 'selesai')
  if (finished) throw closed(finished, 'projectId')
}

function closed({ name, status }: Standing, field: string): Refusal {
  return new Refusal('project.closed', { name, status: projectStatuses[status].toLowerCase() }, { field })
}

/** Tells the names of some projects of a company, whatever became of them: one question however many. */
export async function projectNames(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = projectIds.length === 0 ? [] : await projectsById(tx, companyId, projectIds)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

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

function ids(lines: readonly Dims[], key: keyof Dims): string[] {
  return lines.flatMap((line) => line[key] ?? [])
}

/** Moves the day a project ends by so many days; one without such a day stays without. */
export async function moveProjectEnd(
  tx: Tx,
  actor: Actor,
  of: { readonly projectId: string; readonly days: number },
): Promise<void> {
  if (of.days !== 0) await moveEnd(tx, actor, of.projectId, of.days)
}

/** A project that takes costs. */
export interface OpenProject {
  readonly id: string
  readonly name: string
  readonly status: ProjectStatus
}

/** Reads the projects of a company that take costs, by name: at most a thousand. */
export async function openProjects(tx: Tx, companyId: string): Promise<OpenProject[]> {
  const { rows } = await sql<OpenProject>`
    select id, name, status from project
    where company_id = ${companyId} and archived_at is null and status = any (${openStatuses}::text[])
    order by name, id limit 1000
  `.execute(own(tx))
  return rows
}

/** Names a project that this person may see; 404 when it is not theirs. */
export async function projectNamed(tx: Tx, actor: Actor, id: string): Promise<string> {
  return (await projectRow(tx, actor, id)).name
}

/** A site that is open, with its point in degrees and its radius in metres. */
export interface SiteOnMap {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly radiusM: number | null
}

/** Reads the sites of a company that are open and have a point on the map: at most five hundred. */
export async function sitesOnMap(tx: Tx, companyId: string): Promise<SiteOnMap[]> {
  const { rows } = await sql<SiteOnMap>`
    select name, lat::float8 as lat, lng::float8 as lng, geofence_m as "radiusM" from project
    where company_id = ${companyId} and lat is not null and lng is not null and archived_at is null
      and status = any (${openStatuses}::text[]) order by name limit 500
  `.execute(own(tx))
  return rows
}
