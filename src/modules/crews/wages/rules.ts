import type { Day } from '#ground/day.ts'
import { dimsOf, spreadDims, sumDims, type Dims, type DimsAmount, type DimsShare } from '#ground/dims.ts'
import { allocate, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'
import { hourOf, overtimeQuarters, restQuarters } from '#modules/payroll/overtime/rules.ts'
import { workerTax } from '#modules/payroll/tax/rules.ts'
import { kasbonCut } from '#modules/kasbon/rules.ts'
import type { Marked } from '../words.ts'

/** What was agreed with a worker beside the wage of a day. */
export interface Terms {
  /** For a date on which at least half a day was worked. */
  readonly meal: Money
  /** For an hour of overtime on a workday; null: as the law says. */
  readonly overtimeRate: Money | null
  /** A foreman's, for each man-day of his crew. */
  readonly crewFee: Money
}

/** An approved day of a worker with what was valid on it. */
export interface PaidDay extends Dims, Marked {
  readonly day: Day
  /** For a whole day. */
  readonly rate: Money
  readonly terms: Terms
}

/** A day that somebody of a foreman's crew worked, and what the foreman has for a man-day on it. */
export interface CrewManDay extends Dims, Pick<Marked, 'halfDays' | 'restHours'> {
  readonly fee: Money
}

/** What a worker has of an approved opname; days are counted in halves. */
export interface PieceShare {
  readonly halfDays: number
  readonly amount: Money
  readonly retention: Money
  /** What the opname came to, work item by work item. */
  readonly works: readonly DimsAmount[]
}

/** What a note is worked out from. */
export interface NoteFacts {
  readonly days: readonly PaidDay[]
  readonly pieces?: readonly PieceShare[]
  readonly crew: readonly CrewManDay[]
  readonly week: WeekDays
  readonly law: Parameters<typeof workerTax>[0]
  /** What is due of kasbon with this payment, before what a wage can bear. */
  readonly kasbonDue: Money
}

/** What a worker is owed for a week, in whole rupiah. */
export interface Note {
  /** Distinct dates worked. */
  readonly dates: number
  readonly halfDays: number
  readonly wages: Money
  readonly overtime: Money
  readonly meal: Money
  readonly crewFee: Money
  /** Of work by the piece. */
  readonly piece: Money
  readonly gross: Money
  readonly tax: Money
  readonly kasbon: Money
  /** Held back of what the leader's contract comes to; taxed now, paid later untaxed. */
  readonly retention: Money
  readonly net: Money
  /** Of the gross, without work by the piece. */
  readonly shares: readonly DimsAmount[]
  /** Of work by the piece. */
  readonly pieceShares: readonly DimsAmount[]
}

/** Works out what a worker is owed: days by their own rate, each kind of pay rounded once, overtime once for each project, PPh 21 by the average of a date. */
export function workOutNote(facts: NoteFacts): Note {
  const worked = facts.days.filter(({ halfDays, restHours }) => halfDays > 0 || restHours > 0)
  const pieces = facts.pieces ?? []
  // A half is a date.
  const dates = pieces.reduce((all, { halfDays }) => all + Math.ceil(halfDays / 2), datesOf(worked))
  const wages = wageShares(worked)
  const overtime = overtimeShares(worked, facts.week)
  const meal = mealShares(worked)
  const crewFee = feeShares(facts.crew)
  const total = (shares: readonly DimsAmount[]) => sum(shares.map(({ amount }) => amount))
  const pieceShares = pieces.flatMap(({ amount, works }) => spreadDims(amount, works.map(weighed)))
  const gross = sum([wages, overtime, meal, crewFee, pieceShares].map(total))
  const { tax } = workerTax(facts.law, gross, Math.max(dates, 1))
  const retention = sum(pieces.map((piece) => piece.retention))
  const kasbon = kasbonCut(facts.kasbonDue, minus(gross, plus(tax, retention)))
  return {
    dates,
    halfDays: [...worked, ...pieces].reduce((all, { halfDays }) => all + halfDays, 0),
    wages: total(wages),
    overtime: total(overtime),
    meal: total(meal),
    crewFee: total(crewFee),
    piece: total(pieceShares),
    ...{ gross, tax, kasbon, retention, net: minus(gross, plus(tax, kasbon, retention)) },
    shares: sumDims([...wages, ...overtime, ...meal, ...crewFee]).filter(({ amount }) => amount !== ZERO),
    pieceShares: sumDims(pieceShares).filter(({ amount }) => amount !== ZERO),
  }
}

const datesOf = (days: readonly PaidDay[]) => new Set(days.map(({ day }) => day)).size
const weighed = ({ projectId, workItemId, amount }: DimsAmount) => ({ projectId, workItemId, weight: amount })

function wageShares(days: readonly PaidDay[]): DimsAmount[] {
  return inHalves(days.map((each) => ({ ...dimsOf(each), weight: each.rate * BigInt(each.halfDays) })))
}

// Rounded once for each project, then spread over its work items.
function overtimeShares(days: readonly PaidDay[], week: WeekDays): DimsAmount[] {
  const { num, den } = hourOf(week)
  const byProject = Map.groupBy(days, ({ projectId }) => projectId)
  return [...byProject.values()].flatMap((own) => {
    // In quarters of an hour's wage, times the divisor of an hour.
    const weights = own.map(({ rate, terms, overtime, restHours }) => {
      const byLaw = rate * num * restQuarters(restHours, week)
      const agreed = terms.overtimeRate === null ? null : terms.overtimeRate * den * 2n * BigInt(overtime)
      return byLaw + (agreed ?? rate * num * overtimeQuarters(overtime))
    })
    const amount = money(mulDiv(whole(weights), 1n, den * 4n))
    if (amount === ZERO) return []
    return spreadDims(
      amount,
      own.map((each, at) => ({ ...dimsOf(each), weight: weights[at] ?? 0n })),
    )
  })
}

// Once a date, over the projects of the date by how much of it each had.
function mealShares(days: readonly PaidDay[]): DimsAmount[] {
  return [...Map.groupBy(days, ({ day }) => day).values()].flatMap((own) => {
    const [first] = own
    const isEarned = own.some(({ halfDays, restHours }) => halfDays > 0 || restHours >= 8)
    if (!first || !isEarned || first.terms.meal === ZERO) return []
    const hasHalves = own.some(({ halfDays }) => halfDays > 0)
    const parts = allocate(
      first.terms.meal,
      own.map(({ halfDays, restHours }) => BigInt(hasHalves ? halfDays : restHours)),
    )
    return own.map(({ projectId, workItemId }, at) => ({ projectId, workItemId, amount: parts[at] ?? ZERO }))
  })
}

// A day of rest counts as one man-day, however many hours.
function feeShares(crew: readonly CrewManDay[]): DimsAmount[] {
  return inHalves(
    crew.map((each) => ({ ...dimsOf(each), weight: each.fee * BigInt(each.restHours > 0 ? 2 : each.halfDays) })),
  )
}

// What weighs halves of a day's money: rounded once over all projects, then spread over them.
function inHalves(parts: readonly DimsShare[]): DimsAmount[] {
  const amount = money(mulDiv(whole(parts.map(({ weight }) => weight)), 1n, 2n))
  return amount === ZERO ? [] : spreadDims(amount, parts)
}

const whole = (list: readonly bigint[]) => list.reduce((all, each) => all + each, 0n)
