import { money, type Money } from '#ground/money.ts'
import { percent, percentOf } from '#ground/percent.ts'
import type { WithholdingKind } from '../../contract.ts'

/** What was held back of a payment, as it is typed. */
export interface HeldValues {
  /** Empty: as the invoice says; 'none'; or a tax and its rate, 'pph23|2'. */
  readonly withholdingKind: string
  readonly withholdingBase: string
  readonly withheld: string
  readonly proofNo: string
  readonly proofDate: string
}

/** What is open, and what of it the invoices expect to be held back. */
export interface HeldOf {
  readonly planned: string
  readonly netOpen: string
}

export const freshHeld: HeldValues = {
  withholdingKind: '',
  withholdingBase: '',
  withheld: '',
  proofNo: '',
  proofDate: '',
}

/** A tax that was chosen by hand: none while the field says what the invoice says. */
export function chosenTax(held: string): { kind: WithholdingKind; rate: string } | null {
  const [kind, rate] = held.split('|')
  // Safe: the options are made of these kinds.
  return kind && rate ? { kind: kind as WithholdingKind, rate } : null
}

/** What is held back by what is typed so far, as the server will work it out for the whole of what is open. */
export function heldAmount(values: HeldValues, { planned, netOpen }: HeldOf): Money {
  if (values.withholdingKind === 'none') return money(0)
  const tax = chosenTax(values.withholdingKind)
  if (!tax) return money(planned)
  if (isNumber(values.withheld)) return money(values.withheld)
  return percentOf(money(isNumber(values.withholdingBase) ? values.withholdingBase : netOpen), percent(tax.rate))
}

/** What is sent of it: nothing where the invoice says. */
export function heldInput({ withholdingKind, withholdingBase, withheld }: HeldValues) {
  const tax = chosenTax(withholdingKind)
  if (!tax) return {}
  return {
    withholdingKind: tax.kind,
    withholdingRate: tax.rate,
    ...(withholdingBase && { withholdingBase }),
    ...(withheld && { withheld }),
  }
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}
