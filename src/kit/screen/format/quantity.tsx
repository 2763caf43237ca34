import { percentFormat, qtyFormat } from '#ground/format.ts'
import { cx } from '../ui/cx.ts'
import { Nothing } from './money.tsx'

export interface QtyProps {
  readonly value: string | null | undefined
  readonly unit?: string | null
}

/** A quantity with all its decimals, and its unit: '1.234,5 m³'. */
export function Qty({ value, unit }: QtyProps) {
  if (value === null || value === undefined || value === '') return <Nothing />
  const isZero = /^-?0*(\.0*)?$/.test(value)
  return (
    <span
      className={cx(
        'whitespace-nowrap figures',
        isZero && 'text-subtle-foreground',
        value.startsWith('-') && !isZero && 'text-danger',
      )}
    >
      {qtyFormat(value)}
      {unit && <span className="ml-1 text-xs text-subtle-foreground">{unit}</span>}
    </span>
  )
}

/** A percentage: '12,5%'. */
export function Percent({ value }: { readonly value: string | null | undefined }) {
  if (value === null || value === undefined || value === '') return <Nothing />
  return <span className="figures">{percentFormat(value)}</span>
}
