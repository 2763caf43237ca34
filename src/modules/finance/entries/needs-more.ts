import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { countFiles } from '#kit/files/move-files.ts'
import { holdersOf } from '#kit/posting/approval.ts'
import { peopleOf } from '#modules/company/accounts/face.ts'
import { cashRulesOf } from '../boxes/store.ts'
import type { CashEntryKind } from '../words.ts'
import type { KeptCashEntry } from './store.ts'

/** What of an entry decides whether it needs more. */
interface WrittenEntry {
  readonly kind: CashEntryKind
  readonly amount: bigint
}

/** Tells from which amount on only who approves books, where that keeps this person from booking this entry; null: nothing does. */
export function approvalMissing(
  actor: Actor,
  { kind, amount }: WrittenEntry,
  { approvalFrom }: { readonly approvalFrom: bigint | null },
): bigint | null {
  if (kind === 'pindah' || actor.can('approve laporan-keuangan')) return null
  return approvalFrom !== null && amount >= approvalFrom ? approvalFrom : null
}

/**
 * Refuses to book an entry that somebody wrote by hand and that needs more: its photo, or the right to approve. Money that
 * is only moved needs neither.
 */
export async function refuseWithoutMore(tx: Tx, actor: Actor, row: KeptCashEntry): Promise<void> {
  if (row.kind === 'pindah') return
  const { photoFrom, approvalFrom } = await cashRulesOf(tx, actor.companyId)
  const from = approvalMissing(actor, row, { approvalFrom })
  if (from !== null) throw new Refusal('cash-entry.needs-approval', { from, by: await approverNames(tx, actor) })
  if (photoFrom === null || row.amount < photoFrom) return
  const of = { companyId: actor.companyId, subject: 'laporan-keuangan', ownerId: row.id }
  if ((await countFiles(tx, of)) === 0)
    throw new Refusal('cash-entry.needs-photo', { from: photoFrom }, { field: 'files' })
}

// Who finds the draft on their dashboard; the first few are enough to know whom to ask.
async function approverNames(tx: Tx, actor: Actor): Promise<string> {
  const able = new Set(await holdersOf(tx, actor, { permission: 'approve laporan-keuangan' }))
  const people = (await peopleOf(tx, actor.companyId)).filter(({ id }) => able.has(id)).map(({ name }) => name)
  const more = people.length > 3 ? ` dan ${people.length - 3} orang lain` : ''
  return people.slice(0, 3).join(', ') + more
}
