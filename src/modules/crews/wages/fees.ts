import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import { dimsOf, spreadDims, sumDims, type Dims, type DimsAmount } from '#ground/dims.ts'
import { allocate, max, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'
import type { FeeWay } from '../terms/words.ts'
import type { Marked } from '../words.ts'
import { dayUnit, inHalves } from './rules.ts'

/** What a foreman has for his crew, as agreed with him from a day on. */
export interface Fee {
  readonly way: FeeWay
  /** For a man-day, or for a week; unused with a percentage. */
  readonly amount: Money
  readonly percent: Percent
  /** Cut from the wages of his crew, who said so in writing (PP 36/2021 art. 64), instead of borne by the company. */
  readonly isFromCrew: boolean
}

/** A day that somebody of a foreman's crew worked, and what was agreed with the foreman on it. */
export interface CrewManDay extends Dims, Pick<Marked, 'halfDays' | 'restHours'> {
  readonly workerId: string
  readonly day: Day
  readonly fee: Fee
  /** Wage and overtime of the day, in the parts of a rupiah that `dayUnit` names. */
  readonly earned: bigint
}

/** What a foreman has for some days of his crew. */
export interface FeeFound {
  /** Borne by the company: a wage of his own, by project and work item. */
  readonly shares: readonly DimsAmount[]
  /** Borne by his crew: what each is to give, before what their wage bears. */
  readonly dues: ReadonlyMap<string, Money>
  /** The Saturdays whose fixed fee this is. */
  readonly weeks: readonly Day[]
}

interface Part extends Dims {
  readonly workerId: string
  readonly weight: bigint
}

/**
 * Works out what a foreman has for his crew: by the man-day (a day of rest counts as one), by percent of their wages and
 * overtime, or fixed for a week in which they worked, once a week. What the company bears is rounded once for each way, what the crew bears once for each of them.
 */
export function workOutFee(
  crew: readonly CrewManDay[],
  { week, weeksHad }: { readonly week: WeekDays; readonly weeksHad: ReadonlySet<string> },
): FeeFound {
  const found: FeeFound[] = []
  const manDays = ways(crew, 'man-day').map((each) => partOf(each, each.fee.amount * halvesOf(each)))
  found.push(feeOf(manDays, ways(crew, 'man-day'), (parts) => inHalves(parts)))
  const percents = ways(crew, 'percent').map((each) => partOf(each, each.earned * each.fee.percent))
  found.push(
    feeOf(percents, ways(crew, 'percent'), (parts) => {
      const amount = money(mulDiv(wholeOf(parts), 1n, dayUnit(week) * HUNDRED_PERCENT))
      return amount === ZERO ? [] : spreadDims(amount, parts)
    }),
  )
  const weekly = Map.groupBy(ways(crew, 'week'), ({ day }) => saturdayAfter(day))
  for (const [until, own] of weekly) {
    const last = own.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1)
    if (last && last.fee.amount > 0n && !weeksHad.has(until)) found.push(weekFee(own, last.fee, until))
  }
  return {
    shares: sumDims(found.flatMap(({ shares }) => shares)).filter(({ amount }) => amount !== ZERO),
    dues: duesOf(found.flatMap(({ dues }) => [...dues])),
    weeks: found.flatMap(({ weeks }) => weeks),
  }
}

const ways = (crew: readonly CrewManDay[], way: FeeWay) => crew.filter(({ fee }) => fee.way === way)
const halvesOf = ({ restHours, halfDays }: CrewManDay) => BigInt(restHours > 0 ? 2 : halfDays)
const partOf = (each: CrewManDay, weight: bigint): Part => ({ ...dimsOf(each), workerId: each.workerId, weight })
const wholeOf = (parts: readonly Part[]) => parts.reduce((all, { weight }) => all + weight, 0n)
const saturdayAfter = (day: Day) => addDays(day, (12 - weekdayOf(day)) % 7)

function feeOf(
  parts: readonly Part[],
  days: readonly CrewManDay[],
  comesTo: (parts: readonly Part[]) => DimsAmount[],
): FeeFound {
  const fromCrew = parts.filter((_, at) => days[at]?.fee.isFromCrew)
  const dues = [...Map.groupBy(fromCrew, ({ workerId }) => workerId)].map(
    ([workerId, own]) => [workerId, sum(comesTo(own).map(({ amount }) => amount))] as const,
  )
  return { shares: comesTo(parts.filter((_, at) => !days[at]?.fee.isFromCrew)), dues: new Map(dues), weeks: [] }
}

// Over the days of the week, by how much of each was worked.
function weekFee(own: readonly CrewManDay[], fee: Fee, until: Day): FeeFound {
  const parts = own.map((each) => partOf(each, halvesOf(each)))
  if (!fee.isFromCrew) return { shares: spreadDims(fee.amount, parts), dues: new Map(), weeks: [until] }
  const members = [...Map.groupBy(parts, ({ workerId }) => workerId)]
  const amounts = allocate(
    fee.amount,
    members.map(([, days]) => wholeOf(days)),
  )
  return { shares: [], dues: new Map(members.map(([id], at) => [id, amounts[at] ?? ZERO])), weeks: [until] }
}

function duesOf(dues: readonly (readonly [string, Money])[]): ReadonlyMap<string, Money> {
  const byWorker = [...Map.groupBy(dues, ([workerId]) => workerId)]
  return new Map(byWorker.map(([workerId, own]) => [workerId, sum(own.map(([, amount]) => amount))] as const))
}

/** Adds what corrected days change of what men give their foremen; never to less than nothing. */
export function withLateDues(
  fees: ReadonlyMap<string, FeeFound>,
  late: readonly { readonly foremanId: string | null; readonly workerId: string; readonly amount: Money }[],
): ReadonlyMap<string, FeeFound> {
  const all = new Map(fees)
  for (const { foremanId, workerId, amount } of late) {
    if (foremanId === null || amount === ZERO) continue
    const fee = all.get(foremanId) ?? { shares: [], dues: new Map(), weeks: [] }
    const due = max(ZERO, plus(fee.dues.get(workerId) ?? ZERO, amount))
    all.set(foremanId, { ...fee, dues: new Map([...fee.dues, [workerId, due]]) })
  }
  return all
}

/** What is to be given to foremen, worker by worker, and what each foreman has once it is known what wages bear. */
export interface CrewDues {
  readonly of: (workerId: string) => Money
  readonly passed: (cutOf: (workerId: string) => Money) => ReadonlyMap<string, Money>
}

/** Adds up what each worker is to give to the foremen they worked for; what their wage bears is split by what each was due. */
export function crewDues(fees: ReadonlyMap<string, FeeFound>): CrewDues {
  const dues = [...fees].flatMap(([foremanId, fee]) =>
    [...fee.dues].map(([workerId, amount]) => ({ foremanId, workerId, amount })),
  )
  const byWorker = Map.groupBy(dues, ({ workerId }) => workerId)
  return {
    of: (workerId) => sum((byWorker.get(workerId) ?? []).map(({ amount }) => amount)),
    passed: (cutOf) => {
      const parts = [...byWorker].flatMap(([workerId, own]) => {
        const cut = cutOf(workerId)
        if (cut === ZERO) return []
        const amounts = allocate(
          cut,
          own.map(({ amount }) => amount),
        )
        return own.map(({ foremanId }, at) => [foremanId, amounts[at] ?? ZERO] as const)
      })
      return duesOf(parts)
    },
  }
}
