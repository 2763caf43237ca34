import { dimsOf, type Dims } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { sum, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { EntryLine } from '#modules/journal/rules.ts'
import { isCashAccount, writtenElsewhere } from '../entries/rules.ts'

/** A debit or a credit of a manual journal. */
export interface ManualLine extends Dims {
  readonly account: string
  readonly debit: Money
  readonly credit: Money
  readonly memo: string | null
}

/** A manual journal as somebody writes it. */
export interface AskedManualJournal {
  readonly date: Day
  readonly reverseOn: Day | null
  readonly lines: readonly ManualLine[]
}

/**
 * Decides the total of a manual journal, or refuses it at its field: one side a line, both sides equal, and no account
 * that another list explains row by row.
 */
export function decideManualJournal({ date, reverseOn, lines }: AskedManualJournal): { readonly total: Money } {
  if (reverseOn !== null && reverseOn <= date) throw new Refusal('manual-journal.reverse', {}, { field: 'reverseOn' })
  for (const [at, line] of lines.entries()) {
    if ((line.debit === 0n) === (line.credit === 0n)) {
      throw new Refusal('manual-journal.sides', { line: at + 1 }, { field: `lines.${at}.debit` })
    }
    const where = isCashAccount(line.account)
      ? 'kas atau bank. Catat uangnya di Catat transaksi.'
      : writtenElsewhere(line.account)
    if (where) {
      throw new Refusal('cash-entry.elsewhere', { account: line.account, where }, { field: `lines.${at}.account` })
    }
  }
  const debit = sum(lines.map((line) => line.debit))
  const credit = sum(lines.map((line) => line.credit))
  if (debit !== credit) throw new Refusal('journal.unbalanced', { debit, credit }, { field: 'lines' })
  return { total: debit }
}

/** Writes the lines of a manual journal as the ledger takes them. */
export function manualEntryLines(lines: readonly ManualLine[]): EntryLine[] {
  return lines.map(({ account, debit, credit, memo, ...dims }) => ({ account, debit, credit, memo, ...dimsOf(dims) }))
}
