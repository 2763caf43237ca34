import { money, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { holdAlone } from '#kit/posting/approval.ts'
import { instant, today } from '#kit/posting/today.ts'
import { workWeekOf } from '#modules/attendance/face.ts'
import { workersById } from '#modules/people/face.ts'
import { seenDay } from '../days/seen-day.ts'
import type { DayKept } from '../settlements/contract.ts'
import { feeOf } from '../settlements/crew-fees.ts'
import { termsOf } from '../settlements/store.ts'
import { judgeRow } from '../sheets/rules.ts'
import { crewDaysOn, holdManDays, type CrewDay } from '../sheets/store.ts'
import { own } from '../store.ts'
import { markText, rowRefusals } from '../words.ts'
import type { correctPaidDay, PaidCorrection, voidPaidCorrection } from './contract.ts'
import { feeDifference, paidDifference } from './rules.ts'
import { correctionsOf, type Correction } from './store.ts'

/**
 * Says what a paid day should have been. Refused where the day is not in wages ('paid-correction.not-paid'), another waits ('paid-correction.waits'), it does not
 * fit ('crew-day.not-so'), or it comes to the same ('paid-correction.same').
 */
export async function askPaidCorrection(tx: Tx, actor: Actor, asked: AskedOf<typeof correctPaidDay>) {
  const { companyId } = actor
  const row = await seenDay(tx, actor, asked.id)
  if (row.wage_note_id === null) throw new Refusal('paid-correction.not-paid')
  await holdManDays(tx, companyId, { workerIds: [row.worker_id], day: row.day })
  const before = (await correctionsOf(tx, companyId, row.id)).filter((each) => !each.is_void)
  if (before.some((each) => each.approved_at === null)) throw new Refusal('paid-correction.waits')
  const should = { halfDays: asked.halfDays, overtime: asked.overtime, restHours: asked.restHours }
  const others = await othersOn(tx, row)
  const verdict = judgeRow(
    { ...should, absence: null, version: null, workItemId: null, note: null },
    {
      ...{ today: today(actor), day: row.day, isKnown: true, startDate: null, mayReopen: true, kept: null },
      elsewhere: others.reduce((all, { halfDays }) => all + halfDays, 0),
    },
  )
  if (verdict.outcome === 'refused') throw new Refusal('crew-day.not-so', { why: rowRefusals[verdict.why] })
  const [was, rate, terms] = [before.at(-1) ?? row, await ratePaid(tx, row), await termsOn(tx, row)]
  const paid = { ...markOf(was), day: row.day, rate, terms, projectId: row.project_id, workItemId: row.work_item_id }
  const asOf = { paid, should, elsewhere: others, week: await workWeekOf(tx, companyId) }
  const amount = paidDifference(asOf)
  if (amount === ZERO) throw new Refusal('paid-correction.same')
  const [worker] = await workersById(tx, companyId, [row.worker_id])
  const fee = await feeOn(tx, row)
  const more = fee ? feeDifference(asOf, { workerId: row.worker_id, fee }) : ZERO
  const id = newId()
  const said = {
    ...{ company_id: companyId, crew_day_id: row.id, project_id: row.project_id, work_item_id: row.work_item_id },
    ...{ day: row.day, half_days: should.halfDays, overtime: should.overtime, rest_hours: should.restHours },
    ...{ created_by: actor.userId, created_by_name: actor.name },
  }
  const due = more !== ZERO && fee?.isFromCrew ? { foreman_id: row.foreman_id, fee_due: more } : {}
  const first = { ...said, ...due, id, worker_id: row.worker_id, amount, reason: asked.reason }
  await own(tx).insertInto('crew_correction').values(first).execute()
  if (more !== ZERO && fee && !fee.isFromCrew) {
    const reason = `Fee atas ${worker?.name ?? ''}: ${asked.reason}`
    const follows = { ...said, id: newId(), worker_id: row.foreman_id ?? '', amount: more, reason, fee_of: id }
    await own(tx).insertInto('crew_correction').values(follows).execute()
  }
  const told = `${worker?.name ?? ''} ${row.day}: ${markText(markOf(was))} menjadi ${markText({ ...should, absence: null })}`
  await rememberOn(tx, actor, row, `${told}, sudah dibayar. ${asked.reason}`)
  return { id }
}

/** Says yes to a correction of a paid day. Refused to who asked for it, while another could ('paid-correction.own'). */
export async function approveCorrection(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const { kept, row } = await lockCorrection(tx, actor, id)
  if (kept.approved_at !== null) return { id }
  if (!(await mayApproveCorrection(tx, actor, kept))) throw new Refusal('paid-correction.own')
  const said = { approved_at: instant(), approved_by: actor.userId, approved_by_name: actor.name }
  await changeCorrection(tx, actor, id, said)
  await rememberOn(tx, actor, row, `Koreksi hari yang sudah dibayar disetujui: ${kept.reason}`)
  return { id }
}

/** Takes a correction back. Refused where it came with wages ('paid-correction.paid'), or a later one builds upon it ('paid-correction.followed'). */
export async function voidCorrection(tx: Tx, actor: Actor, asked: AskedOf<typeof voidPaidCorrection>) {
  const { kept, row } = await lockCorrection(tx, actor, asked.id)
  if (kept.wage_note_id !== null || (await hasFeePaid(tx, kept))) throw new Refusal('paid-correction.paid')
  const later = (await correctionsOf(tx, actor.companyId, row.id)).filter((each) => !each.is_void).at(-1)
  if (later && later.id !== kept.id) throw new Refusal('paid-correction.followed')
  await changeCorrection(tx, actor, kept.id, { is_void: true, void_reason: asked.reason })
  await rememberOn(tx, actor, row, `Koreksi hari yang sudah dibayar dibatalkan: ${asked.reason}`)
  return { id: kept.id }
}

/** Tells what was corrected of a day, with what may be done. */
export async function tellCorrections(tx: Tx, actor: Actor, crewDayId: string): Promise<PaidCorrection[]> {
  const all = await correctionsOf(tx, actor.companyId, crewDayId)
  const noteIds = all.flatMap((each) => each.wage_note_id ?? [])
  const wages = await own(tx)
    .selectFrom('wage_note as n')
    .innerJoin('wage_settlement as s', (join) =>
      join.onRef('s.company_id', '=', 'n.company_id').onRef('s.id', '=', 'n.settlement_id'),
    )
    .select(['n.id as noteId', 's.id', 's.number'])
    .where('n.company_id', '=', actor.companyId)
    .where('n.id', 'in', noteIds.length > 0 ? noteIds : [crewDayId])
    .execute()
  const byNote = new Map(wages.map(({ noteId, ...settlement }) => [noteId, settlement]))
  const standing = all.filter((each) => !each.is_void)
  return Promise.all(
    all.map(async (each) => {
      const isOpen = !each.is_void && each.wage_note_id === null
      const mayApprove = isOpen && each.approved_at === null && (await mayApproveCorrection(tx, actor, each))
      const mayVoid = isOpen && actor.can('update absensi') && each.id === standing.at(-1)?.id
      return {
        ...{ id: each.id, halfDays: each.half_days, overtime: each.overtime, restHours: each.rest_hours },
        ...{ reason: each.reason, state: stateOf(each), by: each.created_by_name, approvedBy: each.approved_by_name },
        ...{ voidReason: each.void_reason, wages: byNote.get(each.wage_note_id ?? '') ?? null },
        can: [...(mayApprove ? (['approve'] as const) : []), ...(mayVoid ? (['void'] as const) : [])],
      }
    }),
  )
}

function stateOf(each: Correction): PaidCorrection['state'] {
  if (each.is_void) return 'void'
  if (each.wage_note_id !== null) return 'paid'
  return each.approved_at === null ? 'waiting' : 'approved'
}

async function mayApproveCorrection(tx: Tx, actor: Actor, kept: Correction): Promise<boolean> {
  if (!actor.can('approve absensi')) return false
  return kept.created_by !== actor.userId || holdAlone(tx, actor, 'approve absensi', [actor.userId])
}

const markOf = (row: Pick<CrewDay, 'half_days' | 'overtime' | 'rest_hours'>) => ({
  ...{ halfDays: row.half_days, absence: null, overtime: row.overtime, restHours: row.rest_hours },
})

async function othersOn(tx: Tx, row: CrewDay) {
  const rows = await crewDaysOn(tx, row.company_id, { workerIds: [row.worker_id], day: row.day })
  return rows.filter(({ id }) => id !== row.id).map(markOf)
}

// By the rate the day was paid by.
async function ratePaid(tx: Tx, row: CrewDay) {
  const note = await own(tx)
    .selectFrom('wage_note')
    .select('days')
    .where('company_id', '=', row.company_id)
    .where('id', '=', row.wage_note_id)
    .executeTakeFirstOrThrow()
  const days = note.days as readonly DayKept[]
  const kept = days.find(({ day, projectId }) => day === row.day && projectId === row.project_id)
  return money(found(kept).rate)
}

// What the foreman of a day has for it; nothing where nobody leads, or he is the man himself.
async function feeOn(tx: Tx, row: CrewDay) {
  const { foreman_id: foremanId, worker_id: workerId } = row
  if (foremanId === null || foremanId === workerId) return null
  return feeOf(await termsPaid(tx, row, foremanId))
}

// What was agreed afterwards, also from a day before, was not in the wages of the day: ids grow with time.
async function termsPaid(tx: Tx, { company_id: companyId, day, wage_note_id: noteId }: CrewDay, workerId: string) {
  const terms = await termsOf(tx, companyId, [workerId])
  return terms.find(({ id, valid_from: from }) => from <= day && (noteId === null || id < noteId))
}

async function hasFeePaid(tx: Tx, { company_id: companyId, id }: Correction): Promise<boolean> {
  const fees = own(tx).selectFrom('crew_correction').select('wage_note_id').where('company_id', '=', companyId)
  const [fee] = await fees.where('fee_of', '=', id).execute()
  return fee !== undefined && fee.wage_note_id !== null
}

async function termsOn(tx: Tx, row: CrewDay) {
  const valid = await termsPaid(tx, row, row.worker_id)
  return { meal: valid ? money(valid.meal) : ZERO, overtimeRate: valid?.overtime_rate ?? null }
}

async function lockCorrection(tx: Tx, actor: Actor, id: string): Promise<{ kept: Correction; row: CrewDay }> {
  const query = own(tx).selectFrom('crew_correction').selectAll().where('company_id', '=', actor.companyId)
  const kept = found(await query.where('id', '=', id).where('fee_of', 'is', null).forUpdate().executeTakeFirst())
  const row = await seenDay(tx, actor, kept.crew_day_id)
  if (kept.is_void) throw new Refusal('paid-correction.void')
  return { kept, row }
}

// What follows it of the foreman's fee goes the same way.
async function changeCorrection(tx: Tx, actor: Actor, id: string, change: Partial<Correction>): Promise<void> {
  await own(tx)
    .updateTable('crew_correction')
    .set(change)
    .where('company_id', '=', actor.companyId)
    .where((row) => row.or([row('id', '=', id), row('fee_of', '=', id)]))
    .execute()
}

async function rememberOn(tx: Tx, actor: Actor, row: CrewDay, reason: string): Promise<void> {
  await recordHistory(tx, actor, { subject: 'project', id: row.project_id, act: 'correct-crew', reason })
}
