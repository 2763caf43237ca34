import { NO_DIMS } from '#ground/dims.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { today } from '#kit/posting/today.ts'
import { cashAccountFor, cashAccounts, post, reverse } from '#modules/journal/face.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { workersById } from '#modules/people/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { refuseUnseenCrew } from '../pieces/show-crews.ts'
import { pieceCrewById, pieceCrewsOf } from '../pieces/store.ts'
import { own } from '../store.ts'
import type { ProjectRetention, releaseRetention } from './contract.ts'
import { heldOf, stillHeld } from './store.ts'

const KIND = 'piece-retention-release'

/** Pays out to a leader what was held back of his contract. Refused before the guarantee has ended ('retention.early'), and above what is held ('retention.above'). */
export async function release(tx: Tx, actor: Actor, asked: AskedOf<typeof releaseRetention>): Promise<{ id: string }> {
  const { companyId } = actor
  const { crewId, amount, date, guaranteeUntil } = asked
  const crew = await pieceCrewById(tx, actor, crewId)
  await refuseUnseenCrew(tx, actor, crew)
  refuseAhead(actor, date)
  if (guaranteeUntil > date) throw new Refusal('retention.early', {}, { field: 'guaranteeUntil' })
  const left = stillHeld(found((await heldOf(tx, companyId, [crewId], true))[0]))
  if (amount > left) throw new Refusal('retention.above', { crew: crew.name, left }, { field: 'amount' })
  const { personId, name } = found((await workersById(tx, companyId, [crew.leader_id]))[0])
  const cash = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId, method: 'tunai' })
  const id = newId()
  await own(tx)
    .insertInto('piece_retention_release')
    .values({
      ...{ id, company_id: companyId, crew_id: crewId, leader_id: crew.leader_id, person_id: personId, amount },
      ...{ released_on: date, guarantee_until: guaranteeUntil, cash_account_name: cash.name, void_reason: null },
      ...{ created_by: actor.userId, created_by_name: actor.name },
    })
    .execute()
  await recordHistory(tx, actor, { subject: KIND, id, act: 'add' })
  await post(tx, actor, {
    ...{ on: date, area: 'payroll', source: { kind: KIND, id }, memo: `Retensi borongan ${crew.name}, ${name}` },
    lines: [
      debit(accounts.subcontractRetention, amount, { ...NO_DIMS, partyId: personId }),
      credit(cash.accountCode, amount, NO_DIMS),
    ],
  })
  return { id }
}

/** Takes a release back by a mirrored entry. */
export async function voidRelease(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly reason: string },
): Promise<{ id: string }> {
  const one = own(tx).selectFrom('piece_retention_release').selectAll().where('company_id', '=', actor.companyId)
  const kept = found(await one.where('id', '=', asked.id).forUpdate().executeTakeFirst())
  await refuseUnseenCrew(tx, actor, await pieceCrewById(tx, actor, kept.crew_id))
  if (kept.is_void) throw new Refusal('retention.void')
  await own(tx)
    .updateTable('piece_retention_release')
    .set({ is_void: true, void_reason: asked.reason })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', kept.id)
    .execute()
  await recordHistory(tx, actor, { subject: KIND, id: kept.id, act: 'void', reason: asked.reason })
  await reverse(tx, actor, { kind: KIND, id: kept.id }, { on: today(actor), reason: asked.reason })
  return { id: kept.id }
}

/** Shows what is held back of the crews of a project, and what was paid out of it. */
export async function showRetention(tx: Tx, actor: Actor, projectId: string): Promise<ProjectRetention> {
  const { companyId } = actor
  await knownProject(tx, actor, projectId)
  const crews = await pieceCrewsOf(tx, companyId, projectId)
  const paidFrom = (await cashAccounts(tx, companyId)).map(({ id, kind, name }) => ({ id, kind, name }))
  if (crews.length === 0) return { cashAccounts: paidFrom, crews: [] }
  const crewIds = crews.map(({ id }) => id)
  const standing = (await heldOf(tx, companyId, crewIds)).filter(({ held }) => held > 0n)
  const releases = await own(tx)
    .selectFrom('piece_retention_release')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('crew_id', 'in', crewIds)
    .orderBy('released_on', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
  const leaderIds = crews.map((crew) => crew.leader_id)
  const leaders = new Map((await workersById(tx, companyId, leaderIds)).map(({ id, name }) => [id, name]))
  return {
    cashAccounts: paidFrom,
    crews: crews.flatMap(({ id, name: crew, leader_id: leaderId, spk }) => {
      const one = standing.find(({ crewId }) => crewId === id)
      if (!one) return []
      return [
        {
          ...{ crewId: id, crew, leader: leaders.get(leaderId) ?? '', spk },
          ...{ held: String(one.held), opened: String(one.opened), open: String(stillHeld(one)) },
          releases: releases
            .filter(({ crew_id: of }) => of === id)
            .map((row) => ({
              ...{ id: row.id, on: row.released_on, amount: String(row.amount), account: row.cash_account_name },
              ...{ isVoid: row.is_void, by: row.created_by_name },
            })),
        },
      ]
    }),
  }
}
