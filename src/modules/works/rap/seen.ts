import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { knownProject, type KnownProject } from '#modules/projects/face.ts'

/** Gives a project whose costs this person may see, or answers 404: costs are not there for who may not see them. */
export async function seenCosts(tx: Tx, actor: Actor, projectId: string, lock = false): Promise<KnownProject> {
  if (!actor.can('view daftar-proyek') || !actor.can('view biaya')) throw new NotFound()
  return knownProject(tx, actor, projectId, lock)
}
