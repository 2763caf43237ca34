import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts } from '#modules/journal/accounts.ts'

export { accounts } from '#modules/journal/accounts.ts'

/** One line of an entry: money on exactly one side of an account. */
export interface EntryLine {
  readonly account: string
  readonly debit: Money
  readonly credit: Money
  readonly partyId?: string | null
  readonly projectId?: string | null
  readonly memo?: string | null
}

type About = Pick<EntryLine, 'partyId' | 'projectId' | 'memo'>

/** Writes a debit; an amount below zero becomes the credit it is. */
export function debit(account: string, amount: Money, about: About = {}): EntryLine {
  return amount < 0n
    ? { ...about, account, debit: ZERO, credit: minus(ZERO, amount) }
    : { ...about, account, debit: amount, credit: ZERO }
}

/** Writes a credit; an amount below zero becomes the debit it is. */
export function credit(account: string, amount: Money, about: About = {}): EntryLine {
  return debit(account, minus(ZERO, amount), about)
}

/** What would be written: the lines that say something, and their total; refused when the sides differ. */
export function decideEntry(lines: readonly EntryLine[]): {
  readonly lines: readonly EntryLine[]
  readonly total: Money
} {
  const telling = lines.filter((line) => line.debit !== 0n || line.credit !== 0n)
  const total = sum(telling.map((line) => line.debit))
  const other = sum(telling.map((line) => line.credit))
  if (total !== other) throw new Refusal('journal.unbalanced', { debit: total, credit: other })
  return { lines: telling, total }
}

/** The same lines with the sides exchanged: what takes an entry back. */
export function mirrored(lines: readonly EntryLine[]): EntryLine[] {
  return lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }))
}

/** What a move of goods means to the ledger; a move of the stock book is one. */
export interface MovedValue {
  readonly account: string
  readonly value: Money
  readonly difference: Money
  readonly projectId?: string | null
}

/**
 * Books moves of goods against one account: what came in is debited to its inventory account, what went out credited.
 * A price difference goes to cost of goods sold, so that inventory and stock book stay equal.
 */
export function stockLines(moves: readonly MovedValue[], against: string, about: About = {}): EntryLine[] {
  const byAccount = Map.groupBy(moves, (move) => `${move.account} ${move.projectId ?? ''}`)
  const inventory = [...byAccount.values()].map((group) =>
    debit(group[0]?.account ?? '', sum(group.map((move) => move.value)), projectOf(group[0])),
  )
  const difference = sum(moves.map((move) => move.difference))
  const total = sum(moves.map((move) => move.value))
  return [...inventory, debit(accounts.costOfGoodsSold, difference), credit(against, plus(total, difference), about)]
}

function projectOf(move: MovedValue | undefined): About {
  return move?.projectId ? { projectId: move.projectId } : {}
}

/**
 * Books only the price differences of goods taken back: what `reverse()` of the journal mirrored, less what the stock
 * book could really give.
 */
export function differenceLines(moves: readonly MovedValue[]): EntryLine[] {
  return moves.flatMap((move) => [
    debit(move.account, minus(ZERO, move.difference), projectOf(move)),
    debit(accounts.costOfGoodsSold, move.difference, projectOf(move)),
  ])
}
