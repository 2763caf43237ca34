import type { Day } from '#ground/day.ts'
import { sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, credit, debit, stockLines } from '#modules/journal/rules.ts'
import type { Moved } from '#modules/stock/face.ts'

/** What a booking of a transfer says of itself. */
export interface Booking {
  readonly on: Day
  readonly source: journal.Source
  readonly memo: string
}

/**
 * Books what a move between warehouses left over: nothing as a rule, for it comes and goes at one cost. Where it pays
 * for an earlier shortage the rest is a price difference.
 */
export async function bookDifference(tx: Tx, actor: Actor, about: Booking, moves: readonly Moved[]): Promise<void> {
  const byAccount = Map.groupBy(moves, (move) => move.account)
  const lines = [...byAccount].map(([account, group]) => debit(account, sum(group.map((move) => move.value))))
  const left = sum(moves.map((move) => move.value))
  await journal.post(tx, actor, { ...about, area: 'stock', lines: [...lines, credit(accounts.costOfGoodsSold, left)] })
}

/** Books goods that are gone. */
export async function bookLoss(tx: Tx, actor: Actor, about: Booking, moves: readonly Moved[]): Promise<void> {
  await journal.post(tx, actor, { ...about, area: 'stock', lines: stockLines(moves, accounts.otherExpense) })
}
