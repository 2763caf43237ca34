import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { readingOf, type ColumnReading } from '#kit/import/column-reading.ts'
import type { ColumnQuestion } from '#kit/import/contract.ts'
import type { ImportColumn } from '#kit/import/importer.ts'

interface Columns {
  /** Under each head the key of a column, or ''. */
  readonly mapping: readonly string[]
  readonly columns: readonly ImportColumn[]
  /** What the person said of columns that were asked about. */
  readonly said: Readonly<Record<string, ColumnReading>>
}

/** Finds how the columns of a file are read by all of its rows, and what of it has to be asked. */
export async function readColumns(tx: Tx, run: { readonly id: string }, { mapping, columns, said }: Columns) {
  const texts = await textsWithSigns(tx, run.id, mapping)
  const readings: Record<string, ColumnReading> = {}
  const asks: ColumnQuestion[] = []
  for (const { key, label, kind } of columns) {
    const found = readingOf(kind, texts.get(mapping.indexOf(key)) ?? [])
    if (found === undefined) continue
    if (typeof found === 'string') readings[key] = found
    else if (found.meanings.some(({ reading }) => reading === said[key])) readings[key] = said[key] as ColumnReading
    else asks.push({ key, label, ...found })
  }
  return { readings, asks }
}

// Only what has a sign between digits can be read in two ways.
async function textsWithSigns(tx: Tx, runId: string, mapping: readonly string[]): Promise<Map<number, string[]>> {
  const used = mapping.flatMap((key, at) => (key === '' ? [] : [at]))
  const { rows } = await sql<{ at: number; texts: string[] }>`
    select given.at, array_agg(distinct r.cells ->> given.at) as texts
    from unnest(${used}::int[]) as given (at) join import_row r on r.run_id = ${runId} and r.cells ->> given.at ~ '[0-9][-.,/ ][0-9]'
    group by given.at
  `.execute(tables(tx))
  return new Map(rows.map((row) => [row.at, row.texts]))
}
