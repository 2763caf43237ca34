import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { CashVoucherData } from './data.ts'

/** Beyond this the bills stand in a table, on a sheet that has room for it. */
export const FEW = 3

// Half a sheet holds one line of each, four facts and three asides, and this much more, in points.
const SPARE = 20

/** Half a sheet while it all stands on one; a whole one when names or bills are longer than that. */
export function voucherSize(data: CashVoucherData, asides: readonly string[]): 'A4' | 'A5-landscape' {
  if (data.bills.length > FEW) return 'A4'
  const { letterhead, paidTo, purpose, printed, reference } = data
  const from = [data.account, data.method].filter(Boolean).join(' · ')
  const more =
    13 * (over(letterhead.name, 52) + over(letterhead.address ?? '', 100)) +
    14.5 * (over(from, 38) + over(reference ?? '', 38)) +
    13 * (over(paidTo, 64) + over(terbilangRupiah(money(data.amount)), 68) + over(purpose, 72)) +
    11 * (asides.reduce((lines, text) => lines + 1 + over(text, 90), 0) - 3) +
    13 * over(printed.by, 16)
  return more > SPARE ? 'A4' : 'A5-landscape'
}

/** Lines beyond the first. */
function over(text: string, perLine: number): number {
  return Math.max(Math.ceil(text.length / perLine) - 1, 0)
}
