import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { isPkpCompany } from '#modules/company/companies/face.ts'
import { cashAccountFor } from '#modules/journal/face.ts'
import { entryPlace } from './entry-place.ts'
import { checkDims } from '#modules/projects/face.ts'
import { own } from '../store.ts'
import type * as contract from './contract.ts'
import { refuseWithoutMore } from './needs-more.ts'
import { bookCashEntry, cashEntry, refuseTwin } from './post-entry.ts'
import { decideCashEntry, type DecidedCashEntry } from './rules.ts'
import * as store from './store.ts'
import { seenCashEntry } from './visible.ts'

type ByHand = Omit<AskedOf<typeof contract.addCashEntry>, 'files'>
/** With the float of a site whose money it is. */
type Asked = ByHand & { readonly floatId?: string | null }

/** Writes down by hand money that came in, went out or was moved, with its photos; `post` also books it. */
export async function writeCashEntry(
  tx: Tx,
  actor: Actor,
  asked: ByHand & { readonly files?: readonly string[] },
): Promise<DocumentRef> {
  return createCashEntry(tx, actor, asked, true)
}

/** Writes a cash entry down: what a line of the bank, a count or a filled box proves needs no photo and no yes. */
export async function createCashEntry(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly files?: readonly string[] },
  isByHand = false,
): Promise<DocumentRef> {
  const decided = await decide(tx, actor, asked)
  const id = newId()
  await store.insertCashEntry(tx, actor, { id, ...rowOf(asked, decided) })
  await store.tieToFloat(tx, actor.companyId, id, asked.floatId ?? null)
  await store.replaceCashLines(tx, actor.companyId, id, decided.lines)
  await claimFiles(tx, actor, { ids: asked.files ?? [], subject: 'laporan-keuangan', ownerId: id })
  await recordHistory(tx, actor, { subject: cashEntry, id, act: 'create' })
  return settled(tx, actor, id, asked, isByHand)
}

/** Writes a draft anew; `post` also books it. */
export async function rewriteCashEntry(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.updateCashEntry>,
): Promise<DocumentRef> {
  await lockDraft(tx, actor, asked)
  return writeAnew(tx, actor, asked)
}

/** The same of a draft that is locked by whoever calls. */
export async function writeAnew(tx: Tx, actor: Actor, asked: Asked & { readonly id: string }): Promise<DocumentRef> {
  const decided = await decide(tx, actor, asked)
  await store.changeCashEntry(tx, actor, asked.id, rowOf(asked, decided))
  await store.tieToFloat(tx, actor.companyId, asked.id, asked.floatId ?? null)
  await store.replaceCashLines(tx, actor.companyId, asked.id, decided.lines)
  await recordHistory(tx, actor, { subject: cashEntry, id: asked.id, act: 'update' })
  return settled(tx, actor, asked.id, asked)
}

/** Books a draft as it stands. */
export async function postCashDraft(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.postCashEntry>,
): Promise<DocumentRef> {
  const row = await lockDraft(tx, actor, asked)
  await checkDims(tx, actor, { projectId: null, lines: await store.cashLinesOf(tx, actor.companyId, asked.id) })
  await refuseTwin(tx, actor, row, asked.confirmDuplicates)
  await refuseWithoutMore(tx, actor, row)
  return bookCashEntry(tx, actor, row)
}

/** Throws a draft away; it lies in the trash for thirty days. */
export async function removeCashEntry(
  tx: Tx,
  actor: Actor,
  { id }: AskedOf<typeof contract.deleteCashEntry>,
): Promise<{ id: string }> {
  await lockDraft(tx, actor, { id })
  return dropDraft(tx, actor, id, 'create laporan-keuangan')
}

/** The same of a draft that is locked by whoever calls; whoever has `permission` may take it out of the trash. */
export async function dropDraft(tx: Tx, actor: Actor, id: string, permission: string): Promise<{ id: string }> {
  const kind = 'Draf kas & bank'
  await intoTrash(tx, actor, { subject: cashEntry, table: 'cash_entry', id, kind, permissions: [permission] })
  await removeDraftOf(own(tx), 'cash_entry', { companyId: actor.companyId, id })
  await recordHistory(tx, actor, { subject: cashEntry, id, act: 'delete' })
  return { id }
}

async function settled(
  tx: Tx,
  actor: Actor,
  id: string,
  { post, confirmDuplicates }: Pick<Asked, 'post' | 'confirmDuplicates'>,
  isByHand = true,
): Promise<DocumentRef> {
  const row = await store.lockCashEntry(tx, actor.companyId, id)
  await refuseTwin(tx, actor, row, confirmDuplicates)
  if (post && isByHand) await refuseWithoutMore(tx, actor, row)
  return post ? bookCashEntry(tx, actor, row) : { id, number: null, version: row.version }
}

async function lockDraft(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version?: number }) {
  await seenCashEntry(tx, actor, asked.id)
  const row = await store.lockCashEntry(tx, actor.companyId, asked.id)
  expectState(row, 'draft')
  if (asked.version !== undefined) expectVersion(versioned(row), asked.version)
  return row
}

async function decide(tx: Tx, actor: Actor, asked: Asked): Promise<DecidedCashEntry> {
  const decided = decideCashEntry(asked)
  for (const id of [asked.cashAccountId, decided.toCashAccountId]) {
    if (id !== null && asked.floatId) await entryPlace(tx, actor, id)
    if (id !== null && !asked.floatId) await cashAccountFor(tx, actor, { cashAccountId: id, method: 'transfer' })
  }
  const known = await store.knownAccounts(
    tx,
    actor.companyId,
    decided.lines.map(({ account }) => account),
  )
  const withPpn = decided.lines.findIndex(({ tax }) => tax && tax.ppn > 0n)
  if (withPpn >= 0 && !(await isPkpCompany(tx, actor.companyId, asked.date)))
    throw new Refusal('cash-entry.not-pkp', {}, { field: `lines.${withPpn}.tax.ppn` })
  const unknown = decided.lines.findIndex(({ account }) => !known.has(account))
  if (unknown >= 0) throw new Refusal('cash-entry.no-account', {}, { field: `lines.${unknown}.account` })
  await checkDims(tx, actor, { projectId: null, lines: decided.lines })
  return decided
}

function rowOf(asked: Asked, { amount, fee, arrivalDate, toCashAccountId }: DecidedCashEntry) {
  return {
    ...{ kind: asked.kind, entry_date: asked.date, arrival_date: arrivalDate, amount, fee },
    ...{ cash_account_id: asked.cashAccountId, to_cash_account_id: toCashAccountId },
    ...{ party_name: asked.partyName, memo: asked.memo, reference: asked.reference },
  }
}
