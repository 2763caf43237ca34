import { dimsOf, NO_DIMS, ofProject } from '#ground/dims.ts'
import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'

/** What stood of a subcontract when the books began, before PPN. */
export interface OpenedSubcontract {
  /** Measured and billed, before deductions. */
  readonly billed: Money
  /** Paid ahead and not taken off a bill yet. */
  readonly advance: Money
  readonly retention: Money
}

/**
 * Judges what stood of a subcontract: something at all ('subcontract-opening.empty'), an advance that what is left can
 * bear ('subcontract-opening.advance-beyond'), and no more retention than was billed ('subcontract-opening.retention-beyond').
 */
export function judgeOpenedSubcontract({ billed, advance, retention }: OpenedSubcontract, total: Money): void {
  if (plus(billed, advance) === ZERO) throw new Refusal('subcontract-opening.empty')
  const left = minus(total, billed)
  if (advance > left) throw new Refusal('subcontract-opening.advance-beyond', { most: left }, { field: 'advance' })
  if (retention > billed)
    throw new Refusal('subcontract-opening.retention-beyond', { most: billed }, { field: 'retention' })
}

/** What was built of a work item, where its cost comes in with the opening. */
export interface OpenedWork {
  readonly workItemId: string
  readonly amount: Money
}

/**
 * Writes the entry of an opening: the advance that is left and the cost of the work on the left, the retention on the right;
 * the capital explains the rest.
 *
 *   100 jt billed, 10 jt of the advance left, 5 jt held back: Dr 1-1410 10, 5-3000 100 · Cr 2-1120 5, 3-1000 105
 */
export function subcontractOpeningEntry(
  money: OpenedSubcontract,
  costs: readonly OpenedWork[],
  of: { readonly projectId: string; readonly supplierId: string },
): EntryLine[] {
  const about = { ...ofProject(of.projectId), memo: 'Saldo awal SPK' }
  const party = { ...about, partyId: of.supplierId }
  const lines = [
    debit(accounts.supplierAdvance, money.advance, party),
    ...costs.map(({ workItemId, amount }) =>
      debit(accounts.projectSubcontract, amount, { ...about, ...dimsOf({ projectId: of.projectId, workItemId }) }),
    ),
    credit(accounts.subcontractRetention, money.retention, party),
  ]
  const rest = minus(sum(lines.map((line) => line.debit)), sum(lines.map((line) => line.credit)))
  return [...lines, credit(accounts.paidInCapital, rest, { ...NO_DIMS, memo: 'Penyeimbang saldo awal' })]
}
