import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { balanceOf, cashAccountFor } from '#modules/journal/face.ts'
import { lastStatement } from '../bank/matching-store.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import type * as contract from './contract.ts'
import type { OpenItem, Reconciled, Reconciliation } from './contract.ts'
import * as store from './store.ts'

/** Shows book and bank of an account on a day beside what only one of them knows. */
export async function showReconciliation(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.openReconciliation>,
): Promise<Reconciliation> {
  refuseInPart(actor)
  const place = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId ?? null, method: 'transfer' })
  const account = { id: place.id, name: place.name, code: place.accountCode }
  const past = shownPast(await store.pastReconciliations(tx, actor.companyId, place.id))
  const to = asked.to ?? (await lastStatement(tx, actor.companyId, place.id))?.to
  const stands = to && (await standsOn(tx, actor, { cashAccountId: place.id, code: place.accountCode, to }, asked.bank))
  if (!stands) return { ...NOTHING, account, past }
  const { book, bank, outgoing, incoming, waiting, difference, inBook, onBank } = stands
  return {
    ...{ account, to, past, inBook: inBook.slice(0, MOST), onBank: onBank.slice(0, MOST), book: String(book) },
    ...{ outgoing: String(outgoing), incoming: String(incoming), waiting: String(waiting) },
    bank: bank === null ? null : String(bank),
    difference: difference === null ? null : String(difference),
  }
}

const MOST = 500
const NOTHING = {
  ...{ to: null, book: '0', bank: null, outgoing: '0', incoming: '0', waiting: '0', difference: null },
  ...{ inBook: [], onBank: [] },
}

async function standsOn(tx: Tx, actor: Actor, of: store.OnDay, said: bigint | undefined) {
  const { companyId } = actor
  const since = await store.toldSince(tx, companyId, of.cashAccountId)
  if (!since) return undefined
  const book: bigint = await balanceOf(tx, companyId, of.code, of.to)
  const bank = said ?? (await store.bankBalanceAt(tx, companyId, of))
  const inBook = (await store.openInBook(tx, companyId, { ...of, since })).map(told)
  const onBank = (await store.openOnBank(tx, companyId, of)).map(told)
  const outgoing = -sumOf(inBook.filter(({ amount }) => amount.startsWith('-')))
  const incoming = sumOf(inBook.filter(({ amount }) => !amount.startsWith('-')))
  const waiting = sumOf(onBank)
  const difference = bank === null ? null : bank - (book + outgoing - incoming + waiting)
  return { book, bank, outgoing, incoming, waiting, difference, inBook, onBank }
}

const told = (item: store.Item): OpenItem => ({ ...item, amount: String(item.amount) })
const sumOf = (items: readonly { readonly amount: string }[]) =>
  items.reduce((all, { amount }) => all + BigInt(amount), 0n)

function shownPast(kept: readonly store.KeptReconciliation[]): Reconciled[] {
  const last = kept.find(({ state }) => state === 'locked')?.id
  return kept.map(({ id, version, to, bank, state, lockedAt, lockedBy, openedBy, openReason }) => ({
    ...{ id, version, to, bank: String(bank), state, lockedAt, lockedBy, openedBy, openReason, isLast: id === last },
  }))
}

/** Keeps that book and bank agree on a day; what was matched until then is locked. */
export async function lockBankReconciliation(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.lockReconciliation>,
): Promise<{ id: string; version: number }> {
  refuseInPart(actor)
  const { cashAccountId, to } = asked
  const place = await cashAccountFor(tx, actor, { cashAccountId, method: 'transfer' })
  const locked = await store.lockedUntil(tx, actor.companyId, place.id)
  if (locked !== null && locked >= to) throw new Refusal('bank.reconciled-later', { to: locked }, { field: 'to' })
  const stands = await standsOn(tx, actor, { cashAccountId: place.id, code: place.accountCode, to }, asked.bank)
  if (!stands) throw new Refusal('bank.nothing-told', {}, { field: 'to' })
  const { difference, inBook, onBank, bank } = stands
  if (bank === null || difference === null) throw new Refusal('bank.no-balance', {}, { field: 'bank' })
  if (difference !== 0n) throw new Refusal('bank.unreconciled', { difference }, { field: 'bank' })
  const items = { inBook: inBook.slice(0, MOST), onBank: onBank.slice(0, MOST) }
  const id = await store.insertReconciliation(tx, actor, { ...stands, cashAccountId: place.id, to, bank, items })
  await recordHistory(tx, actor, { subject: RECONCILIATION, id, act: 'post' })
  return { id, version: 1 }
}

/** The name under which reconciliations stand in history. */
const RECONCILIATION = 'bank-reconciliation'

/** Opens a reconciliation again, with its reason; a later one of the account is opened before. */
export async function reopenBankReconciliation(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.reopenReconciliation>,
): Promise<{ id: string; version: number }> {
  refuseInPart(actor)
  const first = await store.reconciliationOf(tx, actor.companyId, asked.id)
  const last = await store.lockedUntil(tx, actor.companyId, first.cashAccountId)
  const kept = await store.reconciliationOf(tx, actor.companyId, asked.id)
  expectVersion(kept, asked.version)
  if (kept.state !== 'locked') throw new Refusal('bank.other-state', {})
  if (last !== null && last > kept.to) throw new Refusal('bank.reconciled-later', { to: last })
  await store.markOpened(tx, actor, kept.id, asked.reason)
  await recordHistory(tx, actor, { subject: RECONCILIATION, id: kept.id, act: 'reopen', reason: asked.reason })
  return { id: kept.id, version: kept.version + 1 }
}

/** Refuses to change what was matched until a day that is reconciled. */
export async function refuseReconciled(
  tx: Tx,
  companyId: string,
  lines: readonly { readonly cashAccountId: string; readonly date: Day }[],
): Promise<void> {
  const [one] = lines
  if (!one) return
  const to = await store.lockedUntil(tx, companyId, one.cashAccountId)
  if (to !== null && lines.some(({ date }) => date <= to)) throw new Refusal('bank.reconciled', { to })
}
