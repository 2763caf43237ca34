import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { TaskSource } from '#kit/tasks/task-source.ts'
import { attempt } from './attempt.ts'
import type { Tasks } from './contract.ts'
import { taskSources } from './task-sources.ts'

/** What waits for this person, the first rows of each kind and how many there are; a kind that fails is named, the others stand. */
export async function tasksOf(tx: Tx, actor: Actor, sources: readonly TaskSource[] = taskSources): Promise<Tasks> {
  // In a company that was closed nothing can be done, so nothing waits.
  const asked = actor.closed === undefined ? sources.filter((source) => isWorkOf(actor, source)) : []
  const found = await Promise.all(
    asked.map(async ({ kind, find, list }) => ({
      kind,
      to: list?.(actor) ?? null,
      queue: await attempt(() => find(tx, actor)),
    })),
  )
  const rows = found.map(({ kind, queue }) => (queue?.rows ?? []).map((row) => ({ ...row, kind })))
  const longest = Math.max(0, ...rows.map(({ length }) => length))
  const inTurns = Array.from({ length: longest }, (_, turn) => rows.flatMap((those) => those[turn] ?? [])).flat()
  return {
    tasks: inTurns,
    groups: found.flatMap(({ kind, to, queue }) =>
      queue && queue.count > 0 ? [{ kind, to, count: queue.count, isCapped: queue.isCapped }] : [],
    ),
    failed: found.filter(({ queue }) => queue === undefined).map(({ kind }) => kind),
  }
}

function isWorkOf(actor: Actor, { permission, workOf }: TaskSource): boolean {
  return actor.can(permission) && (workOf === undefined || workOf.some((right) => actor.can(right)))
}
