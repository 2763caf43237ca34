import { rupiah, thousands } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { fullName } from '#kit/paper/head-words.ts'
import { framed, onPaper, placeAndDay, sentence } from '#kit/paper/frame.ts'
import { RULE } from '#kit/paper/look.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { rule, textWidth } from '#kit/paper/pieces.ts'
import { taxMethods, type Ptkp, type TaxMethod } from '#modules/people/tax/contract.ts'
import type { LineKept } from '../runs/pages.ts'
import type { SlipKind } from '../runs/words.ts'
import type { LineSide } from '../slips/words.ts'

/** What the slip of one person says. */
export interface SlipOnPaper {
  readonly label: string
  readonly code: string
  readonly name: string
  readonly position: string
  readonly ptkp: Ptkp
  readonly method: TaxMethod
  readonly scheduled: number
  readonly paidDays: string
  readonly lines: readonly LineKept[]
  readonly earned: string
  readonly cut: string
  readonly net: string
}

/** What the paper of each kind of slip is called. */
export const slipTitles: Readonly<Record<SlipKind, string>> = {
  monthly: 'Slip gaji',
  thr: 'Slip THR',
  bonus: 'Slip bonus',
}

/** Slips of one month, all of one company. */
export interface SlipPaperData extends PaperBasis {
  readonly month: string
  readonly kind: SlipKind
  readonly slips: readonly SlipOnPaper[]
}

const GAP = 26
const WIDTH = textWidth('A4')
const HALF = (WIDTH - GAP) / 2
const FONT = 8.5

/** Slips two on a sheet of A4, with a line to cut along: what is earned beside what is cut, and what the company bears below. */
export function slipPaper(data: SlipPaperData): Paper {
  const frame = framed(data, { title: titleOf(data), size: 'A4', facts: [], parties: [] })
  return {
    ...frame,
    title: `${slipTitles[data.kind]} ${periodFormat(data.month as Period)}`,
    opening: data.slips.map((slip, at) => ({
      unbreakable: true,
      fontSize: FONT,
      stack: halfOf(slip, data),
      ...(at > 0 && at % 2 === 0 && { pageBreak: 'before' as const }),
      ...(at % 2 === 1 && { margin: [0, 0, 0, 0] as [number, number, number, number] }),
    })) as Piece[],
    lines: null,
    closing: [],
  }
}

const titleOf = ({ kind }: SlipPaperData) => slipTitles[kind].toUpperCase()

const daysOf = ({ paidDays, scheduled }: SlipOnPaper) =>
  ['Hari dibayar', `${paidDays} dari ${scheduled} hari kerja`] as const

function halfOf(slip: SlipOnPaper, data: SlipPaperData): Piece[] {
  const { letterhead } = data
  const named = (of: LineSide) =>
    slip.lines
      .filter(({ side }) => side === of)
      .map(({ label, amount }) => `${label} ${thousands(amount)}`)
      .join(', ')
  const [borne, natura] = [named('perusahaan'), named('natura')]
  const beside = [
    ...(borne ? [`Ditanggung perusahaan, di luar upah: ${borne}`] : []),
    ...(natura ? [`Sudah diterima, ikut kena pajak: ${natura}`] : []),
  ].join('. ')
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: fullName(letterhead), style: 'company' },
            { text: letterhead.address ?? '', style: 'small' },
          ],
        },
        {
          width: 'auto',
          stack: [
            { text: titleOf(data), bold: true, fontSize: 14, alignment: 'right' },
            { text: 'RAHASIA', style: 'small', alignment: 'right', characterSpacing: 1 },
          ],
        },
      ],
    },
    spaced(rule(WIDTH, RULE.head), 6, 8),
    besides(
      factsOf([
        ['Nama', slip.name],
        ['No. karyawan', slip.code],
        ['Jabatan', slip.position],
      ]),
      factsOf([
        ['Periode', periodFormat(data.month as Period)],
        ...(data.kind === 'monthly' ? [daysOf(slip)] : []),
        ['Status pajak', `${slip.ptkp}, ${taxMethods[slip.method]}`],
      ]),
    ),
    ...sidesOf(slip),
    {
      columnGap: GAP,
      margin: [0, 6, 0, 0],
      columns: [
        {
          width: HALF,
          stack: [
            { text: 'Terbilang', style: 'label' },
            { text: sentence(terbilangRupiah(money(slip.net))), bold: true, margin: [0, 1, 0, 4] },
            { text: 'Dibayar', style: 'label' },
            { text: onPaper(data.date) },
          ],
        },
        {
          width: HALF,
          stack: [
            dueOf(slip.net),
            { text: placeAndDay(letterhead, data.date), style: 'quiet', margin: [0, 5, 0, 24] },
            { text: letterhead.signatory?.name ?? ' ', bold: true },
            { text: letterhead.signatory?.role ?? '', style: 'small' },
          ],
        },
      ],
    },
    spaced(rule(WIDTH, RULE.row), 6, 3),
    {
      columns: [
        { width: '*', text: beside, style: 'foot' },
        { width: 'auto', text: slip.label, style: 'foot' },
      ],
    },
    {
      margin: [0, 9, 0, 12],
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.5, dash: { length: 3, space: 3 } }],
    },
  ]
}

// Both columns end on one line, however many rows each has.
function sidesOf({ lines, earned, cut }: SlipOnPaper): Piece[] {
  const of = (side: LineKept['side']) => lines.filter((line) => line.side === side)
  const [left, right] = [of('pendapatan'), of('potongan')]
  const rows = Math.max(left.length, right.length)
  return [
    besides(
      sideOf('Pendapatan (Rp)', left, rows, ['Jumlah pendapatan', earned]),
      sideOf('Potongan (Rp)', right, rows, ['Jumlah potongan', cut]),
    ),
  ]
}

function sideOf(
  title: string,
  lines: readonly LineKept[],
  rows: number,
  [label, sum]: readonly [string, string],
): Piece {
  const figure = (text: string) => ({
    text,
    alignment: 'right' as const,
    noWrap: true,
    fontFeatures: ['tnum' as const],
  })
  const body = Array.from({ length: rows }, (_, at) => {
    const line = lines[at]
    return line
      ? [line.label, { text: line.note ?? '', style: 'small', alignment: 'right' }, figure(thousands(line.amount))]
      : [' ', '', '']
  })
  return {
    width: HALF,
    layout: 'lines-dense',
    table: {
      headerRows: 1,
      widths: ['*', 'auto', 'auto'],
      body: [
        [{ text: title, style: 'head', colSpan: 3 }, '', ''],
        ...body,
        [{ text: label, bold: true, colSpan: 2 }, '', { ...figure(thousands(sum)), bold: true }],
      ],
    },
  } as Piece
}

function dueOf(net: string): Piece {
  return {
    layout: 'amount',
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          { text: 'Diterima', bold: true, margin: [0, 2, 0, 0] },
          { text: rupiah(net), bold: true, fontSize: 12, alignment: 'right' },
        ],
      ],
    },
  } as Piece
}

function factsOf(facts: readonly (readonly [string, string])[]): Piece {
  return {
    width: HALF,
    layout: 'facts',
    table: { widths: [66, '*'], body: facts.map(([label, value]) => [{ text: label, style: 'quiet' }, value]) },
  } as Piece
}

function besides(left: Piece, right: Piece): Piece {
  return { columnGap: GAP, margin: [0, 0, 0, 6], columns: [left, right] } as Piece
}

function spaced(piece: Piece, above: number, below: number): Piece {
  return { ...(piece as object), margin: [0, above, 0, below] } as Piece
}
