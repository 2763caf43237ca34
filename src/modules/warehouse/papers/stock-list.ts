import { qtyFormat, reportAmount, thousands } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Column, Paper, TableCell } from '#kit/paper/paper.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import type { StockRow } from '#modules/warehouse/answers.ts'

/** What lies where now, as a list showed it. */
export interface StockListData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly rows: readonly StockRow[]
  /** The list was narrowed: it is not all there is. */
  readonly isFiltered: boolean
  /** What it is worth is told to who may know. */
  readonly hasValue: boolean
  /** More rows than are listed. */
  readonly isCut: boolean
}

/** Daftar stok: of every item what is there, promised, free and coming, beside the least that is kept. */
export function stockListPaper(data: StockListData): Paper {
  const { rows, hasValue } = data
  const columns = columnsOf(data)
  const groups = [...Map.groupBy(rows, (row) => row.warehouseName)]
  return {
    ...framed(data, {
      title: 'DAFTAR STOK',
      size: 'A4',
      facts: [
        ['Per tanggal', onPaper(data.date)],
        ['Isi', `${thousands(String(rows.length))} baris${data.isFiltered ? ', tersaring' : ''}`],
      ],
      parties: [],
    }),
    lines: {
      columns,
      rows: groups.flatMap(([place, lines]) => [
        heading(place, lines, { width: columns.length, hasSum: hasValue && !data.isCut }),
        ...lines.map((row) => lineOf(row, hasValue)),
      ]),
    },
    closing: data.isCut ? [{ text: 'Daftar dipotong; saring daftarnya untuk mencetak sisanya.', style: 'label' }] : [],
  }
}

function columnsOf({ rows, hasValue }: StockListData): Column[] {
  const figure = (title: string, least: number, of: (row: StockRow) => string): Column => {
    return { title, width: wide(least, rows.map(of)), align: 'right' }
  }
  return [
    { title: 'Nama barang', width: '*' },
    figure('Fisik', 40, (row) => qtyFormat(row.onHand)),
    figure('Dipesan', 40, (row) => qtyFormat(row.reserved)),
    figure('Tersedia', 42, (row) => qtyFormat(row.available)),
    figure('Akan datang', 38, (row) => qtyFormat(row.incoming)),
    figure('Minimum', 43, (row) => (row.minQty === null ? '' : qtyFormat(row.minQty))),
    { title: 'Satuan', width: 36 },
    ...(hasValue ? [figure('Nilai (Rp)', 58, (row) => reportAmount(row.value ?? '0'))] : []),
  ]
}

function heading(
  place: string,
  rows: readonly StockRow[],
  { width, hasSum }: { readonly width: number; readonly hasSum: boolean },
): TableCell[] {
  const name = { text: place, style: 'strong', colSpan: hasSum ? width - 1 : width }
  const rest = Array.from({ length: width - 1 }, (): TableCell => '')
  if (!hasSum) return [name, ...rest]
  const value = sum(rows.map((row) => money(BigInt(row.value ?? '0'))))
  return [name, ...rest.slice(1), { text: reportAmount(String(value)), style: 'strong', alignment: 'right' }]
}

function lineOf(row: StockRow, hasValue: boolean): TableCell[] {
  const figures = [row.onHand, row.reserved, row.available, row.incoming]
  return [
    { stack: [row.itemName, { text: row.rack ? `${row.itemCode} · rak ${row.rack}` : row.itemCode, style: 'label' }] },
    ...figures.map((qty) => qtyFormat(qty)),
    row.minQty === null ? '–' : qtyFormat(row.minQty),
    row.unit,
    ...(hasValue ? [reportAmount(row.value ?? '0')] : []),
  ]
}
