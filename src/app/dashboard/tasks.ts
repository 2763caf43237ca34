import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { attempt } from './attempt.ts'
import type { Tasks } from './contract.ts'
import { EACH, taskSources, type TaskSource } from './task-sources.ts'

/** What waits for this person, the first few of each kind; a kind that fails is named, the others stand. */
export async function tasksOf(tx: Tx, actor: Actor, sources: readonly TaskSource[] = taskSources): Promise<Tasks> {
  const asked = sources.filter(({ permission }) => actor.can(permission))
  const found = await Promise.all(
    asked.map(async ({ kind, find }) => ({ kind, rows: await attempt(() => find(tx, actor)) })),
  )
  const tasks = found.map(({ kind, rows = [] }) => rows.slice(0, EACH).map((row) => ({ ...row, kind })))
  // In turns: of every kind one before any kind shows its second.
  const inTurns = Array.from({ length: EACH }, (_, turn) => tasks.flatMap((rows) => rows[turn] ?? [])).flat()
  return { tasks: inTurns, failed: found.filter(({ rows }) => rows === undefined).map(({ kind }) => kind) }
}
