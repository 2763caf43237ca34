import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { bringIn, type Hands } from '#kit/import/apply.ts'
import { findOut, findShared } from '#kit/import/find.ts'
import { queueStep } from '#kit/import/queue-step.ts'
import * as rows from '#kit/import/row-store.ts'
import { changeRun, type Run } from '#kit/import/store.ts'
import { tellEnd } from '#kit/import/tell-end.ts'
import { rehearsed } from '#kit/import/tried.ts'
import { NOTHING_CAME } from '#kit/import/undo-step.ts'

/** One piece of a step; gives the line the next piece goes on after, nothing when the step is done. */
export type Step = (hands: Hands, at: number) => Promise<number | undefined>

/** Up to so many rows "all or nothing" is one transaction; above, what came in is taken back when one is refused. */
const ONE_TRANSACTION = 2000
const PIECE = { look: 1000, act: 200 }
const READY: readonly rows.RowOutcome['state'][] = ['sound', 'twin']

/** Looks at every row. */
export async function check({ tx, actor, importer, run }: Hands, after: number): Promise<number | undefined> {
  const found = await rows.rowsAfter(tx, run.id, { after, most: PIECE.look })
  await findOut(tx, actor, importer, run, found)
  if (found.length === PIECE.look) return moved(tx, run, found)
  await findShared(tx, importer, run.id)
  await changeRun(tx, run.id, { state: 'ready', note: null, ticket: null, progress: run.goal })
  return undefined
}

/** Does what the import would do, and takes it back. */
export async function rehearse(hands: Hands, after: number): Promise<number | undefined> {
  const { tx, run } = hands
  const found = await rows.rowsAfter(tx, run.id, { after, most: PIECE.act, states: READY })
  const outcomes = await rehearsed(tx, () => bringIn(hands, found))
  await rows.writeOutcomes(
    tx,
    run.id,
    refusedOf(outcomes).map((each) => ({ ...each, state: 'error' })),
  )
  if (found.length === PIECE.act) return moved(tx, run, found)
  await changeRun(tx, run.id, { state: 'ready', note: 'tried', ticket: null, progress: run.goal })
  return undefined
}

/** Brings rows in: all in one transaction, or piece by piece. */
export async function apply(hands: Hands, after: number): Promise<number | undefined> {
  const { tx, run } = hands
  if (run.mode === 'all' && run.total <= ONE_TRANSACTION) return applyWhole(hands)
  await sql`savepoint piece`.execute(tables(tx))
  const found = await rows.rowsAfter(tx, run.id, { after, most: PIECE.act, states: READY })
  const outcomes = await bringIn(hands, found)
  const refused = refusedOf(outcomes)
  if (run.mode === 'all' && refused.length > 0) {
    await sql`rollback to savepoint piece`.execute(tables(tx))
    await rows.writeOutcomes(tx, run.id, refused)
    await changeRun(tx, run.id, { note: sentenceFor(refused) })
    await queueStep(tx, run, 'undo')
    return undefined
  }
  await rows.writeOutcomes(tx, run.id, outcomes)
  return found.length === PIECE.act ? moved(tx, run, found) : finish(hands)
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

async function finish({ tx, importer, run }: Hands): Promise<undefined> {
  await changeRun(tx, run.id, { state: 'done', note: null, ticket: null, progress: run.goal, isFinished: true })
  await tellEnd(tx, importer, run, `Impor ${run.fileName} selesai`)
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
  return `Baris ${first?.line}: ${Object.values(first?.errors ?? {})[0] ?? ''} ${NOTHING_CAME}`
}
