import { createHash } from 'node:crypto'
import type { Day } from '#ground/day.ts'
import { rowDims, sumDims, type DimsAmount } from '#ground/dims.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'
import { workWeekOf } from '#modules/attendance/face.ts'
import { kasbonDueOf } from '#modules/kasbon/face.ts'
import { payHistoryOf, peopleById, workersById, type PayFrom, type WorkerFacts } from '#modules/people/face.ts'
import { pph21LawOn } from '#modules/payroll/face.ts'
import { projectNames } from '#modules/projects/face.ts'
import type { CorrectionKept } from '../corrections/contract.ts'
import { correctionsBorne } from '../corrections/rules.ts'
import { correctionsToPay, type Correction } from '../corrections/store.ts'
import { sharesToPay, type ShareToPay } from '../opnames/to-pay.ts'
import type { CrewDay } from '../sheets/store.ts'
import { crewDues, withLateDues, workOutFee, type CrewManDay, type Fee } from '../wages/fees.ts'
import { dayEarned, withFeePassed, workOutNote, type Note, type PaidDay, type Terms } from '../wages/rules.ts'
import type { DayKept, WagesNow } from './contract.ts'
import { feeOf, feeWeeksHad } from './crew-fees.ts'
import { daysToPay, termsOf } from './store.ts'

/** What a worker is owed, worked out, with what it was worked out from. */
export interface Owed {
  readonly worker: WorkerFacts
  readonly foremanId: string | null
  readonly isIncomplete: boolean
  readonly note: Note
  readonly days: readonly DayKept[]
  readonly dayIds: readonly string[]
  readonly shareIds: readonly string[]
  readonly correctionIds: readonly string[]
  /** What comes with it of days that were paid before. */
  readonly corrections: readonly CorrectionKept[]
  /** The Saturdays whose fixed fee a foreman has with it. */
  readonly feeWeeks: readonly Day[]
  /** Where a foreman's crew worked. */
  readonly ledDims: readonly DimsAmount[]
  /** What is held back, by the leader whose contract it is. */
  readonly retentions: readonly { readonly personId: string; readonly amount: Money }[]
  readonly payIds: readonly string[]
}

/** Everybody who is owed for days up to a day, foreman by foreman; who has no wage for a day is told beside. */
export interface Wages {
  readonly owed: readonly Owed[]
  readonly blocked: WagesNow['blocked']
  readonly digest: string
}

interface Asked {
  readonly until: Day
  /** The day of payment: its law is used. */
  readonly on: Day
  readonly lock: boolean
}

interface Priced {
  readonly row: CrewDay
  readonly pay: PayFrom
}

/** Works out what is owed for every approved day and opname up to a day that is in no wages yet, within the projects one may see. */
export async function workOutWages(tx: Tx, actor: Actor, asked: Asked): Promise<Wages> {
  const { companyId } = actor
  const rows = (await daysToPay(tx, companyId, asked)).filter((row) => isWithin(actor.scope.projects, row.project_id))
  const shares = (await sharesToPay(tx, companyId, asked)).filter(({ projectId }) =>
    isWithin(actor.scope.projects, projectId),
  )
  const late = (await correctionsToPay(tx, companyId, asked)).filter((row) =>
    isWithin(actor.scope.projects, row.project_id),
  )
  const names = await projectNames(
    tx,
    companyId,
    late.map((row) => row.project_id),
  )
  const people = await peopleOf(tx, companyId, { rows, shares, late })
  const priced = rows.flatMap((row) => {
    const pay = people.payOn(row.worker_id, row.day)
    return pay ? [{ row, pay }] : []
  })
  const isPriced = new Set(priced.map(({ row }) => row.id))
  const left = Map.groupBy(
    rows.filter(({ id }) => !isPriced.has(id)),
    (row) => row.worker_id,
  )
  const own = Map.groupBy(priced, ({ row }) => row.worker_id)
  const crews = Map.groupBy(
    priced.filter(({ row }) => row.foreman_id !== null && row.foreman_id !== row.worker_id),
    ({ row }) => row.foreman_id ?? '',
  )
  const pieces = Map.groupBy(shares, ({ workerId }) => workerId)
  const week = await workWeekOf(tx, companyId)
  const holders = people.workers.map(({ id }) => ({ id, until: asked.until }))
  const kasbonDue = await kasbonDueOf(tx, companyId, { role: 'worker', holders })
  const had = await feeWeeksHad(tx, companyId, [...crews.keys()])
  const fees = new Map(
    [...crews].map(([foremanId, crew]) => {
      const days = crew.map((each) => crewManDay(each, people, week))
      return [foremanId, workOutFee(days, { week, weeksHad: had.get(foremanId) ?? new Set() })] as const
    }),
  )
  const bare = people.workers.map((worker) => {
    const [days, done] = [own.get(worker.id) ?? [], pieces.get(worker.id) ?? []]
    const facts = {
      days: days.map((each) => paidDay(each, people.termsOn(worker.id, each.row.day))),
      fee: fees.get(worker.id)?.shares ?? [],
      pieces: done,
      ...{ week, law: pph21LawOn(asked.on), kasbonDue: kasbonDue.get(worker.id) ?? ZERO },
    }
    const due = late.filter((row) => row.worker_id === worker.id)
    return {
      worker,
      days,
      done,
      facts,
      corrections: due.length > 0 ? correctionsBorne(due, workOutNote(facts).gross) : [],
    }
  })
  const dues = crewDues(
    withLateDues(
      fees,
      bare.flatMap((each) => each.corrections.map(lateDue)),
    ),
  )
  const drafts = bare.map(({ facts, ...each }) => {
    const corrections = each.corrections.map((row) => ({ ...rowDims(row), amount: row.amount }))
    return { ...each, note: workOutNote({ ...facts, corrections, feeDue: dues.of(each.worker.id) }) }
  })
  const cuts = new Map(drafts.map(({ worker, note }) => [worker.id, note.feeCut]))
  const passed = dues.passed((id) => cuts.get(id) ?? ZERO)
  const owed = drafts.flatMap(({ worker, days, done, note: draft, corrections }): Owed[] => {
    const fee = fees.get(worker.id)
    const note = withFeePassed(draft, passed.get(worker.id) ?? ZERO)
    if (note.gross === ZERO && note.feePassed === ZERO && corrections.length === 0) return []
    return [
      {
        ...{ worker, note, isIncomplete: people.isIncomplete(worker) },
        foremanId: worker.isForeman ? worker.id : worker.foremanId,
        days: days.map(dayKept),
        dayIds: days.map(({ row }) => row.id),
        shareIds: done.map(({ id }) => id),
        feeWeeks: fee?.weeks ?? [],
        correctionIds: corrections.map(({ id }) => id),
        corrections: corrections.map((row) => correctionKept(row, names.get(row.project_id) ?? '')),
        ledDims: sumDims((crews.get(worker.id) ?? []).map(({ row }) => ({ ...marked(row), amount: ZERO }))),
        retentions: done.map(({ leaderId, retention }) => ({ personId: people.personOf(leaderId), amount: retention })),
        payIds: [...new Set(days.map(({ pay }) => pay.id))],
      },
    ]
  })
  const blocked = [...left].map(([workerId, days]) => ({
    ...{ workerId, name: people.nameOf(workerId), days: days.map(({ day }) => day) },
  }))
  return { owed, blocked, digest: digestOf(owed) }
}

async function peopleOf(
  tx: Tx,
  companyId: string,
  given: {
    readonly rows: readonly CrewDay[]
    readonly shares: readonly ShareToPay[]
    readonly late: readonly Correction[]
  },
) {
  const { rows, shares, late } = given
  const ids = [
    ...late.flatMap((row) => [row.worker_id, ...(row.foreman_id === null ? [] : [row.foreman_id])]),
    ...rows.flatMap((row) => [row.worker_id, ...(row.foreman_id === null ? [] : [row.foreman_id])]),
    ...shares.flatMap(({ workerId, leaderId }) => [workerId, leaderId]),
  ]
  const workers = await workersById(tx, companyId, ids)
  const personIds = workers.map(({ personId }) => personId)
  const byId = new Map(workers.map((worker) => [worker.id, worker]))
  const pay = Map.groupBy(await payHistoryOf(tx, companyId, { role: 'worker', personIds }), (row) => row.personId)
  const niks = new Map((await peopleById(tx, companyId, personIds)).map(({ id, nik }) => [id, nik]))
  const terms = Map.groupBy(await termsOf(tx, companyId, ids), (row) => row.worker_id)
  return {
    workers: inCrews(workers),
    nameOf: (id: string) => byId.get(id)?.name ?? '',
    personOf: (id: string) => byId.get(id)?.personId ?? '',
    isIncomplete: ({ personId }: WorkerFacts) => (niks.get(personId) ?? null) === null,
    payOn: (id: string, day: Day) =>
      pay.get(byId.get(id)?.personId ?? '')?.find((row) => row.validFrom <= day && row.dailyRate !== null),
    termsOn: (id: string, day: Day): Terms => {
      const row = terms.get(id)?.find(({ valid_from: from }) => from <= day)
      return row ? { meal: row.meal, overtimeRate: row.overtime_rate } : { meal: ZERO, overtimeRate: null }
    },
    feeOn: (id: string, day: Day) => feeOf(terms.get(id)?.find(({ valid_from: from }) => from <= day)),
  }
}

/** Puts workers in the order they are paid in: the foreman first, then his people by name, crew by crew. */
export function inCrews(workers: readonly WorkerFacts[]): WorkerFacts[] {
  const names = new Map(workers.map(({ id, name }) => [id, name]))
  const keyOf = ({ id, foremanId, isForeman, name }: WorkerFacts) => {
    const lead = isForeman ? id : (foremanId ?? '')
    return [names.get(lead) ?? '\uffff', lead, isForeman ? '0' : '1', name].join('\u0000')
  }
  return workers.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function marked(row: CrewDay) {
  return {
    ...{ projectId: row.project_id, workItemId: row.work_item_id, halfDays: row.half_days, restHours: row.rest_hours },
  }
}

function paidDay({ row, pay }: Priced, terms: Terms): PaidDay {
  const { day, absence, overtime } = row
  return { ...marked(row), day, absence, overtime, terms, rate: money(pay.dailyRate ?? 0n) }
}

function crewManDay(
  each: Priced,
  people: {
    readonly termsOn: (id: string, day: Day) => Terms
    readonly feeOn: (id: string, day: Day) => Fee
  },
  week: WeekDays,
): CrewManDay {
  const { worker_id: workerId, foreman_id: foremanId, day } = each.row
  const earned = dayEarned(paidDay(each, people.termsOn(workerId, day)), week)
  return { ...marked(each.row), workerId, day, earned, fee: people.feeOn(foremanId ?? '', day) }
}

const lateDue = ({ foreman_id: foremanId, worker_id: workerId, fee_due: amount }: Correction) => ({
  ...{ foremanId, workerId, amount },
})

function correctionKept(row: Correction, project: string): CorrectionKept {
  return { day: row.day, projectId: row.project_id, project, reason: row.reason, amount: String(row.amount) }
}

function dayKept({ row, pay }: Priced): DayKept {
  return {
    ...{ day: row.day, projectId: row.project_id, workItemId: row.work_item_id, halfDays: row.half_days },
    ...{ overtime: row.overtime, restHours: row.rest_hours, rate: String(pay.dailyRate ?? 0n) },
  }
}

function digestOf(owed: readonly Owed[]): string {
  const said = owed.map(({ worker, note, dayIds, shareIds, feeWeeks, correctionIds }) => [
    ...[worker.id, note, dayIds, shareIds, feeWeeks, correctionIds],
  ])
  const text = JSON.stringify(said, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return createHash('sha256').update(text).digest('hex')
}
