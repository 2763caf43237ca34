import { dimsOf, NO_DIMS, ofProject, sumDims, type Dims, type DimsAmount } from '#ground/dims.ts'
import { minus, plus, sum, type Money } from '#ground/money.ts'
import { accounts, credit, debit, debitEach, type EntryLine } from '#modules/journal/rules.ts'
import { priceLines, usedAccount, type Revalued } from '../bills/entry.ts'

export interface ReturnToBook {
  readonly supplierId: string
  /** Out of 2-1110: what was not billed. */
  readonly unbilled: readonly DimsAmount[]
  /** Off the debt, by the projects of its bills; and ours to use. */
  readonly taken: readonly DimsAmount[]
  readonly unused: Money
  /** The project of what is ours to use. */
  readonly projectId: string | null
  /** PPN that we had credited. */
  readonly ppn: Money
  /** The price that bills had added, taken out again. */
  readonly repriced: readonly Revalued[]
  /** The goods. */
  readonly moves: readonly Revalued[]
  /** Lines that had gone straight to a site. */
  readonly siteLines: ReadonlySet<string>
}

/** The entry of goods that go back: 2-1110, debt and advance on the left; inventory and PPN on the right; what is left over is cost. */
export function returnEntry(back: ReturnToBook): EntryLine[] {
  const { supplierId: partyId } = back
  const known = [
    ...sumDims(back.unbilled).map((each) => debit(accounts.receivedNotBilled, each.amount, dimsOf(each))),
    ...debitEach(accounts.payable, back.taken, partyId),
    debit(accounts.supplierAdvance, back.unused, { ...ofProject(back.projectId), partyId }),
    credit(accounts.vatIn, back.ppn, NO_DIMS),
    ...priceLines(back.repriced, back.siteLines),
    ...back.moves.map((move) => debit(move.account, move.value, dimsOf(move))),
  ]
  // Goods leave at what they came in for; prices and rounding since then are cost.
  const over = minus(sum(known.map((line) => line.debit)), sum(known.map((line) => line.credit)))
  const first = back.moves[0]
  const about = dimsOf(first ?? NO_DIMS)
  return [...known, credit(first ? usedAccount(first, back.siteLines) : accounts.costOfGoodsSold, over, about)]
}

/** The entry of a replacement given up: debt and advance on the left; what stood in 2-1110 and PPN on the right; the rest is cost. */
export function closingEntry(closed: {
  readonly supplierId: string
  readonly taken: readonly DimsAmount[]
  readonly unused: Money
  /** The project of what is ours to use. */
  readonly projectId: string | null
  readonly cost: readonly DimsAmount[]
  readonly ppn: Money
  /** Where the goods were: on a site, or for a project. */
  readonly first: (Dims & { readonly isSite: boolean }) | undefined
}): EntryLine[] {
  const { supplierId: partyId, first } = closed
  const { isSite = false, projectId = null } = first ?? {}
  // A supplier credits what stood on the line; freight and PPN that we could not credit are ours to bear.
  const whole = (amounts: readonly DimsAmount[]) => sum(amounts.map((each) => each.amount))
  const over = minus(plus(whole(closed.taken), closed.unused), plus(whole(closed.cost), closed.ppn))
  const account = isSite || projectId !== null ? accounts.projectMaterial : accounts.costOfGoodsSold
  return [
    ...debitEach(accounts.payable, closed.taken, partyId),
    debit(accounts.supplierAdvance, closed.unused, { ...ofProject(closed.projectId), partyId }),
    ...sumDims(closed.cost).map((each) => credit(accounts.receivedNotBilled, each.amount, dimsOf(each))),
    credit(accounts.vatIn, closed.ppn, NO_DIMS),
    credit(account, over, dimsOf(first ?? NO_DIMS)),
  ]
}
