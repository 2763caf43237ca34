import { minus, money, plus, ZERO, type Money } from '#ground/money.ts'

/** A movement of an account between two parties, before it has a balance. */
interface Movement {
  readonly debit: bigint
  readonly credit: bigint
}

type Running<Row> = Omit<Row, 'debit' | 'credit'> & {
  readonly debit: string
  readonly credit: string
  readonly balance: string
}

/**
 * Gives each movement the balance after it, and the sums of both sides. `raisedBy` is the side that raises the balance:
 * debit for what customers owe us, credit for what we owe.
 */
export function runningRows<Row extends Movement>(
  opening: Money,
  movements: readonly Row[],
  raisedBy: 'debit' | 'credit' = 'debit',
): { readonly rows: Running<Row>[]; readonly debit: Money; readonly credit: Money } {
  let [balance, debit, credit] = [opening, ZERO, ZERO]
  const rows = movements.map((each) => {
    const [d, c] = [money(each.debit), money(each.credit)]
    debit = plus(debit, d)
    credit = plus(credit, c)
    balance = raisedBy === 'debit' ? minus(plus(balance, d), c) : minus(plus(balance, c), d)
    return { ...each, debit: String(d), credit: String(c), balance: String(balance) }
  })
  return { rows, debit, credit }
}
