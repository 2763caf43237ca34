import { qtyFormat, reportAmount } from '#ground/format.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import { textWidth, totals } from '#kit/paper/pieces.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import type { CardLine, StockDetail } from '#modules/warehouse/answers.ts'
import { priceSaid } from '#modules/warehouse/late-price.ts'

/** The moves of a stock, oldest first, and what stood before the first of them. */
export interface StockCardData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly stock: StockDetail
  readonly lines: readonly CardLine[]
  readonly opening: { readonly qty: string; readonly value?: string }
  readonly closing: { readonly qty: string; readonly value?: string }
  /** Older moves that are not listed: the opening holds them. */
  readonly isCut: boolean
}

/** What is left for a reference and who wrote it; with less, a change of value stands under its balance. */
const LEAST_FOR_REFERENCE = 84
const DAY = 66
const AIR = 9

/** The kartu stok: every move with the balance after it. */
export function stockCardPaper(data: StockCardData): Paper {
  const { stock } = data
  const hasValue = data.closing.value !== undefined
  const figures = figuresOf(data)
  const room = textWidth('A4') - DAY - figures.reduce((sum, { width }) => sum + width + AIR, AIR)
  const isTight = room < LEAST_FOR_REFERENCE
  const opening: TableCell[] = [
    '',
    data.isCut ? 'Saldo mutasi sebelumnya' : 'Saldo awal',
    '',
    '',
    qtyFormat(data.opening.qty),
    ...(hasValue && !isTight ? [''] : []),
    ...(hasValue ? [reportAmount(data.opening.value ?? '0')] : []),
  ]
  return {
    ...framed(data, {
      title: 'KARTU STOK',
      size: 'A4',
      facts: [
        ['Per tanggal', onPaper(data.date)],
        ['Kode barang', stock.itemCode],
        ['Satuan', stock.unit],
        ['Rak', stock.rack],
      ],
      parties: [
        { label: 'Barang', name: stock.itemName, lines: [stock.category || null] },
        { label: 'Gudang', name: stock.warehouseName, lines: [] },
      ],
    }),
    lines: {
      columns: [
        { title: 'Tanggal', width: DAY },
        { title: 'Referensi', width: '*' },
        ...figures.filter(({ title }) => !isTight || title !== CHANGE),
      ],
      rows: [opening, ...data.lines.map((line) => rowOf(line, { hasValue, isTight }))],
    },
    closing: [
      {
        margin: [0, 8, 0, 0],
        columns: [
          { width: '*', text: '' },
          totals(
            [
              { label: 'Saldo akhir', amount: `${qtyFormat(data.closing.qty)} ${stock.unit}` },
              ...(hasValue
                ? [{ label: 'Nilai', amount: reportAmount(data.closing.value ?? '0'), rank: 'due' as const }]
                : []),
            ],
            220,
          ),
        ],
      },
    ],
  }
}

const CHANGE = 'Nilai (Rp)'

/** The columns of figures, each wide enough for its longest: a figure is never broken over two lines. */
function figuresOf({ lines, opening, closing }: StockCardData) {
  const column = (title: string, least: number, figure: (line: CardLine) => string) => ({
    title,
    width: wide(least, lines.map(figure)),
    align: 'right' as const,
  })
  const amounts = [
    column(CHANGE, 62, (line) => reportAmount(line.value ?? '0')),
    column('Saldo (Rp)', wide(64, [reportAmount(opening.value ?? '0')]), balanceValueOf),
  ]
  return [
    column('Masuk', 40, (line) => qtyFormat(line.in ?? '0')),
    column('Keluar', 40, (line) => qtyFormat(line.out ?? '0')),
    column('Saldo', wide(44, [qtyFormat(opening.qty)]), (line) => qtyFormat(line.balance)),
    ...(closing.value === undefined ? [] : amounts),
  ]
}

const balanceValueOf = (line: CardLine) => reportAmount(line.balanceValue ?? '0')

function rowOf(line: CardLine, { hasValue, isTight }: { readonly hasValue: boolean; readonly isTight: boolean }) {
  const price = line.isPriceOnly ? priceSaid(line) : []
  const said = [line.document.number ?? '–', line.isReversal && 'batal', ...price]
  const reference = said.filter(Boolean).join(' · ')
  const change = reportAmount(line.value ?? '0')
  const amounts: TableCell[] = isTight
    ? [{ stack: [balanceValueOf(line), { text: change, style: 'label', alignment: 'right' }] }]
    : [change, balanceValueOf(line)]
  return [
    onPaper(line.on, 'short'),
    line.by ? { stack: [reference, { text: line.by, style: 'label' }] } : reference,
    line.in === null ? '' : qtyFormat(line.in),
    line.out === null ? '' : qtyFormat(line.out),
    qtyFormat(line.balance),
    ...(hasValue ? amounts : []),
  ]
}
