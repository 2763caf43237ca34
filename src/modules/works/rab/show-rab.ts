import { price, priceText } from '#ground/price.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { knownProject } from '#modules/projects/face.ts'
import type { listRab, openRab, Rab, RabBrief, RabRow } from './contract.ts'
import { keptCopies } from '../ahsp/store.ts'
import { seesPrices } from '../prices.ts'
import { weightsOf } from './rules.ts'
import { rabById, rabRows, rabVersions, type RabRowStored, type RabVersion } from './store.ts'

/** Lists the versions of a project this person may see, with what they come to for who sees prices. */
export async function showRabVersions(tx: Tx, actor: Actor, asked: AskedOf<typeof listRab>): Promise<RabBrief[]> {
  await knownProject(tx, actor, asked.id)
  return (await rabVersions(tx, actor.companyId, asked.id)).map((rab) => briefOf(rab, seesPrices(actor)))
}

/** Shows a version whole, each row with its weight, and whether this person may approve it. */
export async function showRab(tx: Tx, actor: Actor, asked: AskedOf<typeof openRab>): Promise<Rab> {
  await knownProject(tx, actor, asked.id)
  const rab = await rabById(tx, actor.companyId, { projectId: asked.id, id: asked.rabId })
  const hindrance = rab.writers.includes(actor.userId) ? 'own' : actor.can('approve daftar-proyek') ? null : 'right'
  const hasPrices = seesPrices(actor)
  const copies = await keptCopies(tx, actor.companyId, rab.id)
  const analyses = new Map(copies.map(({ lineCode, code }) => [lineCode, code]))
  return {
    ...briefOf(rab, hasPrices),
    rows: rowsOf(await rabRows(tx, actor.companyId, rab.id), { hasPrices, analyses }),
    hindrance,
  }
}

function briefOf(rab: RabVersion, hasPrices: boolean): RabBrief {
  return {
    id: rab.id,
    revision: rab.revision,
    state: rab.state,
    total: hasPrices ? String(rab.total) : null,
    rounding: hasPrices ? String(rab.rounding) : null,
    lineCount: rab.line_count,
    note: rab.note,
    fileName: rab.file_name,
    updatedBy: rab.updated_by_name,
    updatedAt: new Date(rab.updated_at).toISOString(),
    approvedBy: rab.approved_by_name,
    approvedAt: rab.approved_at === null ? null : new Date(rab.approved_at).toISOString(),
    version: rab.version,
  }
}

interface Shown {
  readonly hasPrices: boolean
  /** The codes of the analyses lines keep, by the code of the line. */
  readonly analyses: ReadonlyMap<string, string>
}

function rowsOf(rows: readonly RabRowStored[], { hasPrices, analyses }: Shown): RabRow[] {
  const lines = rows.filter((row) => !row.is_group)
  const own = weightsOf(lines.map((row) => row.amount))
  const weights = new Map<string, bigint>(lines.map((row, at) => [row.id, own[at] ?? 0n]))
  for (const row of rows.toReversed()) {
    if (row.parent_id === null) continue
    weights.set(row.parent_id, (weights.get(row.parent_id) ?? 0n) + (weights.get(row.id) ?? 0n))
  }
  return rows.map((row) => ({
    id: row.id,
    level: row.level,
    isGroup: row.is_group,
    number: row.number,
    name: row.name,
    unit: row.unit,
    volume: row.volume === null ? null : quantityText(quantity(row.volume)),
    unitPrice: row.unit_price === null || !hasPrices ? null : priceText(price(row.unit_price)),
    amount: hasPrices ? String(row.amount) : null,
    analysisCode: analyses.get(row.code) ?? null,
    weight: percentText((weights.get(row.id) ?? 0n) as Percent),
  }))
}
