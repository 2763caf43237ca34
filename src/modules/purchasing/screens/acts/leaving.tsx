import { rupiah } from '#ground/format.ts'
import type { Money } from '#ground/money.ts'

/** The money that leaves when this is saved; what is said of it stands below. */
export function Leaving({ amount, note }: { readonly amount: Money; readonly note?: string | undefined }) {
  return (
    <div className="rounded-md border border-border-subtle bg-row-hover px-4 py-3" aria-live="polite">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">Uang keluar</span>
        <output className="text-xl font-semibold figures">{rupiah(amount)}</output>
      </div>
      {note && <p className="mt-1 text-small text-muted-foreground">{note}</p>}
    </div>
  )
}
