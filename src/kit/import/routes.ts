import type { Actor } from '#kit/access/actor.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden, Stranger } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { serve, serveOpen, type OpenCall, type Served } from '#kit/http/serve.ts'
import * as acts from '#kit/import/acts.ts'
import * as contract from '#kit/import/contract.ts'
import type { AskedOfFile } from '#kit/import/file/sheet.ts'
import { columnsFor, mayImport, type Importer } from '#kit/import/importer.ts'
import { rowsAfter } from '#kit/import/row-store.ts'
import { stage } from '#kit/import/stage.ts'
import { leftOut } from '#kit/import/left-out.ts'
import { countsOf, lastRuns, ownRun, type Run } from '#kit/import/store.ts'
import { rejectedOf, templateOf } from '#kit/import/tables-out.ts'

const UPLOADS = { name: 'import.upload', most: 60, seconds: 3600 }
const PAGE = 200
const MOST_REJECTED = 50_000

/** The doors through which files come in; each asks the rights of what its file is about. */
export function importRoutes(importers: readonly Importer[]): readonly Served[] {
  const named = (name: string, actor: Actor): Importer => {
    const importer = importers.find((one) => one.name === name)
    if (!importer) throw new NotFound()
    if (!mayImport(importer, actor)) throw new Forbidden(importer.permissions.join(' / '))
    return importer
  }
  const ofRun = async (tx: Tx, actor: Actor, id: string) => {
    const run = await ownRun(tx, actor, id)
    return { run, importer: named(run.subject, actor) }
  }
  const taken = async ({ db, actor, asked, caller }: OpenCall<{ subject: string }>, part: AskedOfFile) => {
    if (!actor) throw new Stranger()
    const importer = named(asked.subject, actor)
    await countAttempt(db.read, UPLOADS, actor.userId)
    return stage(db, actor, importer, { files: await caller.files(), asked: part })
  }

  return [
    serve(contract.aboutImport, ({ tx, actor, asked }) => aboutOf(tx, actor, named(asked.subject, actor))),
    serve(contract.importTemplate, ({ tx, actor, asked }) =>
      templateOf(tx, named(asked.subject, actor), actor, asked.format),
    ),
    // Reading a large file holds no connection of the database.
    serveOpen(contract.uploadImport, (call) => taken(call, {})),
    serveOpen(contract.uploadImportAs, (call) => taken(call, contract.askedOfPart(call.asked.part))),
    serve(contract.openImport, async ({ tx, actor, asked }) => {
      const { run, importer } = await ofRun(tx, actor, asked.id)
      return runOf(tx, run, importer)
    }),
    serve(contract.mapImport, async ({ tx, actor, asked }) => {
      const { importer } = await ofRun(tx, actor, asked.id)
      return acts.mapColumns(tx, actor, importer, asked)
    }),
    serve(contract.importRows, async ({ tx, actor, asked }) => {
      const { run } = await ofRun(tx, actor, asked.id)
      const states = asked.only === undefined ? undefined : STATES[asked.only]
      const page = { after: asked.after ?? 0, most: PAGE + 1, ...(states && { states }) }
      const rows = await rowsAfter(tx, run.id, page)
      return { rows: rows.slice(0, PAGE).map(acts.rowOf), more: rows.length > PAGE }
    }),
    serve(contract.mendRow, async ({ tx, actor, asked }) => {
      const { importer } = await ofRun(tx, actor, asked.id)
      return acts.mend(tx, actor, importer, asked)
    }),
    serve(contract.tryImport, async ({ tx, actor, asked }) => {
      await ofRun(tx, actor, asked.id)
      return acts.rehearsal(tx, actor, asked.id)
    }),
    serve(contract.startImport, async ({ tx, actor, asked }) => {
      const { importer } = await ofRun(tx, actor, asked.id)
      return acts.start(tx, actor, importer, asked)
    }),
    serve(contract.undoImport, async ({ tx, actor, asked }) => {
      await ofRun(tx, actor, asked.id)
      return acts.undo(tx, actor, asked.id)
    }),
    serve(contract.againImport, async ({ tx, actor, asked }) => {
      const { importer } = await ofRun(tx, actor, asked.id)
      return acts.again(tx, actor, importer, asked.id)
    }),
    serve(contract.rejectedRows, async ({ tx, actor, asked }) => {
      const { run, importer } = await ofRun(tx, actor, asked.id)
      const rows = await rowsAfter(tx, run.id, { after: 0, most: MOST_REJECTED, states: asked.only ? KEPT : REJECTED })
      return rejectedOf(run, importer, actor, rows, asked.format)
    }),
    serve(contract.dropImport, async ({ tx, actor, asked }) => acts.drop(tx, actor, asked.id)),
  ]
}

const REJECTED = ['error', 'refused', 'skipped'] as const
const KEPT = ['kept'] as const
const STATES = { error: ['error', 'refused'], twin: ['twin', 'skipped'], kept: KEPT } as const

async function aboutOf(tx: Tx, actor: Actor, importer: Importer): Promise<contract.ImportAbout> {
  const { examples } = importer
  return {
    name: importer.name,
    title: importer.title,
    columns: columnsFor(importer, actor).map(({ key, label, kind, isNeeded, choices }) => {
      return { key, label, kind, isNeeded, words: Object.values(choices ?? {}), example: examples[0]?.[key] ?? '' }
    }),
    mayUpdate: acts.mayUpdate(importer, actor),
    runs: await lastRuns(tx, actor, importer.name),
  }
}

async function runOf(tx: Tx, run: Run, importer: Importer): Promise<contract.ImportRun> {
  const { id, subject, fileName, state, heads, mapping, fixed, readings, progress, goal, total, note } = run
  const sample = (await rowsAfter(tx, id, { after: 0, most: 3 })).map((row) => row.cells)
  const counts = await countsOf(tx, id)
  const mayUndo = state === 'done' && run.isYoung && (counts.added ?? 0) + (counts.updated ?? 0) > 0
  const { onTwin, createdAt, sheets, sheet, separator } = run
  const about = { id, subject, fileName, state, total, createdAt, progress, goal, note, readings }
  const origin = { sheets, sheet, separator }
  return {
    ...about,
    ...origin,
    heads,
    mapping,
    fixed,
    onTwin,
    counts,
    leftOut: await leftOut(tx, importer, run),
    sample,
    mayUndo,
  }
}
