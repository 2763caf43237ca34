import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import { ofProject } from '#ground/dims.ts'
import { ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'
import type { CrewManDay, Fee } from '#modules/crews/wages/fees.ts'
import { dayEarned, type PaidDay } from '#modules/crews/wages/rules.ts'
import { count, dayAsked, decimal, listed, rupiah, type Case } from './calc-asked.ts'

/** A kasbon as `calc` is told of it: what was lent and what comes back each Saturday. */
interface AskedKasbon {
  readonly date: Day
  readonly amount: Money
  readonly instalment: Money
  readonly firstWeek: Day
  readonly skipped: readonly string[]
}

/** A worker paid by the day, as `calc` is told of one. */
export interface AskedWorker {
  readonly id: string
  /** Whose crew they are in; a foreman is in none. */
  readonly foreman: string | null
  readonly rates: readonly { readonly from: Day; readonly amount: Money; readonly project: string | null }[]
  readonly meal: Money
  readonly overtimeRate: Money | null
  /** What a foreman has for his crew. */
  readonly fee: Fee
  readonly isCash: boolean
  readonly kasbon: readonly AskedKasbon[]
}

/** A row of attendance; halves are counted. */
export interface AskedDay extends Omit<PaidDay, 'rate' | 'terms'> {
  readonly worker: string
  readonly projectId: string
}

/** Reads a worker; throws a RangeError that names the field. */
export function workerAsked(value: unknown): AskedWorker {
  const asked = objectAsked(value, 'worker')
  const via = asked.via ?? 'cash'
  if (via !== 'cash' && via !== 'transfer') throw new RangeError('via harus cash atau transfer')
  const rates = listed(asked.rates ?? [{ amount: asked.daily ?? asked.rate }], 'rates').map((each) => {
    const { from = '1900-01-01', amount, project = null } = objectAsked(each, 'rates')
    return {
      ...{ from: dayAsked(from, 'rates.from'), amount: rupiah(amount, 'rates.amount') },
      project: project === null ? null : textAsked(project, 'rates.project'),
    }
  })
  return {
    id: textAsked(asked.id ?? '', 'id'),
    foreman: asked.mandor === undefined || asked.mandor === null ? null : textAsked(asked.mandor, 'mandor'),
    rates: rates.toSorted((a, b) => a.from.localeCompare(b.from)),
    meal: rupiah(asked.meal ?? 0, 'meal'),
    overtimeRate: asked.ot_flat === undefined || asked.ot_flat === null ? null : rupiah(asked.ot_flat, 'ot_flat'),
    fee: feeAsked(asked),
    isCash: via === 'cash',
    kasbon: listed(asked.kasbon ?? [], 'kasbon').map(kasbonAsked),
  }
}

// {fee: {per: man_day|pct|week, amount|pct, paid_by: company|crew}}, or a sum for a man-day.
function feeAsked(worker: Case): Fee {
  const none = { amount: ZERO, percent: percent('0') }
  if (worker.fee === undefined || worker.fee === null) {
    const amount = rupiah(worker.fee_per_man_day ?? 0, 'fee_per_man_day')
    return { ...none, way: 'man-day', amount, isFromCrew: false }
  }
  const asked = objectAsked(worker.fee, 'fee')
  const by = asked.paid_by ?? 'company'
  if (by !== 'company' && by !== 'crew') throw new RangeError('fee.paid_by harus company atau crew')
  const isFromCrew = by === 'crew'
  const way = ({ man_day: 'man-day', pct: 'percent', week: 'week' } as const)[String(asked.per ?? 'man_day')]
  if (way === undefined) throw new RangeError('fee.per harus man_day, pct, atau week')
  if (way === 'percent') return { ...none, way, percent: percent(decimal(asked.pct, 'fee.pct')), isFromCrew }
  return { ...none, way, amount: rupiah(asked.amount, 'fee.amount'), isFromCrew }
}

function kasbonAsked(value: unknown): AskedKasbon {
  const asked = objectAsked(value, 'kasbon')
  const date = dayAsked(asked.date, 'kasbon.date')
  const skipped = listed(asked.skip_weeks ?? [], 'kasbon.skip_weeks')
  return {
    ...{ date, amount: rupiah(asked.amount, 'kasbon.amount') },
    instalment: rupiah(asked.instalment ?? asked.amount, 'kasbon.instalment'),
    firstWeek: dayAsked(asked.first_week ?? date, 'kasbon.first_week'),
    skipped: skipped.map((each) => dayAsked(each, 'kasbon.skip_weeks')),
  }
}

/** Reads rows of attendance; refused where somebody has more than a day on a date, or half a day more beside another project. */
export function attendanceAsked(value: unknown, only?: string): AskedDay[] {
  const rows = listed(value, 'attendance').map((each) => rowAsked(objectAsked(each, 'attendance'), only))
  for (const [key, own] of Map.groupBy(rows, ({ worker, day }) => `${worker} ${day}`)) {
    const halves = own.reduce((all, { halfDays }) => all + halfDays, 0)
    if (halves > (own.length === 1 ? 3 : 2)) throw new RangeError(`lebih dari satu hari: ${key.trim()}`)
  }
  return rows
}

function rowAsked(asked: Case, only?: string): AskedDay {
  const date = dayAsked(asked.date, 'date')
  const portion = halvesAsked(asked.portion ?? 0, 'portion')
  const overtime = halvesAsked(asked.overtime_hours ?? 0, 'overtime_hours')
  const restHours = halvesAsked(asked.hours ?? 0, 'hours')
  const isLonger = asked.extra_half === true
  if (portion > 2 || (isLonger && portion !== 2)) {
    throw new RangeError(`portion harus 0, 0.5 atau 1, dan extra_half hanya dengan 1 (${date})`)
  }
  if (restHours > 0 ? portion > 0 || overtime > 0 : overtime > 0 && portion === 0) {
    throw new RangeError(`hours dicatat tanpa portion, overtime_hours hanya pada hari kerja (${date})`)
  }
  return {
    ...ofProject(textAsked(asked.project ?? '', 'project')),
    ...{
      projectId: textAsked(asked.project ?? '', 'project'),
      worker: textAsked(asked.worker ?? only ?? '', 'worker'),
    },
    ...{ day: date, halfDays: portion + (isLonger ? 1 : 0), absence: null, overtime, restHours },
  }
}

/** Prices a worker's days: the newest rate of a day, one of the project before one without. */
export function pricedDays(worker: AskedWorker, days: readonly AskedDay[]): PaidDay[] {
  const terms = { meal: worker.meal, overtimeRate: worker.overtimeRate }
  return days
    .filter((row) => row.worker === worker.id)
    .map((row) => {
      const held = worker.rates.filter(({ from }) => from <= row.day)
      const own = held.findLast(({ project }) => project === row.projectId)
      const rate = own ?? held.findLast(({ project }) => project === null)
      if (!rate) throw new RangeError(`tidak ada upah yang berlaku pada ${row.day}`)
      return { ...row, rate: rate.amount, terms }
    })
}

/** Lists the man-days a foreman has a fee for: those of his crew, without his own. */
export function crewDays(
  foreman: AskedWorker,
  { workers, days, week }: { workers: readonly AskedWorker[]; days: readonly AskedDay[]; week: WeekDays },
): CrewManDay[] {
  const own = workers.filter((one) => one.foreman === foreman.id && one.id !== foreman.id)
  return own.flatMap((member) =>
    pricedDays(member, days).map((each) => ({
      ...{ ...each, workerId: member.id, fee: foreman.fee, earned: dayEarned(each, week) },
    })),
  )
}

/** Gives the Saturday that a day is paid on: its own week runs from Sunday. */
export function saturdayOf(day: Day): Day {
  return addDays(day, weekdayOf(day) === 6 ? 6 : 5 - weekdayOf(day))
}

/** Reads an object. */
export function objectAsked(value: unknown, name: string): Case {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RangeError(`${name} harus objek`)
  return value as Case
}

/** Reads a text. */
export function textAsked(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new RangeError(`${name} harus teks`)
  return value
}

/** Reads a number in steps of a half as its count of halves. */
export function halvesAsked(value: unknown, name: string): number {
  const halves = Number(decimal(value, name)) * 2
  return Number.isInteger(halves) ? count(halves, name, 0) : refuseHalves(name)
}

function refuseHalves(name: string): never {
  throw new RangeError(`${name} harus kelipatan setengah`)
}
