import { min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percentOf, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import { cashFor, spread, withheldOf } from '#kit/posting/settlement.ts'
import type { Day } from '#ground/day.ts'
import type { WithholdingKind } from '../contract.ts'
import { checkKindOnce } from '../withholding/of-order.ts'
import { expecting, plannedIn, type DueNet, type PlannedTax } from './due.ts'

/** One tax that a payment says was held back; without rate and amount it is what the invoice expects of its kind. */
export interface HeldAsked {
  readonly kind: WithholdingKind
  readonly rate: Percent | null
  readonly base?: Money
  readonly withheld?: Money
  readonly proofNo: string | null
  readonly proofDate: Day | null
  /** Papers of the slip, brought with the form. */
  readonly files?: readonly string[]
}

/** One tax that was held back, and its slip. */
export interface Held extends PlannedTax {
  readonly proofNo: string | null
  readonly proofDate: Day | null
  readonly files: readonly string[]
}

/** What is taken off one invoice, tax included. */
export interface Taken {
  readonly invoiceId: string
  readonly amount: Money
  readonly held: readonly Held[]
}

/** What it counts with, and where its fields stand. */
interface Room {
  readonly usual: Money
  readonly most: Money
  readonly at: string
}

/** The part of an invoice without PPN that belongs to an amount of it. */
export function netOf(invoice: DueNet, amount: Money): Money {
  return withheldOf({ ...invoice, withholdingAmount: invoice.net }, amount)
}

/** The tax in what is taken off. */
export function heldIn({ held }: Pick<Taken, 'held'>): Money {
  return sum(held.map(({ amount }) => amount))
}

/**
 * What a payment takes off one invoice: the taxes as asked, by amount or by rate, else as the invoice says. Refused, at its
 * field under `under`, is a kind that stands twice, and tax above what it takes off, or of more than is paid without PPN.
 */
export function withheldAsked(
  invoice: DueNet,
  asked: { readonly amount: Money; readonly withholding?: readonly HeldAsked[] },
  under: string,
): Taken {
  const { amount } = asked
  const planned = plannedIn(invoice, amount)
  const rows = asked.withholding ?? planned.map((tax) => ({ ...bare, kind: tax.kind }))
  let left = amount
  const facts = { most: invoice.net, usual: netOf(invoice, amount), planned, under }
  const held = heldBy(rows, facts, (tax, at) => {
    if (tax > left)
      throw new Refusal('payment.withheld-too-much', { number: invoice.number }, { field: `${at}withheld` })
    left = minus(left, tax)
  })
  return { invoiceId: invoice.id, amount, held }
}

/**
 * Spreads money and tax over invoices, oldest first. Tax that was said goes before the money, so that both are used up as
 * far as something is open; tax that the invoices expect goes along with it. What the money does not need stays
 * unallocated; tax beyond what is open is refused.
 */
export function spreadHeld(
  cash: Money | undefined,
  invoices: readonly DueNet[],
  asked: readonly HeldAsked[] | undefined,
): Taken[] {
  const expected = (kind: WithholdingKind) => invoices.some(({ planned }) => planned.some((tax) => tax.kind === kind))
  if (asked?.every((row) => isBare(row) && expected(row.kind)) ?? true) return spreadPlanned(cash, invoices, asked)

  const open = sum(invoices.map((each) => each.open))
  const most = sum(invoices.map((each) => each.net))
  const usual = sum(invoices.map((each) => netOf(each, each.open)))
  const planned = invoices.flatMap((each) => plannedIn(each, each.open))
  const held = heldBy(asked ?? [], { usual, most, planned, under: '' }, () => undefined)
  const whole = heldIn({ held })
  if (whole > open)
    throw new Refusal('payment.withheld-beyond-open', { open, asked: whole }, { field: 'withholding.0.withheld' })

  let left = plus(cash ?? minus(open, whole), whole)
  const before = held.map(() => ZERO)
  return invoices.flatMap((invoice) => {
    const amount = min(left, invoice.open)
    if (amount === 0n) return []
    left = minus(left, amount)
    let room = amount
    const parts = held.map((tax, at): Held => {
      const used = before[at] ?? ZERO
      const part = min(minus(tax.amount, used), room)
      room = minus(room, part)
      before[at] = plus(used, part)
      const base = sliceOf(tax.base, { whole: tax.amount, before: used, part })
      // A paper lies at one place: with the first invoice it covers.
      return { ...tax, amount: part, base, files: used === 0n ? tax.files : [] }
    })
    return [{ invoiceId: invoice.id, amount, held: parts.filter((tax) => tax.amount > 0n) }]
  })
}

// As the invoices say, or only some of the kinds they name.
function spreadPlanned(cash: Money | undefined, invoices: readonly DueNet[], asked?: readonly HeldAsked[]): Taken[] {
  asked?.forEach((_, at) => checkKindOnce(asked, at))
  const slipOf = (kind: WithholdingKind) => asked?.find((row) => row.kind === kind)
  const due = invoices.map((each) =>
    asked
      ? expecting(
          each,
          each.planned.filter(({ kind }) => slipOf(kind)),
        )
      : each,
  )
  const taken = spread(cash ?? cashFor(due, true), due, { withhold: true, usual: 'pph23' })
  const laid = new Set<WithholdingKind>()
  const slipAt = (kind: WithholdingKind) => {
    const said = slip(slipOf(kind))
    const files = laid.has(kind) ? [] : said.files
    laid.add(kind)
    return { ...said, files }
  }
  return taken.map(({ invoiceId, amount, withheld }) => {
    const invoice = due.find(({ id }) => id === invoiceId)
    const held = invoice ? plannedIn(invoice, amount, withheld) : []
    return { invoiceId, amount, held: held.map((tax) => ({ ...tax, ...slipAt(tax.kind) })) }
  })
}

interface HeldFacts {
  readonly planned: readonly PlannedTax[]
  /** What is paid without PPN, and the most that all taxes may be taken of together. */
  readonly usual: Money
  readonly most: Money
  readonly under: string
}

function heldBy(
  rows: readonly HeldAsked[],
  { planned, usual, most, under }: HeldFacts,
  check: (tax: Money, at: string) => void,
): Held[] {
  let left = most
  return rows.flatMap((row, index): Held[] => {
    checkKindOnce(rows, index, under)
    const at = `${under}withholding.${index}.`
    const expected = planned.filter(({ kind }) => kind === row.kind)
    const [base, amount] = [sum(expected.map((tax) => tax.base)), sum(expected.map((tax) => tax.amount))]
    const isExpected = expected.length > 0
    const room = { usual: isExpected ? base : usual, most: left, at }
    const tax = isBare(row) && isExpected ? { base, amount } : taxBy(row, room)
    check(tax.amount, at)
    left = minus(left, min(tax.base, left))
    return tax.amount === 0n ? [] : [{ ...tax, kind: row.kind, rate: row.rate ?? null, ...slip(row) }]
  })
}

function taxBy({ rate, base: said, withheld }: HeldAsked, { usual, most, at }: Room): { base: Money; amount: Money } {
  if (withheld === 0n) return { base: ZERO, amount: ZERO }
  if (withheld === undefined && rate === null) throw new Refusal('payment.no-withheld', {}, { field: `${at}withheld` })
  const base = said ?? baseOf(withheld, rate, { usual, most })
  if (said === undefined && (base > most || most === 0n))
    throw new Refusal('payment.base-shared', { left: most }, { field: `${at}base` })
  if (base > most) throw new Refusal('payment.base-beyond', { most, asked: base }, { field: `${at}base` })
  const amount = withheld ?? percentOf(base, rate ?? (0n as Percent))
  if (amount > base) throw new Refusal('payment.withheld-beyond-base', { base, amount }, { field: `${at}withheld` })
  return { base, amount }
}

const bare = { rate: null, proofNo: null, proofDate: null }

function isBare({ rate, base, withheld }: HeldAsked): boolean {
  return rate === null && base === undefined && withheld === undefined
}

function slip(row: Pick<HeldAsked, 'proofNo' | 'proofDate' | 'files'> | undefined) {
  return { proofNo: row?.proofNo ?? null, proofDate: row?.proofDate ?? null, files: row?.files ?? [] }
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
