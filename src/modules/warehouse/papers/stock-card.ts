import { qtyFormat, reportAmount } from '#ground/format.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import { totals } from '#kit/paper/pieces.ts'
import type { CardLine, StockDetail } from '#modules/warehouse/answers.ts'

/** The moves of a stock, oldest first, and what stood before the first of them. */
export interface StockCardData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly stock: StockDetail
  readonly lines: readonly CardLine[]
  readonly opening: { readonly qty: string; readonly value?: string }
  readonly closing: { readonly qty: string; readonly value?: string }
  /** Older moves that are not listed: the opening holds them. */
  readonly isCut: boolean
}

/** The kartu stok: every move with the balance after it. */
export function stockCardPaper(data: StockCardData): Paper {
  const { stock } = data
  const hasValue = data.closing.value !== undefined
  const opening: TableCell[] = [
    '',
    data.isCut ? 'Saldo mutasi sebelumnya' : 'Saldo awal',
    '',
    '',
    qtyFormat(data.opening.qty),
    ...(hasValue ? ['', reportAmount(data.opening.value ?? '0')] : []),
    '',
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
        { title: 'Tanggal', width: 60 },
        { title: 'Referensi', width: '*' },
        { title: 'Masuk', width: 40, align: 'right' },
        { title: 'Keluar', width: 40, align: 'right' },
        { title: 'Saldo', width: 44, align: 'right' },
        ...(hasValue
          ? [
              { title: 'Nilai (Rp)', width: 62, align: 'right' as const },
              { title: 'Saldo (Rp)', width: 64, align: 'right' as const },
            ]
          : []),
        { title: 'Oleh', width: 46 },
      ],
      rows: [opening, ...data.lines.map((line) => rowOf(line, hasValue))],
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

function rowOf(line: CardLine, hasValue: boolean): TableCell[] {
  const said = [line.document.number ?? '–', line.isReversal && 'batal', line.isPriceOnly && 'selisih harga']
  return [
    onPaper(line.on, 'short'),
    said.filter(Boolean).join(' · '),
    line.in === null ? '' : qtyFormat(line.in),
    line.out === null ? '' : qtyFormat(line.out),
    qtyFormat(line.balance),
    ...(hasValue ? [reportAmount(line.value ?? '0'), reportAmount(line.balanceValue ?? '0')] : []),
    line.by ?? '',
  ]
}
