import { dayFormat } from '#ground/day-format.ts'
import { percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { instant } from '#kit/posting/today.ts'
import { mirrorDay, post, reverse } from '#modules/journal/face.ts'
import { checkDims, knownProject, type KnownProject } from '#modules/projects/face.ts'
import { contractOf, openContract, takeContractOpeningBack } from '#modules/sales/face.ts'
import { earnedOf, judgeWeek } from '../progress/rules.ts'
import { deleteProgress, insertProgress, measuredLines, progressReports, replaceVolumes } from '../progress/store.ts'
import type { postProjectOpening, voidProjectOpening } from './contract.ts'
import { openInstalments } from './open-instalments.ts'
import { freeOpenedInstalments } from '../instalments/store.ts'
import { openableContract } from './openable.ts'
import { judgeOpening, projectOpeningEntry, shareOfLines, weekOf } from './rules.ts'
import { insertProjectOpening, markOpeningVoid, numberOpening, standingOpening } from './store.ts'

const KIND = 'project-opening'

type Asked = AskedOf<typeof postProjectOpening>

/** Opens a project that was running when the books began: its contract, what was built of it and its cost, by one journal. */
export async function openRunningProject(tx: Tx, actor: Actor, asked: Asked) {
  const project = await knownProject(tx, actor, asked.id, true)
  refuseAhead(actor, asked.on, 'on')
  const contract = await openableContract(tx, actor, project, asked.on)
  if ('hindrance' in contract) throw new Refusal(contract.hindrance, { name: project.name })
  const { orderId, value, retentionManner } = contract
  const { billed, downPayment, retention, costs } = asked
  const hasMore = costs.length > 0 || asked.lines.length > 0 || (asked.progressPercent ?? 0n) > 0n
  judgeOpening(asked, { value, hasMore, retentionManner })
  await openInstalments(tx, actor, asked, orderId)
  await checkDims(tx, actor, {
    projectId: asked.id,
    lines: costs.map(({ workItemId }) => ({ projectId: asked.id, workItemId })),
  })
  const id = newId()
  const progressId = await measureUntil(tx, actor, asked, project)
  await openContract(tx, actor, {
    ...{ orderId, billed, advance: downPayment, retention, isRetentionTaxed: asked.isRetentionTaxed },
  })
  await insertProjectOpening(
    tx,
    {
      ...{ id, company_id: actor.companyId, project_id: asked.id, order_id: orderId, opened_on: asked.on },
      ...{ billed, advance: downPayment, retention, retention_taxed: asked.isRetentionTaxed },
      ...{ progress_id: progressId, notes: asked.notes, created_by: actor.userId, created_by_name: actor.name },
    },
    costs,
  )
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'open-running', reason: asked.notes })
  const booked = await post(tx, actor, {
    ...{ on: asked.on, area: 'finance', source: { kind: KIND, id } },
    memo: `Saldo awal proyek ${project.name} per ${dayFormat(asked.on, 'short')}`,
    lines: projectOpeningEntry(asked, costs, { projectId: asked.id, customerId: project.customerId }),
  })
  const number = booked?.number ?? null
  await numberOpening(tx, actor.companyId, { id, number })
  return { id, number }
}

/** Takes the opening of a project back by its mirror, while no progress and no invoice followed it. */
export async function takeProjectOpeningBack(tx: Tx, actor: Actor, asked: AskedOf<typeof voidProjectOpening>) {
  await knownProject(tx, actor, asked.id, true)
  const opening = await standingOpening(tx, actor.companyId, asked.id, true)
  if (!opening) throw new Refusal('project-opening.none')
  const reports = await progressReports(tx, actor.companyId, asked.id)
  const { invoices } = await contractOf(tx, actor, opening.order_id)
  if (reports.some(({ id }) => id !== opening.progress_id) || invoices.some(({ status }) => status !== 'void'))
    throw new Refusal('project-opening.followed')
  const on = await mirrorDay(tx, actor, opening.opened_on)
  await markOpeningVoid(tx, actor.companyId, { id: opening.id, on, reason: asked.reason })
  await freeOpenedInstalments(tx, actor.companyId, asked.id)
  if (opening.progress_id) await deleteProgress(tx, actor.companyId, opening.progress_id)
  await takeContractOpeningBack(tx, actor, opening.order_id)
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'undo-opening', reason: asked.reason })
  await reverse(tx, actor, { kind: KIND, id: opening.id }, { on, reason: asked.reason })
  return { id: opening.id }
}

// What was built counts at once: it was agreed with the customer before the books began.
async function measureUntil(tx: Tx, actor: Actor, asked: Asked, project: KnownProject): Promise<string | null> {
  const bill = await measuredLines(tx, actor.companyId, asked.id)
  const asWhole = asked.progressPercent === null ? [] : shareOfLines(bill, asked.progressPercent)
  const lines = (asked.lines.length > 0 ? asked.lines : asWhole).filter(({ volume }) => volume !== 0n)
  if (lines.length === 0) return null
  judgeWeek(bill, lines)
  const { earned, pct } = earnedOf(bill, lines)
  const report = await insertProgress(tx, actor, {
    ...{ id: newId(), project_id: asked.id, week: asked.week ?? weekOf(project.startDate, asked.on) },
    ...{ report_date: asked.on, state: 'approved', note: 'Saldo awal', earned, pct: percentText(pct) },
    ...{ writers: [actor.userId], approved_by: actor.userId, approved_by_name: actor.name, approved_at: instant() },
  })
  await replaceVolumes(tx, actor.companyId, report.id, lines)
  return report.id
}
