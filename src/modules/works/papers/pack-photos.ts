import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { percent, percentText, type Percent } from '#ground/percent.ts'
import { sumQty, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { filesOfOwners } from '#kit/files/store.ts'
import { linesOfBill, measuredLines } from '../progress/store.ts'
import { own } from '../store.ts'
import type { PackOf } from './pack.ts'
import { billOfTermin, measuredByWeek, toldDays, type WeekOfItem } from './store.ts'

/** Most photos of one pack: three of eight work items, or twelve sheets of two. */
const MOST_PHOTOS = 24

/** A photo of a pack: of a day, or of a work item with how far that was. */
export interface PackPhoto {
  readonly date: Day
  readonly fileId: string
  readonly work: { readonly id: string; readonly name: string; readonly pct: string } | null
}

interface Tied {
  readonly fileId: string
  readonly date: Day
  readonly workItemId: string
}

/** Finds which photos a pack takes: of each work item that it bills the first, the one nearest to half and the last; then those of its days that show none. */
export async function photoFiles(tx: Tx, actor: Actor, pack: PackOf): Promise<PackPhoto[]> {
  const tied = await tiedPhotos(tx, actor.companyId, pack)
  const works = await photosByWork(tx, actor, pack, tied)
  const days = await photosOfDays(tx, actor, pack, tied)
  return [...works, ...days.slice(0, MOST_PHOTOS - works.length).toReversed()]
}

async function photosByWork(tx: Tx, actor: Actor, pack: PackOf, tied: readonly Tied[]): Promise<PackPhoto[]> {
  const { companyId } = actor
  const { project, from, to, invoiceId } = pack
  if (tied.length === 0) return []
  const rabId = invoiceId === null ? undefined : await billOfTermin(tx, companyId, invoiceId)
  const lines = rabId ? await linesOfBill(tx, companyId, rabId) : await measuredLines(tx, companyId, project.id)
  const weeks = Map.groupBy(await measuredByWeek(tx, companyId, { projectId: project.id, to }), (one) => one.workItemId)
  const shown = lines.flatMap((line) => {
    const measured = weeks.get(line.workItemId) ?? []
    const photos = tied.filter(({ workItemId }) => workItemId === line.workItemId)
    if (photos.length === 0 || measured.every(({ week }) => week <= from)) return []
    const work = { id: line.workItemId, name: `${line.code} ${line.name}` }
    const told = photos.map(({ fileId, date }) => ({
      ...{ fileId, date },
      work: { ...work, pct: percentText(reachedOn(date, { measured, contract: line.volume })) },
    }))
    return [threeOf(told)]
  })
  return shown.slice(0, MOST_PHOTOS / 3).flat()
}

/** Tells how far a work item was on a day: what weeks up to it measured, of what is agreed; never beyond all. */
export function reachedOn(
  on: Day,
  {
    measured,
    contract,
  }: { readonly measured: readonly Pick<WeekOfItem, 'date' | 'volume'>[]; readonly contract: Quantity },
): Percent {
  const done = sumQty(measured.filter(({ date }) => date <= on).map(({ volume }) => volume))
  const all = percent('100')
  if (contract <= 0n) return percent('0')
  return done >= contract ? all : (((done * all) / contract) as Percent)
}

/** Chooses the first, the one nearest to half and the last of photos in the order of their days; fewer than three all stay. */
export function threeOf<Photo extends { readonly work: { readonly pct: string } }>(photos: readonly Photo[]): Photo[] {
  if (photos.length <= 3) return [...photos]
  const far = ({ work }: Photo) => {
    const off = percent(work.pct) - percent('50')
    return off < 0n ? -off : off
  }
  const between = photos.slice(1, -1)
  const half = between.reduce((best, one) => (far(one) < far(best) ? one : best))
  return [photos[0], half, photos.at(-1)].filter((photo) => photo !== undefined)
}

async function tiedPhotos(
  tx: Tx,
  companyId: string,
  { project, toDay }: Pick<PackOf, 'project' | 'toDay'>,
): Promise<Tied[]> {
  const { rows } = await sql<Tied>`
    select f.id as "fileId", s.report_date as date, n.work_item_id as "workItemId" from photo_note n
    join file f on f.company_id = n.company_id and f.id = n.file_id and f.owner_subject = 'dokumentasi-proyek'
    join site_report s on s.company_id = f.company_id and s.id = f.owner_id and s.state in ('sent', 'checked')
    where n.company_id = ${companyId} and n.project_id = ${project.id} and n.work_item_id is not null
      and s.report_date <= ${toDay} and f.type like 'image/%' and not f.is_private
    order by s.report_date, f.id limit 2000
  `.execute(own(tx))
  return rows
}

// Newest first; what shows a work item stands with that.
async function photosOfDays(
  tx: Tx,
  actor: Actor,
  { project, fromDay, toDay }: PackOf,
  tied: readonly Tied[],
): Promise<PackPhoto[]> {
  const { companyId } = actor
  const days = await toldDays(tx, companyId, { projectId: project.id, from: fromDay, to: toDay })
  const ownerIds = days.map(({ id }) => id)
  const files = await filesOfOwners(tx, { companyId, subject: 'dokumentasi-proyek', ownerIds })
  const told = new Set(tied.map(({ fileId }) => fileId))
  return days.flatMap(({ id, date }) => {
    const shown = (files.get(id) ?? []).filter((file) => !file.isPrivate && file.type.startsWith('image/'))
    return shown.filter((file) => !told.has(file.id)).map((file) => ({ date, fileId: file.id, work: null }))
  })
}
