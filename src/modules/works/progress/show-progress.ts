import { percent, percentText } from '#ground/percent.ts'
import { quantityText, ZERO_QTY } from '#ground/quantity.ts'
import { sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { knownProject } from '#modules/projects/face.ts'
import { seesPrices } from '../prices.ts'
import type { ProgressReport, ProgressSheet } from './contract.ts'
import { earnedOf } from './rules.ts'
import {
  internalVolumes,
  measuredLines,
  photosOfItems,
  progressReports,
  volumesOfReport,
  type ProgressStored,
} from './store.ts'

/** Shows how far a project is: its reports, and each line of the bill with what the draft says of it. */
export async function showProgress(tx: Tx, actor: Actor, projectId: string): Promise<ProgressSheet> {
  const { companyId } = actor
  const { name: projectName } = await knownProject(tx, actor, projectId)
  const reports = await progressReports(tx, companyId, projectId)
  const draft = reports.find((report) => report.state === 'draft')
  const lines = await measuredLines(tx, companyId, projectId)
  const volumes = draft ? await volumesOfReport(tx, companyId, draft.id) : []
  const internal = await internalVolumes(tx, companyId, projectId)
  const photos = actor.can('view dokumentasi-proyek') ? await photosOfItems(tx, companyId, projectId) : null
  const week = new Map(volumes.map((one) => [one.workItemId, one]))
  const { earned, pct } = earnedOf(lines, [])
  const hasPrices = seesPrices(actor)
  const isOwn = draft?.writers.includes(actor.userId) ?? false
  return {
    ...{ projectName, pct: percentText(pct) },
    earned: hasPrices ? String(earned) : null,
    total: hasPrices ? String(sum(lines.map((line) => line.amount))) : null,
    reports: reports.filter((report) => report.state === 'approved').map((row) => reportOf(row, hasPrices)),
    draft: draft ? reportOf(draft, hasPrices) : null,
    hindrance: isOwn ? 'own' : actor.can('approve daftar-proyek') ? null : 'right',
    nextWeek: (reports.find((report) => report.state === 'approved')?.week ?? 0) + 1,
    lines: lines.map((line) => ({
      ...{ workItemId: line.workItemId, code: line.code, name: line.name, unit: line.unit },
      contract: quantityText(line.volume),
      before: quantityText(line.before),
      internal: internal.get(line.workItemId) ?? null,
      week: quantityText(week.get(line.workItemId)?.volume ?? ZERO_QTY),
      measurements: week.get(line.workItemId)?.measurements ?? [],
      photos: photos && (photos.get(line.workItemId) ?? 0),
    })),
  }
}

function reportOf(row: ProgressStored, hasPrices: boolean): ProgressReport {
  return {
    ...{ id: row.id, week: row.week, date: row.report_date, state: row.state, note: row.note },
    pct: row.pct === null ? null : percentText(percent(row.pct)),
    earned: row.earned === null || !hasPrices ? null : String(row.earned),
    ...{ updatedBy: row.updated_by_name, approvedBy: row.approved_by_name, version: row.version },
    ...{ agreedNote: row.agreed_note, returned: returnedOf(row), signed: signedOf(row) },
  }
}

function returnedOf({ returned_at: at, returned_by_name: by, returned_note: note }: ProgressStored) {
  return at === null || by === null || note === null ? null : { by, at: new Date(at).toISOString(), note }
}

function signedOf(row: ProgressStored) {
  const { signed_contractor: contractor, signed_supervisor: supervisor, signed_owner: owner, signed_on: on } = row
  return contractor === null || owner === null || on === null ? null : { contractor, supervisor, owner, on }
}
