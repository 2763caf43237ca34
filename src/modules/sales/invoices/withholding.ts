import { max, min, minus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { InvoiceWithholding } from '../contract.ts'
import { checkKindOnce, taxesOf, type HeldTax } from '../withholding/of-order.ts'
import { withheldBase } from '../withholding/rules.ts'
import type { InvoiceAsked } from './asked.ts'
import { soldInOrder, type DecidedInvoice, type InvoiceFacts } from './decided.ts'
import { paidNet, withholdingOf } from './rules.ts'

export interface Withholding extends HeldTax {
  readonly base: Money
  readonly amount: Money
}

type AskedTax = HeldTax & { readonly base?: Money }

/**
 * The taxes the customer will hold back and what each is taken of: as asked, else as the order says, of the services in it
 * or of the goods. What one is taken of no other is; where one would be taken of nothing, there is none.
 */
export function withholdingAsked(
  asked: InvoiceAsked,
  facts: Pick<InvoiceFacts, 'order' | 'lines'>,
  { figures, sold }: Pick<DecidedInvoice, 'figures' | 'sold'>,
): Withholding[] {
  const rows: readonly AskedTax[] = asked.withholding ?? taxesOf(facts.order)
  const paid = paidNet(figures)
  const sale = { paid, sold, order: soldInOrder(facts) }
  const taken: Withholding[] = []
  rows.forEach((row, at) => {
    checkKindOnce(rows, at)
    const left = minus(paid, sum(taken.map(({ base }) => base)))
    const alike = taken.filter(({ kind }) => (kind === 'pph22') === (row.kind === 'pph22'))
    const usual = max(minus(withheldBase(row.kind, sale), sum(alike.map(({ base }) => base))), ZERO)
    const base = row.base ?? min(usual, left)
    if (base > left)
      throw new Refusal('invoice.withholding-base-beyond', { most: left }, { field: `withholding.${at}.base` })
    if (base > 0n) taken.push({ ...row, base, amount: withholdingOf(figures, row.rate, base).amount })
  })
  return taken
}

/** The same as rows keep it. */
export function withholdingRows(taken: readonly Withholding[]): InvoiceWithholding[] {
  return taken.map(({ kind, rate, base, amount }) => ({
    kind,
    rate: percentText(rate),
    base: String(base),
    amount: String(amount),
  }))
}
