import type { Day } from '#ground/day.ts'
import { max, min, minus, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percentOf, percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { DueBy } from './contract.ts'

/** An instalment as it was agreed. */
export interface AgreedInstalment {
  readonly name: string
  readonly percent: Percent
  readonly dueBy: DueBy
  readonly duePercent: Percent | null
  readonly dueOn: Day | null
  readonly expectedOn: Day | null
  readonly documents: string | null
}

/** What an instalment was billed at: the amount, and what the whole contract came to at that rate. */
export interface InstalmentShare {
  readonly amount: Money
  readonly basis: Money
}

/** Judges the rows of a plan: each a share with what makes it due ('instalment.due-untold'), all of them 100 percent ('instalment.not-whole'). */
export function judgeInstalments(rows: readonly AgreedInstalment[]): void {
  rows.forEach((row, at) => {
    const line = at + 1
    if (row.percent === 0n) throw new Refusal('instalment.no-share', { line }, { field: `instalments.${at}.percent` })
    if ((row.dueBy === 'progress') !== (row.duePercent !== null))
      throw new Refusal('instalment.due-untold', { line, what: 'progres' }, { field: `instalments.${at}.duePercent` })
    if ((row.dueBy === 'date') !== (row.dueOn !== null))
      throw new Refusal('instalment.due-untold', { line, what: 'tanggal' }, { field: `instalments.${at}.dueOn` })
  })
  const total = rows.reduce((all, row) => all + row.percent, 0n) as Percent
  if (rows.length > 0 && total !== HUNDRED_PERCENT)
    throw new Refusal('instalment.not-whole', { total: percentText(total) }, { field: 'instalments' })
}

interface Shared {
  readonly id: string
  readonly percent: Percent
  readonly taken: InstalmentShare | null
}

/**
 * Tells what each instalment that is not billed comes to: its percent of the contract, half up; the last takes what is
 * left, so that all of them are the contract to the rupiah. What was billed keeps its amount, so after a change the rest
 * carries all of it, by its percents.
 *
 *   1.000.000.001 in 30 · 30 · 40 %: 300.000.000 · 300.000.000 · 400.000.001
 */
export function instalmentShares(
  rows: readonly Shared[],
  of: { readonly value: Money; readonly billed: Money },
): Map<string, InstalmentShare> {
  const open = rows.filter((row) => row.taken === null)
  const percents = open.reduce((all, row) => all + row.percent, 0n)
  if (percents === 0n) return new Map()
  const gone = rows.reduce((all, { taken, percent }) => all + (taken ? taken.basis * percent : 0n), 0n)
  const basis = max(mulDiv(max((of.value * HUNDRED_PERCENT - gone) as Money, ZERO), 1n, percents) as Money, ZERO)
  const taken = sum(rows.map((row) => row.taken?.amount ?? ZERO))
  let left = max(minus(of.value, max(taken, of.billed)), ZERO)
  return new Map(
    open.map((row, at) => {
      const amount = at === open.length - 1 ? left : min(percentOf(basis, row.percent), left)
      left = minus(left, amount)
      return [row.id, { amount, basis }]
    }),
  )
}

/** What has come of a project that may make an instalment due. */
export interface DueFacts {
  readonly on: Day
  readonly pct: Percent
  readonly firstOn: Day | null
  readonly finalOn: Day | null
}

/** Tells whether what an instalment waits for has come by a day. */
export function isDue(
  { dueBy, duePercent, dueOn }: Pick<AgreedInstalment, 'dueBy' | 'duePercent' | 'dueOn'>,
  facts: DueFacts,
) {
  if (dueBy === 'progress') return facts.pct >= (duePercent ?? HUNDRED_PERCENT)
  const day = dueBy === 'date' ? dueOn : dueBy === 'bast-1' ? facts.firstOn : facts.finalOn
  return day !== null && day <= facts.on
}

/** Tells how many of the first instalments an amount that was billed before comes to exactly; null: no number of them. */
export function openedInstalments(shares: readonly InstalmentShare[], billed: Money): number | null {
  let upTo = ZERO
  if (billed === 0n) return 0
  for (const [at, share] of shares.entries()) {
    upTo = plus(upTo, share.amount)
    if (upTo === billed) return at + 1
  }
  return null
}
