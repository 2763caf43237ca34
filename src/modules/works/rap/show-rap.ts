import { sum, ZERO } from '#ground/money.ts'
import { price, priceText, unitPrice } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { keptCopies } from '../ahsp/store.ts'
import { rabIn } from '../rab/store.ts'
import { measuredLines, type BillLine } from '../progress/store.ts'
import type { openRap, Rap, RapBrief, RapMargin, RapSheet } from './contract.ts'
import { marginOf, plannedByItem } from './rules.ts'
import { seenCosts } from './seen.ts'
import { rapLines, rapVersions, type RapVersion } from './store.ts'

/** Lists the cost plans of a project, with the lines of the bill they stand on. */
export async function showRapSheet(tx: Tx, actor: Actor, projectId: string): Promise<RapSheet> {
  await seenCosts(tx, actor, projectId)
  const versions = await rapVersions(tx, actor.companyId, projectId)
  const bill = await measuredLines(tx, actor.companyId, projectId)
  const held = await rabIn(tx, actor.companyId, { projectId, state: 'approved' })
  const copies = held ? await keptCopies(tx, actor.companyId, held.id) : []
  const kept = new Map(copies.map(({ lineCode, ...copy }) => [lineCode, copy]))
  return {
    versions: versions.map((one) => briefOf(one, versions)),
    bill: bill.map((line) => ({ ...baseOf(line), analysis: kept.get(line.code) ?? null })),
  }
}

/** Shows a cost plan whole beside the bill that holds, and whether this person may approve it. */
export async function showRap(tx: Tx, actor: Actor, asked: AskedOf<typeof openRap>): Promise<Rap> {
  await seenCosts(tx, actor, asked.id)
  const { companyId } = actor
  const versions = await rapVersions(tx, companyId, asked.id)
  const rap = found(versions.find((one) => one.id === asked.rapId))
  const bill = await measuredLines(tx, companyId, asked.id)
  const codes = new Map(bill.map((line) => [line.workItemId, line.code]))
  const lines = await rapLines(tx, companyId, rap.id)
  const hindrance = rap.writers.includes(actor.userId) ? 'own' : actor.can('approve daftar-proyek') ? null : 'right'
  const sold = sum(bill.map((line) => line.amount))
  return {
    ...briefOf(rap, versions),
    ...{
      hindrance,
      margins: marginsOf(
        bill,
        lines.map((line) => ({ ...line, workItemId: line.work_item_id })),
      ),
    },
    whole: { sold: String(sold), planned: String(rap.total), margin: marginOf(sold, rap.total) },
    lines: lines.map((line) => ({
      ...{ id: line.id, workItemId: line.work_item_id, code: codes.get(line.work_item_id ?? '') ?? '' },
      ...{ head: line.head, description: line.description, unit: line.unit, amount: String(line.amount) },
      qty: quantityText(quantity(line.qty)),
      unitCost: priceText(price(line.unit_cost)),
    })),
  }
}

function marginsOf(bill: readonly BillLine[], lines: Parameters<typeof plannedByItem>[0]): RapMargin[] {
  const known = new Set(bill.map((line) => line.workItemId))
  const planned = plannedByItem(
    lines.map((line) => ({ ...line, workItemId: known.has(line.workItemId ?? '') ? line.workItemId : null })),
  )
  const loose = planned.get(null)
  const items = bill.map(({ workItemId, code, name, amount }) => {
    const cost = planned.get(workItemId) ?? ZERO
    return { workItemId, code, name, sold: String(amount), planned: String(cost), margin: marginOf(amount, cost) }
  })
  const whole = { workItemId: null, code: '', name: 'Umum proyek', sold: '0', planned: String(loose), margin: null }
  return loose === undefined ? items : [...items, whole]
}

function baseOf({ workItemId, code, name, unit, volume, amount }: BillLine) {
  const each = volume === 0n ? price('0') : unitPrice(amount, volume)
  return { workItemId, code, name, unit: unit ?? 'ls', volume: quantityText(volume), unitPrice: priceText(each) }
}

function briefOf(rap: RapVersion, versions: readonly RapVersion[]): RapBrief {
  const first = versions.findLast((one) => one.state !== 'draft')
  return {
    id: rap.id,
    revision: rap.revision,
    state: rap.state,
    isFirst: rap.id === first?.id,
    total: String(rap.total),
    lineCount: rap.line_count,
    note: rap.note,
    updatedBy: rap.updated_by_name,
    updatedAt: new Date(rap.updated_at).toISOString(),
    approvedBy: rap.approved_by_name,
    approvedAt: rap.approved_at === null ? null : new Date(rap.approved_at).toISOString(),
    version: rap.version,
  }
}
