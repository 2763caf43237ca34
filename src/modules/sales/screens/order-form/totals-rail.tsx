import { percentFormat } from '#ground/format.ts'
import { minus, money, mulDiv, type Money } from '#ground/money.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { TotalsPanel, TotalsRow } from '#kit/screen/document/totals.tsx'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { typedTotals, TypedTotalsRows } from '#modules/company/totals/screens/face.tsx'
import { startOrder, type OrderStart } from '../../orders/contract.ts'
import { draftDownPayment } from './draft-totals.ts'
import type { OrderValues } from './values.ts'

/** The sums beside the form, worked out as one types, by the server's own rules. */
export function TotalsRail({ start, cost }: { start: OrderStart; cost: string | null | undefined }) {
  const values = useRestedValue<OrderValues>('')
  const totals = typedTotals(values, useTaxesOn(values.date, start))
  const downPayment = draftDownPayment(values, totals)
  return (
    <TotalsPanel
      total={totals.total}
      rows={<TypedTotalsRows totals={totals} mode={values.taxMode} />}
      below={
        <>
          {typeof cost === 'string' && <MarginRows dpp={totals.dpp} cost={money(cost)} />}
          {downPayment > 0n ? (
            <>
              <TotalsRow
                name={`Uang muka ${values.downPaymentPercent ? percentFormat(values.downPaymentPercent) : ''}`}
                amount={downPayment}
              />
              <TotalsRow name="Sisa sebelum PPN" amount={minus(totals.dpp, downPayment)} />
            </>
          ) : (
            <TotalsRow name="Jumlah baris" text={`${totals.lines.length}`} />
          )}
        </>
      }
    />
  )
}

// The taxes are those of the order's own day, as the server will take them.
function useTaxesOn(date: string, start: OrderStart): OrderStart {
  const isOther = date !== '' && date !== start.today
  const asked = useAsk(startOrder, isOther ? { date } : {}, { when: isOther, freshFor: 300_000, isQuiet: true })
  return (isOther ? asked.data : undefined) ?? start
}

/** What the goods cost on average and what is left of the price, for who may know. */
function MarginRows({ dpp, cost }: { readonly dpp: Money; readonly cost: Money }) {
  const margin = minus(dpp, cost)
  const share = dpp > 0n ? ` (${percentFormat(String(mulDiv(margin, 100n, dpp)))})` : ''
  return (
    <>
      <TotalsRow name="HPP perkiraan" amount={cost} />
      <TotalsRow name={`Margin${share}`} amount={margin} />
    </>
  )
}
