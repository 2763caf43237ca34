import { dimsOf, NO_DIMS, sumDims, type DimsAmount } from '#ground/dims.ts'
import { minus, money, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { holdAlone } from '#kit/posting/approval.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post } from '#modules/journal/face.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { feasts, type Feast } from '#modules/payroll/feasts/rules.ts'
import type { BonusFrom } from '../settlements/contract.ts'
import { changeSettlement, notesOf, readSettlement, type NoteKept, type Settlement } from '../settlements/store.ts'
import { own } from '../store.ts'
import type { addWorkerThr } from './contract.ts'
import { workOutThr, type BonusOwed } from './work-out.ts'

const KIND = 'wage-settlement'

/** Works out the THR of workers, which waits for another's yes. Refused where nobody is owed one ('thr.nobody'). */
export async function makeWorkerThr(tx: Tx, actor: Actor, asked: AskedOf<typeof addWorkerThr>): Promise<DocumentRef> {
  const { companyId } = actor
  const { feast, feastOn, forAll } = asked
  const { owed, leftOut } = await workOutThr(tx, actor, asked)
  if (owed.length === 0) {
    const names = leftOut.slice(0, 5).map(({ name }) => name)
    throw new Refusal('thr.nobody', { names: names.join(', ') }, { field: 'feast' })
  }
  const id = newId()
  const on = today(actor)
  const number = await nextNumber(tx, { companyId, doc: 'THR', day: on, document: { kind: KIND, id } })
  const total = (pick: (each: BonusOwed) => Money) => sum(owed.map(pick))
  const [gross, cut] = [total(({ amount }) => amount), total(({ tax }) => tax)]
  await own(tx)
    .insertInto('wage_settlement')
    .values({
      ...{ id, company_id: companyId, number, state: 'pending_approval', kind: 'thr', feast, for_all: forAll },
      ...{ left_out: JSON.stringify(leftOut), until: feastOn, settled_on: on, people: owed.length, void_reason: null },
      ...{ gross, cut, net: minus(gross, cut), created_by: actor.userId, created_by_name: actor.name },
      ...{ updated_by: actor.userId, updated_by_name: actor.name },
    })
    .execute()
  const rows = owed.map((each, at) => bonusRow(each, { companyId, settlementId: id, at, feastOn }))
  await insertRows(tx, 'wage_note', rows)
  await recordHistory(tx, actor, { subject: KIND, id, act: 'add' })
  return { id, number, version: 1 }
}

/**
 * Says yes to a THR and books it: what each project bears, what each is owed, and PPh 21. Refused to whoever worked it out while another
 * could ('thr.own'), and where it would be another now ('thr.changed').
 */
export async function approveThr(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
): Promise<DocumentRef> {
  const kept = await readSettlement(tx, actor, asked.id, true)
  expectState(kept, 'pending_approval')
  expectVersion(versioned(kept), asked.version)
  if (!(await mayApproveThr(tx, actor, kept))) throw new Refusal('thr.own')
  const notes = await notesOf(tx, actor.companyId, kept.id)
  const changed = await changedSince(tx, actor, kept, notes)
  if (changed.length > 0) throw new Refusal('thr.changed', { names: changed.slice(0, 5).join(', ') })
  const on = today(actor)
  await recordHistory(tx, actor, { subject: KIND, id: kept.id, act: 'approve' })
  await post(tx, actor, {
    ...{ on, area: 'payroll', source: { kind: KIND, id: kept.id }, memo: thrMemo(kept) },
    lines: [
      ...sumDims(notes.flatMap(sharesOf)).map((share) => debit(accounts.bonuses, share.amount, dimsOf(share))),
      ...notes.map((note) => credit(accounts.wagesPayable, money(note.net), { ...NO_DIMS, partyId: note.person_id })),
      credit(accounts.pph21Payable, money(kept.cut), NO_DIMS),
    ],
  })
  const saved = await changeSettlement(tx, actor, kept.id, { state: 'posted', settled_on: on })
  return { id: kept.id, number: kept.number, version: saved.version }
}

/** Tells whether somebody may say yes to a THR: another than who worked it out, unless nobody else could. */
export async function mayApproveThr(tx: Tx, actor: Actor, kept: Settlement): Promise<boolean> {
  if (!actor.can('approve slip-gaji')) return false
  return kept.created_by !== actor.userId || holdAlone(tx, actor, 'approve slip-gaji', [actor.userId])
}

const thrMemo = ({ feast, until, number }: Settlement) =>
  `THR pekerja ${feasts[feast as Feast].name} ${until.slice(0, 4)} ${number}`

// Over all projects: who says yes may see fewer of them.
async function changedSince(tx: Tx, actor: Actor, kept: Settlement, notes: readonly NoteKept[]): Promise<string[]> {
  const all = { ...actor, scope: { ...actor.scope, projects: 'all' as const } }
  const asked = { feast: kept.feast as Feast, feastOn: kept.until, forAll: kept.for_all, besides: kept.id }
  const { owed } = await workOutThr(tx, all, asked)
  const now = new Map(owed.map(({ worker, shares }) => [worker.id, sharesText(shares)]))
  return notes.filter((note) => now.get(note.worker_id) !== sharesText(sharesOf(note))).map(({ name }) => name)
}

const sharesText = (shares: readonly DimsAmount[]) =>
  JSON.stringify(shares.map(({ projectId, amount }) => `${projectId ?? ''} ${amount}`).toSorted())

const sharesOf = ({ shares }: NoteKept): DimsAmount[] =>
  (shares as readonly (Omit<DimsAmount, 'amount'> & { amount: string })[]).map((share) => ({
    ...dimsOf(share),
    amount: money(share.amount),
  }))

function bonusRow(
  { worker, amount, base, months, of, dates, tax, shares }: BonusOwed,
  given: { companyId: string; settlementId: string; at: number; feastOn: string },
) {
  const from: BonusFrom = {
    ...{ base: String(base), months, dates },
    of: of.map((each) => ({ ...each, amount: String(each.amount) })),
  }
  return {
    ...{ id: newId(), company_id: given.companyId, settlement_id: given.settlementId, line_no: given.at + 1 },
    ...{ worker_id: worker.id, person_id: worker.personId, code: worker.code, name: worker.name, trade: worker.trade },
    foreman_id: worker.isForeman ? worker.id : worker.foremanId,
    ...{ dates, half_days: 0, wages: ZERO, overtime: ZERO, meal: ZERO, crew_fee: ZERO, kasbon: ZERO },
    ...{ bonus: amount, bonus_on: given.feastOn, bonus_from: JSON.stringify(from) },
    ...{ gross: amount, tax, net: minus(amount, tax), pay_ids: [] as string[], days: '[]' },
    shares: JSON.stringify(shares.map((share) => ({ ...share, amount: String(share.amount) }))),
  }
}
