import { dimsRow, rowDims } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'
import { accounts, credit, debit, stockLines, type EntryLine } from '#modules/journal/rules.ts'
import { post } from '#modules/journal/face.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { assertMayBackdate, type Moved } from '#modules/stock/face.ts'
import { insertEntry, type EntryLineToInsert, type EntryToInsert, type Order } from '../orders/store.ts'
import type { EntryKind } from '../words.ts'
import { entryWords } from '../words.ts'

/** The word of an act in both books. */
export const kindOf = (kind: EntryKind) => `production-${kind}`

/**
 * Lays overhead on what is made: it stands beside office expense, where the house's own bills were booked, and takes as
 * much out of the costs of the month.
 */
export function overheadLines(order: Order, amount: Money): EntryLine[] {
  const dims = rowDims(order)
  return [debit(accounts.workInProcess, amount, dims), credit(accounts.overheadApplied, amount, dims)]
}

/**
 * Books moves of goods against work in process, which is of the project the SPK is for, whoever the goods moved for: a
 * price that comes late may meet pieces that others took.
 */
export function processLines(order: Order, moves: readonly Moved[]): EntryLine[] {
  const dims = rowDims(order)
  return stockLines(moves, accounts.workInProcess).map((line) =>
    line.account === accounts.workInProcess ? { ...line, ...dims } : line,
  )
}

type Facts = Partial<Omit<EntryToInsert, 'id' | 'seq' | 'company_id' | 'order_id' | 'kind' | 'entry_date'>>

/** An act on the floor, ready to be written down and booked. */
export interface Act {
  readonly id: string
  readonly kind: EntryKind
  readonly on: Day
  readonly facts: Facts
  readonly lines: readonly Omit<
    EntryLineToInsert,
    'id' | 'company_id' | 'entry_id' | 'position' | 'project_id' | 'work_item_id'
  >[]
  readonly books: readonly EntryLine[]
  /** It follows a paper of another department, whose day was judged there. */
  readonly isFollowing?: boolean
}

/** Writes down an act, books it and remembers who did it. */
export async function writeAct(tx: Tx, actor: Actor, order: Order, act: Act): Promise<void> {
  if (!act.isFollowing) refuseAhead(actor, act.on)
  if (act.kind !== 'labour' && !act.isFollowing) await assertMayBackdate(tx, actor, act.on, 'rumah-produksi')
  const by = { created_by: actor.userId, created_by_name: actor.name }
  const about = { id: act.id, company_id: actor.companyId, order_id: order.id, kind: act.kind, entry_date: act.on }
  await insertEntry(
    tx,
    { ...act.facts, ...by, ...about },
    act.lines.map((line, at) => ({
      ...line,
      id: newId(),
      company_id: actor.companyId,
      entry_id: act.id,
      ...dimsRow(rowDims(order)),
      position: at + 1,
    })),
  )
  await recordHistory(tx, actor, { subject: 'production-order', id: order.id, act: act.kind })
  await post(tx, actor, {
    on: act.on,
    area: 'stock',
    source: { kind: kindOf(act.kind), id: act.id },
    memo: `${entryWords[act.kind]} SPK ${order.number ?? ''}`,
    lines: act.books,
  })
}
