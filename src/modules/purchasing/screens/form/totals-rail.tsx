import { minus, money, ZERO } from '#ground/money.ts'
import { TotalsPanel, TotalsRow } from '#kit/screen/document/totals.tsx'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { typed, TypedTotalsRows } from '#modules/company/totals/screens/face.tsx'
import type { PurchaseStart } from '../../orders/detail.ts'
import { useShownTotals } from './use-shown-totals.ts'
import type { PurchaseValues } from './values.ts'

/** The sums beside the form, worked out as one types, by the server's own rules. */
export function TotalsRail({ start }: { readonly start: PurchaseStart }) {
  const values = useRestedValue<PurchaseValues>('')
  const { totals, mode } = useShownTotals(values, start)
  const advance = typed(money, values.downPaymentAmount) ?? ZERO
  return (
    <TotalsPanel
      total={totals.total}
      rows={<TypedTotalsRows totals={totals} mode={mode} />}
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
