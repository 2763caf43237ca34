import type { Day } from '#ground/day.ts'
import { dimsKey, dimsOf } from '#ground/dims.ts'
import { sum, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, credit, debit, stockLines, type EntryLine } from '#modules/journal/rules.ts'
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
  const byPlace = Map.groupBy(moves, (move) => `${move.account} ${dimsKey(move)}`)
  const lines = [...byPlace.values()].flatMap((group) => (group[0] ? leftOver(group[0], valueOf(group)) : []))
  await journal.post(tx, actor, { ...about, area: 'stock', lines })
}

function leftOver(move: Moved, value: Money): EntryLine[] {
  return [debit(move.account, value, dimsOf(move)), credit(accounts.costOfGoodsSold, value, dimsOf(move))]
}

function valueOf(moves: readonly Moved[]): Money {
  return sum(moves.map((move) => move.value))
}

/** Books goods that are gone. */
export async function bookLoss(tx: Tx, actor: Actor, about: Booking, moves: readonly Moved[]): Promise<void> {
  await journal.post(tx, actor, { ...about, area: 'stock', lines: stockLines(moves, accounts.otherExpense) })
}
