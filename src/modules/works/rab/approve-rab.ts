import { thousands } from '#ground/format.ts'
import { plus } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject, settleWorkItems } from '#modules/projects/face.ts'
import { keptContract } from '../billing/store.ts'
import { measuredLines, type BillLine } from '../progress/store.ts'
import type { approveRab } from './contract.ts'
import { rabById, rabIn, rabRows, tieWorkItems, updateRab, type RabRowStored } from './store.ts'

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
  const rab = await rabById(tx, companyId, { projectId, id: asked.rabId, lock: true })
  if (rab.state !== 'draft') throw new Refusal('rab.not-draft', { revision: rab.revision })
  expectVersion(rab, asked.version)
  if (rab.writers.includes(actor.userId)) throw new Refusal('rab.own-approval', { revision: rab.revision })

  const before = await rabIn(tx, companyId, { projectId, state: 'approved' })
  const rows = await rabRows(tx, companyId, rab.id)
  const old = before ? await rabRows(tx, companyId, before.id) : []
  const items = itemsOf(rows)
  const kept = new Set(items.map(({ code }) => code))
  const gone = old.filter((row) => !kept.has(row.code)).flatMap((row) => row.work_item_id ?? [])
  const contract = await keptContract(tx, companyId, projectId)
  if (contract && contract.value !== plus(rab.total, rab.rounding)) {
    throw new Refusal('rab.contract-signed', { value: thousands(contract.value) })
  }
  refuseBelowProgress(rows, await measuredLines(tx, companyId, projectId))
  const ids = await settleWorkItems(tx, actor, { projectId, items, gone })
  await tieWorkItems(tx, companyId, rab.id, ids)
  if (before) await updateRab(tx, actor, before.id, { state: 'superseded' })
  const saved = await updateRab(tx, actor, rab.id, {
    state: 'approved',
    approved_by: actor.userId,
    approved_by_name: actor.name,
    approved_at: instant(),
    // Weeks before it stay measured by what was agreed then.
    holds_from: contract ? today(actor) : null,
  })
  const changes = { Jumlah: [before ? String(before.total) : null, String(saved.total)] } as const
  const reason = `Revisi ${rab.revision}`
  await recordHistory(tx, actor, { subject: 'project', id: projectId, act: 'approve-rab', reason, changes })
  return { id: saved.id, version: saved.version }
}

// What was measured stays in the bill, and within its volume.
function refuseBelowProgress(rows: readonly RabRowStored[], done: readonly BillLine[]): void {
  const volumes = new Map(rows.map((row) => [row.code, quantity(row.volume ?? '0')]))
  for (const { code, name, unit, before } of done) {
    const volume = volumes.get(code) ?? 0n
    if (before === 0n || (before > 0n ? volume >= before : volume <= before)) continue
    throw new Refusal('rab.below-progress', { name, done: quantityText(before), unit: unit ?? '' })
  }
}

function itemsOf(rows: readonly RabRowStored[]) {
  const codes = new Map(rows.map((row) => [row.id, row.code]))
  return rows.map((row) => ({
    code: row.code,
    parentCode: row.parent_id === null ? null : (codes.get(row.parent_id) ?? null),
    name: row.name.split('\n')[0] ?? row.name,
    unit: row.unit,
    isGroup: row.is_group,
  }))
}
