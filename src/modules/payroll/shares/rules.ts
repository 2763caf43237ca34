import type { Day } from '#ground/day.ts'
import { dimsKey, dimsOf, NO_DIMS, ofProject, sumDims, type DimsAmount, type DimsShare } from '#ground/dims.ts'
import { max, min, minus, money, mulDiv, sum, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT } from '#ground/percent.ts'
import { accounts } from '#modules/journal/rules.ts'
import { assignedOn, type Assignment } from '#modules/people/employees/rules.ts'
import type { LineCode, LineSide } from '../slips/words.ts'

/** A line of a slip, worked out or kept. */
interface CostLine {
  readonly side: LineSide
  readonly code: LineCode
  readonly amount: Money | string
}

/** What of a slip a project bears as it is kept; without a project: the office. */
export interface ShareKept {
  readonly projectId: string | null
  readonly weight: string
  readonly amount: string
}

/** What wages are booked on, and which lines of a slip stand there; days that are not paid, and what was paid too much before, lessen the first. */
const costs: readonly (readonly [account: string, side: LineSide, codes: readonly LineCode[]])[] = [
  [accounts.salaries, 'pendapatan', ['pokok', 'tetap', 'lembur', 'tunjangan']],
  [accounts.employerInsurance, 'perusahaan', ['kesehatan', 'jht', 'jp', 'jkk', 'jkm']],
  [accounts.bonuses, 'pendapatan', ['bonus', 'thr']],
  [accounts.taxAllowances, 'pendapatan', ['tunjangan_pph']],
]

/**
 * Weighs for which projects somebody worked on some days; what is assigned nowhere is the office's. Nothing where no day is
 * assigned at all.
 */
export function projectWeights(assignments: readonly Assignment[], days: readonly Day[]): DimsShare[] {
  const parts = days.flatMap((day) => {
    const own = assignedOn(assignments, day).map(({ projectId, percent }) => ({
      ...ofProject(projectId),
      weight: percent as bigint,
    }))
    return [...own, { ...NO_DIMS, weight: HUNDRED_PERCENT - own.reduce((all, { weight }) => all + weight, 0n) }]
  })
  if (parts.every(({ projectId }) => projectId === null)) return []
  const weights = [...Map.groupBy(parts, dimsKey).values()].flatMap((group) =>
    group[0] ? [{ ...dimsOf(group[0]), weight: group.reduce((all, { weight }) => all + weight, 0n) }] : [],
  )
  return weights.filter(({ weight }) => weight > 0n).toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
}

// The office stands last.
const placeOf = ({ projectId }: DimsShare) => (projectId === null ? '2' : `1${projectId}`)

/** An amount on an account of wages, for a project or none. */
export interface SplitCost extends DimsAmount {
  readonly account: string
}

/**
 * Splits what somebody's slip costs: each project bears its percent of the whole, half up, as its overhead (5-5000), and the last what is left (`people.md`
 * R13); what the office bears stands on the accounts of wages, by what each of them has.
 */
export function splitCosts(lines: readonly CostLine[], shares: readonly DimsShare[]): SplitCost[] {
  const amounts = costsOf(lines)
  const whole = sum(amounts.map(({ amount }) => amount))
  const parts = restToLast(whole, shares)
  const projects = parts.filter(({ projectId }) => projectId !== null)
  const office = parts.filter(({ projectId }) => projectId === null)
  return [
    ...projects.map((part) => ({ ...part, account: accounts.projectOverhead })),
    ...office.flatMap((part) => ofOffice(amounts, whole, part)),
  ]
}

interface AccountCost {
  readonly account: string
  readonly amount: Money
}

function costsOf(lines: readonly CostLine[]): AccountCost[] {
  const of = (side: LineSide, codes: readonly LineCode[]) =>
    sum(lines.filter((line) => line.side === side && codes.includes(line.code)).map(({ amount }) => money(amount)))
  return costs.map(([account, side, codes]) => {
    const unpaid = account === accounts.salaries ? of('potongan', ['tanpa_upah', 'koreksi']) : money(0)
    return { account, amount: minus(of(side, codes), unpaid) }
  })
}

// The account that has most bears what is left of a rupiah.
function ofOffice(amounts: readonly AccountCost[], whole: Money, office: DimsAmount): SplitCost[] {
  const [most, ...others] = amounts.toSorted((a, b) => Number(b.amount - a.amount))
  if (most === undefined) return []
  const borne = others.map(({ account, amount }) => ({
    ...dimsOf(office),
    ...{ account, amount: whole === 0n ? amount : (mulDiv(amount, office.amount, whole) as Money) },
  }))
  const rest = minus(office.amount, sum(borne.map(({ amount }) => amount)))
  return [{ ...dimsOf(office), account: most.account, amount: rest }, ...borne]
}

// Shares that are all rounded up never come to more than there is.
function restToLast(amount: Money, shares: readonly DimsShare[]): DimsAmount[] {
  if (shares.length === 0) return [{ ...NO_DIMS, amount }]
  const whole = shares.reduce((all, { weight }) => all + weight, 0n)
  let left = amount
  return shares.map((share, at) => {
    const due = mulDiv(amount, share.weight, whole) as Money
    const borne = at === shares.length - 1 ? left : amount < 0n ? max(due, left) : min(due, left)
    left = minus(left, borne)
    return { ...dimsOf(share), amount: borne }
  })
}

/** Tells what a slip costs the company, as the books have it: the wage of the days that are paid, and what the company bears. */
export function slipCost(lines: readonly CostLine[]): Money {
  return sum(splitCosts(lines, []).map(({ amount }) => amount))
}

/** Tells what each project bears of a slip, as it is kept; nothing where nobody is assigned. */
export function slipShares(lines: readonly CostLine[], shares: readonly DimsShare[]): ShareKept[] {
  if (shares.length === 0) return []
  const amounts = new Map(sumDims(splitCosts(lines, shares)).map((one) => [one.projectId, one.amount]))
  return shares.map(({ projectId, weight }) => ({
    ...{ projectId, weight: String(weight), amount: String(amounts.get(projectId) ?? 0) },
  }))
}

/** Reads kept shares back as weights. */
export function keptWeights(shares: unknown): DimsShare[] {
  return (shares as readonly ShareKept[]).map(({ projectId, weight }) => ({
    ...ofProject(projectId),
    weight: BigInt(weight),
  }))
}
