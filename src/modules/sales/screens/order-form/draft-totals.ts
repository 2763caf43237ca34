import { money, ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { known, typed } from '#modules/company/totals/screens/face.tsx'
import type { DocumentTotals } from '#modules/company/totals/rules.ts'
import type { OrderValues } from './values.ts'

/** What the order asks up front of its total before PPN. */
export function draftDownPayment(values: OrderValues, totals: DocumentTotals): Money {
  const share = typed(percent, values.downPaymentPercent)
  if (share !== undefined) return known(() => money((totals.dpp * share) / 1_000_000n)) ?? ZERO
  return typed(money, values.downPaymentAmount) ?? ZERO
}
