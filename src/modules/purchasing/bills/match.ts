import { percentText } from '#ground/percent.ts'
import { priceText, price } from '#ground/price.ts'
import { plus } from '#ground/money.ts'
import type { LineMatch } from './detail.ts'
import type { OpenLine } from './open-lines.ts'
import type { BilledLine } from './rules.ts'

/** The three-way match of a line that is being billed, as the screen shows it. */
export function matchDetail(line: BilledLine, of: OpenLine | undefined): LineMatch {
  const billed = plus(line.received, line.priceDifference)
  return {
    result: line.match,
    orderedPrice: of ? priceText(price(of.price)) : null,
    orderedQty: of ? plain(of.ordered) : null,
    receivedQty: of?.receiptLineId ? plain(of.openQty) : null,
    receivedValue: String(line.received),
    billedCost: String(billed),
    difference: String(line.priceDifference),
    percent: line.percent === null ? null : percentText(line.percent),
  }
}

function plain(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
