import { money, sum, type Money } from '#ground/money.ts'
import { percent, percentOf } from '#ground/percent.ts'
import type { WithholdingKind } from '../../contract.ts'

/** One tax that was held back of a payment, as it is typed. */
export interface HeldValues {
  readonly key?: string
  /** Of the first: empty as the invoice says, or 'none'; else a tax and its rate, 'pph23|2'. */
  readonly kind: string
  readonly base: string
  readonly withheld: string
  readonly proofNo: string
  readonly proofDate: string
  /** Papers of the slip. */
  readonly files: readonly string[]
}

/** What is open, and what of it the invoices expect to be held back. */
export interface HeldOf {
  readonly planned: string
  /** The kinds of tax that they expect. */
  readonly kinds: readonly WithholdingKind[]
  readonly netOpen: string
}

export const blankHeld: HeldValues = { kind: '', base: '', withheld: '', proofNo: '', proofDate: '', files: [] }

/** One row to choose in, or one for the slip of each kind that is expected. */
export function freshHeld(kinds: readonly WithholdingKind[]): HeldValues[] {
  return kinds.length > 1 ? kinds.map(() => blankHeld) : [blankHeld]
}

/** A tax that was chosen by hand: none while the field says what the invoice says. */
export function chosenTax(held: string): { kind: WithholdingKind; rate: string } | null {
  const [kind, rate] = held.split('|')
  // Safe: the options are made of these kinds.
  return kind && rate ? { kind: kind as WithholdingKind, rate } : null
}

/** What is held back by what is typed so far, as the server will work it out for the whole of what is open. */
export function heldAmount(rows: readonly HeldValues[], { planned, netOpen }: HeldOf): Money {
  const first = rows[0]?.kind ?? ''
  if (first === 'none') return money(0)
  return first === '' ? money(planned) : sum(rows.map((row) => taxAmount(row, netOpen)))
}

/** What one row chosen by hand comes to. */
export function taxAmount({ kind, base, withheld }: HeldValues, netOpen: string): Money {
  const tax = chosenTax(kind)
  if (!tax) return money(0)
  if (isNumber(withheld)) return money(withheld)
  return percentOf(money(isNumber(base) ? base : netOpen), percent(tax.rate))
}

/** What is sent of it: nothing where the invoice says and no slip came. */
export function heldInput(rows: readonly HeldValues[], { kinds }: Pick<HeldOf, 'kinds'>) {
  const first = rows[0]?.kind ?? ''
  if (first === 'none') return { withholding: [] }
  if (first === '') {
    const slips = kinds.map((kind, at) => ({ kind, ...slipOf(rows[at] ?? blankHeld) }))
    return slips.some(({ proofNo, proofDate, files }) => proofNo || proofDate || files.length > 0)
      ? { withholding: slips }
      : {}
  }
  const withholding = rows.flatMap((row) => {
    const tax = chosenTax(row.kind)
    const { base, withheld } = row
    return tax ? [{ ...tax, ...(base && { base }), ...(withheld && { withheld }), ...slipOf(row) }] : []
  })
  return { withholding }
}

function slipOf({ proofNo, proofDate, files }: HeldValues) {
  return { proofNo, proofDate: proofDate || null, files: [...files] }
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}
