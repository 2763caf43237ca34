import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withDatabase } from '#app/cli/with-database.ts'
import { now } from '#kit/clock.ts'
import { exportTables } from '#kit/db/backup/export-tables.ts'

/** `export`: everything the companies wrote, in a form any program reads. */
export async function runExport(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  const folder = resolve(values.to ?? `export-${now().toISOString().slice(0, 10)}`)
  const written = await withDatabase((db) => exportTables(db.config.url, folder))
  for (const { name, rows } of written) console.log(`${name}.csv: ${rows} baris`)
  console.log(`Ditulis ke ${folder}.`)
  return 0
}
