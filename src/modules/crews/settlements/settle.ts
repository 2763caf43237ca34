import { plus, sum, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { tellSettled, tellWaiting } from '#kit/posting/tell-approval.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { reverse } from '#modules/journal/face.ts'
import { giveBackKasbon } from '#modules/kasbon/face.ts'
import { correctedIn, freeCorrections, tieCorrections } from '../corrections/store.ts'
import { freeShares, tieShares } from '../opnames/to-pay.ts'
import { refuseReleased } from '../retention/store.ts'
import { own } from '../store.ts'
import { bookWages, entryText, waitingWages, wagesWait } from './approve.ts'
import type { SettledRef, settleWages, voidSettlement } from './contract.ts'
import { freeFeeWeeks, takeFeeWeeks } from './crew-fees.ts'
import { workOutWages, type Owed } from './facts.ts'
import { wagesEntry } from './journal.ts'
import { refuseNarrowed } from './seen.ts'
import { changeSettlement, freeDays, notesOf, readSettlement, tieDays } from './store.ts'

const SERIES = 'UPAH'

/**
 * Books what is owed for every approved day and opname up to a Saturday. Refused where nobody is owed anything ('wages.nobody') and
 * where the figures are no longer those that were shown ('wages.changed').
 */
export async function settle(tx: Tx, actor: Actor, asked: AskedOf<typeof settleWages>): Promise<SettledRef> {
  refuseAhead(actor, asked.date)
  const { until, date: on } = asked
  const wages = await workOutWages(tx, actor, { until, on, lock: true })
  if (wages.owed.length === 0) throw new Refusal('wages.nobody', {}, { field: 'until' })
  if (wages.digest !== asked.digest) throw new Refusal('wages.changed')

  const id = newId()
  const { companyId } = actor
  const number = await nextNumber(tx, { companyId, doc: SERIES, day: on, document: { kind: 'wage-settlement', id } })
  const net = sum(wages.owed.map(({ note }) => note.net))
  const isWaiting = await wagesWait(tx, actor, net)
  const lines = wagesEntry(
    wages.owed.map(({ worker, note, retentions }) => ({ ...note, retentions, personId: worker.personId })),
  )
  const entry = isWaiting ? entryText(lines) : null
  await insertSettlement(tx, actor, { id, number, until, on, owed: wages.owed, entry })
  const notes = wages.owed.map((owed, at) => noteRow(owed, { companyId, id: newId(), settlementId: id, at }))
  await insertRows(tx, 'wage_note', notes)
  const ties = wages.owed.flatMap(({ dayIds }, at) => dayIds.map((dayId) => ({ dayId, noteId: notes[at]?.id ?? '' })))
  await tieDays(tx, companyId, ties)
  const done = wages.owed.flatMap(({ shareIds }, at) =>
    shareIds.map((shareId) => ({ shareId, noteId: notes[at]?.id ?? '' })),
  )
  await tieShares(tx, companyId, done)
  const weeks = wages.owed.flatMap(({ worker, feeWeeks }, at) =>
    feeWeeks.map((week) => ({ workerId: worker.id, until: week, noteId: notes[at]?.id ?? '' })),
  )
  await takeFeeWeeks(tx, companyId, weeks)
  const corrected = wages.owed.flatMap(({ correctionIds }, at) =>
    correctionIds.map((correctionId) => ({ correctionId, noteId: notes[at]?.id ?? '' })),
  )
  await tieCorrections(tx, companyId, corrected)
  await recordHistory(tx, actor, { subject: 'wage-settlement', id, act: 'add' })
  if (isWaiting) {
    const booked = { area: 'payroll' as const, on }
    await tellWaiting(tx, actor, { doc: 'wage-settlement', amount: net, booked }, waitingWages({ id, number }))
  } else await bookWages(tx, actor, { id, number, until, settled_on: on }, lines)
  return { id, number, version: 1, isWaiting }
}

/** Takes wages back that nobody fetched: their entry is mirrored, their days may be paid again. Refused while paid ('wages.paid'). */
export async function takeBack(tx: Tx, actor: Actor, asked: AskedOf<typeof voidSettlement>): Promise<DocumentRef> {
  const kept = await readSettlement(tx, actor, asked.id, true)
  if (kept.state !== 'pending_approval') expectState(kept, 'posted')
  expectVersion(versioned(kept), asked.version)
  if (kept.paid > 0n) throw new Refusal('wages.paid', { number: kept.number })
  const noteIds = (await notesOf(tx, actor.companyId, kept.id)).map((note) => note.id)
  await refuseNarrowed(tx, actor, noteIds)
  const corrected = await correctedIn(tx, actor.companyId, noteIds)
  if (corrected !== null) throw new Refusal('wages.corrected', { name: corrected })
  if (kept.state === 'posted') await refuseReleased(tx, actor.companyId, noteIds)
  await freeDays(tx, actor.companyId, noteIds)
  await giveBackKasbon(tx, actor, { kind: 'wage-note', sourceIds: noteIds })
  await freeShares(tx, actor.companyId, noteIds)
  await freeFeeWeeks(tx, actor.companyId, noteIds)
  await freeCorrections(tx, actor.companyId, noteIds)
  await own(tx)
    .updateTable('wage_note')
    .set({ is_void: true })
    .where('company_id', '=', actor.companyId)
    .where('settlement_id', '=', kept.id)
    .execute()
  const saved = await changeSettlement(tx, actor, kept.id, { state: 'void', void_reason: asked.reason, entry: null })
  if (kept.state === 'pending_approval') await tellSettled(tx, actor, waitingWages(kept))
  await recordHistory(tx, actor, { subject: 'wage-settlement', id: kept.id, act: 'void', reason: asked.reason })
  if (kept.state === 'posted')
    await reverse(tx, actor, { kind: 'wage-settlement', id: kept.id }, { on: today(actor), reason: asked.reason })
  return { id: kept.id, number: kept.number, version: saved.version }
}

async function insertSettlement(
  tx: Tx,
  actor: Actor,
  given: {
    readonly id: string
    readonly number: string
    readonly until: Parameters<typeof refuseAhead>[1]
    readonly on: Parameters<typeof refuseAhead>[1]
    readonly owed: readonly Owed[]
    readonly entry: string | null
  },
): Promise<void> {
  const total = (pick: (owed: Owed) => Money) => sum(given.owed.map(pick))
  await own(tx)
    .insertInto('wage_settlement')
    .values({
      ...{ id: given.id, company_id: actor.companyId, number: given.number, until: given.until },
      ...{ state: given.entry === null ? ('posted' as const) : ('pending_approval' as const), entry: given.entry },
      submitted_by: given.entry === null ? null : actor.userId,
      ...{ settled_on: given.on, people: given.owed.length, void_reason: null },
      gross: total(({ note }) => note.gross),
      cut: total(({ note }) => plus(note.tax, note.kasbon, note.retention)),
      net: total(({ note }) => note.net),
      ...{ created_by: actor.userId, created_by_name: actor.name },
      ...{ updated_by: actor.userId, updated_by_name: actor.name },
    })
    .execute()
}

function noteRow(
  { worker, foremanId, note, days, payIds, ledDims, corrections }: Owed,
  given: { readonly companyId: string; readonly id: string; readonly settlementId: string; readonly at: number },
) {
  const { dates, wages, overtime, meal, piece, gross, tax, kasbon, retention, net } = note
  const borne = [...note.shares, ...note.pieceShares]
  // What a foreman has of his crew alone is borne by no project, and told by where they worked.
  const shares = (borne.length > 0 ? borne : ledDims).map((share) => ({ ...share, amount: String(share.amount) }))
  return {
    ...{ id: given.id, company_id: given.companyId, settlement_id: given.settlementId, line_no: given.at + 1 },
    ...{ worker_id: worker.id, person_id: worker.personId, foreman_id: foremanId, code: worker.code },
    ...{ name: worker.name, trade: worker.trade, dates, half_days: note.halfDays, wages, overtime, meal },
    ...{
      crew_fee: note.crewFee,
      fee_cut: note.feeCut,
      fee_passed: note.feePassed,
      correction: note.correction,
      piece,
      gross,
      tax,
      kasbon,
      retention,
      net,
      pay_ids: [...payIds],
    },
    corrections: JSON.stringify(corrections),
    ...{ days: JSON.stringify(days), shares: JSON.stringify(shares) },
  }
}
