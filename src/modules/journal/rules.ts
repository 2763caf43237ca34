import { dimsKey, dimsOf, type Dims, type DimsAmount } from '#ground/dims.ts'
import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts } from '#modules/journal/accounts.ts'

export { accounts, costAccounts, pphOwed, staffAccounts } from '#modules/journal/accounts.ts'

/** One line of an entry: money on exactly one side of an account, for a project or, said so, for none. */
export interface EntryLine extends Dims {
  readonly account: string
  readonly debit: Money
  readonly credit: Money
  readonly partyId?: string | null
  readonly memo?: string | null
}

type About = Dims & Pick<EntryLine, 'partyId' | 'memo'>

/** Writes a debit; an amount below zero becomes the credit it is. */
export function debit(account: string, amount: Money, about: About): EntryLine {
  const { partyId = null, memo = null } = about
  const told = { ...dimsOf(about), partyId, memo, account }
  return amount < 0n ? { ...told, debit: ZERO, credit: minus(ZERO, amount) } : { ...told, debit: amount, credit: ZERO }
}

/** Writes a credit; an amount below zero becomes the debit it is. */
export function credit(account: string, amount: Money, about: About): EntryLine {
  return debit(account, minus(ZERO, amount), about)
}

/** Writes a debit of each project's part of an amount, all of it against one party. */
export function debitEach(account: string, parts: readonly DimsAmount[], partyId: string): EntryLine[] {
  return parts.map((part) => debit(account, part.amount, { ...dimsOf(part), partyId }))
}

/** Writes a credit of each project's part of an amount, all of it against one party. */
export function creditEach(account: string, parts: readonly DimsAmount[], partyId: string): EntryLine[] {
  return parts.map((part) => credit(account, part.amount, { ...dimsOf(part), partyId }))
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
export interface MovedValue extends Dims {
  readonly account: string
  readonly value: Money
  readonly difference: Money
}

/**
 * Books moves of goods against one account: what came in is debited to its inventory account, what went out credited, each
 * for the project of its moves. A price difference goes to cost of goods sold, so that inventory and stock book stay equal.
 */
export function stockLines(moves: readonly MovedValue[], against: string): EntryLine[] {
  const byAccount = Map.groupBy(moves, (move) => `${move.account} ${dimsKey(move)}`)
  const inventory = [...byAccount.values()].flatMap((group) =>
    group[0] ? [debit(group[0].account, valueOf(group), dimsOf(group[0]))] : [],
  )
  const others = [...Map.groupBy(moves, dimsKey).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const difference = sum(group.map((move) => move.difference))
    return [
      debit(accounts.costOfGoodsSold, difference, dimsOf(first)),
      credit(against, plus(valueOf(group), difference), dimsOf(first)),
    ]
  })
  return [...inventory, ...others]
}

function valueOf(moves: readonly MovedValue[]): Money {
  return sum(moves.map((move) => move.value))
}

/**
 * Books only the price differences of goods taken back: what `reverse()` of the journal mirrored, less what the stock
 * book could really give.
 */
export function differenceLines(moves: readonly MovedValue[]): EntryLine[] {
  return moves.flatMap((move) => [
    debit(move.account, minus(ZERO, move.difference), dimsOf(move)),
    debit(accounts.costOfGoodsSold, move.difference, dimsOf(move)),
  ])
}
