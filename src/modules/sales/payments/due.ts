import { allocate, max, min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percent, percentOf, type Percent } from '#ground/percent.ts'
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

/** What went off an invoice besides money. */
interface TakenOff {
  /** By the customer, as a penalty or a few rupiah: it counts as paid, and bears no tax. */
  readonly deducted: Money
  /** Credited or given up. */
  readonly given: Money
  readonly withheld: Money
}

/**
 * An invoice with what it expects to be held back, as it is kept. What the customer deducted leaves the tax whole (it is of
 * what was billed, PP 9/2022): the money that comes bears all of it that was not held back yet.
 */
export function dueOn(
  { deducted, given, withheld, ...billed }: Bare & TakenOff,
  withholding: readonly InvoiceWithholding[],
): DueNet {
  const bare = lessGiven(billed, given)
  const { total, open } = bare
  const planned = withholding.map(({ kind, rate, base, amount }) => {
    const tax = { kind, rate: percent(rate) }
    if (given === ZERO) return { ...tax, base: money(base), amount: money(amount) }
    // Of what is left to be paid, not a part of the tax of all of it: a rupiah may lie between.
    const left = partOf(money(base), total, billed.total)
    return { ...tax, base: left, amount: percentOf(left, tax.rate) }
  })
  const owed = sum(planned.map(({ amount }) => amount))
  // A penalty that was taken back after the payment leaves no tax either.
  if (deducted === ZERO && (withheld < owed || owed === ZERO)) return expecting(bare, planned)
  const left = max(minus(owed, withheld), ZERO)
  const spread = (of: readonly Money[]) => (left === ZERO ? of.map(() => ZERO) : allocate(left, of))
  const amounts = spread(planned.map(({ amount }) => amount))
  const rest = planned.map((tax, at) => {
    const amount = amounts[at] ?? ZERO
    return { ...tax, amount, base: amount === ZERO ? ZERO : (mulDiv(tax.base, amount, tax.amount) as Money) }
  })
  const net = mulDiv(bare.net, min(plus(open, deducted), total), total) as Money
  // Begins anew with what is open.
  return expecting({ ...bare, total: open, net }, rest)
}

// What was credited or given up is owed by nobody.
function lessGiven(billed: Bare, given: Money): Bare {
  const total = minus(billed.total, given)
  return given === ZERO ? billed : { ...billed, total, net: partOf(billed.net, total, billed.total) }
}

const partOf = (of: Money, part: Money, whole: Money) => (whole === ZERO ? ZERO : (mulDiv(of, part, whole) as Money))

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
