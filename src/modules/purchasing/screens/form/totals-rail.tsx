import { minus, money, ZERO } from '#ground/money.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { TotalsPanel, TotalsRow } from '#kit/screen/document/totals.tsx'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { typed, typedTotals, TypedTotalsRows } from '#modules/company/totals/screens/face.tsx'
import { startPurchase } from '../../orders/contract.ts'
import type { PurchaseStart } from '../../orders/detail.ts'
import type { PurchaseValues } from './values.ts'

/** The sums beside the form, worked out as one types, by the server's own rules. */
export function TotalsRail({ start }: { readonly start: PurchaseStart }) {
  const values = useRestedValue<PurchaseValues>('')
  const totals = typedTotals({ ...values, shippingFee: values.freight }, useTaxesOn(values.date, start))
  const advance = typed(money, values.downPaymentAmount) ?? ZERO
  return (
    <TotalsPanel
      total={totals.total}
      rows={<TypedTotalsRows totals={totals} mode={values.taxMode} />}
      below={
        advance > 0n ? (
          <>
            <TotalsRow name="Uang muka" amount={advance} />
            <TotalsRow name="Sisa" amount={minus(totals.total, advance)} />
          </>
        ) : (
          <TotalsRow name="Jumlah baris" text={`${totals.lines.length}`} />
        )
      }
    />
  )
}

// The taxes are those of the order's own day, as the server will take them.
function useTaxesOn(date: string, start: PurchaseStart): PurchaseStart {
  const isOther = date !== '' && date !== start.today
  const asked = useAsk(startPurchase, isOther ? { date } : {}, { when: isOther, freshFor: 300_000, isQuiet: true })
  return (isOther ? asked.data : undefined) ?? start
}
