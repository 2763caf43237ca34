import { minus, sum, type Money } from '#ground/money.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'
import { priceLines, usedAccount, type Revalued } from '../bills/entry.ts'

export interface ReturnToBook {
  readonly supplierId: string
  /** Out of 2-1110: what was not billed. */
  readonly unbilled: Money
  /** Off the debt, and ours to use. */
  readonly taken: Money
  readonly unused: Money
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
  const party = { partyId: back.supplierId }
  const known = [
    debit(accounts.receivedNotBilled, back.unbilled),
    debit(accounts.payable, back.taken, party),
    debit(accounts.supplierAdvance, back.unused, party),
    credit(accounts.vatIn, back.ppn),
    ...priceLines(back.repriced, back.siteLines),
    ...back.moves.map((move) => debit(move.account, move.value)),
  ]
  // Goods leave at what they came in for; prices and rounding since then are cost.
  const over = minus(sum(known.map((line) => line.debit)), sum(known.map((line) => line.credit)))
  const first = back.moves[0]
  const projectId = first?.projectId ?? null
  const about = projectId === null ? {} : { projectId }
  return [...known, credit(first ? usedAccount(first, back.siteLines) : accounts.costOfGoodsSold, over, about)]
}

/** The entry of a replacement given up: debt and advance on the left; what stood in 2-1110 and PPN on the right; the rest is cost. */
export function closingEntry(closed: {
  readonly supplierId: string
  readonly taken: Money
  readonly unused: Money
  readonly cost: Money
  readonly ppn: Money
  /** Where the goods were: on a site, or for a project. */
  readonly first: { readonly isSite: boolean; readonly projectId: string | null } | undefined
}): EntryLine[] {
  const party = { partyId: closed.supplierId }
  const { isSite = false, projectId = null } = closed.first ?? {}
  // A supplier credits what stood on the line; freight and PPN that we could not credit are ours to bear.
  const over = minus(sum([closed.taken, closed.unused]), sum([closed.cost, closed.ppn]))
  const account = isSite || projectId !== null ? accounts.projectMaterial : accounts.costOfGoodsSold
  return [
    debit(accounts.payable, closed.taken, party),
    debit(accounts.supplierAdvance, closed.unused, party),
    credit(accounts.receivedNotBilled, closed.cost),
    credit(accounts.vatIn, closed.ppn),
    credit(account, over, projectId === null ? {} : { projectId }),
  ]
}
