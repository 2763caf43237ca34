import { Refusal } from '#ground/refusal.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import { cleanName } from '#kit/files/clean-name.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden, Stranger } from '#kit/http/failures.ts'
import type { OpenCall } from '#kit/http/serve.ts'
import { readFile } from '#kit/import/file/read-file.ts'
import { knownProject } from '#modules/projects/face.ts'
import { MOST_AT_ONCE } from '../ahsp/contract.ts'
import { priced } from '../ahsp/keep-analysis.ts'
import { readAnalyses } from '../ahsp/read-analyses.ts'
import type { RabWorkbook, readRabFile } from './contract.ts'
import { readRab } from './read-workbook.ts'
import { MOST_RAB_ROWS } from './rules.ts'

const UPLOADS = { name: 'rab.upload', most: 60, seconds: 3600 }

/** Reads the workbook that was sent and judges its rows; it holds no connection meanwhile, and keeps nothing. */
export async function takeWorkbook({
  db,
  actor,
  asked,
  caller,
}: OpenCall<AskedOf<typeof readRabFile>>): Promise<RabWorkbook> {
  if (!actor) throw new Stranger()
  if (!actor.can('update daftar-proyek')) throw new Forbidden('update daftar-proyek')
  await knownProject(db.read, actor, asked.id)
  await countAttempt(db.read, UPLOADS, actor.userId)
  const [file] = await caller.files()
  if (!file) throw new Refusal('import.no-file', {}, { field: 'file' })
  const sheet = asked.sheet === 'otomatis' ? undefined : Number(asked.sheet) - 1
  const book = await readFile(file.bytes, {})
  const read = readRab(book, sheet)
  if (read.rows.length > MOST_RAB_ROWS)
    throw new Refusal('rab.too-many-rows', { most: MOST_RAB_ROWS }, { field: 'file' })
  const { rounded } = read.sums
  return {
    fileName: cleanName(file.name, /\.(xlsx|csv|tsv|txt)$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'csv'),
    sheets: read.sheets,
    sheet: read.sheet,
    rows: read.rows,
    analyses: book.sheets
      .flatMap(({ rows }) => readAnalyses(rows))
      .slice(0, MOST_AT_ONCE)
      .map((one) => priced({ ...one, step: 1 })),
    sums: { ...read.sums, rounded: rounded === null ? null : String(rounded) },
  }
}
