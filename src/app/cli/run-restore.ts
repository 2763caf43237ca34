import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBackupKey } from '#app/cli/backup-key.ts'
import { quietCopy } from '#app/cli/quiet-copy.ts'
import { needed } from '#app/cli/wrong-use.ts'
import { readManifest } from '#kit/db/backup/manifest.ts'
import { restoreBackup } from '#kit/db/backup/restore-backup.ts'
import { openEmbedded } from '#kit/db/embedded/embedded.ts'
import { migrationFiles } from '#kit/db/migration-files.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import { readEnv } from '#kit/env.ts'
import { openStorage } from '#kit/files/open-storage.ts'

const RESTORE_OPTIONS = {
  from: { type: 'string' },
  'as-is': { type: 'boolean' },
  'new-key': { type: 'boolean' },
} as const

/**
 * `restore`: into an empty DATA_DIR, or the empty database of DATABASE_URL; `--as-is` keeps sessions, links and waiting mails,
 * `--new-key` goes without the key of the original.
 */
export async function runRestore(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: RESTORE_OPTIONS })
  const from = resolve(needed(values.from, 'from'))
  const isAsIs = values['as-is'] ?? false
  const env = readEnv(process.env)
  checkBackupKey(readManifest(from), env, values['new-key'] ?? false)
  const embedded = env.databaseUrl === undefined ? await openEmbedded(env.dataDir) : undefined
  try {
    const { at, tables, files } = await restoreBackup({
      from,
      url: embedded?.url ?? env.databaseUrl ?? '',
      storage: openStorage(env),
      migrations: migrationFiles(join(rootFolder, 'src')),
      afterwards: isAsIs ? [] : quietCopy,
    })
    console.log(`Cadangan ${at} dipulihkan: ${tables.length} tabel, ${files.length} berkas.`)
    if (!isAsIs) console.log('Semua orang masuk lagi; undangan, tautan, dan email yang menunggu tidak berlaku lagi.')
  } finally {
    await embedded?.close()
  }
  return 0
}
