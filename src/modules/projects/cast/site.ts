import { NO_DIMS, ofProject, type Dims } from '#ground/dims.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { customers } from '#modules/parties/contract.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { projects } from '../contract.ts'
import { projectRoutes } from '../routes.ts'
import { addWorkItem } from '../work-items/contract.ts'

/** A project for the tests of others: who it is built for, its warehouse, and one work item. */
export interface SiteCast {
  readonly id: string
  readonly customerId: string
  readonly warehouseId: string
  readonly workItemId: string
}

/** Adds a running project with one work item to a company of a test. */
export async function aProject(db: Database, actor: Actor, given: { name?: string } = {}): Promise<SiteCast> {
  const { name = 'Ruko Cibinong Blok C' } = given
  const customer = await deskOf(db, actor, partiesRoutes).do(customers.add, {
    name: `Pemberi kerja ${newId().slice(-6)}`,
  })
  const desk = deskOf(db, actor, projectRoutes)
  const dates = { startDate: '2026-01-05', endDate: '2027-01-05' }
  const { id } = await desk.do(projects.add, { name, customerId: customer.id, ...dates })
  const words = { parentId: null, code: 'A.1', name: 'Pekerjaan beton', unit: 'm3', costHead: 'material' } as const
  const workItem = await desk.do(addWorkItem, { id, ...words })
  const { warehouse } = await desk.do(projects.open, { id })
  return { id, customerId: customer.id, warehouseId: warehouse.id, workItemId: workItem.id }
}

/** Two projects of a company, for histories that choose among them. */
export async function twoProjects(db: Database, actor: Actor): Promise<readonly SiteCast[]> {
  return [await aProject(db, actor), await aProject(db, actor, { name: 'Gudang Cileungsi' })]
}

/** What something is for, chosen by a number: nothing, one of two projects, or a work item of it. */
export function dimsAt(projects: readonly SiteCast[], pick: number): Dims {
  const project = projects[pick % 3]
  if (!project) return NO_DIMS
  return pick % 2 ? { projectId: project.id, workItemId: project.workItemId } : ofProject(project.id)
}
