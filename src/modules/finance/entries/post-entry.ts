import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post, reverse } from '#modules/journal/face.ts'
import { cashEntryKinds, cashEntrySeries } from '../words.ts'
import type { voidCashEntry } from './contract.ts'
import { entryPlace } from './entry-place.ts'
import { arrivalLines, cashEntryLines } from './rules.ts'
import * as store from './store.ts'
import { seenCashEntry } from './visible.ts'

/** The name under which cash entries stand in history and in the books. */
export const cashEntry = 'cash-entry'
/** The name under which money that was on its way stands in the books when it arrives. */
const ARRIVAL = 'cash-entry.tiba'

/** Books a draft that is locked, and gives it its number. */
export async function bookCashEntry(tx: Tx, actor: Actor, row: store.KeptCashEntry): Promise<DocumentRef> {
  const { id, kind, entry_date: on, arrival_date: arrives, amount, fee } = row
  refuseAhead(actor, on)
  if (arrives) refuseAhead(actor, arrives, 'arrivalDate')
  const { cash, toCash } = await codesOf(tx, actor, row)
  const lines = await store.cashLinesOf(tx, actor.companyId, id)
  const about = { area: 'finance' as const, memo: memoOf(row) }
  const isOnItsWay = arrives !== null
  const booked = cashEntryLines({ kind, cash, toCash, amount, fee, isOnItsWay, lines })
  await post(tx, actor, { ...about, on, source: { kind: cashEntry, id }, lines: booked })
  if (arrives && toCash) {
    const source = { kind: ARRIVAL, id }
    await post(tx, actor, { ...about, on: arrives, source, lines: arrivalLines({ toCash, amount }) })
  }
  await recordHistory(tx, actor, { subject: cashEntry, id, act: 'post' })

  const document = { kind: cashEntry, id }
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: cashEntrySeries[kind], day: on, document })
  const change = { number, state: 'posted' as const, posted_at: instant(), posted_by: actor.name }
  const saved = await store.changeCashEntry(tx, actor, id, change)
  return { id, number, version: saved.version }
}

/** Takes a booked entry back by its mirror, today; also the arrival of money that was on its way. */
export async function takeBackCashEntry(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: AskedOf<typeof voidCashEntry>,
): Promise<DocumentRef> {
  await seenCashEntry(tx, actor, id)
  const row = await store.lockCashEntry(tx, actor.companyId, id)
  expectState(row, 'posted')
  expectVersion(versioned(row), version)
  const change = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: reason }
  const saved = await store.changeCashEntry(tx, actor, id, change)
  await recordHistory(tx, actor, { subject: cashEntry, id, act: 'void', reason })
  const on = today(actor)
  await reverse(tx, actor, { kind: cashEntry, id }, { on, reason })
  await reverse(tx, actor, { kind: ARRIVAL, id }, { on, reason })
  return { id, number: row.number, version: saved.version }
}

/** Tells of money that seems to be written down already: the same day, account and amount, unless the person is sure. */
export async function refuseTwin(
  tx: Tx,
  actor: Actor,
  row: store.KeptCashEntry,
  isSure: boolean | undefined,
): Promise<void> {
  if (isSure) return
  const { id, entry_date: date, kind, cash_account_id: cashAccountId, amount } = row
  const twin = await store.twinOfCashEntry(tx, actor.companyId, { id, date, kind, cashAccountId, amount })
  if (!twin) return
  const about = [twin.party_name, twin.memo].filter(Boolean).join(' · ')
  throw new Refusal('cash-entry.twin', { number: twin.number ?? 'draf', about, on: date, amount })
}

async function codesOf(tx: Tx, actor: Actor, row: store.KeptCashEntry) {
  const codeOf = async (cashAccountId: string) => (await entryPlace(tx, actor, cashAccountId)).accountCode
  return {
    cash: await codeOf(row.cash_account_id),
    toCash: row.to_cash_account_id === null ? null : await codeOf(row.to_cash_account_id),
  }
}

function memoOf({ kind, party_name: party, memo }: store.KeptCashEntry): string {
  const said = [party, memo].filter(Boolean).join(' · ')
  return said || (kind === 'pindah' ? 'Pindah kas' : `Kas & bank ${cashEntryKinds[kind].toLowerCase()}`)
}
