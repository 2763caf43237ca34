import { percentFormat, rupiah } from '#ground/format.ts'
import { minus, money, plus, sum } from '#ground/money.ts'
import { percentText, shareOf } from '#ground/percent.ts'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
import type { BillDetail, BillLine } from '../../bills/contract.ts'

type Waiting = Pick<
  BillDetail,
  | 'kind'
  | 'difference'
  | 'lines'
  | 'freight'
  | 'freightMatch'
  | 'freightOrdered'
  | 'tolerancePercent'
  | 'isOverTolerance'
  | 'isBeforeHandover'
>

/** Why a bill waits for somebody's yes: what is too dear, by how much, or services nobody handed over yet. */
export function whyWaiting(bill: Waiting): string {
  const dear = bill.lines.filter((line) => line.match.result === 'price-over')
  return [
    dear.length > 0 && dearSaid(dear),
    bill.freightMatch === 'price-over' && freightSaid(freightOf(bill), bill.freightOrdered),
    bill.isOverTolerance && bill.tolerancePercent && `Toleransinya ${percentFormat(bill.tolerancePercent)}.`,
    bill.isBeforeHandover && 'Jasa ditagih melebihi berita acara serah terimanya.',
  ]
    .filter(Boolean)
    .join(' ')
}

// A carrier's bill is freight itself: what was ordered, and what was not.
function freightOf({ kind, freight, freightOrdered, difference }: Waiting): string {
  return kind === 'landed' ? String(plus(money(freightOrdered), money(difference))) : freight
}

/** By how much the freight on a paper is above what was ordered of it, or that nobody ordered any. */
export function freightSaid(freight: string, ordered: string): string {
  if (ordered === '0') return `Ongkos ${rupiah(freight)} tidak ada di pesanan.`
  const over = minus(money(freight), money(ordered))
  const share = shareOf(over, money(ordered))
  return `Ongkos lebih mahal ${rupiah(String(over))}${share === null ? '' : ` (${shortPercent(percentText(share))})`} dari yang dipesan.`
}

// A line that became cheaper does not take from what another is dearer: each was agreed on by itself.
function dearSaid(dear: readonly BillLine[]): string {
  const by = rupiah(String(sum(dear.map((line) => money(line.match.difference)))))
  const [only] = dear
  if (!only || dear.length > 1) return `${dear.length} baris lebih mahal ${by} dari yang disepakati.`
  const { percent } = only.match
  return `${only.description} lebih mahal ${by}${percent ? ` (${shortPercent(percent)})` : ''} dari yang disepakati.`
}
