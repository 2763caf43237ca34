import type { Actor } from '#kit/access/actor.ts'
import { peopleWho } from '#kit/access/people.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { RunState } from '#kit/import/contract.ts'
import { mayImport, type Importer } from '#kit/import/importer.ts'
import type { StepName } from '#kit/import/queue-step.ts'
import { apply, check, rehearse, type Step } from '#kit/import/steps.ts'
import { changeRun, runOfTicket, sweepRuns, type Run } from '#kit/import/store.ts'
import { tellEnd } from '#kit/import/tell-end.ts'
import type { SentenceOf } from '#kit/import/tried.ts'
import { halfUndone, undo } from '#kit/import/undo-step.ts'
import type { Job } from '#kit/jobs/job.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { announceAfter } from '#kit/live/announce.ts'

const STEPS: Readonly<Record<StepName, Step>> = { check, try: rehearse, apply, undo }
/** A piece is tried so often, over some five minutes; then the person is told how far it came. */
const MOST_TRIES = 5

/** The work of imports: each job is one piece, written together with the job that does the next. */
export function importJobs(importers: readonly Importer[], sentenceOf: SentenceOf): readonly Job[] {
  const jobs = Object.entries(STEPS).map(([name, step]): Job => ({
    name: `import.${name}`,
    run: async ({ tx, payload, attempt }) => {
      const run = await runOfTicket(tx, String(payload['runId']), String(payload['ticket']))
      const importer = importers.find((one) => one.name === run?.subject)
      if (!run || !importer) return
      // Safe: the names of the steps.
      const at = name as StepName
      const actor = await actorOf(tx, run, importer)
      if (!actor) return stop(tx, importer, run, at, NO_RIGHT)
      if (attempt > MOST_TRIES) return stop(tx, importer, run, at, BROKEN)
      const next = await step({ tx, actor, importer, run, sentenceOf }, Number(payload['at']))
      tell(tx, run, next === undefined ? importer.touches : [])
      if (next !== undefined) await addJob(tx, `import.${name}`, { ...payload, at: next })
    },
  }))
  const sweep: Job = { name: 'import.sweep', everyMinutes: 24 * 60, run: ({ tx }) => sweepRuns(tx) }
  return [...jobs, sweep]
}

const NO_RIGHT = 'Hak Anda untuk impor ini sudah dicabut.'
const BROKEN = 'Server gagal mengerjakannya beberapa kali.'

// What came in may be taken back, so an end on the way counts as one.
const RESTING: Readonly<Record<StepName, { state: RunState; isFinished?: boolean }>> = {
  check: { state: 'mapping' },
  try: { state: 'ready' },
  apply: { state: 'done', isFinished: true },
  undo: { state: 'done', isFinished: true },
}

/** Ends a step that cannot go on, in words: nothing is left half done in silence. */
async function stop(tx: Tx, importer: Importer, run: Run, name: StepName, why: string): Promise<void> {
  const rest = name === 'undo' ? halfUndone(run) : 'Sisanya tidak dikerjakan.'
  const { isFinished, state } = RESTING[name]
  const ends = isFinished && run.finishedAt === null
  await changeRun(tx, run.id, { state, note: `${why} ${rest}`, ticket: null, ...(ends && { isFinished }) })
  await tellEnd(tx, importer, run, `Impor ${run.fileName} berhenti di tengah`)
  tell(tx, run, importer.touches)
}

// As the person may act now, not when they began.
async function actorOf(tx: Tx, run: Run, importer: Importer): Promise<Actor | undefined> {
  const [actor] = await peopleWho(tx, run.companyId, { ids: [run.createdBy] })
  return actor && actor.companyId === run.companyId && mayImport(importer, actor) ? actor : undefined
}

function tell(tx: Tx, run: Run, touched: readonly string[]): void {
  announceAfter(tx, { companyId: run.companyId, topics: ['imports'], users: [run.createdBy] })
  if (touched.length > 0) announceAfter(tx, { companyId: run.companyId, topics: touched })
}
