import { min, minus, ZERO, type Money } from '#ground/money.ts'
import { accounts } from '#modules/journal/rules.ts'

/** What a month closes with: PPN that is owed, or PPN that is taken along to the next month. */
export interface VatClosing {
  readonly owed: Money
  readonly carried: Money
}

/** Tells what is owed or taken along of the PPN that stands on 2-1400 (out) and 1-1600 (in); both at least zero. */
export function vatClosingOf(out: Money, into: Money): VatClosing {
  const used = min(out, into)
  return { owed: minus(out, used), carried: minus(into, used) }
}

/**
 * Writes the closing: PPN Keluaran is emptied against PPN Masukan, what is more is owed (2-1410); what is more of PPN
 * Masukan stays where it is and counts in the next month.
 */
export function vatClosingLines(out: Money, into: Money) {
  const { owed } = vatClosingOf(out, into)
  return [
    { account: accounts.vatOut, debit: out, credit: ZERO },
    { account: accounts.vatIn, debit: ZERO, credit: minus(out, owed) },
    { account: VAT_OWED, debit: ZERO, credit: owed },
  ].filter(({ debit, credit }) => debit !== credit)
}

/** Utang PPN. */
export const VAT_OWED = '2-1410'
