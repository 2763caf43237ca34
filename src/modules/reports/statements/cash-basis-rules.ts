import type { ReportRow } from '../report.ts'
import { accountRow, reportRow, sectionRow, sumColumns, type Compared, type Gained } from './rules.ts'

interface Part {
  readonly title: string
  readonly sum: string
  readonly holds: RegExp
}

/**
 * The parts of laba rugi on a cash basis. Beside revenue and cost stand the accounts through which money came or went for them: what
 * customers paid ahead is revenue and what we paid ahead is cost when the money moves, and goods are a cost when they are paid.
 */
const PARTS: readonly Part[] = [
  { title: 'Pendapatan yang diterima', sum: 'Pendapatan bersih', holds: /^(4|1-1300|1-1310|1-1320|1-134|1-1390|2-12)/ },
  { title: 'Beban pokok yang dibayar', sum: 'Laba kotor', holds: /^(5|1-1410|1-15|2-11)/ },
  { title: 'Beban usaha yang dibayar', sum: 'Laba usaha', holds: /^(6|1-17|2-13|2-17)/ },
  { title: 'Pendapatan dan beban lain', sum: 'Laba sebelum pajak', holds: /^7/ },
  { title: 'Pajak', sum: 'Laba bersih (dasar kas)', holds: /^(8|9|2-1530)/ },
]

const isResult = ({ account }: Gained) => PARTS.some(({ holds }) => holds.test(account))

/**
 * Laba rugi on a cash basis: what was received less what was paid. Of the whole company the way from there to the money follows:
 * PPN and tax held back, kasbon, fixed assets, loans and capital are no result, and with them it comes to what cash and bank gained.
 */
export function cashBasisRows(
  flows: readonly Gained[],
  { width, compared, withCash }: { readonly width: number; readonly compared: Compared; readonly withCash: boolean },
): ReportRow[] {
  const sumOf = (list: readonly Gained[]) =>
    sumColumns(
      list.map(({ gained }) => gained),
      width,
    )
  const isSaid = ({ gained }: Gained) => gained.some((amount) => amount !== 0n)
  const said = flows.filter(isSaid)
  const rows: ReportRow[] = []
  const told: Gained[] = []
  for (const [at, { title, sum, holds }] of PARTS.entries()) {
    const held = said.filter(({ account }) => holds.test(account))
    told.push(...held)
    if (held.length > 0) rows.push(sectionRow(title), ...held.map((each) => accountRow(each, each.gained, compared)))
    const isLast = at === PARTS.length - 1
    if (held.length > 0 || at === 0 || isLast) {
      rows.push(reportRow(isLast ? 'total' : 'subtotal', { label: sum, amounts: sumOf(told) }, compared))
    }
  }
  if (!withCash) return rows
  const others = said.filter((each) => !isResult(each))
  return [
    ...rows,
    sectionRow('Dari laba ke uang'),
    ...others.map((each) => accountRow(each, each.gained, compared)),
    reportRow('total', { label: 'Kenaikan (penurunan) kas', amounts: sumOf(said) }, compared),
  ]
}
