import excel from 'exceljs'
import { importers } from '#app/import/importers.ts'
import { sentenceOf } from '#app/refusals.ts'
import type { Actor } from '#kit/access/actor.ts'
import { peopleWho } from '#kit/access/people.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { UploadedFile } from '#kit/http/serve.ts'
import * as contract from '#kit/import/contract.ts'
import { importJobs } from '#kit/import/jobs.ts'
import { importRoutes } from '#kit/import/routes.ts'
import { stage } from '#kit/import/stage.ts'
import { runDueJobs } from '#kit/jobs/runner.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aHouse, type House } from '../cast/house.ts'
import { anOwnerOf } from './people.ts'

/** Somebody who brings files in, with the work that is done behind them. */
export interface ImportDesk extends Desk {
  readonly actor: Actor
  /** Brings a file in and looks at it with the columns that were guessed; gives the run. */
  bring(subject: string, text: string | Buffer, more?: Partial<Mapped>): Promise<contract.ImportRun>
  /** Does the work that waits. */
  work(how?: { readonly isFailing?: boolean }): Promise<void>
  run(id: string): Promise<contract.ImportRun>
  rows(id: string, only?: 'error' | 'twin' | 'kept'): Promise<readonly contract.ImportRow[]>
  begin(id: string, mode?: 'all' | 'valid'): Promise<contract.ImportRun>
  undo(id: string): Promise<contract.ImportRun>
}

interface Mapped {
  readonly fixed: Record<string, string>
  readonly onTwin: contract.TwinChoice
  readonly name: string
  /** The sheet or separator that is chosen: 'lembar-2', 'koma'. */
  readonly part: string
}

export const routes = importRoutes(importers)

/** A company on a database of its own, and its owner at the imports. */
export async function importHouse(): Promise<{ db: Database; house: House; desk: ImportDesk }> {
  const db = await testDatabase()
  const house = await aHouse(db)
  return { db, house, desk: await importDesk(db, house.companyId, await anOwnerOf(db)) }
}

/** Seats a person of a test database at the imports. */
export async function importDesk(db: Database, companyId: string, userId: string): Promise<ImportDesk> {
  const [actor] = await peopleWho(db.read, companyId, { ids: [userId] })
  if (!actor) throw new Error('nobody there')
  const desk = deskOf(db, actor, routes)
  const jobs = importJobs(importers, sentenceOf)
  const onFailure = ({ error }: { error: unknown }) => {
    throw error
  }
  const run = (id: string) => desk.do(contract.openImport, { id })
  const work = async ({ isFailing = false } = {}) =>
    void (await runDueJobs({ db, jobs, onFailure: isFailing ? () => undefined : onFailure }))
  return {
    ...desk,
    actor,
    run,
    work,
    bring: async (subject, text, { fixed = {}, onTwin = 'skip', name = `${subject}.csv`, part } = {}) => {
      const importer = importers.find((one) => one.name === subject)
      if (!importer) throw new Error(subject)
      const file: UploadedFile = { field: 'file', name, bytes: Buffer.from(text) }
      const { id } = await stage(db, actor, importer, { files: [file], asked: part ? contract.askedOfPart(part) : {} })
      const { mapping } = await run(id)
      await desk.do(contract.mapImport, { id, mapping: [...mapping], fixed, onTwin })
      await work()
      return run(id)
    },
    rows: async (id, only) => (await desk.do(contract.importRows, { id, ...(only && { only }) })).rows,
    begin: async (id, mode = 'all') => {
      await desk.do(contract.startImport, { id, mode })
      await work()
      return run(id)
    },
    undo: async (id) => {
      await desk.do(contract.undoImport, { id })
      await work()
      return run(id)
    },
  }
}

/** Makes a workbook as Excel would; with several sheets, each of its name. */
export async function workbook(
  rows: readonly (readonly unknown[])[],
  before: Readonly<Record<string, readonly (readonly unknown[])[]>> = {},
): Promise<Buffer> {
  const book = new excel.Workbook()
  for (const [name, lines] of Object.entries({ ...before, Data: rows })) {
    const sheet = book.addWorksheet(name)
    for (const row of lines) sheet.addRow([...row])
  }
  return Buffer.from(await book.xlsx.writeBuffer())
}
