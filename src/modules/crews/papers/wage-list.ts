import { thousands } from '#ground/format.ts'
import { money, sum, type Money } from '#ground/money.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper, TableCell } from '#kit/paper/paper.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import type { SettlementPage } from '../settlements/contract.ts'
import { halves } from '../words.ts'

type PaidLine = SettlementPage['lines'][number]

/** What the list of a Saturday's wages says. */
export interface WageListData extends PaperBasis {
  readonly settlement: Pick<SettlementPage, 'until' | 'kind' | 'totals' | 'lines'>
}

/** Room for a thumb, in points. */
const THUMB = 26

/** Daftar terima upah: who receives how much, by foreman, each with a place to sign or press a thumb. */
export function wageListPaper(data: WageListData): Paper {
  const { settlement, letterhead } = data
  return {
    ...framed(data, {
      title: settlement.kind === 'thr' ? 'DAFTAR TERIMA THR' : 'DAFTAR TERIMA UPAH',
      size: 'A4',
      facts: [[settlement.kind === 'thr' ? 'Hari raya' : 'Sampai', onPaper(settlement.until)]],
      parties: [],
    }),
    lines: { columns, rows: rowsOf(settlement) },
    closing: [
      signingRow([
        issuerBox(placeAndDay(letterhead, data.date), letterhead, data.state),
        { above: 'Dibayarkan oleh', name: '', role: '' },
      ]),
    ],
  }
}

const columns: Lines['columns'] = [
  { title: 'No.', width: 20, align: 'right' },
  { title: 'Nama', width: '*' },
  { title: 'Hari', width: 30, align: 'right' },
  { title: 'Upah (Rp)', width: 66, align: 'right' },
  { title: 'Potongan (Rp)', width: 66, align: 'right' },
  { title: 'Diterima (Rp)', width: 70, align: 'right' },
  { title: 'Tanda tangan / cap jempol', width: 104 },
]

function rowsOf({ lines, totals }: WageListData['settlement']): TableCell[][] {
  const crews = Map.groupBy(lines, ({ foremanName }) => foremanName)
  let number = 0
  const rows = [...crews].flatMap(([foreman, crew]) => [
    headOf(foreman, crew),
    ...crew.map((line) => personRow(line, (number += 1))),
  ])
  return [...rows, sumRow('Jumlah', sum(lines.map(earnedOf)), sum(lines.map(cutOf)), totals.net)]
}

function headOf(foreman: string | null, crew: readonly PaidLine[]): TableCell[] {
  const name = foreman === null ? 'Tanpa mandor' : `Regu ${foreman}`
  const net = String(sum(crew.map((line) => money(line.net))))
  return sumRow(name, sum(crew.map(earnedOf)), sum(crew.map(cutOf)), net)
}

function sumRow(name: string, earned: Money, cut: Money, net: string): TableCell[] {
  const figure = (value: string) => ({ text: thousands(value), alignment: 'right' as const, bold: true })
  return ['', { text: name, bold: true }, '', figure(String(earned)), figure(String(cut)), figure(net), '']
}

function personRow(line: PaidLine, at: number): TableCell[] {
  const right = (text: string) => ({ text, alignment: 'right' as const })
  return [
    right(String(at)),
    { stack: [line.name, { text: aboutOf(line), style: 'small' }], margin: [0, 0, 0, THUMB - 14] },
    right(line.halfDays === 0 ? '' : halves(line.halfDays)),
    right(thousands(String(earnedOf(line)))),
    right(thousands(String(cutOf(line)))),
    right(thousands(line.net)),
    '',
  ]
}

// Whoever gives to their foreman, or has of a crew, reads how much.
const aboutOf = ({ trade, fee, feeCut, corrections }: PaidLine) =>
  [
    trade,
    ...(fee === '0' ? [] : [`fee mandor ${thousands(fee)}`]),
    ...corrections.map(({ day, amount }) => `koreksi ${onPaper(day)} ${thousands(amount)}`),
    ...(feeCut === '0' ? [] : [`untuk mandor ${thousands(feeCut)}`]),
  ].join(' · ')

const earnedOf = (line: PaidLine) =>
  sum(
    [line.wages, line.overtime, line.extra, line.fee, line.piece, line.bonus, line.correction].map((one) => money(one)),
  )
const cutOf = (line: PaidLine) => sum([line.tax, line.kasbon, line.retention, line.feeCut].map((one) => money(one)))
