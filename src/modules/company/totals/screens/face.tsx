import { percentFormat } from '#ground/format.ts'
import { money, negate, ZERO, type Money } from '#ground/money.ts'
import { percent, percentText } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { TotalsRow } from '#kit/screen/document/totals.tsx'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import {
  documentTotals,
  linePrice,
  type DocumentTotals,
  type PricedLine,
  type TotalsAsked,
} from '#modules/company/totals/rules.ts'

/** A line of a draft as it is typed. */
export interface TypedLine {
  readonly row: 'item' | 'section' | 'note'
  readonly qty: string
  readonly price: string
  /** A percentage. */
  readonly discount: string
  readonly discountAmount: string
  /** Its own tax: 'none', or a code; 'usual' or absent is the draft's. */
  readonly taxCode?: string
}

type TaxMode = 'exclusive' | 'inclusive' | 'none'

/** A draft as it is typed, as far as its sums go. */
export interface TypedDraft {
  readonly lines: readonly TypedLine[]
  readonly taxMode: TaxMode
  readonly discountPercent: string
  readonly discountAmount: string
  readonly shippingFee: string
}

/** The tax codes of the day, and the ordinary one. */
export interface TypedTaxes {
  readonly taxCode: string | null
  readonly taxCodes: readonly { code: string; label: string; rate: string; baseNum: string; baseDen: string }[]
}

/** What the paper would say if the draft were saved now, by the very rules the server uses. */
export function typedTotals(draft: TypedDraft, taxes: TypedTaxes): DocumentTotals {
  const tax = draft.taxMode === 'none' ? null : taxOf(taxes)
  const taxOfLine = ({ taxCode }: TypedLine) =>
    draft.taxMode !== 'none' && taxCode && taxCode !== 'usual' ? taxOf({ ...taxes, taxCode }) : tax
  const lines = draft.lines.filter((line) => line.row === 'item').map((line) => pricedLine(line, taxOfLine(line)))
  const asked: TotalsAsked = {
    discountPercent: typed(percent, draft.discountPercent) ?? null,
    discountAmount: typed(money, draft.discountAmount) ?? ZERO,
    shippingFee: typed(money, draft.shippingFee) ?? ZERO,
    mode: draft.taxMode === 'inclusive' ? 'inclusive' : 'exclusive',
    tax,
  }
  return known(() => documentTotals(lines, asked)) ?? documentTotals([], { mode: asked.mode, tax: null })
}

/** One line's amount as its row shows it; nothing while it cannot be worked out. */
export function typedLineAmount(line: TypedLine): Money | undefined {
  if (line.row !== 'item' || line.price === '' || line.qty === '') return undefined
  return known(() => linePrice(pricedLine(line, null)).amount)
}

/** A share of nothing is none: the sums beside the form take the amount then. */
export function isShare(text: string): boolean {
  return text !== '' && text !== '0'
}

/** A discount as it is sent: its share, else its amount. */
export function discountsOf(share: string, amount: string) {
  const isOfShare = isShare(share)
  return { discountPercent: isOfShare ? share : null, discountAmount: isOfShare || amount === '' ? null : amount }
}

/** What is worked out from fields that each can be read; nothing when it is more than any book holds. */
export function known<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Reads what is typed; what cannot be read yet counts as not typed, and the field itself says what is wrong. */
export function typed<T>(make: (text: string) => T, text: string): T | undefined {
  if (text === '') return undefined
  try {
    return make(text)
  } catch {
    return undefined
  }
}

/** From the sum of the lines down to PPN, as rows of a totals panel. */
export function TypedTotalsRows({ totals, mode }: { readonly totals: DocumentTotals; readonly mode: TaxMode }) {
  return (
    <>
      <TotalsRow name="Subtotal" amount={totals.subtotal} />
      {totals.discount > 0n && <TotalsRow name="Diskon" amount={negate(totals.discount)} />}
      {totals.shippingFee > 0n && <TotalsRow name="Ongkir" amount={totals.shippingFee} />}
      {totals.shares.flatMap(({ tax, taxedBase, ppn }) =>
        tax === null
          ? []
          : [
              ...(tax.baseNum === tax.baseDen
                ? []
                : [
                    <TotalsRow
                      key={`${tax.code}-dpp`}
                      isFirst
                      name={`DPP nilai lain ${tax.baseNum}/${tax.baseDen}`}
                      amount={taxedBase}
                    />,
                  ]),
              <TotalsRow
                key={tax.code}
                isFirst={tax.baseNum === tax.baseDen}
                name={`${mode === 'inclusive' ? 'Termasuk ' : ''}PPN ${percentFormat(percentText(tax.rate))}`}
                amount={ppn}
              />,
            ],
      )}
    </>
  )
}

function pricedLine(line: TypedLine, tax: TaxFact | null): PricedLine {
  return {
    qty: typed(quantity, line.qty) ?? quantity('0'),
    price: typed(price, line.price) ?? price('0'),
    discountPercent: typed(percent, line.discount) ?? null,
    discountAmount: typed(money, line.discountAmount) ?? null,
    tax,
  }
}

function taxOf({ taxCode, taxCodes }: TypedTaxes): TaxFact | null {
  const code = taxCodes.find((one) => one.code === taxCode)
  if (!code) return null
  return {
    code: code.code,
    label: code.label,
    rate: percent(code.rate),
    baseNum: BigInt(code.baseNum),
    baseDen: BigInt(code.baseDen),
    transactionCode: null,
  }
}
