import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { openSiteCash } from '#modules/journal/face.ts'
import { checkDims } from '#modules/projects/face.ts'
import { bookCashEntry, cashEntry, refuseTwin } from '../entries/post-entry.ts'
import { createCashEntry, dropDraft, writeAnew } from '../entries/save-entry.ts'
import { cashLinesOf, changeCashEntry, lockCashEntry } from '../entries/store.ts'
import { floatById } from '../float/store.ts'
import type * as contract from './contract.ts'
import { accountOfHead } from './rules.ts'
import { keepSiteExpense, markRejected, siteExpenseOf } from './store.ts'

type Asked = Omit<AskedOf<typeof contract.addSiteExpense>, 'files'>

/** Writes down what a site spent, with its photo, as a draft of the cash book that waits for the office. */
export async function createSiteExpense(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.addSiteExpense>,
): Promise<DocumentRef> {
  const paid = await paidFrom(tx, actor, asked)
  const saved = await createCashEntry(tx, actor, { ...entryOf(asked), ...paid, files: asked.files })
  await keepSiteExpense(tx, actor, { entryId: saved.id, projectId: asked.projectId })
  return saved
}

/** Writes an expense anew while it waits. */
export async function rewriteSiteExpense(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.updateSiteExpense>,
): Promise<DocumentRef> {
  await lockWaiting(tx, actor, asked)
  const paid = await paidFrom(tx, actor, asked)
  const saved = await writeAnew(tx, actor, { ...entryOf(asked), ...paid, id: asked.id })
  await keepSiteExpense(tx, actor, { entryId: asked.id, projectId: asked.projectId })
  return saved
}

/** Throws an expense away that nobody said yes to. */
export async function removeSiteExpense(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  await lockWaiting(tx, actor, { id })
  return dropDraft(tx, actor, id, 'create laporan-keuangan-proyek')
}

/** Books an expense in the cash book; who wrote on it leaves that to others. */
export async function approveExpense(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.approveSiteExpense>,
): Promise<DocumentRef> {
  const row = await lockWaiting(tx, actor, asked)
  const expense = await siteExpenseOf(tx, actor, asked.id)
  if (expense.writers.includes(actor.userId)) throw new Refusal('site-expense.own')
  await checkDims(tx, actor, { projectId: null, lines: await cashLinesOf(tx, actor.companyId, asked.id) })
  await refuseTwin(tx, actor, row, asked.confirmDuplicates)
  return bookCashEntry(tx, actor, row)
}

/** Gives an expense back to its site. */
export async function rejectExpense(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: AskedOf<typeof contract.rejectSiteExpense>,
): Promise<DocumentRef> {
  await lockWaiting(tx, actor, { id, version })
  await markRejected(tx, actor, id, reason)
  const saved = await changeCashEntry(tx, actor, id, {})
  await recordHistory(tx, actor, { subject: cashEntry, id, act: 'return', reason })
  return { id, number: null, version: saved.version }
}

async function lockWaiting(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version?: number }) {
  await siteExpenseOf(tx, actor, asked.id)
  const row = await lockCashEntry(tx, actor.companyId, asked.id)
  expectState(row, 'draft')
  if (asked.version !== undefined) expectVersion(versioned(row), asked.version)
  return row
}

// A float pays for its own project, and only what its holder or the office writes down.
async function paidFrom(tx: Tx, actor: Actor, { projectId, cashAccountId, floatId }: Asked) {
  if (floatId === null && cashAccountId !== null) return { cashAccountId, floatId }
  if (floatId === null) throw new Refusal('cash.none', {}, { field: 'cashAccountId' })
  const float = await floatById(tx, actor, floatId)
  if (float.projectId !== projectId) throw new Refusal('site-float.other', {}, { field: 'floatId' })
  return { cashAccountId: (await openSiteCash(tx, actor)).id, floatId }
}

// The very entry that the office books: it is never typed twice.
function entryOf(asked: Asked) {
  const { projectId, workItemId, head, amount, memo, partyName, date, confirmDuplicates } = asked
  const line = { account: accountOfHead[head], amount, memo: null, projectId, workItemId }
  return {
    ...{ kind: 'keluar' as const, date, partyName, memo, confirmDuplicates, lines: [line] },
    ...{ arrivalDate: null, toCashAccountId: null, amount: null, fee: null, reference: null, post: false },
  }
}
