import { minus, money, plus, sum } from '#ground/money.ts'
import type { MoneyText } from '../contract.ts'

interface Asked {
  readonly total: MoneyText
  readonly ppn: MoneyText
  readonly ppnCollected: MoneyText
}

/** What was sold without PPN, of what an invoice or credit note comes to: net − taken off + PPN − PPN remitted by the customer = total. */
export function soldNet({ total, ppn, ppnCollected }: Asked, taken: readonly MoneyText[]): MoneyText {
  const asked = plus(money(total), money(ppnCollected))
  return String(plus(minus(asked, money(ppn)), sum(taken.map(money))))
}
