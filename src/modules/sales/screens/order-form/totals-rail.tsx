import { percentFormat } from '#ground/format.ts'
import { minus, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { TotalsPanel, TotalsRow } from '#kit/screen/document/totals.tsx'
import type { OrderStart } from '../../orders/contract.ts'
import { draftDownPayment, draftTotals } from './draft-totals.ts'
import type { OrderValues } from './values.ts'

/** The sums beside the form, worked out as one types, by the server's own rules. */
export function TotalsRail({ start }: { start: OrderStart }) {
  const values = useValue<OrderValues>('')
  const totals = draftTotals(values, start)
  const downPayment = draftDownPayment(values, totals)
  return (
    <TotalsPanel
      total={totals.total}
      rows={
        <>
          <TotalsRow name="Subtotal" amount={totals.subtotal} />
          {totals.discount > 0n && <TotalsRow name="Diskon order" amount={-totals.discount as Money} />}
          {totals.shippingFee > 0n && <TotalsRow name="Ongkir" amount={totals.shippingFee} />}
          {totals.shares.flatMap(({ tax, taxedBase, ppn }) =>
            tax === null
              ? []
              : [
                  ...(tax.baseNum === tax.baseDen
                    ? []
                    : [
                        <TotalsRow
                          key={`${tax.code}-dpp`}
                          isFirst
                          name={`DPP nilai lain ${tax.baseNum}/${tax.baseDen}`}
                          amount={taxedBase}
                        />,
                      ]),
                  <TotalsRow
                    key={tax.code}
                    isFirst={tax.baseNum === tax.baseDen}
                    name={`PPN ${percentFormat(percentText(tax.rate))}`}
                    amount={ppn}
                  />,
                ],
          )}
        </>
      }
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
