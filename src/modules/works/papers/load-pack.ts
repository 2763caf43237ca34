import { addDays, day, type Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileBytes } from '#kit/files/see-file.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { paperPhoto } from '#kit/paper/photo.ts'
import { today } from '#kit/posting/today.ts'
import { knownProject, type KnownProject } from '#modules/projects/face.ts'
import { contractBillSeen, contractOf, type ContractBillSeen, type ContractSeen } from '#modules/sales/face.ts'
import { keptContract } from '../billing/store.ts'
import type { DueBy } from '../instalments/contract.ts'
import { instalmentsOf } from '../instalments/store.ts'
import { progressReports } from '../progress/store.ts'
import { standingOpening } from '../opening/store.ts'
import type { SitePhoto } from './photos-paper.ts'
import type { PackOf } from './pack.ts'
import { photoFiles } from './pack-photos.ts'
import { terminWeeks } from './store.ts'

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
    ...{ project, contract, bill, invoiceId: asked.invoiceId, isAhead: false },
    dueBy: rows.find(({ invoice }) => invoice?.id === asked.invoiceId)?.dueBy ?? null,
    ...(await weeksOf(tx, actor, { ...asked, contract, bill, start: project.startDate })),
  }
}

/** A bill that may be issued today. */
export interface AheadBill {
  readonly project: KnownProject
  readonly contract: ContractSeen
  readonly orderId: string
  readonly kind: string
  readonly dueBy: DueBy | null
  readonly ppn: string
}

/** Tells the weeks that a bill takes which may be issued today. */
export async function packAhead(tx: Tx, actor: Actor, ahead: AheadBill): Promise<PackOf> {
  const { project, contract, orderId, kind, dueBy, ppn } = ahead
  const nothing = { gross: '0', downPayment: '0', dpp: '0', dppOther: '0' }
  const tax = { number: null, transactionCode: null, ...nothing, ppn }
  const bill = { number: null, date: today(actor), kind, isIssued: false, orderId, tax }
  const weeks = await weeksOf(tx, actor, { id: project.id, invoiceId: '', contract, bill, start: project.startDate })
  return { project, contract, bill, invoiceId: null, isAhead: true, dueBy, ...weeks }
}

interface Of {
  readonly id: string
  /** Empty: not written yet. */
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

/** Gathers the photos of a pack with their pictures; what is ours alone stays. */
export async function photosOfPack(tx: Tx, actor: Actor, of: PackOf): Promise<SitePhoto[]> {
  const photos: SitePhoto[] = []
  for (const { date, fileId, work } of await photoFiles(tx, actor, of)) {
    const kept = await fileBytes(tx, actor.companyId, fileId)
    if (kept) photos.push({ date, work, picture: await paperPhoto(kept.bytes) })
  }
  return photos
}
