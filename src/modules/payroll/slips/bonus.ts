import { minus, plus, ZERO, type Money } from '#ground/money.ts'
import { slipTax, type SlipTaxFacts } from './slip-tax.ts'
import { besideOf, extraLine, sumOfSide, taxLines, type Extra, type Slip, type SlipLine } from './rules.ts'
import { extraKinds } from './words.ts'

/** All that a slip beside the wages is worked out from. */
export interface BonusFacts extends SlipTaxFacts {
  /** The holiday bonus and where it comes from: '8 dari 12 bulan'; null where this is another bonus. */
  readonly thr: { readonly amount: Money; readonly note: string } | null
  readonly extras: readonly Extra[]
}

/** Works out a slip of a holiday bonus or another bonus: it is taxed with its month, and nothing else is cut of it. */
export function workOutBonus(facts: BonusFacts): Slip {
  const { thr } = facts
  const pay: SlipLine[] = [
    ...(thr ? [{ side: 'pendapatan', code: 'thr', label: extraKinds.thr, ...thr } as const] : []),
    ...facts.extras.map(extraLine),
  ]
  const { cash, natura, zakat } = besideOf(pay)
  const tax = slipTax(facts, plus(cash, natura), zakat)
  const lines = [...pay, ...taxLines(tax)].filter(({ amount }) => amount !== ZERO)
  const [earned, cut] = [sumOfSide(lines, 'pendapatan'), sumOfSide(lines, 'potongan')]
  return {
    ...{ lines, earned, cut, net: minus(earned, cut), employer: ZERO, taxable: tax.gross, deductible: zakat },
    ...{ tax: tax.tax, yearTax: tax.year },
  }
}
