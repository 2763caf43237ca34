import { money, ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { isShare, known, typed } from '#modules/company/totals/screens/face.tsx'
import type { DocumentTotals } from '#modules/company/totals/rules.ts'
import { downPaymentAsked } from '../../orders/rules.ts'
import type { OrderValues } from './values.ts'

/** What the order asks up front of its total before PPN. */
export function draftDownPayment(values: OrderValues, totals: DocumentTotals): Money {
  const share = isShare(values.downPaymentPercent) ? typed(percent, values.downPaymentPercent) : undefined
  const asked = { downPaymentPercent: share ?? null, downPaymentAmount: typed(money, values.downPaymentAmount) ?? null }
  return known(() => downPaymentAsked({ dpp: totals.dpp, ...asked })) ?? ZERO
}
