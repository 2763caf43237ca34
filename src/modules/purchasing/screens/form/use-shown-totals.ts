import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { DocumentTotals } from '#modules/company/totals/rules.ts'
import { startPurchase } from '../../orders/contract.ts'
import type { PurchaseStart } from '../../orders/detail.ts'
import { bookedMode, shownTotals } from './shown-totals.ts'
import { useIsPkp } from './use-is-pkp.ts'
import type { PurchaseValues } from './values.ts'

/** What the order comes to as it is typed, and whether its prices hold PPN. */
export function useShownTotals(
  values: PurchaseValues,
  start: PurchaseStart,
): { readonly totals: DocumentTotals; readonly mode: PurchaseValues['taxMode'] } {
  const isPkp = useIsPkp()
  return {
    totals: shownTotals(values, useTaxesOn(values.date, start), isPkp),
    mode: bookedMode(values, isPkp),
  }
}

// The taxes are those of the order's own day, as the server will take them.
function useTaxesOn(date: string, start: PurchaseStart): PurchaseStart {
  const isOther = date !== '' && date !== start.today
  const asked = useAsk(startPurchase, isOther ? { date } : {}, { when: isOther, freshFor: 300_000, isQuiet: true })
  return (isOther ? asked.data : undefined) ?? start
}
