import { dimsOf, NO_DIMS, sumDims, type DimsShare } from '#ground/dims.ts'
import { money, plus, sum, type Money } from '#ground/money.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'
import { splitCosts } from '../shares/rules.ts'
import type { LineCode, LineSide } from '../slips/words.ts'
import type { LineKept } from './contract.ts'

/** A slip as the books see it. */
export interface BookedSlip {
  readonly personId: string
  readonly net: Money
  readonly lines: readonly LineKept[]
  readonly shares: readonly DimsShare[]
}

/**
 * Writes the entry of a run: wages, bonuses, tax allowances and what the company bears on the left, each for the projects
 * that bear it; net pay of each
 * person and what they pay back of kasbon, zakat to be passed on, tax and BPJS of both on the right. Natura was booked where it was bought. Tax that comes back lessens what is owed to the state.
 */
export function runEntry(slips: readonly BookedSlip[]): EntryLine[] {
  const all = slips.flatMap(({ lines }) => lines)
  const of = (side: LineSide, ...codes: readonly LineCode[]) =>
    sum(all.filter((line) => line.side === side && codes.includes(line.code)).map(({ amount }) => money(amount)))
  const costs = slips.flatMap(({ lines, shares }) => splitCosts(lines, shares))
  const health = plus(of('potongan', 'kesehatan'), of('perusahaan', 'kesehatan'))
  const social = plus(of('potongan', 'jht', 'jp'), of('perusahaan', 'jht', 'jp', 'jkk', 'jkm'))
  return [
    ...[...Map.groupBy(costs, ({ account }) => account)].flatMap(([account, parts]) =>
      sumDims(parts).map((part) => debit(account, part.amount, dimsOf(part))),
    ),
    ...slips.flatMap(({ personId, net, lines }) => {
      const about = { ...NO_DIMS, partyId: personId }
      return [credit(accounts.wagesPayable, net, about), credit(accounts.employeeAdvance, kasbonOf(lines), about)]
    }),
    credit(accounts.accruedExpense, of('potongan', 'zakat'), NO_DIMS),
    credit(accounts.pph21Payable, of('potongan', 'pph21'), NO_DIMS),
    credit(accounts.healthInsurancePayable, health, NO_DIMS),
    credit(accounts.socialSecurityPayable, social, NO_DIMS),
  ]
}

/** Tells what a slip cuts of kasbon. */
export function kasbonOf(lines: readonly LineKept[]): Money {
  return sum(lines.filter(({ code }) => code === 'kasbon').map(({ amount }) => money(amount)))
}

/** Writes the entry of a payment: what each person is owed no more, and the money that left. */
export function paymentEntry(
  paid: readonly { readonly personId: string; readonly amount: Money }[],
  cashAccount: string,
): EntryLine[] {
  return [
    ...paid.map(({ personId, amount }) => debit(accounts.wagesPayable, amount, { ...NO_DIMS, partyId: personId })),
    credit(cashAccount, sum(paid.map(({ amount }) => amount)), NO_DIMS),
  ]
}
