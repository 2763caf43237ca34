import { min, minus, money, sum, ZERO, type Money } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import { withheldOf, type DueInvoice } from '#kit/posting/settlement.ts'
import type { InvoiceWithholding, WithholdingKind } from '../contract.ts'

/** A tax that an invoice expects to be held back. */
export interface PlannedTax {
  readonly kind: WithholdingKind
  readonly rate: Percent | null
  readonly base: Money
  readonly amount: Money
}

/** An open invoice as the tax held back of it sees it. */
export interface DueNet extends DueInvoice<WithholdingKind> {
  /** Its total without PPN: what income tax may be taken of. */
  readonly net: Money
  readonly planned: readonly PlannedTax[]
}

type Bare = Pick<DueNet, 'id' | 'number' | 'total' | 'open' | 'net'>

/** An invoice with what it expects to be held back, as it is kept. */
export function dueOn(bare: Bare, withholding: readonly InvoiceWithholding[]): DueNet {
  const planned = withholding.map(({ kind, rate, base, amount }) => ({
    ...{ kind, rate: percent(rate), base: money(base), amount: money(amount) },
  }))
  return expecting(bare, planned)
}

/** The same invoice where nothing but these is held back. */
export function expecting(invoice: Bare, planned: readonly PlannedTax[]): DueNet {
  return {
    ...invoice,
    planned,
    withholdingKind: planned[0]?.kind ?? null,
    withholdingBase: sum(planned.map(({ base }) => base)),
    withholdingAmount: sum(planned.map(({ amount }) => amount)),
  }
}

/**
 * What each planned tax is of an amount that is taken off, where `withheld` is all of them: every kind its share, the first
 * the rest, so that they come to it to the rupiah.
 */
export function plannedIn(invoice: DueNet, amount: Money, withheld = withheldOf(invoice, amount)): PlannedTax[] {
  const share = (whole: Money) => withheldOf({ ...invoice, withholdingAmount: whole }, amount)
  const [first, ...more] = invoice.planned
  if (!first) return []
  let left = min(withheld, amount)
  const others = more.map((tax) => {
    const part = min(share(tax.amount), left)
    left = minus(left, part)
    return { ...tax, base: share(tax.base), amount: part }
  })
  return [{ ...first, base: share(first.base), amount: left }, ...others].filter((tax) => tax.amount > ZERO)
}
