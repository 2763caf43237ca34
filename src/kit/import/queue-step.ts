import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import type { RowState, RunState } from '#kit/import/contract.ts'
import { changeRun, countsOf } from '#kit/import/store.ts'
import { addJob } from '#kit/jobs/queue.ts'

export type StepName = 'check' | 'try' | 'apply' | 'undo'

const STATE: Readonly<Record<StepName, RunState>> = {
  check: 'checking',
  try: 'trying',
  apply: 'running',
  undo: 'undoing',
}
const AHEAD: Readonly<Record<StepName, readonly RowState[] | 'all'>> = {
  check: 'all',
  try: ['sound', 'twin'],
  apply: ['sound', 'twin'],
  undo: ['added', 'updated'],
}
/** Beyond the last line of any file: an undo goes from the end. */
const LAST = 2_000_000_000

/** Queues the first piece of a step, in the transaction that decides it; progress is told against the rows it has to do. */
export async function queueStep(
  tx: Tx,
  run: { readonly id: string; readonly total: number },
  name: StepName,
): Promise<void> {
  const ticket = newId()
  const states = AHEAD[name]
  const counts = states === 'all' ? {} : await countsOf(tx, run.id)
  const goal = states === 'all' ? run.total : states.reduce((all, state) => all + (counts[state] ?? 0), 0)
  await changeRun(tx, run.id, { state: STATE[name], ticket, progress: 0, goal })
  await addJob(tx, `import.${name}`, { runId: run.id, ticket, at: name === 'undo' ? LAST : 0 })
}
