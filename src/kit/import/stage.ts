import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { cleanName } from '#kit/files/clean-name.ts'
import type { UploadedFile } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { readFile } from '#kit/import/file/read-file.ts'
import { MOST_ROWS, type AskedOfFile } from '#kit/import/file/sheet.ts'
import { findHeads } from '#kit/import/find-heads.ts'
import { columnsFor, type Importer } from '#kit/import/importer.ts'
import { insertRows } from '#kit/import/row-store.ts'
import { expectRoom, insertRun, rememberedHeads } from '#kit/import/store.ts'

/**
 * Keeps the rows of an uploaded file for a person to look at; the file itself is not kept. Of several sheets it takes the
 * one that says most of what we know, unless one is asked for: a cover or an explanation may stand first.
 */
export async function stage(
  db: Database,
  actor: Actor,
  importer: Importer,
  { files, asked }: { readonly files: readonly UploadedFile[]; readonly asked: AskedOfFile },
): Promise<{ id: string }> {
  const [file] = files
  if (!file || files.length > 1) throw new Refusal('import.no-file')
  await expectRoom(db.read, actor)
  const book = await readFile(file.bytes, asked)
  const columns = columnsFor(importer, actor)
  const remembered = await rememberedHeads(db.read, actor, importer.name)
  const tables = book.sheets.map((sheet, at) => ({ at, ...findHeads(sheet, columns, remembered) }))
  const filled = tables.filter((table) => table.rows.length > 0 && (asked.sheet ?? table.at) === table.at)
  const best = filled.toSorted((a, b) => b.known - a.known || a.at - b.at)[0]
  if (!best) throw new Refusal('import.empty')
  const { heads, rows, mapping } = best
  if (rows.length > MOST_ROWS) throw new Refusal('import.too-many-rows')

  const id = newId()
  const run = { id, subject: importer.name, fileName: nameOf(file.name), heads, mapping, total: rows.length }
  const origin = { sheets: book.sheets.map(({ name }) => name), sheet: best.at, separator: book.separator }
  await db.withTx(async (tx) => {
    await insertRun(tx, actor, { ...run, ...origin })
    await insertRows(tx, id, rows)
  })
  return { id }
}

function nameOf(given: string): string {
  return cleanName(given, /\.(xlsx|csv|tsv|txt)$/i.exec(given)?.[1]?.toLowerCase() ?? 'csv')
}
