import type { Day } from '#ground/day.ts'
import { dimsOf, spreadDims, sumDims, type Dims, type DimsAmount, type DimsShare } from '#ground/dims.ts'
import { allocate, min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
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
}

/** An approved day of a worker with what was valid on it. */
export interface PaidDay extends Dims, Marked {
  readonly day: Day
  /** For a whole day. */
  readonly rate: Money
  readonly terms: Terms
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
  /** What a foreman has for his crew from the company. */
  readonly fee?: readonly DimsAmount[]
  /** What is to be given to the foreman of it, before what a wage can bear. */
  readonly feeDue?: Money
  readonly week: WeekDays
  readonly law: Parameters<typeof workerTax>[0]
  /** What was paid too little, or too much, of days before, by project and work item. */
  readonly corrections?: readonly DimsAmount[]
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
  /** Of days that were paid before: more, or less. */
  readonly correction: Money
  /** Of work by the piece. */
  readonly piece: Money
  readonly gross: Money
  readonly tax: Money
  readonly kasbon: Money
  /** Held back of what the leader's contract comes to; taxed now, paid later untaxed. */
  readonly retention: Money
  /** Given to the foreman, as agreed in writing; half of a wage bears it and kasbon (PP 36/2021 art. 65). */
  readonly feeCut: Money
  /** What a foreman has of what his crew gives. */
  readonly feePassed: Money
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
  const [crewFee, corrections] = [facts.fee ?? [], facts.corrections ?? []]
  const total = (shares: readonly DimsAmount[]) => sum(shares.map(({ amount }) => amount))
  const pieceShares = pieces.flatMap(({ amount, works }) => spreadDims(amount, works.map(weighed)))
  const gross = sum([wages, overtime, meal, crewFee, pieceShares, corrections].map(total))
  const { tax } = workerTax(facts.law, gross, Math.max(dates, 1))
  const retention = sum(pieces.map((piece) => piece.retention))
  const left = minus(gross, plus(tax, retention))
  const feeCut = kasbonCut(facts.feeDue ?? ZERO, left)
  const kasbon = min(kasbonCut(facts.kasbonDue, left), minus(money(left / 2n), feeCut))
  return {
    dates,
    halfDays: [...worked, ...pieces].reduce((all, { halfDays }) => all + halfDays, 0),
    wages: total(wages),
    overtime: total(overtime),
    meal: total(meal),
    crewFee: total(crewFee),
    correction: total(corrections),
    piece: total(pieceShares),
    ...{ gross, tax, kasbon, retention, feeCut, feePassed: ZERO, net: minus(left, plus(kasbon, feeCut)) },
    shares: sumDims([...wages, ...overtime, ...meal, ...crewFee, ...corrections]).filter(
      ({ amount }) => amount !== ZERO,
    ),
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
  const { den } = hourOf(week)
  const byProject = Map.groupBy(days, ({ projectId }) => projectId)
  return [...byProject.values()].flatMap((own) => {
    const weights = own.map((each) => overtimeWeight(each, week))
    const amount = money(mulDiv(whole(weights), 1n, den * 4n))
    if (amount === ZERO) return []
    return spreadDims(
      amount,
      own.map((each, at) => ({ ...dimsOf(each), weight: weights[at] ?? 0n })),
    )
  })
}

// In quarters of an hour's wage, times the divisor of an hour.
function overtimeWeight({ rate, terms, overtime, restHours }: PaidDay, week: WeekDays): bigint {
  const { num, den } = hourOf(week)
  const byLaw = rate * num * restQuarters(restHours, week)
  const agreed = terms.overtimeRate === null ? null : terms.overtimeRate * den * 2n * BigInt(overtime)
  return byLaw + (agreed ?? rate * num * overtimeQuarters(overtime))
}

// Once a date, over the projects of the date by how much of it each had.
function mealShares(days: readonly PaidDay[]): DimsAmount[] {
  return [...Map.groupBy(days, ({ day }) => day).values()].flatMap((own) => {
    const [first] = own
    const isEarned = own.some(isFed)
    if (!first || !isEarned || first.terms.meal === ZERO) return []
    const hasHalves = own.some(({ halfDays }) => halfDays > 0)
    const parts = allocate(
      first.terms.meal,
      own.map(({ halfDays, restHours }) => BigInt(hasHalves ? halfDays : restHours)),
    )
    return own.map(({ projectId, workItemId }, at) => ({ projectId, workItemId, amount: parts[at] ?? ZERO }))
  })
}

/** Tells whether a day is one of a meal: worked at all, or eight hours of a day of rest. */
export const isFed = ({ halfDays, restHours }: Pick<Marked, 'halfDays' | 'restHours'>) => halfDays > 0 || restHours >= 8

/** Adds to a foreman's note what his crew gave him. */
export function withFeePassed(note: Note, feePassed: Money): Note {
  return { ...note, feePassed, net: plus(note.net, feePassed) }
}

/** Names the parts of a rupiah that `dayEarned` counts in. */
export function dayUnit(week: WeekDays): bigint {
  return hourOf(week).den * 4n
}

/** Tells what wage and overtime of a day come to, unrounded. */
export function dayEarned(day: PaidDay, week: WeekDays): bigint {
  return day.rate * BigInt(day.halfDays) * 2n * hourOf(week).den + overtimeWeight(day, week)
}

/** Weighs halves of a day's money: rounded once over all projects, then spread over them. */
export function inHalves(parts: readonly DimsShare[]): DimsAmount[] {
  const amount = money(mulDiv(whole(parts.map(({ weight }) => weight)), 1n, 2n))
  return amount === ZERO ? [] : spreadDims(amount, parts)
}

const whole = (list: readonly bigint[]) => list.reduce((all, each) => all + each, 0n)
