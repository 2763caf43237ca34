import { maxQty, plusQty, quantity, quantityText, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { knownProject } from '#modules/projects/face.ts'
import { goodsForProject, type ProjectGoods } from '#modules/purchasing/face.ts'
import { materialsOf } from '#modules/warehouse/face.ts'
import { sharesOf, weekOfDay } from '../schedule/rules.ts'
import { plannedWork, scheduleVersions } from '../schedule/store.ts'
import type { MaterialNeed, NeedOfMaterial } from './contract.ts'
import { plannedMaterials, type PlannedMaterials } from './planned.ts'
import { coverNeed, spreadNeed, type CoveredPart, type NeedPart } from './rules.ts'
import { tiedItems, wordsKey } from './ties.ts'

/** A material a project needs, with where its need stands. */
export interface Needed extends Omit<Stands, 'covered'> {
  readonly key: string
  readonly itemId: string | null
  readonly name: string
  readonly unit: string
  readonly words: NeedOfMaterial['words']
  readonly parts: readonly CoveredPart[]
}

/** What is there of a material or on its way. */
interface Stands {
  readonly requested: Quantity
  readonly ordered: Quantity
  readonly came: Quantity
  readonly used: Quantity
  readonly onSite: Quantity
  readonly covered: Quantity
}

/** What a project needs, before it is told. */
export interface ProjectNeed extends Pick<PlannedMaterials, 'basis' | 'unsplit'> {
  readonly weekOne: string | null
  readonly warehouseId: string
  readonly needed: readonly Needed[]
}

/** Works out what material a project needs and what is short of it; with `lock` nobody else asks for the same meanwhile. */
export async function needOfProject(tx: Tx, actor: Actor, projectId: string, lock = false): Promise<ProjectNeed> {
  if (!actor.can('view daftar-proyek')) throw new NotFound()
  const { companyId } = actor
  const { warehouseId } = await knownProject(tx, actor, projectId, lock)
  const plan = await plannedMaterials(tx, companyId, projectId)
  const tied = await tiedItems(tx, companyId, plan.rows)
  const { weekOne, sharesBy } = await weeksOfWork(tx, companyId, projectId)
  const stands = await standing(tx, companyId, { projectId, warehouseId })
  const groups = Map.groupBy(plan.rows, (row) => tied.get(wordsKey(row))?.item.id ?? wordsKey(row))
  const needed = [...groups].map(([key, rows]): Needed => {
    const item = tied.get(wordsKey(rows[0] as (typeof rows)[number]))?.item
    const parts = rows.flatMap((row): NeedPart[] => {
      const qty = tied.get(wordsKey(row))?.inBase(row.qty) ?? row.qty
      return spreadNeed({ workItemId: row.workItemId, qty }, sharesBy.get(row.workItemId ?? '') ?? [])
    })
    const { covered, ...stand } = stands(item?.id)
    const words = new Map(rows.map((row) => [wordsKey(row), { name: row.name, unit: row.unit }]))
    return {
      ...{ key, itemId: item?.id ?? null, name: item?.name ?? rows[0]?.name ?? '', words: [...words.values()] },
      ...{ unit: item?.baseUnit ?? rows[0]?.unit ?? '', ...stand, parts: coverNeed(parts, covered) },
    }
  })
  return { basis: plan.basis, unsplit: plan.unsplit, weekOne, warehouseId, needed: needed.toSorted(byName) }
}

const byName = (a: Needed, b: Needed) =>
  Number(a.itemId === null) - Number(b.itemId === null) || a.name.localeCompare(b.name)

/** Shows what material a project needs, week by week. */
export async function showNeed(tx: Tx, actor: Actor, projectId: string): Promise<MaterialNeed> {
  const { needed, weekOne, basis, unsplit } = await needOfProject(tx, actor, projectId)
  const thisWeek = weekOne === null ? 1 : Math.max(weekOfDay(day(weekOne), today(actor)), 1)
  return { basis, unsplit, weekOne, thisWeek, materials: needed.map(toldNeed) }
}

function toldNeed({ parts, ...need }: Needed): NeedOfMaterial {
  const told = (of: 'requested' | 'ordered' | 'came' | 'used' | 'onSite') => quantityText(need[of])
  return {
    ...{ key: need.key, name: need.name, unit: need.unit, itemId: need.itemId, words: need.words },
    ...{ requested: told('requested'), ordered: told('ordered'), came: told('came') },
    ...{ used: told('used'), onSite: told('onSite') },
    total: quantityText(sumQty(parts.map(({ qty }) => qty))),
    short: quantityText(sumQty(parts.map(({ short }) => short))),
    weeks: [...Map.groupBy(parts, ({ week }) => week)].map(([week, ofWeek]) => ({
      week,
      qty: quantityText(sumQty(ofWeek.map(({ qty }) => qty))),
      short: quantityText(sumQty(ofWeek.map(({ short }) => short))),
    })),
  }
}

/** Reads the weeks in which the schedule that holds places each work item, and the first day of week 1. */
export async function weeksOfWork(tx: Tx, companyId: string, projectId: string) {
  const holds = (await scheduleVersions(tx, companyId, projectId)).find((one) => one.state === 'approved')
  if (!holds) return { weekOne: null, sharesBy: new Map<string, never[]>() }
  const lines = (await plannedWork(tx, companyId, [holds.id])).get(holds.id) ?? []
  const sharesBy = new Map(lines.map((line) => [line.workItemId, sharesOf(holds.week_one, line)] as const))
  return { weekOne: holds.week_one, sharesBy }
}

// Came is what was received for the project, or what was used and lies on its site where that is more (from other stores).
async function standing(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly warehouseId: string },
): Promise<(itemId: string | undefined) => Stands> {
  const goods = new Map((await goodsForProject(tx, companyId, of.projectId)).map((one) => [one.itemId, one]))
  const site = new Map((await materialsOf(tx, companyId, of)).map((one) => [one.itemId, one]))
  return (itemId) => {
    const { requested, ordered, received } = goods.get(itemId ?? '') ?? none
    const here = site.get(itemId ?? '')
    const [used, onSite] = [quantity(here?.used ?? '0'), quantity(here?.left ?? '0')]
    const came = maxQty(received, plusQty(used, onSite))
    return { requested, ordered, came, used, onSite, covered: plusQty(came, ordered, requested) }
  }
}

const none: Omit<ProjectGoods, 'itemId'> = { requested: ZERO_QTY, ordered: ZERO_QTY, received: ZERO_QTY }
