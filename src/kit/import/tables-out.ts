import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import { exampleRows } from '#kit/import/example.ts'
import { columnsFor, type ImportColumn, type Importer } from '#kit/import/importer.ts'
import type { StagedRow } from '#kit/import/row-store.ts'
import type { Run } from '#kit/import/store.ts'
import type { Cell } from '#kit/list/cells.ts'
import { CSV_START, csvLine } from '#kit/list/csv.ts'
import { xlsxStream } from '#kit/list/xlsx.ts'

type Format = 'csv' | 'xlsx'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file to fill in: the heads we know at once, and some rows of this very kind. */
export async function templateOf(tx: Tx, importer: Importer, actor: Actor, format: Format): Promise<FileReply> {
  const columns = columnsFor(importer, actor)
  const head = columns.map(({ label, isNeeded }) => text(isNeeded ? `${label} *` : label))
  return table(`contoh-impor-${importer.name}`, importer.title, format, {
    head,
    rows: (await exampleRows(tx, actor, importer)).map((row) => row.map(text)),
  })
}

/** The rows that did not come in, as they were in the file, with why. */
export function rejectedOf(
  run: Run,
  importer: Importer,
  actor: Actor,
  rows: readonly StagedRow[],
  format: Format,
): Promise<FileReply> {
  const head = [...run.heads.map(text), text('Baris'), text('Kenapa ditolak')]
  const labels = new Map(importer.columns.map((column) => [column.key, column]))
  const lines = rows.map((row) => {
    const cells = run.heads.map((_, at) => text(row.cells[at] ?? ''))
    return [...cells, text(String(row.line)), text(reasonOf(row, labels))]
  })
  return table(`ditolak-${importer.name}-${dayIn(actor.zone, now())}`, importer.title, format, { head, rows: lines })
}

function reasonOf(row: StagedRow, columns: ReadonlyMap<string, ImportColumn>): string {
  const reasons = Object.entries(row.errors ?? {}).map(([key, why]) => {
    const label = columns.get(key)?.label
    return label ? `${label}: ${why}` : why
  })
  if (reasons.length > 0) return reasons.join(' ')
  return row.twin ? `Sama dengan ${row.twin.label} (${row.twin.by}); dilewati.` : 'Belum diimpor.'
}

async function table(
  name: string,
  title: string,
  format: Format,
  given: { readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] },
): Promise<FileReply> {
  if (format === 'csv') {
    const body = Buffer.from(CSV_START + [given.head, ...given.rows].map(csvLine).join(''))
    return file({ name: `${name}.csv`, type: 'text/csv; charset=utf-8', body })
  }
  const pages = pagesOf(given.rows)
  return file({ name: `${name}.xlsx`, type: XLSX, body: await xlsxStream({ title, head: given.head, pages }) })
}

async function* pagesOf(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500)
}

function text(of: string): Cell {
  return of === '' ? { kind: 'empty' } : { kind: 'text', text: of }
}
