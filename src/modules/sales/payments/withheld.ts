import { min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percentOf, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import { withheldOf, type Allocation, type DueInvoice } from '#kit/posting/settlement.ts'
import type { WithholdingKind } from '../contract.ts'

/** An open invoice as the tax held back of it sees it. */
export interface DueNet extends DueInvoice<WithholdingKind> {
  /** Its total without PPN: what income tax may be taken of. */
  readonly net: Money
}

/** Tax that a payment says was held back, which its invoice may not have known of. */
export interface HeldAsked {
  readonly withholdingKind: WithholdingKind | null
  readonly withholdingRate: Percent | null
  readonly withholdingBase?: Money
  readonly withheld?: Money
}

interface Held {
  readonly kind: WithholdingKind
  readonly base: Money
  readonly amount: Money
}

type Taken = Allocation<WithholdingKind> & { readonly withholdingRate: Percent | null }

/** The part of an invoice without PPN that belongs to an amount of it. */
export function netOf(invoice: DueNet, amount: Money): Money {
  return withheldOf({ ...invoice, withholdingAmount: invoice.net }, amount)
}

/**
 * What a payment takes off one invoice: the tax as asked, by amount or by rate, else as the invoice says. Refused, at its
 * field under `at`, is tax of no kind, above what it takes off, or of more than is paid without PPN.
 */
export function withheldAsked(invoice: DueNet, asked: HeldAsked & { readonly amount: Money }, at: string): Taken {
  const checkFits = (held: Money) => {
    if (held > asked.amount)
      throw new Refusal('payment.withheld-too-much', { number: invoice.number }, { field: `${at}withheld` })
  }
  checkFits(asked.withheld ?? ZERO)
  const isAsked = asked.withheld !== undefined || asked.withholdingKind !== null
  const kind = asked.withholdingKind ?? invoice.withholdingKind
  const planned = { ...invoice, withholdingAmount: invoice.withholdingBase }
  const isPlanned = kind === invoice.withholdingKind
  const usual = isPlanned ? withheldOf(planned, asked.amount) : netOf(invoice, asked.amount)
  const held = isAsked
    ? heldBy({ ...asked, withholdingKind: kind }, { usual, most: invoice.net, at })
    : { kind, base: usual, amount: withheldOf(invoice, asked.amount) }
  const none = !held || held.amount === 0n
  if (held) checkFits(held.amount)
  return {
    invoiceId: invoice.id,
    amount: asked.amount,
    withheld: none ? ZERO : held.amount,
    withholdingKind: none ? null : held.kind,
    withholdingBase: none ? ZERO : held.base,
    withholdingRate: none ? null : asked.withholdingRate,
  }
}

/**
 * Spreads money and tax over invoices, oldest first, the tax before the money, so that both are used up as far as
 * something is open. What the money does not need stays unallocated; tax beyond what is open is refused.
 */
export function spreadHeld(cash: Money | undefined, invoices: readonly DueNet[], asked: HeldAsked): Taken[] {
  const open = sum(invoices.map((each) => each.open))
  const net = sum(invoices.map((each) => netOf(each, each.open)))
  const most = sum(invoices.map((each) => each.net))
  const held = heldBy(asked, { usual: net, most, at: '' })
  const whole = held?.amount ?? ZERO
  if (whole > open) throw new Refusal('payment.withheld-beyond-open', { open, asked: whole }, { field: 'withheld' })

  let [left, tax] = [plus(cash ?? minus(open, whole), whole), whole]
  return invoices.flatMap((invoice) => {
    const amount = min(left, invoice.open)
    if (amount === 0n) return []
    const withheld = min(tax, amount)
    const before = minus(whole, tax)
    left = minus(left, amount)
    tax = minus(tax, withheld)
    const isHeld = held && withheld > 0n
    return [
      {
        invoiceId: invoice.id,
        amount,
        withheld,
        withholdingKind: isHeld ? held.kind : null,
        withholdingBase: isHeld ? sliceOf(held.base, { whole, before, part: withheld }) : ZERO,
        withholdingRate: isHeld ? asked.withholdingRate : null,
      },
    ]
  })
}

function heldBy(
  { withholdingKind: kind, withholdingRate: rate, withholdingBase, withheld }: HeldAsked,
  { usual, most, at }: { readonly usual: Money; readonly most: Money; readonly at: string },
): Held | null {
  const base = withholdingBase ?? baseOf(withheld, rate, { usual, most })
  if (withheld === 0n) return null
  if (kind === null) throw new Refusal('payment.no-withholding-kind', {}, { field: `${at}withholdingKind` })
  if (withheld === undefined && rate === null) throw new Refusal('payment.no-withheld', {}, { field: `${at}withheld` })
  if (base > most) throw new Refusal('payment.base-beyond', { most, asked: base }, { field: `${at}withholdingBase` })
  const amount = withheld ?? percentOf(base, rate ?? (0n as Percent))
  if (amount > base) throw new Refusal('payment.withheld-beyond-base', { base, amount }, { field: `${at}withheld` })
  return { kind, base, amount }
}

// An amount and its rate tell what it was taken of; an amount above its part was taken of the whole.
function baseOf(
  withheld: Money | undefined,
  rate: Percent | null,
  { usual, most }: { readonly usual: Money; readonly most: Money },
): Money {
  if (withheld === undefined) return usual
  if (rate) return min(money(mulDiv(withheld, HUNDRED_PERCENT, rate)), most)
  return withheld > usual ? most : usual
}

function sliceOf(base: Money, { whole, before, part }: { whole: Money; before: Money; part: Money }): Money {
  return money(mulDiv(base, before + part, whole) - mulDiv(base, before, whole))
}
