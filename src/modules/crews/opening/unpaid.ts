import { NO_DIMS } from '#ground/dims.ts'
import { sum, ZERO, type Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { post } from '#modules/journal/face.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { workersById, type WorkerFacts } from '#modules/people/face.ts'
import { inCrews } from '../settlements/facts.ts'
import { takeBack } from '../settlements/settle.ts'
import { readSettlement } from '../settlements/store.ts'
import { own } from '../store.ts'

/** What a worker had not fetched of his wages when the books began; rupiah. */
export interface UnpaidBefore {
  readonly workerId: string
  readonly amount: Money
  readonly on: Day
}

const KIND = 'wage-settlement'

/**
 * Opens what workers had not fetched on a day, as wages that are paid like others: one journal for all of them against the
 * capital, taxed before. Gives the ids of the notes in the order of the rows. Refused for a day to come.
 */
export async function openUnpaid(tx: Tx, actor: Actor, rows: readonly UnpaidBefore[]): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const { companyId } = actor
  const { on } = first
  refuseAhead(actor, on)
  const workers = await workersById(
    tx,
    companyId,
    rows.map(({ workerId }) => workerId),
  )
  const at = new Map(inCrews(workers).map(({ id }, place) => [id, place]))
  const byId = new Map(workers.map((worker) => [worker.id, worker]))
  const id = newId()
  const net = sum(rows.map(({ amount }) => amount))
  const number = await nextNumber(tx, { companyId, doc: 'UPAH', day: on, document: { kind: KIND, id } })
  await own(tx)
    .insertInto('wage_settlement')
    .values({
      ...{ id, company_id: companyId, number, state: 'posted', kind: 'opening', feast: null, until: on },
      ...{ settled_on: on, people: rows.length, void_reason: null, gross: net, cut: ZERO, net },
      ...{ created_by: actor.userId, created_by_name: actor.name },
      ...{ updated_by: actor.userId, updated_by_name: actor.name },
    })
    .execute()
  const notes = rows.map(({ workerId, amount }) => ({
    ...noteOf(found(byId.get(workerId)), amount),
    ...{ company_id: companyId, settlement_id: id, line_no: (at.get(workerId) ?? 0) + 1 },
  }))
  await insertRows(tx, 'wage_note', notes)
  await recordHistory(tx, actor, { subject: KIND, id, act: 'open' })
  await post(tx, actor, {
    ...{ on, area: 'payroll', source: { kind: KIND, id }, memo: `Saldo awal upah belum diambil ${number}` },
    lines: [
      debit(accounts.paidInCapital, net, NO_DIMS),
      ...notes.map((note) => credit(accounts.wagesPayable, note.net, { ...NO_DIMS, partyId: note.person_id })),
    ],
  })
  return notes.map((note) => note.id)
}

/** Takes the opening that holds a note out of the books, all of its day with it; again it changes nothing. */
export async function unopenUnpaid(tx: Tx, actor: Actor, noteId: string): Promise<void> {
  const note = await own(tx)
    .selectFrom('wage_note')
    .select('settlement_id')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', noteId)
    .executeTakeFirst()
  const { id, state, version } = await readSettlement(tx, actor, found(note).settlement_id, true)
  if (state !== 'void') await takeBack(tx, actor, { id, version, reason: actor.note ?? 'Impor diurungkan' })
}

function noteOf({ id: workerId, personId, code, name, trade, isForeman, foremanId }: WorkerFacts, amount: Money) {
  return {
    ...{ id: newId(), worker_id: workerId, person_id: personId, code, name, trade },
    ...{ foreman_id: isForeman ? workerId : foremanId, dates: 0, half_days: 0, wages: amount, overtime: ZERO },
    ...{ meal: ZERO, crew_fee: ZERO, kasbon: ZERO, gross: amount, tax: ZERO, net: amount, pay_ids: [] as string[] },
    ...{ days: '[]', shares: '[]' },
  }
}
