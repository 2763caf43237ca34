import { percentFormat, rupiah, thousands } from '#ground/format.ts'
import { minus, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import type { OrderStart } from '../../orders/contract.ts'
import { draftDownPayment, draftTotals } from './draft-totals.ts'
import type { OrderValues } from './values.ts'

/** The sums beside the form, worked out as one types, by the server's own rules. */
export function TotalsRail({ start }: { start: OrderStart }) {
  const values = useValue<OrderValues>('')
  const totals = draftTotals(values, start)
  const downPayment = draftDownPayment(values, totals)
  return (
    <Card title="Ringkasan" flush className="overflow-hidden">
      <dl className="grid gap-3 px-5 pb-4 text-sm">
        <Row name="Subtotal" amount={totals.subtotal} />
        {totals.discount > 0n && <Row name="Diskon order" amount={-totals.discount as Money} />}
        {totals.shippingFee > 0n && <Row name="Ongkir" amount={totals.shippingFee} />}
        {totals.shares.flatMap(({ tax, taxedBase, ppn }) =>
          tax === null
            ? []
            : [
                ...(tax.baseNum === tax.baseDen
                  ? []
                  : [
                      <Row
                        key={`${tax.code}-dpp`}
                        isFirst
                        name={`DPP nilai lain ${tax.baseNum}/${tax.baseDen}`}
                        amount={taxedBase}
                      />,
                    ]),
                <Row
                  key={tax.code}
                  isFirst={tax.baseNum === tax.baseDen}
                  name={`PPN ${percentFormat(percentText(tax.rate))}`}
                  amount={ppn}
                />,
              ],
        )}
      </dl>
      <div
        className="flex items-baseline justify-between gap-3 border-y border-border-subtle bg-row-hover px-5 py-3.5"
        aria-live="polite"
      >
        <span className="font-semibold">Total</span>
        <output className="text-xl font-semibold figures">{rupiah(totals.total)}</output>
      </div>
      <dl className="grid gap-3 px-5 py-4 text-small">
        {downPayment > 0n && (
          <Row
            name={`Uang muka ${values.downPaymentPercent ? percentFormat(values.downPaymentPercent) : ''}`}
            amount={downPayment}
          />
        )}
        {downPayment > 0n ? (
          <Row name="Sisa sebelum PPN" amount={minus(totals.dpp, downPayment)} />
        ) : (
          <Row name="Jumlah baris" amount={null} text={`${totals.lines.length}`} />
        )}
      </dl>
    </Card>
  )
}

interface RowProps {
  readonly name: string
  readonly amount: Money | null
  readonly text?: string
  /** Begins a group: a hair line above. */
  readonly isFirst?: boolean
}

function Row({ name, amount, text, isFirst }: RowProps) {
  return (
    <div className={`flex justify-between gap-3 ${isFirst ? 'border-t border-border-subtle pt-3' : ''}`}>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="figures">{amount === null ? text : thousands(amount)}</dd>
    </div>
  )
}
