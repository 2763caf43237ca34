import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBooks } from '#app/cli/check-books.ts'
import { withDatabase } from '#app/cli/with-database.ts'
import { readManifest } from '#kit/db/backup/manifest.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyAgainst } from '#kit/history/anchor.ts'

/** `check:books`: exit code 1 when a law does not hold, or the history is not the one of an earlier backup. */
export async function runCheckBooks(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { against: { type: 'string' } } })
  const backup = values.against === undefined ? undefined : readManifest(resolve(values.against))
  return withDatabase(async (db) => {
    const findings = await checkBooks(db.read)
    for (const { check, law, companyId, detail } of findings) console.log(`${check}: ${law}\n  ${companyId}: ${detail}`)
    const isSame = backup === undefined || (await isHistoryOf(db.read, backup))
    const found = findings.length + (isSame ? 0 : 1)
    console.log(found === 0 ? 'Semua hukum pembukuan terpenuhi.' : `${found} pelanggaran ditemukan.`)
    return found === 0 ? 0 : 1
  })
}

/** Says whether the history still goes through where it ended in a backup. */
async function isHistoryOf(tx: Tx, { at, anchors }: Pick<ReturnType<typeof readManifest>, 'at' | 'anchors'>) {
  const against = await historyAgainst(tx, anchors)
  if (against === 'untold') console.log(`Cadangan ${at} belum mencatat ujung rantai riwayat; tidak bisa dibandingkan.`)
  if (against === 'same') console.log(`Riwayat sampai cadangan ${at} utuh.`)
  if (against === 'rewritten')
    console.log(`history-anchored: Riwayat sampai cadangan ${at} sudah ditulis ulang: ujung rantainya tidak ada lagi.`)
  return against !== 'rewritten'
}
