import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withDatabase } from '#app/cli/with-database.ts'
import { WrongUse } from '#app/cli/wrong-use.ts'
import { now } from '#kit/clock.ts'
import { writeBackup } from '#kit/db/backup/write-backup.ts'
import { openStorage } from '#kit/files/open-storage.ts'

/** `backup`: works while the server runs; the database is seen as of one moment. */
export async function runBackup(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  const at = now().toISOString()
  const target = resolve(values.to ?? `backup-${at.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`)
  if (existsSync(target)) throw new WrongUse(`"${target}" sudah ada.`)

  const { tables, files } = await withDatabase((db, env) =>
    writeBackup({ url: db.config.url, storage: openStorage(env), target, at }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Cadangan ditulis ke ${target}: ${tables.length} tabel, ${rows} baris, ${files.length} berkas.`)
  return 0
}
