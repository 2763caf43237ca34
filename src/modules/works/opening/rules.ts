import type { Day } from '#ground/day.ts'
import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { minus, sum, type Money } from '#ground/money.ts'
import { mulDiv } from '#ground/money.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import type { Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { CostHead } from '#modules/projects/contract.ts'
import type { RetentionManner } from '#modules/sales/contract.ts'
import type { MeasuredLine, WeekVolume } from '../progress/rules.ts'
import { weekOfDay } from '../schedule/rules.ts'

/** What a project cost before the books began, under a head. */
export interface OpenedCost {
  readonly head: CostHead
  readonly workItemId: string | null
  readonly amount: Money
}

/** What stood of a contract when the books began, before PPN. */
export interface OpenedMoney {
  readonly billed: Money
  readonly downPayment: Money
  readonly retention: Money
}

/** The account under which the cost of a head comes in. */
export const openedAccounts: Readonly<Record<CostHead, string>> = {
  material: accounts.projectMaterial,
  upah: accounts.projectDailyWages,
  alat: accounts.projectEquipment,
  subkon: accounts.projectSubcontract,
  umum: accounts.projectOverhead,
}

/**
 * Judges what stood of a contract: billed never above its price ('project-opening.billed-beyond'), the down payment that
 * is open never above what is left to bill ('project-opening.advance-beyond'), retention never above what was billed
 * ('project-opening.retention-beyond') and only once all was where it is held back of the last termin
 * ('project-opening.retention-at-end'), and something at all ('project-opening.empty').
 */
export function judgeOpening(
  money: OpenedMoney,
  of: { readonly value: Money; readonly hasMore: boolean; readonly retentionManner: RetentionManner },
): void {
  const { billed, downPayment, retention } = money
  if (billed === 0n && downPayment === 0n && retention === 0n && !of.hasMore) throw new Refusal('project-opening.empty')
  const left = minus(of.value, billed)
  if (left < 0n) throw new Refusal('project-opening.billed-beyond', { most: of.value }, { field: 'billed' })
  if (downPayment > left) throw new Refusal('project-opening.advance-beyond', { most: left }, { field: 'downPayment' })
  if (retention > billed)
    throw new Refusal('project-opening.retention-beyond', { most: billed }, { field: 'retention' })
  if (retention > 0n && left > 0n && of.retentionManner === 'last')
    throw new Refusal('project-opening.retention-at-end', {}, { field: 'retention' })
}

/**
 * Writes the entry of an opening: retention and cost on the left, the open down payment and what was billed on the right,
 * each for the project; the capital explains the rest.
 */
export function projectOpeningEntry(
  money: OpenedMoney,
  costs: readonly OpenedCost[],
  of: { readonly projectId: string; readonly customerId: string },
): EntryLine[] {
  const about = { ...ofProject(of.projectId), memo: 'Saldo awal proyek' }
  const party = { ...about, partyId: of.customerId }
  const lines = [
    debit(accounts.retentionReceivable, money.retention, party),
    ...costs.map(({ head, workItemId, amount }) => debit(openedAccounts[head], amount, { ...about, workItemId })),
    credit(accounts.customerAdvance, money.downPayment, party),
    credit(accounts.constructionRevenue, money.billed, about),
  ]
  const rest = minus(sum(lines.map((line) => line.debit)), sum(lines.map((line) => line.credit)))
  return [...lines, credit(accounts.paidInCapital, rest, { ...NO_DIMS, memo: 'Penyeimbang saldo awal' })]
}

/** Tells the volumes that one share of every line comes to, four decimals half up. */
export function shareOfLines(lines: readonly MeasuredLine[], share: Percent): WeekVolume[] {
  return lines.map(({ workItemId, volume }) => ({
    workItemId,
    volume: mulDiv(volume, share, HUNDRED_PERCENT) as bigint as Quantity,
  }))
}

/** Counts the week of a project in which a day lies, the first from its first day; without one it is the first. */
export function weekOf(start: Day | null, on: Day): number {
  return start === null || on < start ? 1 : Math.min(1000, weekOfDay(start, on))
}
