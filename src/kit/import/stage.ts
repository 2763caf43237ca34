import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { cleanName } from '#kit/files/clean-name.ts'
import type { UploadedFile } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { readFile } from '#kit/import/file/read-file.ts'
import { MOST_ROWS, type Sheet } from '#kit/import/file/sheet.ts'
import { isFoot } from '#kit/import/foot-rows.ts'
import { columnsFor, type ImportColumn, type Importer } from '#kit/import/importer.ts'
import { mapHeads } from '#kit/import/map-heads.ts'
import { insertRows } from '#kit/import/row-store.ts'
import { expectRoom, insertRun, rememberedHeads } from '#kit/import/store.ts'

const HEAD_WITHIN = 10

/** Keeps the rows of an uploaded file for a person to look at; the file itself is not kept. */
export async function stage(
  db: Database,
  actor: Actor,
  importer: Importer,
  files: readonly UploadedFile[],
): Promise<{ id: string }> {
  const [file] = files
  if (!file || files.length > 1) throw new Refusal('import.no-file')
  await expectRoom(db.read, actor)
  const sheet = await readFile(file.bytes)
  const columns = columnsFor(importer, actor)
  const remembered = await rememberedHeads(db.read, actor, importer.name)
  const { heads, rows, mapping } = headed(sheet, columns, remembered)
  if (rows.length === 0) throw new Refusal('import.empty')
  if (rows.length > MOST_ROWS) throw new Refusal('import.too-many-rows')

  const id = newId()
  const run = { id, subject: importer.name, fileName: nameOf(file.name), heads, mapping, total: rows.length }
  await db.withTx(async (tx) => {
    await insertRun(tx, actor, run)
    await insertRows(tx, id, rows)
  })
  return { id }
}

function nameOf(given: string): string {
  return cleanName(given, /\.(xlsx|csv|tsv|txt)$/i.exec(given)?.[1]?.toLowerCase() ?? 'csv')
}

// Above the heads may stand a title and a date, below the rows a sum and who signed: the heads are the line that says
// most of what we know.
function headed(sheet: Sheet, columns: readonly ImportColumn[], remembered: Readonly<Record<string, string>>) {
  const lines = sheet.rows.slice(0, HEAD_WITHIN).map((row, at) => {
    const mapping = mapHeads(row.cells, columns, remembered)
    return { at, mapping, known: mapping.filter(Boolean).length }
  })
  const best = lines.reduce((a, b) => (b.known > a.known ? b : a))
  const heads = sheet.rows[best.at]?.cells ?? []
  return { heads, mapping: best.mapping, rows: sheet.rows.slice(best.at + 1).filter(({ cells }) => !isFoot(cells)) }
}
