import { percent, percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import type { WithholdingKind, WithholdingTax } from '../contract.ts'
import { proposedWithholding, type SoldLine, type WithholdingFacts } from './rules.ts'

/** A tax that is held back, as it is reckoned with. */
export interface HeldTax {
  readonly kind: WithholdingKind
  readonly rate: Percent
}

/** The taxes an order is kept with: as somebody chose, else as is usual for what it sells and to whom. */
export function orderWithholding(
  asked: { readonly withholding?: readonly HeldTax[] },
  lines: readonly SoldLine[],
  facts: WithholdingFacts,
) {
  const taxes = asked.withholding ?? proposedWithholding(lines, facts)
  taxes.forEach((_, at) => checkKindOnce(taxes, at))
  return {
    withholding: JSON.stringify(taxes.map(({ kind, rate }) => ({ kind, rate: percentText(rate) }))),
    withholding_is_usual: asked.withholding === undefined,
  }
}

/** The taxes an order was kept with. */
export function taxesOf(order: { readonly withholding: readonly WithholdingTax[] }): HeldTax[] {
  return order.withholding.map(({ kind, rate }) => ({ kind, rate: percent(rate) }))
}

/** Refuses a kind that stands in an earlier row already: each has one base and one slip. */
export function checkKindOnce(rows: readonly { readonly kind: WithholdingKind }[], at: number, under = ''): void {
  const kind = rows[at]?.kind
  if (!kind || rows.findIndex((row) => row.kind === kind) === at) return
  throw new Refusal('withholding.twice', { tax: withholdingWords[kind] }, { field: `${under}withholding.${at}.kind` })
}
