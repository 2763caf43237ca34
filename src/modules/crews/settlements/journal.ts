import { NO_DIMS, sumDims, dimsOf, type DimsAmount } from '#ground/dims.ts'
import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'

/** A note as the books see it. */
export interface BookedNote {
  readonly personId: string
  readonly shares: readonly DimsAmount[]
  /** Of work by the piece. */
  readonly pieceShares: readonly DimsAmount[]
  /** What is held back, by the leader whose contract it is. */
  readonly retentions: readonly { readonly personId: string; readonly amount: Money }[]
  readonly tax: Money
  readonly kasbon: Money
  readonly net: Money
}

/**
 * Writes the entry of a week's wages: what each project and work item bears on the left, work by the piece apart; what
 * each person is owed, what they pay back of kasbon, what is held back of a leader's contract, and PPh 21 on the right.
 */
export function wagesEntry(notes: readonly BookedNote[]): EntryLine[] {
  return [
    ...borne(
      accounts.projectDailyWages,
      notes.flatMap(({ shares }) => shares),
    ),
    ...borne(
      accounts.projectPieceWages,
      notes.flatMap(({ pieceShares }) => pieceShares),
    ),
    ...notes.flatMap(({ personId, net, kasbon }) => {
      const about = { ...NO_DIMS, partyId: personId }
      return [credit(accounts.wagesPayable, net, about), credit(accounts.employeeAdvance, kasbon, about)]
    }),
    ...[...Map.groupBy(held(notes), ({ personId }) => personId)].map(([partyId, own]) =>
      credit(accounts.subcontractRetention, sum(own.map(({ amount }) => amount)), { ...NO_DIMS, partyId }),
    ),
    credit(accounts.pph21Payable, sum(notes.map(({ tax }) => tax)), NO_DIMS),
  ]
}

const borne = (account: string, shares: readonly DimsAmount[]) =>
  sumDims(shares).map((share) => {
    // A project may get back more of days before than it bears now.
    const isBack = share.amount < 0n
    return (isBack ? credit : debit)(account, isBack ? minus(ZERO, share.amount) : share.amount, dimsOf(share))
  })

const held = (notes: readonly BookedNote[]) => notes.flatMap(({ retentions }) => retentions)

/** Somebody who is paid: what they are owed no more, and what their envelope was rounded up by. */
export interface PaidNote {
  readonly personId: string
  readonly amount: Money
  readonly rounding: Money
}

/** Writes the entry of a payment: what each person is owed no more, roundings, and the money that left. */
export function wagePaymentEntry(paid: readonly PaidNote[], cashAccount: string): EntryLine[] {
  return [
    ...paid.map(({ personId, amount }) => debit(accounts.wagesPayable, amount, { ...NO_DIMS, partyId: personId })),
    debit(accounts.rounding, sum(paid.map(({ rounding }) => rounding)), NO_DIMS),
    credit(cashAccount, leaving(paid), NO_DIMS),
  ]
}

/** Adds up what leaves the account. */
export function leaving(paid: readonly PaidNote[]): Money {
  return sum(paid.map(({ amount, rounding }) => plus(amount, rounding)))
}
