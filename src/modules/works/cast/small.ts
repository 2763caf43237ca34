import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { approveRab, saveRab } from '../rab/contract.ts'
import { worksRoutes } from '../routes.ts'

const empty = { unit: null, volume: null, unitPrice: null }

/** The rows of the small project's bill of quantities, as a person sends them. */
export const smallRows = Object.entries(small.rab.groups).flatMap(([group, name]) => [
  { number: group, name, ...empty },
  ...small.rab.lines
    .filter((line) => line.group === group)
    .map((line) => ({
      number: line.code,
      name: line.description,
      unit: line.unit,
      volume: line.volume,
      unitPrice: String(line.unit_price),
    })),
])

/** Somebody else of the same company, who may do the same. */
export function aColleague(actor: Actor): Actor {
  return { ...actor, userId: newId(), name: 'Siti Nurjanah' }
}

/** Writes and approves a bill of quantities of a project. */
export async function anAgreedRab(
  db: Database,
  actor: Actor,
  given: { readonly projectId: string; readonly rows?: typeof smallRows },
): Promise<string> {
  const { id, version } = await deskOf(db, actor, worksRoutes).do(saveRab, {
    ...{ id: given.projectId, version: null, rows: given.rows ?? smallRows },
  })
  await deskOf(db, aColleague(actor), worksRoutes).do(approveRab, { id: given.projectId, rabId: id, version })
  return id
}
