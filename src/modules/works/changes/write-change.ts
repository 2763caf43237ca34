import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject } from '#modules/projects/face.ts'
import { keptContract, type KeptContract } from '../billing/store.ts'
import { measuredVolumes } from '../progress/store.ts'
import { rabIn, type RabVersion } from '../rab/store.ts'
import { throwDraftAway } from '../thrown-away.ts'
import type { askChange, rejectChange, removeChange, saveChange } from './contract.ts'
import { decideChange } from './rules.ts'
import * as store from './store.ts'

/** A change as it was saved. */
export interface SavedChange {
  readonly id: string
  readonly number: number
  readonly version: number
}

/** Writes a draft of a change, whole; nothing of the contract moves by it. */
export async function writeChange(tx: Tx, actor: Actor, asked: AskedOf<typeof saveChange>): Promise<SavedChange> {
  const { companyId } = actor
  await knownProject(tx, actor, asked.id, true)
  const { bill } = await signedBill(tx, companyId, asked.id)
  const measured = await measuredVolumes(tx, companyId, asked.id)
  const { lines, net } = decideChange(await store.heldRows(tx, companyId, bill.id), asked.lines, measured)
  const before = asked.changeId && (await store.lockChange(tx, companyId, { projectId: asked.id, id: asked.changeId }))
  if (before) {
    if (before.state !== 'draft') throw new Refusal('cco.not-draft', { number: before.number })
    expectVersion(before, asked.version ?? 0)
  }
  const { kind, reason, days } = asked
  const words = {
    ...{ change_date: asked.date, kind, reason, days, net },
    ...{ requested_by: asked.requestedBy, addendum_no: asked.addendumNo },
  }
  const saved = before
    ? await store.updateChange(tx, actor, before.id, {
        ...words,
        writers: [...new Set([...before.writers, actor.userId])],
        ...{ updated_at: instant(), updated_by: actor.userId, updated_by_name: actor.name },
      })
    : await store.insertChange(tx, actor, { ...words, id: newId(), project_id: asked.id, writers: [actor.userId] })
  await store.replaceChangeLines(tx, companyId, saved.id, lines)
  await tellOf(tx, actor, saved, 'write-cco')
  return savedAs(saved)
}

/** Asks for the approval of a draft. */
export async function askForChange(tx: Tx, actor: Actor, asked: AskedOf<typeof askChange>): Promise<SavedChange> {
  await knownProject(tx, actor, asked.id, true)
  const draft = await store.lockChange(tx, actor.companyId, { projectId: asked.id, id: asked.changeId })
  if (draft.state !== 'draft') throw new Refusal('cco.not-draft', { number: draft.number })
  expectVersion(draft, asked.version)
  const saved = await store.updateChange(tx, actor, draft.id, { state: 'asked' })
  await tellOf(tx, actor, saved, 'ask-cco')
  return savedAs(saved)
}

/** Says no to a change that was asked for. */
export async function sayNoToChange(tx: Tx, actor: Actor, asked: AskedOf<typeof rejectChange>): Promise<SavedChange> {
  await knownProject(tx, actor, asked.id, true)
  const change = await lockAsked(tx, actor, asked)
  const saved = await store.updateChange(tx, actor, change.id, {
    ...{ state: 'rejected', remark: asked.reason },
    ...decidedBy(actor),
  })
  await tellOf(tx, actor, saved, 'reject-cco', asked.reason)
  return savedAs(saved)
}

/** Throws a draft away, into the trash. */
export async function dropChange(tx: Tx, actor: Actor, asked: AskedOf<typeof removeChange>): Promise<{ id: string }> {
  const project = await knownProject(tx, actor, asked.id, true)
  const change = await store.lockChange(tx, actor.companyId, { projectId: asked.id, id: asked.changeId })
  if (change.state !== 'draft') throw new Refusal('cco.not-draft', { number: change.number })
  await throwDraftAway(tx, actor, { table: 'change_order', project, draft: change })
  await tellOf(tx, actor, change, 'delete-cco')
  return { id: change.id }
}

/** Locks a change that waits for approval, as it was read, for somebody who wrote nothing on it. */
export async function lockAsked(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly changeId: string; readonly version: number },
): Promise<store.ChangeStored> {
  const change = await store.lockChange(tx, actor.companyId, { projectId: asked.id, id: asked.changeId })
  if (change.state !== 'asked') throw new Refusal('cco.not-asked', { number: change.number })
  expectVersion(change, asked.version)
  if (change.writers.includes(actor.userId)) throw new Refusal('cco.own-approval', { number: change.number })
  return change
}

/** Who decided on a change, and when. */
export function decidedBy(actor: Actor) {
  return { decided_by: actor.userId, decided_by_name: actor.name, decided_at: instant() }
}

/** Gives the bill and the contract that a change is about; before a contract a bill is simply revised. */
export async function signedBill(
  tx: Tx,
  companyId: string,
  projectId: string,
): Promise<{ readonly bill: RabVersion; readonly contract: KeptContract }> {
  const bill = await rabIn(tx, companyId, { projectId, state: 'approved' })
  const contract = await keptContract(tx, companyId, projectId)
  if (!bill || !contract) throw new Refusal('cco.no-contract')
  return { bill, contract }
}

/** What travels back of a change that was written. */
export function savedAs({ id, number, version }: store.ChangeStored): SavedChange {
  return { id, number, version }
}

/** Writes an act on a change into the history of its project. */
export async function tellOf(
  tx: Tx,
  actor: Actor,
  change: Pick<store.ChangeStored, 'number' | 'project_id'>,
  act: string,
  reason?: string,
): Promise<void> {
  const words = [`CCO-${change.number}`, reason].filter(Boolean).join(': ')
  await recordHistory(tx, actor, { subject: 'project', id: change.project_id, act, reason: words })
}
