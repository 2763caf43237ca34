import { thousands } from '#ground/format.ts'
import { plus } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject } from '#modules/projects/face.ts'
import { keptContract } from '../billing/store.ts'
import type { approveRab } from './contract.ts'
import { holdBill } from './hold-bill.ts'
import { lockRab, rabIn, updateRab } from './store.ts'

/**
 * Makes a draft the version that holds, by somebody who wrote nothing on it; the one before is superseded, and the lines
 * become the work items of the project: a known code keeps its row.
 */
export async function approveRabVersion(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof approveRab>,
): Promise<{ id: string; version: number }> {
  const { companyId } = actor
  const projectId = asked.id
  await knownProject(tx, actor, projectId, true)
  const rab = await lockRab(tx, companyId, { projectId, id: asked.rabId })
  if (rab.state !== 'draft') throw new Refusal('rab.not-draft', { revision: rab.revision })
  expectVersion(rab, asked.version)
  if (rab.writers.includes(actor.userId)) throw new Refusal('rab.own-approval', { revision: rab.revision })

  const before = await rabIn(tx, companyId, { projectId, state: 'approved' })
  const contract = await keptContract(tx, companyId, projectId)
  const agreed = contract && plus(contract.value, contract.changes)
  if (agreed !== undefined && agreed !== plus(rab.total, rab.rounding)) {
    throw new Refusal('rab.contract-signed', { value: thousands(agreed) })
  }
  await holdBill(tx, actor, { projectId, rabId: rab.id, before })
  if (before) await updateRab(tx, actor, before.id, { state: 'superseded' })
  const saved = await updateRab(tx, actor, rab.id, {
    state: 'approved',
    approved_by: actor.userId,
    approved_by_name: actor.name,
    approved_at: instant(),
    // Weeks before it stay measured by what was agreed then.
    holds_from: contract ? today(actor) : null,
  })
  const reason = `Revisi ${rab.revision}`
  await recordHistory(tx, actor, { subject: 'project', id: projectId, act: 'approve-rab', reason })
  return { id: saved.id, version: saved.version }
}
