import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { CostHead } from '#modules/projects/contract.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { approveRap, listRap, saveRap } from '../rap/contract.ts'
import { worksRoutes } from '../routes.ts'
import { aColleague } from './small.ts'

export type RapLines = InputOf<typeof saveRap>['lines']

/** The cost plan of the small project as a person sends it, on the work items of its bill. */
export async function smallPlanOfCosts(db: Database, actor: Actor, projectId: string): Promise<RapLines> {
  const { bill } = await deskOf(db, actor, worksRoutes).do(listRap, { id: projectId })
  const ids = new Map(bill.map((line) => [line.code, line.workItemId]))
  return Object.entries(small.rap.lines).flatMap(([code, heads]) =>
    Object.entries(heads).map(([head, amount]) => ({
      ...{ workItemId: ids.get(code) ?? null, head: head.toLowerCase() as CostHead, description: `${head} ${code}` },
      ...{ unit: 'ls', qty: '1', unitCost: String(amount) },
    })),
  )
}

/** Writes a cost plan and has somebody else approve it. */
export async function anApprovedRap(
  db: Database,
  actor: Actor,
  given: { readonly projectId: string; readonly lines?: RapLines },
): Promise<string> {
  const { projectId } = given
  const lines = given.lines ?? (await smallPlanOfCosts(db, actor, projectId))
  const { id, version } = await deskOf(db, actor, worksRoutes).do(saveRap, { id: projectId, version: null, lines })
  await deskOf(db, aColleague(actor), worksRoutes).do(approveRap, { id: projectId, rapId: id, version })
  return id
}
