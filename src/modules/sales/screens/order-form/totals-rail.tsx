import { percentFormat } from '#ground/format.ts'
import { minus } from '#ground/money.ts'
import { TotalsPanel, TotalsRow } from '#kit/screen/document/totals.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { typedTotals, TypedTotalsRows } from '#modules/company/totals/screens/face.tsx'
import type { OrderStart } from '../../orders/contract.ts'
import { draftDownPayment } from './draft-totals.ts'
import type { OrderValues } from './values.ts'

/** The sums beside the form, worked out as one types, by the server's own rules. */
export function TotalsRail({ start }: { start: OrderStart }) {
  const values = useValue<OrderValues>('')
  const totals = typedTotals(values, start)
  const downPayment = draftDownPayment(values, totals)
  return (
    <TotalsPanel
      total={totals.total}
      rows={<TypedTotalsRows totals={totals} />}
      below={
        downPayment > 0n ? (
          <>
            <TotalsRow
              name={`Uang muka ${values.downPaymentPercent ? percentFormat(values.downPaymentPercent) : ''}`}
              amount={downPayment}
            />
            <TotalsRow name="Sisa sebelum PPN" amount={minus(totals.dpp, downPayment)} />
          </>
        ) : (
          <TotalsRow name="Jumlah baris" text={`${totals.lines.length}`} />
        )
      }
    />
  )
}
