import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectionOf } from '../database.ts'
import { type TableShape, tablesOf } from './catalogue.ts'

/** Columns nobody outside should read, whatever table they stand in. */
const secret = /(^|_)(hash|secret|token|password)($|_)/

/** Writes every table that belongs to a company as CSV, all as of one moment; secrets stay out. */
export async function exportTables(url: string, folder: string): Promise<{ name: string; rows: number }[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const client = new pg.Client(connectionOf({ url, statementTimeout: 0 }))
  await client.connect()
  try {
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const ofBusiness = (await tablesOf(client)).filter(
      ({ name, columns }) => name === 'company' || columns.includes('company_id'),
    )
    const written: { name: string; rows: number }[] = []
    for (const table of ofBusiness) written.push({ name: table.name, rows: await writeCsv(client, table, folder) })
    return written
  } finally {
    await client.end()
  }
}

async function writeCsv(client: pg.Client, { name, columns }: TableShape, folder: string): Promise<number> {
  const shown = columns.filter((column) => !secret.test(column)).map((column) => pg.escapeIdentifier(column))
  const rows = client.query(
    copyTo(`copy ${pg.escapeIdentifier(name)} (${shown.join(', ')}) to stdout with (format csv, header)`),
  )
  await pipeline(rows, createWriteStream(join(folder, `${name}.csv`), { mode: 0o600 }))
  return rows.rowCount ?? 0
}
