import { NO_DIMS } from '#ground/dims.ts'
import { minus, plus, type Money } from '#ground/money.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { GiroDirection } from '#modules/journal/giro/contract.ts'

/** A giro that the bank has paid, and what it took for that. */
export interface ClearedGiro {
  readonly direction: GiroDirection
  readonly amount: Money
  readonly fee: Money
  /** The account of the ledger that the money came into or left. */
  readonly cash: string
  /** Whose it is; null where that was never said. */
  readonly partyId: string | null
}

/** The entry of the day the bank pays: out of piutang giro into the account, or out of the account against utang giro. */
export function clearingLines({ direction, amount, fee, cash, partyId }: ClearedGiro): EntryLine[] {
  const party = { ...NO_DIMS, partyId }
  const charged = debit(accounts.otherExpense, fee, NO_DIMS)
  return direction === 'masuk'
    ? [debit(cash, minus(amount, fee), NO_DIMS), charged, credit(accounts.giroReceived, amount, party)]
    : [debit(accounts.giroGiven, amount, party), charged, credit(cash, plus(amount, fee), NO_DIMS)]
}
