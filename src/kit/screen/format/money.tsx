import { rupiah, thousands } from '#ground/format.ts'
import { cx } from '../ui/cx.ts'

/** What an amount is and how it stands. */
export interface MoneyProps {
  readonly value: string | null | undefined
  /** With Rp; columns leave it out because their head says (Rp). */
  readonly rp?: boolean
  readonly className?: string
}

/** An amount: grouped, digits under digits; nothing is '—', zero steps back, less than zero is said in red. */
export function Money({ value, rp, className }: MoneyProps) {
  if (value === null || value === undefined || value === '') return <Nothing />
  const isZero = /^-?0*(\.0*)?$/.test(value)
  const tone = isZero ? 'text-subtle-foreground' : value.startsWith('-') ? 'text-danger' : ''
  return (
    <span className={cx('whitespace-nowrap figures', tone, className)}>{rp ? rupiah(value) : thousands(value)}</span>
  )
}

/** Where a value is missing. */
export function Nothing() {
  return <span className="text-subtle-foreground">—</span>
}
