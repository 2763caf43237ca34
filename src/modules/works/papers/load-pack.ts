import { addDays, day, type Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileBytes } from '#kit/files/see-file.ts'
import { filesOfOwners } from '#kit/files/store.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { paperPhoto } from '#kit/paper/photo.ts'
import { knownProject, type KnownProject } from '#modules/projects/face.ts'
import { contractBillSeen, contractOf, type ContractBillSeen, type ContractSeen } from '#modules/sales/face.ts'
import { keptContract } from '../billing/store.ts'
import type { DueBy } from '../instalments/contract.ts'
import { instalmentsOf } from '../instalments/store.ts'
import { progressReports } from '../progress/store.ts'
import { standingOpening } from '../opening/store.ts'
import type { SitePhoto } from './photos-paper.ts'
import { terminWeeks, toldDays } from './store.ts'

/** Most photos of one pack: twelve sheets of two. */
const MOST_PHOTOS = 24

/** An invoice of a project with the weeks it bills. */
export interface PackOf {
  readonly project: KnownProject
  readonly contract: ContractSeen
  readonly bill: ContractBillSeen
  /** What made the instalment due that it bills; null where the contract is billed by progress. */
  readonly dueBy: DueBy | null
  /** Weeks after `from`, up to `to`; the days likewise. */
  readonly from: number
  readonly to: number
  readonly fromDay: Day
  readonly toDay: Day
}

/** Loads an invoice of the contract of a project, or answers 404. */
export async function packOf(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly invoiceId: string },
): Promise<PackOf> {
  const project = await knownProject(tx, actor, asked.id)
  const kept = await keptContract(tx, actor.companyId, asked.id)
  const bill = await contractBillSeen(tx, actor, asked.invoiceId)
  if (!kept || bill.orderId !== kept.orderId) throw new NotFound()
  const contract = await contractOf(tx, actor, kept.orderId)
  const rows = await instalmentsOf(tx, actor.companyId, { projectId: asked.id, seen: contract })
  return {
    project,
    contract,
    bill,
    dueBy: rows.find(({ invoice }) => invoice?.id === asked.invoiceId)?.dueBy ?? null,
    ...(await weeksOf(tx, actor, { ...asked, contract, bill, start: project.startDate })),
  }
}

interface Of {
  readonly id: string
  readonly invoiceId: string
  readonly contract: ContractSeen
  readonly bill: ContractBillSeen
  readonly start: Day | null
}

// From the last week that an earlier bill, or the opening, took; an invoice of before weeks were kept goes by its day.
async function weeksOf(tx: Tx, actor: Actor, { id, invoiceId, contract, bill, start }: Of) {
  const { companyId } = actor
  const reports = (await progressReports(tx, companyId, id)).filter((report) => report.state === 'approved')
  const weeks = await terminWeeks(tx, companyId, id)
  const onDay = day(bill.date)
  const to = weeks.get(invoiceId) ?? reports.find((report) => report.report_date <= onDay)?.week ?? 0
  const opening = await standingOpening(tx, companyId, id)
  const opened = reports.find((report) => report.id === opening?.progress_id)?.week ?? 0
  const earlier = contract.invoices
    .filter((one) => one.status !== 'void' && one.id !== invoiceId)
    .map((one) => weeks.get(one.id) ?? 0)
    .filter((week) => week < to)
  const from = Math.max(opened, 0, ...earlier)
  const dayOf = (week: number) => reports.find((report) => report.week <= week)?.report_date
  return { from, to, fromDay: dayOf(from) ?? addDays(start ?? onDay, -1), toDay: dayOf(to) ?? onDay }
}

/** Gathers the photos of the days the site told of in the weeks of a bill, oldest day first; what is ours alone stays. */
export async function photosOfPack(tx: Tx, actor: Actor, of: PackOf): Promise<SitePhoto[]> {
  const chosen = await photoFiles(tx, actor, of)
  const photos: SitePhoto[] = []
  for (const { date, fileId } of chosen) {
    const kept = await fileBytes(tx, actor.companyId, fileId)
    if (kept) photos.push({ date, picture: await paperPhoto(kept.bytes) })
  }
  return photos
}

/** Finds which photos would be taken, without reading them. */
export async function photoFiles(
  tx: Tx,
  actor: Actor,
  { project, fromDay, toDay }: PackOf,
): Promise<{ readonly date: Day; readonly fileId: string }[]> {
  const { companyId } = actor
  const days = await toldDays(tx, companyId, { projectId: project.id, from: fromDay, to: toDay })
  const ownerIds = days.map(({ id }) => id)
  const files = await filesOfOwners(tx, { companyId, subject: 'dokumentasi-proyek', ownerIds })
  const chosen = days.flatMap(({ id, date }) => {
    const shown = (files.get(id) ?? []).filter((file) => !file.isPrivate && file.type.startsWith('image/'))
    return shown.map((file) => ({ date, fileId: file.id }))
  })
  return chosen.slice(0, MOST_PHOTOS).toReversed()
}
