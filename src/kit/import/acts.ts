import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { needFactor } from '#kit/access/second-factor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import type * as contract from '#kit/import/contract.ts'
import { newId } from '#kit/id.ts'
import { findAgain } from '#kit/import/find.ts'
import { columnsFor, type Importer } from '#kit/import/importer.ts'
import { readColumns } from '#kit/import/read-columns.ts'
import { leftOut } from '#kit/import/left-out.ts'
import { queueStep } from '#kit/import/queue-step.ts'
import { headText } from '#kit/import/map-heads.ts'
import * as rowStore from '#kit/import/row-store.ts'
import * as store from '#kit/import/store.ts'

/** Puts columns under heads and has every row looked at anew. */
export async function mapColumns(
  tx: Tx,
  actor: Actor,
  importer: Importer,
  asked: AskedOf<typeof contract.mapImport>,
): Promise<{ id: string; asks: readonly contract.ColumnQuestion[] }> {
  const run = await resting(tx, actor, asked.id, ['mapping', 'ready'])
  const columns = columnsFor(importer, actor)
  const known = new Set(columns.map((column) => column.key))
  const seen = new Set<string>()
  const mapping = run.heads.map((_, at) => {
    const key = asked.mapping[at] ?? ''
    if (!known.has(key) || seen.has(key)) return ''
    seen.add(key)
    return key
  })
  const fixed = Object.fromEntries(Object.entries(asked.fixed).filter(([key, text]) => known.has(key) && text.trim()))
  const missing = columns.filter(({ key, isNeeded }) => isNeeded && !mapping.includes(key) && fixed[key] === undefined)
  if (missing.length > 0) throw new Refusal('import.no-head', { columns: missing.map((each) => each.label).join(', ') })
  if (asked.onTwin === 'update' && !mayUpdate(importer, actor)) throw new Refusal('import.no-update')

  const { readings, asks } = await readColumns(tx, run, { mapping, columns, said: asked.readings })
  if (asks.length > 0) return { id: run.id, asks }

  const heads = run.heads.map((head, at) => [headText(head), mapping[at] ?? ''] as const)
  await store.rememberHeads(tx, actor, importer.name, Object.fromEntries(heads.filter(([head]) => head !== '')))
  await store.changeRun(tx, run.id, { mapping, fixed, readings, onTwin: asked.onTwin, note: null })
  await rowStore.forgetFindings(tx, run.id)
  await queueStep(tx, run, 'check')
  return { id: run.id, asks }
}

/** Mends a row and looks at it again. */
export async function mend(
  tx: Tx,
  actor: Actor,
  importer: Importer,
  asked: AskedOf<typeof contract.mendRow>,
): Promise<{ row: contract.ImportRow } & Pick<contract.ImportRun, 'counts' | 'leftOut'>> {
  const run = await resting(tx, actor, asked.id, ['ready'])
  const row = found(await rowStore.lockRow(tx, run.id, asked.line))
  if (asked.choice === 'update' && !mayUpdate(importer, actor)) throw new Refusal('import.no-update')
  const cells = run.heads.map((_, at) => asked.cells?.[String(at)] ?? row.cells[at] ?? '')
  await rowStore.changeCells(tx, run.id, row.line, { cells, choice: asked.choice ?? row.choice })
  await findAgain(tx, actor, importer, run, row.line)
  if (run.note !== null) await store.changeRun(tx, run.id, { note: null })
  const again = found(await rowStore.lockRow(tx, run.id, row.line))
  return { row: rowOf(again), counts: await store.countsOf(tx, run.id), leftOut: await leftOut(tx, importer, run) }
}

/** Begins bringing the rows in. */
export async function start(
  tx: Tx,
  actor: Actor,
  importer: Importer,
  asked: { id: string; mode: 'all' | 'valid' },
): Promise<{ id: string }> {
  const run = await resting(tx, actor, asked.id, ['ready'])
  // Asked here: the work behind it has no session to ask in.
  if (importer.columns.some(({ key, isGuarded }) => isGuarded && (run.mapping.includes(key) || key in run.fixed)))
    needFactor(actor)
  const { error = 0, sound = 0, twin = 0 } = await store.countsOf(tx, run.id)
  if (asked.mode === 'all' && error > 0) throw new Refusal('import.has-errors', { rows: error })
  if (sound + twin === 0) throw new Refusal('import.nothing')
  await store.changeRun(tx, run.id, { mode: asked.mode, note: null })
  await queueStep(tx, run, 'apply')
  return { id: run.id }
}

/** Rehearses what `start` would do. */
export async function rehearsal(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const run = await resting(tx, actor, id, ['ready'])
  await store.changeRun(tx, run.id, { note: null })
  await queueStep(tx, run, 'try')
  return { id }
}

/** Takes an import back, within a day. */
export async function undo(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const run = await store.ownRun(tx, actor, id, true)
  if (run.state !== 'done') throw new Refusal('import.not-done')
  if (!run.isYoung) throw new Refusal('import.too-late')
  await store.changeRun(tx, run.id, { note: null })
  await queueStep(tx, run, 'undo')
  return { id }
}

/** Looks anew at the rows of an import that was taken back: as a file of its own, for the old one tells what stayed. */
export async function again(tx: Tx, actor: Actor, importer: Importer, id: string): Promise<{ id: string }> {
  const run = await store.ownRun(tx, actor, id, true)
  if (run.state !== 'undone') throw new Refusal('import.not-undone')
  await store.expectRoom(tx, actor)
  const next = { ...run, id: newId() }
  await store.insertRun(tx, actor, next)
  await rowStore.copyRows(tx, run.id, next.id)
  const onTwin = run.onTwin === 'update' && !mayUpdate(importer, actor) ? 'skip' : run.onTwin
  await store.changeRun(tx, next.id, { fixed: run.fixed, readings: run.readings, onTwin })
  await queueStep(tx, next, 'check')
  return { id: next.id }
}

/** Forgets a file that did not come in. */
export async function drop(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const run = await store.ownRun(tx, actor, id, true)
  if (run.state === 'done' || run.state === 'undone') throw new Refusal('import.came-in')
  if (run.state === 'running' || run.state === 'undoing') throw new Refusal('import.busy')
  await store.deleteRun(tx, run.id)
  return { id }
}

/** Tells whether a person may change what is there already. */
export function mayUpdate(importer: Importer, actor: Actor): boolean {
  return importer.change !== undefined && importer.changing !== undefined && actor.can(importer.changing)
}

/** A row as the wizard shows it. */
export function rowOf({ line, cells, state, errors, doubts, twin, choice }: rowStore.StagedRow): contract.ImportRow {
  return { line, cells, state, errors, doubts, twin, choice }
}

async function resting(tx: Tx, actor: Actor, id: string, states: readonly contract.RunState[]): Promise<store.Run> {
  const run = await store.ownRun(tx, actor, id, true)
  if (states.includes(run.state)) return run
  const isAtWork = ['checking', 'trying', 'running', 'undoing'].includes(run.state)
  throw new Refusal(isAtWork ? 'import.busy' : 'import.not-ready')
}
