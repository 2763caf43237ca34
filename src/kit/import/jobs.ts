import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { peopleWho } from '#kit/access/people.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { bringIn, type Hands } from '#kit/import/apply.ts'
import type { RunState } from '#kit/import/contract.ts'
import { findOut, findShared } from '#kit/import/find.ts'
import { mayImport, type Importer } from '#kit/import/importer.ts'
import * as rows from '#kit/import/row-store.ts'
import { changeRun, runOfTicket, sweepRuns, type Run } from '#kit/import/store.ts'
import { takeBack } from '#kit/import/take-back.ts'
import { rehearsed, type SentenceOf } from '#kit/import/tried.ts'
import type { Job } from '#kit/jobs/job.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { announceAfter } from '#kit/live/announce.ts'
import { notify } from '#kit/notices/notify.ts'

/** Up to so many rows "all or nothing" is one transaction; above, what came in is taken back when one is refused. */
export const ONE_TRANSACTION = 2000
const STEP = { look: 1000, act: 200 }
const READY: readonly rows.RowOutcome['state'][] = ['sound', 'twin']

/** Queues the next piece of work of a file, in the transaction that decides it. */
export async function queueStep(tx: Tx, runId: string, name: StepName, state: RunState): Promise<void> {
  const ticket = newId()
  await changeRun(tx, runId, { state, ticket, progress: 0 })
  await addJob(tx, `import.${name}`, { runId, ticket, at: name === 'undo' ? LAST : 0 })
}

export type StepName = 'check' | 'try' | 'apply' | 'undo'
const LAST = 2_000_000_000

/** The work of imports: each job is one piece, written together with the job that does the next. */
export function importJobs(importers: readonly Importer[], sentenceOf: SentenceOf): readonly Job[] {
  const steps: Record<StepName, (hands: Hands, at: number) => Promise<number | undefined>> = {
    check,
    try: rehearse,
    apply,
    undo,
  }
  const jobs = Object.entries(steps).map(([name, step]): Job => ({
    name: `import.${name}`,
    run: async ({ tx, payload }) => {
      const run = await runOfTicket(tx, String(payload['runId']), String(payload['ticket']))
      const importer = importers.find((one) => one.name === run?.subject)
      if (!run || !importer) return
      const actor = await actorOf(tx, run, importer)
      if (!actor) return changeRun(tx, run.id, { ...RESTING[name as StepName], note: NO_RIGHT, ticket: null })
      const next = await step({ tx, actor, importer, run, sentenceOf }, Number(payload['at']))
      tell(tx, run, next === undefined ? importer.touches : [])
      if (next !== undefined) await addJob(tx, `import.${name}`, { ...payload, at: next })
    },
  }))
  const sweep: Job = { name: 'import.sweep', everyMinutes: 24 * 60, run: ({ tx }) => sweepRuns(tx) }
  return [...jobs, sweep]
}

const NO_RIGHT = 'Hak Anda untuk impor ini sudah dicabut. Sisanya tidak dikerjakan.'
const RESTING: Readonly<Record<StepName, { state: RunState }>> = {
  check: { state: 'mapping' },
  try: { state: 'ready' },
  apply: { state: 'done' },
  undo: { state: 'done' },
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

async function check({ tx, actor, importer, run }: Hands, after: number): Promise<number | undefined> {
  const found = await rows.rowsAfter(tx, run.id, { after, most: STEP.look })
  await findOut(tx, actor, importer, run, found)
  if (found.length === STEP.look) return moved(tx, run, found)
  await findShared(tx, importer, run.id)
  await changeRun(tx, run.id, { state: 'ready', note: null, ticket: null, progress: run.total })
  return undefined
}

async function rehearse(hands: Hands, after: number): Promise<number | undefined> {
  const { tx, run } = hands
  const found = await rows.rowsAfter(tx, run.id, { after, most: STEP.act, states: READY })
  const outcomes = await rehearsed(tx, () => bringIn(hands, found))
  await rows.writeOutcomes(
    tx,
    run.id,
    refusedOf(outcomes).map((each) => ({ ...each, state: 'error' })),
  )
  if (found.length === STEP.act) return moved(tx, run, found)
  await changeRun(tx, run.id, { state: 'ready', note: 'tried', ticket: null, progress: run.total })
  return undefined
}

async function apply(hands: Hands, after: number): Promise<number | undefined> {
  const { tx, run } = hands
  if (run.mode === 'all' && run.total <= ONE_TRANSACTION) return applyWhole(hands)
  await sql`savepoint piece`.execute(tables(tx))
  const found = await rows.rowsAfter(tx, run.id, { after, most: STEP.act, states: READY })
  const outcomes = await bringIn(hands, found)
  const refused = refusedOf(outcomes)
  if (run.mode === 'all' && refused.length > 0) {
    await sql`rollback to savepoint piece`.execute(tables(tx))
    await rows.writeOutcomes(tx, run.id, refused)
    await changeRun(tx, run.id, { note: sentenceFor(refused) })
    await queueStep(tx, run.id, 'undo', 'undoing')
    return undefined
  }
  await rows.writeOutcomes(tx, run.id, outcomes)
  return found.length === STEP.act ? moved(tx, run, found) : finish(hands)
}

async function applyWhole(hands: Hands): Promise<undefined> {
  const { tx, run } = hands
  await sql`savepoint whole`.execute(tables(tx))
  const found = await rows.rowsAfter(tx, run.id, { after: 0, most: ONE_TRANSACTION, states: READY })
  const outcomes = await bringIn(hands, found)
  const refused = refusedOf(outcomes)
  if (refused.length === 0) {
    await rows.writeOutcomes(tx, run.id, outcomes)
    return finish(hands)
  }
  await sql`rollback to savepoint whole`.execute(tables(tx))
  await rows.writeOutcomes(
    tx,
    run.id,
    refused.map((each) => ({ ...each, state: 'error' })),
  )
  await changeRun(tx, run.id, { state: 'ready', note: sentenceFor(refused), ticket: null, mode: null })
  return undefined
}

async function undo(hands: Hands, before: number): Promise<number | undefined> {
  const { tx, run } = hands
  const found = await rows.rowsBefore(tx, run.id, before, STEP.act)
  await rows.writeOutcomes(tx, run.id, await takeBack(hands, found))
  if (found.length === STEP.act) {
    await changeRun(tx, run.id, { progress: run.progress + found.length })
    return found.at(-1)?.line
  }
  // Not finished yet: it was an import of all or none that one row refused.
  if (run.finishedAt === null) {
    await rows.resetRows(tx, run.id)
    await changeRun(tx, run.id, { state: 'ready', ticket: null, mode: null, progress: run.total })
  } else await changeRun(tx, run.id, { state: 'undone', ticket: null, progress: run.total })
  return undefined
}

async function finish({ tx, importer, run }: Hands): Promise<undefined> {
  await changeRun(tx, run.id, { state: 'done', note: null, ticket: null, progress: run.total, isFinished: true })
  await notify(
    tx,
    { companyId: run.companyId, userId: null },
    {
      to: { userIds: [run.createdBy] },
      kind: 'import-done',
      subject: importer.name,
      id: null,
      title: `Impor ${run.fileName} selesai`.slice(0, 200),
      href: `${importer.home}${importer.home.includes('?') ? '&' : '?'}impor=${importer.name}`,
    },
  )
  return undefined
}

async function moved(tx: Tx, run: Run, found: readonly rows.StagedRow[]): Promise<number | undefined> {
  await changeRun(tx, run.id, { progress: run.progress + found.length })
  return found.at(-1)?.line
}

function refusedOf(outcomes: readonly rows.RowOutcome[]): rows.RowOutcome[] {
  return outcomes.filter((each) => each.state === 'refused')
}

function sentenceFor([first]: readonly rows.RowOutcome[]): string {
  return `Baris ${first?.line}: ${Object.values(first?.errors ?? {})[0] ?? ''} Tidak ada baris yang diimpor.`
}
