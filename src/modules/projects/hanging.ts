import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { HangingThing } from './words.ts'

/** The project that is asked about. */
export interface ClosingProject {
  readonly id: string
  readonly warehouseId: string
}

type FindHanging = (tx: Tx, actor: Actor, project: ClosingProject) => Promise<readonly HangingThing[]>

const finders: FindHanging[] = []

/** A later department says here what of it hangs on a project; a project knows no documents. */
export function tellHanging(find: FindHanging): void {
  finders.push(find)
}

/** Finds what still hangs on a project, whoever may see it: what only others see hangs as well. */
export async function hangingOn(tx: Tx, actor: Actor, project: ClosingProject): Promise<HangingThing[]> {
  const all: HangingThing[] = []
  for (const find of finders) all.push(...(await find(tx, actor, project)))
  return all
}
