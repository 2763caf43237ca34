import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { countFiles } from '#kit/files/move-files.ts'
import { cashRulesOf } from '../boxes/store.ts'
import type { KeptCashEntry } from './store.ts'

/**
 * Refuses to book an entry that somebody wrote by hand and that needs more: its photo, or the right to approve. Money that
 * is only moved needs neither.
 */
export async function refuseWithoutMore(tx: Tx, actor: Actor, row: KeptCashEntry): Promise<void> {
  if (row.kind === 'pindah') return
  const { photoFrom, approvalFrom } = await cashRulesOf(tx, actor.companyId)
  if (approvalFrom !== null && row.amount >= approvalFrom && !actor.can('approve laporan-keuangan'))
    throw new Refusal('cash-entry.needs-approval', { from: approvalFrom })
  if (photoFrom === null || row.amount < photoFrom) return
  const of = { companyId: actor.companyId, subject: 'laporan-keuangan', ownerId: row.id }
  if ((await countFiles(tx, of)) === 0)
    throw new Refusal('cash-entry.needs-photo', { from: photoFrom }, { field: 'files' })
}
