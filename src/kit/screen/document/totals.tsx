import { useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { percentFormat, rupiah, thousands } from '#ground/format.ts'
import type { Money } from '#ground/money.ts'
import { FormContext } from '../form/form-context.ts'
import { Card } from '../ui/card.tsx'

interface TotalsPanelProps {
  readonly title?: string
  /** From the sum of the lines down to the taxes: TotalsRow each. */
  readonly rows: ReactNode
  readonly total: Money | string
  /** What follows from the total. */
  readonly below?: ReactNode
}

/** The sums beside a form: the total is the largest thing in the rail, on its own band. */
export function TotalsPanel({ title = 'Ringkasan', rows, total, below }: TotalsPanelProps) {
  return (
    <Card title={title} flush className="overflow-hidden">
      <dl className="grid gap-3 px-5 pb-4 text-sm">{rows}</dl>
      <div
        className="flex flex-wrap items-baseline justify-between gap-x-3 border-y border-border-subtle bg-row-hover px-5 py-3.5"
        aria-live="polite"
      >
        <span className="font-semibold">Total</span>
        <output className="ml-auto text-xl font-semibold figures">{rupiah(total)}</output>
      </div>
      <TotalInBar total={total} />
      {below && <dl className="grid gap-3 px-5 py-4 text-small">{below}</dl>}
    </Card>
  )
}

/** The total once more in the bar that saves, where the panel stands below the lines that one types. */
export function TotalInBar({ total }: { readonly total: Money | string }) {
  const bar = useContext(FormContext)?.bar
  if (!bar) return null
  return createPortal(
    <span className="flex items-baseline justify-between gap-2 in-[button]:justify-center in-[button]:leading-4">
      <span className="text-muted-foreground in-[button]:hidden">Total</span>
      <b className="text-base figures in-[button]:text-small in-[button]:font-medium">{rupiah(total)}</b>
    </span>,
    bar,
  )
}

interface TotalsRowProps {
  readonly name: string
  readonly amount?: Money | string
  /** In the place of an amount. */
  readonly text?: string
  /** Begins a group: a hair line above. */
  readonly isFirst?: boolean
}

/** One sum: what it is, and how much. */
export function TotalsRow({ name, amount, text, isFirst }: TotalsRowProps) {
  return (
    <div className={`flex justify-between gap-3 ${isFirst ? 'border-t border-border-subtle pt-3' : ''}`}>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="figures">{amount === undefined ? text : thousands(amount)}</dd>
    </div>
  )
}

/** A tax of a document as it was applied. */
interface TaxOfTotals {
  readonly code: string
  readonly rate: string
  readonly baseNum: string
  readonly baseDen: string
  readonly tax: string
}

interface TaxRowsProps {
  readonly taxes: readonly TaxOfTotals[]
  /** The prices hold them: they explain the total and are not added to it. */
  readonly isIncluded: boolean
}

/** The taxes of a document, one row per code. */
export function TaxRows({ taxes, isIncluded }: TaxRowsProps) {
  return taxes.map((tax) => (
    <TotalsRow
      key={tax.code}
      name={`${isIncluded ? 'Termasuk ' : ''}PPN ${percentFormat(tax.rate)}${tax.baseNum === tax.baseDen ? '' : ` × ${tax.baseNum}/${tax.baseDen}`}`}
      amount={tax.tax}
    />
  ))
}

interface TotalsFootProps {
  readonly children: ReactNode
  readonly total: Money | string
  /** Behind the total: a margin, what is open. */
  readonly after?: ReactNode
}

/** The sums under the lines of a document, at the right edge of its table. */
export function TotalsFoot({ children, total, after }: TotalsFootProps) {
  return (
    <dl className="ml-auto grid w-76 max-w-full gap-3 max-md:w-full border-t border-border p-5 md:border-0">
      {children}
      <div className="flex justify-between gap-4 border-t border-border pt-3 text-base font-semibold">
        <dt>Total</dt>
        <dd className="figures">{rupiah(total)}</dd>
      </div>
      {after}
    </dl>
  )
}
