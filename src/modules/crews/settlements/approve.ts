import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { holdAlone, mayApprove, needsApproval } from '#kit/posting/approval.ts'
import { expectState } from '#kit/posting/state.ts'
import { takeDecision } from '#kit/posting/take-decision.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { Approval } from '#kit/tasks/waiting-store.ts'
import { post } from '#modules/journal/face.ts'
import type { EntryLine } from '#modules/journal/rules.ts'
import { takeKasbon } from '#modules/kasbon/face.ts'
import { approveThr, mayApproveThr } from '../thr/make-thr.ts'
import { changeSettlement, notesOf, readSettlement, type Settlement } from './store.ts'

const KIND = 'wage-settlement' as const

/** Wages that wait for a yes, for whoever may see wages. */
export const wageApprovals: Approval = {
  permission: 'approve slip-gaji',
  papers: (actor) =>
    actor.can('view gaji')
      ? [
          {
            ...{ table: 'wage_settlement', doc: KIND, name: 'created_by_name', amount: 'net', since: 'created_at' },
            when: sql`wage_settlement.state = 'pending_approval' and wage_settlement.kind = 'week'`,
            page: sql`'/absensi/?tab=pekerja&bagian=bayar&upah=' || wage_settlement.id`,
          },
        ]
      : [],
}

/** Tells whether the company wants another's yes to a week's wages of an amount. */
export async function wagesWait(tx: Tx, actor: Actor, amount: Money): Promise<boolean> {
  return needsApproval(tx, actor, { doc: KIND, amount })
}

/** Names wages that wait as those who decide hear of them. */
export const waitingWages = ({ id, number }: { readonly id: string; readonly number: string }) => ({
  ...{ subject: KIND, id, what: `Upah mingguan ${number}` },
  href: `/absensi/?tab=pekerja&bagian=bayar&upah=${id}`,
})

/** Tells whether somebody may say yes to wages that wait: a week's by the company's rule, a THR by another than who made it. */
export async function mayApproveWages(tx: Tx, actor: Actor, kept: Settlement): Promise<boolean> {
  if (kept.kind === 'thr') return mayApproveThr(tx, actor, kept)
  return actor.can('approve slip-gaji') && mayApprove(tx, actor, submittedOf(kept))
}

/**
 * Says yes to wages that wait, and books what was shown: of a THR, or of a week. Refused to whoever made them while another could
 * ('approval.own'), and where kasbon came back meanwhile ('kasbon.changed').
 */
export async function approveOne(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
): Promise<DocumentRef> {
  const kept = await readSettlement(tx, actor, asked.id, true)
  if (kept.kind === 'thr') return approveThr(tx, actor, asked)
  expectState(kept, 'pending_approval')
  expectVersion(versioned(kept), asked.version)
  const said = { decision: 'approve' as const, note: null }
  const isSettled = await takeDecision(tx, actor, submittedOf(kept), said, waitingWages(kept))
  await recordHistory(tx, actor, { subject: KIND, id: kept.id, act: 'approve' })
  const by = { approved_by: actor.userId, approved_by_name: actor.name }
  if (isSettled) await bookWages(tx, actor, kept, linesKept(kept.entry))
  const change = isSettled ? { ...by, state: 'posted' as const, entry: null } : {}
  const saved = await changeSettlement(tx, actor, kept.id, change)
  return { id: kept.id, number: kept.number, version: saved.version }
}

/** Books a week's wages: what is cut of kasbon comes back, and each is owed theirs. */
export async function bookWages(
  tx: Tx,
  actor: Actor,
  kept: Pick<Settlement, 'id' | 'number' | 'until' | 'settled_on'>,
  lines: readonly EntryLine[],
): Promise<void> {
  const { id, number, until, settled_on: on } = kept
  const takings = (await notesOf(tx, actor.companyId, id)).map((note) => ({
    ...{ id: note.worker_id, until, name: note.name, amount: money(note.kasbon), sourceId: note.id },
  }))
  await takeKasbon(tx, actor, { role: 'worker', kind: 'wage-note', on, memo: `Dipotong dari upah ${number}`, takings })
  await post(tx, actor, {
    ...{ on, area: 'payroll', source: { kind: KIND, id }, memo: `Upah mingguan ${number}` },
    lines: [...lines],
  })
}

/** Writes lines that wait to be booked. */
export const entryText = (lines: readonly EntryLine[]) =>
  JSON.stringify(lines, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

function linesKept(entry: unknown): EntryLine[] {
  const lines = entry as readonly (Omit<EntryLine, 'debit' | 'credit'> & { debit: string; credit: string })[]
  return lines.map(({ debit, credit, ...line }) => ({ ...line, debit: money(debit), credit: money(credit) }))
}

/** Refuses who made wages that another had to approve to pay them as well, while another could ('wages.own-pay'). */
export async function refuseOwnPay(tx: Tx, actor: Actor, kept: Settlement): Promise<void> {
  if (!(await isOwnPay(tx, actor, kept))) return
  throw new Refusal('wages.own-pay', { number: kept.number })
}

/** Tells whether somebody made wages that others are to pay. */
export async function isOwnPay(tx: Tx, actor: Actor, kept: Settlement): Promise<boolean> {
  if (kept.kind !== 'week' || kept.approved_by === null || kept.created_by !== actor.userId) return false
  return !(await holdAlone(tx, actor, 'approve slip-gaji', [actor.userId]))
}

const submittedOf = (kept: Settlement) => ({
  ...{ doc: KIND, amount: money(kept.net), documentId: kept.id, submittedBy: kept.created_by },
})
