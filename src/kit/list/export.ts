import { Readable } from 'node:stream'
import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import { cellOf, type Cell } from '#kit/list/cells.ts'
import type { Columns, ListAsked } from '#kit/list/columns.ts'
import { CSV_START, csvLine } from '#kit/list/csv.ts'
import { rowsOf } from '#kit/list/list.ts'
import { columnsFor, type ListSource } from '#kit/list/source.ts'
import { xlsxStream } from '#kit/list/xlsx.ts'

/** No export is longer while a person waits; a narrower filter gives the rest. A job writes all. */
export const EXPORT_CAP = 50_000

/** Answers the rows of a filter as a file, a page at a time, so that a long one costs no more memory than a short one. */
export async function exportOf(
  tx: Tx,
  source: ListSource,
  actor: Actor,
  asked: ListAsked & { readonly format: 'csv' | 'xlsx' },
  title: string,
): Promise<FileReply> {
  const shown = shownColumns(columnsFor(source, actor))
  const pages = await begun(cellPages(tx, source, actor, asked, shown))
  return fileOf(actor, { title, columns: shown, format: asked.format, pages })
}

/** Answers rows that are at hand as a file: reports that are no list. */
export async function tableFile(
  actor: Actor,
  table: {
    readonly title: string
    readonly columns: Columns
    readonly rows: readonly Readonly<Record<string, unknown>>[]
    readonly format: 'csv' | 'xlsx'
  },
): Promise<FileReply> {
  const { title, columns, rows, format } = table
  const cells = rows.map((row) => Object.entries(columns).map(([key, column]) => cellOf(row[key], column, actor.zone)))
  return fileOf(actor, {
    title,
    columns,
    format,
    pages: (async function* all() {
      yield cells
    })(),
  })
}

/** Answers rows that are read a page at a time as a file: books that are no list. */
export async function pagedFile(
  actor: Actor,
  table: {
    readonly title: string
    readonly columns: Columns
    readonly format: 'csv' | 'xlsx'
    readonly pages: AsyncGenerator<readonly Readonly<Record<string, unknown>>[]>
  },
): Promise<FileReply> {
  const { columns, pages } = table
  const cells = async function* () {
    for await (const rows of pages)
      yield rows.map((row) => Object.entries(columns).map(([key, column]) => cellOf(row[key], column, actor.zone)))
  }
  return fileOf(actor, { ...table, pages: await begun(cells()) })
}

async function fileOf(
  actor: Actor,
  sheet: {
    readonly title: string
    readonly columns: Columns
    readonly format: 'csv' | 'xlsx'
    readonly pages: AsyncIterable<Cell[][]>
  },
): Promise<FileReply> {
  const { title, columns, format, pages } = sheet
  const head = Object.values(columns).map((column): Cell => ({ kind: 'text', text: column.label }))
  const name = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${dayIn(actor.zone, now())}.${format}`
  if (format === 'csv')
    return file({ name, type: 'text/csv; charset=utf-8', body: Readable.from(csvText(head, pages)) })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return file({ name, type, body: await xlsxStream({ title, head, pages }) })
}

/** Has the first page at hand before anything is sent: what may not be asked is refused, not broken off. */
async function begun<T>(pages: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await pages.next()
  return (async function* all() {
    if (first.done) return
    yield first.value
    yield* pages
  })()
}

async function* cellPages(
  tx: Tx,
  source: ListSource,
  actor: Actor,
  asked: ListAsked,
  shown: Columns,
): AsyncGenerator<Cell[][]> {
  for await (const rows of rowsOf(
    tx,
    source,
    actor,
    asked,
    actor.via === 'job' ? Number.MAX_SAFE_INTEGER : EXPORT_CAP,
  )) {
    yield rows.map((row) => Object.entries(shown).map(([key, column]) => cellOf(row[key], column, actor.zone)))
  }
}

async function* csvText(head: readonly Cell[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield CSV_START + csvLine(head)
  for await (const page of pages) yield page.map(csvLine).join('')
}

function shownColumns(seen: Columns): Columns {
  return Object.fromEntries(Object.entries(seen).filter(([, column]) => !column.isHidden))
}
