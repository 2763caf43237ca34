import { ZERO, money, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { OrderStart } from '../../orders/contract.ts'
import { linePrice, documentTotals, type DocumentTotals, type PricedLine } from '#modules/company/totals/rules.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import type { LineValues, OrderValues } from './values.ts'

/** What the paper would say if the draft were saved now, by the very rules the server uses. */
export function draftTotals(values: OrderValues, start: OrderStart): DocumentTotals {
  const tax = taxOf(values, start)
  const lines = values.lines.filter((line) => line.row === 'item').map((line) => pricedLine(line, tax))
  return documentTotals(lines, {
    discountPercent: values.discountPercent ? read(percent, values.discountPercent) : null,
    discountAmount: read(money, values.discountAmount) ?? ZERO,
    shippingFee: read(money, values.shippingFee) ?? ZERO,
    mode: values.taxMode === 'inclusive' ? 'inclusive' : 'exclusive',
    tax,
  })
}

/** One line's amount as its row shows it; nothing while it cannot be worked out. */
export function draftLineAmount(line: LineValues): Money | undefined {
  if (line.row !== 'item' || line.price === '' || line.qty === '') return undefined
  return linePrice(pricedLine(line, null)).amount
}

/** What the order asks up front of its total before PPN. */
export function draftDownPayment(values: OrderValues, totals: DocumentTotals): Money {
  const share = values.downPaymentPercent ? read(percent, values.downPaymentPercent) : undefined
  if (share !== undefined) return money((totals.dpp * share) / 1_000_000n)
  return read(money, values.downPaymentAmount) ?? ZERO
}

function pricedLine(line: LineValues, tax: TaxFact | null): PricedLine {
  return {
    qty: read(quantity, line.qty) ?? quantity('0'),
    price: read(price, line.price) ?? price('0'),
    discountPercent: line.discount ? (read(percent, line.discount) ?? null) : null,
    discountAmount: read(money, line.discountAmount) ?? null,
    tax,
  }
}

function taxOf(values: OrderValues, start: OrderStart): TaxFact | null {
  if (values.taxMode === 'none') return null
  const code = start.taxCodes.find((one) => one.code === start.taxCode)
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

// What cannot be read yet counts as not typed; the field itself says what is wrong.
function read<T>(make: (text: string) => T, text: string): T | undefined {
  if (text === '') return undefined
  try {
    return make(text)
  } catch {
    return undefined
  }
}
