import { priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { measuredLines } from '../progress/store.ts'
import { throwDraftAway } from '../thrown-away.ts'
import type { approveRap, removeRap, saveRap } from './contract.ts'
import { decideRap, totalOfRap } from './rules.ts'
import { insertRap, lockRap, rapVersions, replaceRapLines, updateRap, type RapVersion } from './store.ts'
import { seenCosts } from './seen.ts'

interface Saved {
  readonly id: string
  readonly version: number
}

/** Writes the draft of a project's cost plan, whole; begins one where there is none. Needs a bill that holds. */
export async function writeRap(tx: Tx, actor: Actor, asked: AskedOf<typeof saveRap>): Promise<Saved> {
  const { companyId } = actor
  await seenCosts(tx, actor, asked.id, true)
  const bill = await measuredLines(tx, companyId, asked.id)
  if (bill.length === 0) throw new Refusal('rap.no-rab')
  const lines = decideRap(asked.lines, new Set(bill.map((line) => line.workItemId)))
  const draft = (await rapVersions(tx, companyId, asked.id)).find((one) => one.state === 'draft')
  if (!draft && asked.version !== null) throw new Refusal('rap.draft-gone')
  if (draft) expectVersion(draft, asked.version ?? 0)
  const words = { note: asked.note, total: totalOfRap(lines), line_count: lines.length }
  const saved = draft
    ? await updateRap(tx, actor, draft.id, {
        ...words,
        writers: [...new Set([...draft.writers, actor.userId])],
        updated_at: instant(),
        updated_by: actor.userId,
        updated_by_name: actor.name,
      })
    : await insertRap(tx, actor, { ...words, id: newId(), project_id: asked.id, writers: [actor.userId] })
  await replaceRapLines(tx, companyId, saved.id, lines.map(kept))
  return toldRap(tx, actor, saved, 'write-rap')
}

/** Makes a draft the plan that holds, by somebody who wrote nothing on it; the one before is superseded and stays. */
export async function approveRapVersion(tx: Tx, actor: Actor, asked: AskedOf<typeof approveRap>): Promise<Saved> {
  await seenCosts(tx, actor, asked.id, true)
  const rap = await lockedDraft(tx, actor, asked)
  expectVersion(rap, asked.version)
  if (rap.writers.includes(actor.userId)) throw new Refusal('rap.own-approval', { revision: rap.revision })
  const before = (await rapVersions(tx, actor.companyId, asked.id)).find((one) => one.state === 'approved')
  if (before) await updateRap(tx, actor, before.id, { state: 'superseded' })
  const saved = await updateRap(tx, actor, rap.id, {
    ...{ state: 'approved', approved_at: instant(), approved_by: actor.userId, approved_by_name: actor.name },
  })
  return toldRap(tx, actor, saved, 'approve-rap')
}

/** Throws a draft away, into the trash; what held stays. */
export async function dropRap(tx: Tx, actor: Actor, asked: AskedOf<typeof removeRap>): Promise<{ id: string }> {
  const project = await seenCosts(tx, actor, asked.id, true)
  const rap = await lockedDraft(tx, actor, asked)
  await throwDraftAway(tx, actor, { table: 'rap', project, draft: { id: rap.id, number: rap.revision } })
  const { id } = await toldRap(tx, actor, rap, 'delete-rap')
  return { id }
}

async function lockedDraft(tx: Tx, actor: Actor, of: { id: string; rapId: string }): Promise<RapVersion> {
  const rap = await lockRap(tx, actor.companyId, { projectId: of.id, id: of.rapId })
  if (rap.state !== 'draft') throw new Refusal('rap.not-draft', { revision: rap.revision })
  return rap
}

async function toldRap(tx: Tx, actor: Actor, rap: RapVersion, act: string): Promise<Saved> {
  const reason = `RAP ${rap.revision}`
  await recordHistory(tx, actor, { subject: 'project', id: rap.project_id, act, reason })
  return { id: rap.id, version: rap.version }
}

function kept(line: ReturnType<typeof decideRap>[number], at: number) {
  const { workItemId: work_item_id, head, description, unit, amount } = line
  return {
    ...{ id: newId(), position: at + 1, work_item_id, head, description, unit, amount },
    ...{ qty: quantityText(line.qty), unit_cost: priceText(line.unitCost) },
  }
}
