import { dimsOf, NO_DIMS, spreadDims, sumDims, type Dims, type DimsAmount, type DimsShare } from '#ground/dims.ts'
import type { Money } from '#ground/money.ts'
import { accounts, creditEach, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { CostHead } from '#modules/projects/contract.ts'

/** A move of the stock book that changed what goods are worth. */
export interface Revalued extends Dims {
  readonly account: string
  readonly lineId: string | null
  readonly value: Money
  /** Of goods that were used already: whoever used them bears it. */
  readonly difference: Money
}

/** A service: no stock, straight to cost. */
export interface Expense extends DimsAmount {
  readonly account: string
}

export interface BillToBook {
  readonly supplierId: string
  /** What 2-1110 held for the billed goods, line by line. */
  readonly received: readonly DimsAmount[]
  readonly moves: readonly Revalued[]
  /** Lines whose goods went straight to a site: what was used there is cost of the project. */
  readonly siteLines: ReadonlySet<string>
  readonly expenses: readonly Expense[]
  /** PPN that we may credit. */
  readonly ppn: Money
  readonly total: Money
  /** What its lines are for, by what they come to. */
  readonly shares: readonly DimsShare[]
}

/** The entry of a bill: goods received, what they turned out to cost more, services and PPN on the left; the debt on the right. */
export function billEntry(bill: BillToBook): EntryLine[] {
  return [
    ...sumDims(bill.received).map((each) => debit(accounts.receivedNotBilled, each.amount, dimsOf(each))),
    ...priceLines(bill.moves, bill.siteLines),
    ...bill.expenses.map((each) => debit(each.account, each.amount, dimsOf(each))),
    debit(accounts.vatIn, bill.ppn, NO_DIMS),
    ...creditEach(accounts.payable, spreadDims(bill.total, bill.shares), bill.supplierId),
  ]
}

/** What a price that came later does: goods still here are worth more, goods that were used cost more. */
export function priceLines(moves: readonly Revalued[], siteLines: ReadonlySet<string>): EntryLine[] {
  return moves.flatMap((move) => [
    debit(move.account, move.value, dimsOf(move)),
    debit(usedAccount(move, siteLines), move.difference, dimsOf(move)),
  ])
}

/** Where the price of used goods belongs: to the project that used them, or to cost of goods sold. */
export function usedAccount(move: Pick<Revalued, 'projectId' | 'lineId'>, siteLines: ReadonlySet<string>): string {
  const isSite = move.lineId !== null && siteLines.has(move.lineId)
  return move.projectId !== null || isSite ? accounts.projectMaterial : accounts.costOfGoodsSold
}

/**
 * Tells under which head the service of a project stands: that of its work item, else by what its supplier is. A work item
 * of material says nothing of a service.
 */
export function serviceHead(supplierKinds: readonly string[], costHead: CostHead | null): CostHead {
  if (costHead !== null && costHead !== 'material') return costHead
  if (supplierKinds.includes('subkon')) return 'subkon'
  return supplierKinds.includes('sewa_alat') ? 'alat' : 'umum'
}

const headAccounts = {
  material: accounts.projectMaterial,
  upah: accounts.projectPieceWages,
  alat: accounts.projectEquipment,
  subkon: accounts.projectSubcontract,
  umum: accounts.projectOverhead,
} as const

/** The account of a service: that of its head where a project asked for it, else the office bears it. */
export function serviceAccount(
  supplierKinds: readonly string[],
  isForProject: boolean,
  costHead: CostHead | null,
): string {
  return isForProject ? headAccounts[serviceHead(supplierKinds, costHead)] : accounts.officeExpense
}
