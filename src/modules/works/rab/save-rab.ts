import { Refusal } from '#ground/refusal.ts'
import { priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject } from '#modules/projects/face.ts'
import { replaceCopies } from '../ahsp/store.ts'
import { analysesOfRows, copiesOfLines, pricedRow } from '../ahsp/use-analyses.ts'
import { throwDraftAway } from '../thrown-away.ts'
import type { removeRab, saveRab } from './contract.ts'
import { decideRab, totalOfRab, type RabRowDecided } from './rules.ts'
import { insertRab, lockRab, rabIn, replaceRabRows, updateRab } from './store.ts'

/** Writes the draft of a project's bill of quantities, whole; begins one where there is none. */
export async function writeRab(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof saveRab>,
): Promise<{ id: string; version: number }> {
  const { companyId } = actor
  await knownProject(tx, actor, asked.id, true)
  const known = await analysesOfRows(tx, companyId, { projectId: asked.id, rows: asked.rows })
  const rows = decideRab(asked.rows.map((row) => pricedRow(row, known)))
  const draft = await rabIn(tx, companyId, { projectId: asked.id, state: 'draft' })
  if (!draft && asked.version !== null) throw new Refusal('rab.draft-gone')
  if (draft) expectVersion(draft, asked.version ?? 0)
  const { note, fileName: file_name, rounding } = asked
  const words = { note, file_name, rounding, total: totalOfRab(rows), line_count: countLines(rows) }
  const saved = draft
    ? await updateRab(tx, actor, draft.id, {
        ...words,
        writers: [...new Set([...draft.writers, actor.userId])],
        updated_at: instant(),
        updated_by: actor.userId,
        updated_by_name: actor.name,
      })
    : await insertRab(tx, actor, { ...words, id: newId(), project_id: asked.id, writers: [actor.userId] })
  await replaceRabRows(tx, companyId, saved.id, rowsToKeep(rows))
  await replaceCopies(tx, companyId, saved.id, copiesOfLines(asked.rows, rows, known))
  const reason = `Revisi ${saved.revision}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'write-rab', reason })
  return { id: saved.id, version: saved.version }
}

/** Throws a draft away, into the trash; what held stays. */
export async function dropRab(tx: Tx, actor: Actor, asked: AskedOf<typeof removeRab>): Promise<{ id: string }> {
  const project = await knownProject(tx, actor, asked.id, true)
  const rab = await lockRab(tx, actor.companyId, { projectId: asked.id, id: asked.rabId })
  if (rab.state !== 'draft') throw new Refusal('rab.not-draft', { revision: rab.revision })
  await throwDraftAway(tx, actor, { table: 'rab', project, draft: { id: rab.id, number: rab.revision } })
  const reason = `Revisi ${rab.revision}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'delete-rab', reason })
  return { id: rab.id }
}

function countLines(rows: readonly RabRowDecided[]): number {
  return rows.filter((row) => !row.isGroup).length
}

/** Makes the rows to be stored out of decided ones, each with an id and its parent's. */
export function rowsToKeep(rows: readonly RabRowDecided[]) {
  const ids = rows.map(() => newId())
  return rows.map((row, at) => ({
    id: ids[at] ?? '',
    position: at + 1,
    level: row.level,
    parent_id: row.parent === null ? null : (ids[row.parent] ?? null),
    is_group: row.isGroup,
    number: row.number,
    code: row.code,
    name: row.name,
    unit: row.unit,
    volume: row.volume === null ? null : quantityText(row.volume),
    unit_price: row.unitPrice === null ? null : priceText(row.unitPrice),
    amount: row.amount,
    work_item_id: null,
  }))
}
