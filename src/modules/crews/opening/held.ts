import { NO_DIMS } from '#ground/dims.ts'
import { money, sum, type Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { today } from '#kit/posting/today.ts'
import { post, reverse } from '#modules/journal/face.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { workersById } from '#modules/people/face.ts'
import { heldOf, stillHeld } from '../retention/store.ts'
import { own } from '../store.ts'

/** What was held back of a crew's contract when the books began; rupiah. */
export interface HeldBefore {
  readonly crewId: string
  readonly amount: Money
  readonly on: Day
}

const KIND = 'piece-retention-opening'

/**
 * Opens what was held back of crews on a day: one journal for all of them against the capital. Refused for a day to come and
 * where the leader has no SPK ('piece-crew.no-spk'): nothing may be held back of wages (PP 36/2021 art. 63).
 */
export async function openHeld(tx: Tx, actor: Actor, rows: readonly HeldBefore[]): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const { companyId } = actor
  const { on } = first
  refuseAhead(actor, on)
  const crews = await own(tx)
    .selectFrom('piece_crew')
    .select(['id', 'leader_id', 'spk'])
    .where('company_id', '=', companyId)
    .where(
      'id',
      'in',
      rows.map(({ crewId }) => crewId),
    )
    .execute()
  if (crews.some(({ spk }) => spk === null)) throw new Refusal('piece-crew.no-spk', {}, { field: 'crewId' })
  const leaders = await workersById(
    tx,
    companyId,
    crews.map((crew) => crew.leader_id),
  )
  const personOf = (crewId: string) => {
    const crew = found(crews.find(({ id }) => id === crewId))
    return found(leaders.find(({ id }) => id === crew.leader_id)).personId
  }
  const openingId = newId()
  const opened = rows.map(({ crewId, amount }) => ({
    ...{ id: newId(), company_id: companyId, opening_id: openingId, crew_id: crewId, person_id: personOf(crewId) },
    ...{ opened_on: on, amount, created_by: actor.userId, created_by_name: actor.name },
  }))
  await insertRows(tx, 'piece_retention_opening', opened)
  await recordHistory(tx, actor, { subject: KIND, id: openingId, act: 'open' })
  await post(tx, actor, {
    ...{ on, area: 'payroll', source: { kind: KIND, id: openingId }, memo: 'Saldo awal retensi borongan' },
    lines: [
      debit(accounts.paidInCapital, sum(opened.map(({ amount }) => amount)), NO_DIMS),
      ...opened.map((row) => credit(accounts.subcontractRetention, row.amount, { ...NO_DIMS, partyId: row.person_id })),
    ],
  })
  return opened.map(({ id }) => id)
}

/** Takes the opening that holds a row out of the books, all of its day with it; refused where some was paid out ('retention.released'). */
export async function unopenHeld(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { companyId } = actor
  const all = own(tx).selectFrom('piece_retention_opening').selectAll().where('company_id', '=', companyId)
  const { opening_id: openingId } = found(await all.where('id', '=', id).executeTakeFirst())
  const rows = await all.where('opening_id', '=', openingId).where('is_void', '=', false).execute()
  if (rows.length === 0) return
  const crewIds = rows.map((row) => row.crew_id)
  const left = new Map((await heldOf(tx, companyId, crewIds, true)).map((one) => [one.crewId, stillHeld(one)]))
  const used = rows.find((row) => (left.get(row.crew_id) ?? 0n) < money(row.amount))
  if (used) {
    const { name } = found(
      await own(tx).selectFrom('piece_crew').select('name').where('id', '=', used.crew_id).executeTakeFirst(),
    )
    throw new Refusal('retention.released', { crew: name })
  }
  await own(tx)
    .updateTable('piece_retention_opening')
    .set({ is_void: true })
    .where('company_id', '=', companyId)
    .where('opening_id', '=', openingId)
    .execute()
  const reason = actor.note ?? 'Impor diurungkan'
  await recordHistory(tx, actor, { subject: KIND, id: openingId, act: 'undo-opening', reason })
  await reverse(tx, actor, { kind: KIND, id: openingId }, { on: today(actor), reason })
}
