import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { needFactor } from '#kit/access/second-factor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { notify } from '#kit/notices/notify.ts'
import { tellDecided } from '#kit/posting/tell-approval.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { readRow, replaceChildren, updateRow } from '#kit/record/rows.ts'
import { hasSecondPerson } from '#modules/company/accounts/face.ts'
import {
  decideChange,
  insertChange,
  lockChange,
  replaceWaiting,
  waitingChanges,
} from '#modules/parties/suppliers/bank-store.ts'
import type { BankAccount } from '#modules/parties/suppliers/contract.ts'
import { sameAccounts, writtenAccounts } from '#modules/parties/suppliers/rules.ts'
import { bankAccountsOf } from '#modules/parties/suppliers/store.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

const APPROVE = 'approve supplier'

/** Asks to change the bank accounts of a supplier; nothing changes before another person has agreed. */
export async function askBankChange(
  tx: Tx,
  actor: Actor,
  asked: { id: string; accounts: readonly BankAccount[] },
): Promise<void> {
  const before = await approvedAccounts(tx, actor, asked.id)
  const after = writtenAccounts(asked.accounts)
  if (sameAccounts(before, after)) return
  needFactor(actor)

  // The newest wish counts: an older one that still waits is never approved by mistake.
  await replaceWaiting(tx, actor, asked.id)
  await insertChange(tx, actor, { supplierId: asked.id, before, after })
  await remember(tx, actor, asked.id, { act: 'ask-accounts', changes: { bankAccounts: [before, after] } })
  const { name } = await readRow(tx, supplierRecord, actor, asked.id)
  const title = `Perubahan rekening supplier ${String(name)} menunggu persetujuan Anda`
  await notify(tx, actor, { ...paperOf(asked.id), to: { permission: APPROVE }, kind: 'approval-waiting', title })
}

const paperOf = (id: string) => ({ subject: 'supplier', id, href: `/supplier/detail/${id}` })

interface Decision {
  readonly id: string
  readonly changeId: string
}

/** Whether this person may decide: never on their own wish, unless nobody else in the company could. */
export async function mayApproveChange(tx: Tx, actor: Actor, askedBy: string): Promise<boolean> {
  if (!actor.can(APPROVE)) return false
  return askedBy !== actor.userId || isAlone(tx, actor)
}

/** The changes that wait for this very person, the oldest first, with how many there are. */
export async function changesToDecide(tx: Tx, actor: Actor, most: number) {
  if (!actor.can(APPROVE)) return { rows: [], count: 0 }
  return waitingChanges(tx, actor, { alsoOwn: await isAlone(tx, actor), most })
}

async function isAlone(tx: Tx, actor: Actor): Promise<boolean> {
  return !(await hasSecondPerson(tx, actor.companyId, { permission: APPROVE, besides: actor.userId }))
}

/** Makes the waiting change true; whoever asked for it may not. */
export async function approveBankChange(tx: Tx, actor: Actor, asked: Decision): Promise<Saved> {
  await readRow(tx, supplierRecord, actor, asked.id, true)
  const change = await waitingChange(tx, actor, asked)
  if (!actor.can(APPROVE)) throw new Forbidden(APPROVE)
  if (!(await mayApproveChange(tx, actor, change.asked_by))) throw new Refusal('supplier.own-account-change')

  const before = await approvedAccounts(tx, actor, asked.id)
  const wanted = change.accounts_after.map((each) => ({ ...each }))
  const home = { home: actor.companyId, id: asked.id }
  await replaceChildren(tx, supplierRecord.children.bankAccounts, home, wanted)
  await decideChange(tx, actor, { id: change.id, state: 'disetujui', reason: null })
  const changes = { bankAccounts: [before, change.accounts_after] } as const
  await remember(tx, actor, asked.id, { act: 'approve-accounts', changes })
  const taken = { decision: 'approve', note: null, submittedBy: change.asked_by } as const
  await tellDecided(tx, actor, taken, { ...paperOf(asked.id), what: 'Perubahan rekening supplier' })
  return { id: asked.id, version: await updateRow(tx, supplierRecord, actor, asked.id, {}) }
}

/** Refuses the waiting change; the one who asked may take it back. */
export async function rejectBankChange(
  tx: Tx,
  actor: Actor,
  asked: Decision & { readonly reason: string },
): Promise<Saved> {
  const row = await readRow(tx, supplierRecord, actor, asked.id, true)
  const change = await waitingChange(tx, actor, asked)
  const isMine = change.asked_by === actor.userId
  if (!isMine && !actor.can(APPROVE)) throw new Forbidden(APPROVE)

  await decideChange(tx, actor, { id: change.id, state: 'ditolak', reason: asked.reason })
  await remember(tx, actor, asked.id, { act: isMine ? 'withdraw-accounts' : 'reject-accounts', reason: asked.reason })
  const taken = { decision: 'reject', note: asked.reason, submittedBy: change.asked_by } as const
  await tellDecided(tx, actor, taken, { ...paperOf(asked.id), what: 'Perubahan rekening supplier' })
  return { id: asked.id, version: row.version }
}

async function waitingChange(tx: Tx, actor: Actor, { id, changeId }: Decision) {
  const change = await lockChange(tx, actor.companyId, { id: changeId, supplierId: id })
  if (change.state !== 'menunggu') throw new Refusal('supplier.account-change-gone')
  return change
}

async function approvedAccounts(tx: Tx, actor: Actor, id: string): Promise<BankAccount[]> {
  const rows = await bankAccountsOf(tx, actor.companyId, id)
  return rows.map(({ bank, account_no: accountNo, holder, branch, is_default: isDefault }) => ({
    bank,
    accountNo,
    holder,
    branch,
    isDefault,
  }))
}

function remember(
  tx: Tx,
  actor: Actor,
  id: string,
  done: { act: string; reason?: string; changes?: Readonly<Record<string, readonly [unknown, unknown]>> },
): Promise<void> {
  return recordHistory(tx, actor, { subject: supplierRecord.name, id, ...done })
}
