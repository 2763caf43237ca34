import { percentFormat, rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
import type { BillDetail, BillLine } from '../../bills/contract.ts'

type Waiting = Pick<BillDetail, 'lines' | 'tolerancePercent' | 'isOverTolerance' | 'isBeforeHandover'>

/** Why a bill waits for somebody's yes: the lines that are too dear, by how much, or services nobody handed over yet. */
export function whyWaiting({ lines, tolerancePercent, isOverTolerance, isBeforeHandover }: Waiting): string {
  const dear = lines.filter((line) => line.match.result === 'price-over')
  return [
    isOverTolerance && `${dearSaid(dear)} Toleransinya ${percentFormat(tolerancePercent)}.`,
    isBeforeHandover && 'Jasa ditagih melebihi berita acara serah terimanya.',
  ]
    .filter(Boolean)
    .join(' ')
}

// A line that became cheaper does not take from what another is dearer: each was agreed on by itself.
function dearSaid(dear: readonly BillLine[]): string {
  const by = rupiah(String(sum(dear.map((line) => money(line.match.difference)))))
  const [only] = dear
  if (!only || dear.length > 1) return `${dear.length} baris lebih mahal ${by} dari yang disepakati.`
  const { percent } = only.match
  return `${only.description} lebih mahal ${by}${percent ? ` (${shortPercent(percent)})` : ''} dari yang disepakati.`
}
