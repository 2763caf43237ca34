import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withDatabase } from '#app/cli/with-database.ts'
import { WrongUse } from '#app/cli/wrong-use.ts'
import { now } from '#kit/clock.ts'
import { historyChain } from '#kit/history/anchor.ts'
import { sealHistory } from '#kit/history/seal.ts'
import { writeBackup } from '#kit/db/backup/write-backup.ts'
import { readSecret, secretFingerprint } from '#kit/secret.ts'
import { openStorage } from '#kit/files/open-storage.ts'

/** `backup`: works while the server runs; the database is seen as of one moment. */
export async function runBackup(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  const at = now().toISOString()
  const target = resolve(values.to ?? `backup-${at.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`)
  if (existsSync(target)) throw new WrongUse(`"${target}" sudah ada.`)

  const { tables, files, anchors, key } = await withDatabase(async (db, env) => {
    // What was done up to now is bound by the end that this backup tells.
    while ((await db.withTx((tx) => sealHistory(tx))) > 0);
    const plan = { url: db.config.url, storage: openStorage(env), target, at, chains: historyChain }
    return writeBackup({ ...plan, key: secretFingerprint(readSecret(env)) })
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Cadangan ditulis ke ${target}: ${tables.length} tabel, ${rows} baris, ${files.length} berkas.`)
  for (const { hash } of anchors ?? []) console.log(`Ujung rantai riwayat: ${hash}`)
  console.log(
    `Sidik kunci: ${key ?? ''}. Simpan salinan kuncinya (secret.key atau APP_SECRET) terpisah dari cadangan ini.`,
  )
  return 0
}
