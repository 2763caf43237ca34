import { qtyFormat, reportAmount, thousands } from '#ground/format.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import { totals } from '#kit/paper/pieces.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import type { ValuationRow, ValuationTotal } from '#modules/warehouse/answers.ts'

/** What lay where at the end of a day, warehouse by warehouse. */
export interface ValuationData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly rows: readonly ValuationRow[]
  readonly total: ValuationTotal
  /** More rows than are listed; the total holds them, and the paper says so. */
  readonly isCut: boolean
  /** The one warehouse it is of. */
  readonly place: string | null
}

const WIDTH = 6

/** Nilai persediaan per tanggal. */
export function valuationPaper(data: ValuationData): Paper {
  const byPlace = [...Map.groupBy(data.rows, (row) => row.warehouseName)]
  return {
    ...framed(data, {
      title: 'NILAI PERSEDIAAN',
      size: 'A4',
      facts: [
        ['Per tanggal', onPaper(data.date)],
        ['Gudang', data.place],
      ],
      parties: [],
      // Before the list, where nobody misses it.
      intro: data.isCut ? [{ margin: [0, 0, 0, 12], text: wholeness(data), style: 'strong' }] : [],
    }),
    lines: {
      columns: [
        { title: 'Kode', width: 76 },
        { title: 'Nama barang', width: '*' },
        {
          title: 'Jumlah',
          width: wide(
            58,
            data.rows.map((row) => qtyFormat(row.qty)),
          ),
          align: 'right',
        },
        { title: 'Satuan', width: 42 },
        { title: 'Harga rata-rata (Rp)', width: wide(86, data.rows.map(averageOf)), align: 'right' },
        {
          title: 'Nilai (Rp)',
          width: wide(
            86,
            data.rows.map((row) => reportAmount(row.value)),
          ),
          align: 'right',
        },
      ],
      rows: byPlace.flatMap(([place, rows]) => [heading(place), ...rows.map(rowOf)]),
    },
    closing: [
      {
        margin: [0, 8, 0, 0],
        columns: [
          { width: '*', text: wholeness(data), style: 'label' },
          totals(
            [
              ...data.total.places.map((place) => ({ label: place.name, amount: reportAmount(place.value) })),
              { label: 'Jumlah', amount: reportAmount(data.total.value), rank: 'due' as const },
            ],
            260,
          ),
        ],
      },
    ],
  }
}

/** Whether every item is listed. */
function wholeness({ rows, total, isCut }: ValuationData): string {
  const listed = thousands(String(rows.length))
  if (!isCut) return `Daftar lengkap: ${listed} baris barang.`
  const all = total.places.reduce((items, place) => items + place.items, 0)
  return (
    `Daftar ini dipotong: memuat ${listed} dari ${thousands(String(all))} baris barang. Jumlah di bawah memuat ` +
    'semuanya. Daftar lengkap ada di ekspor Excel.'
  )
}

function heading(place: string): TableCell[] {
  return [{ text: place, style: 'strong', colSpan: WIDTH }, ...Array.from({ length: WIDTH - 1 }, () => '')]
}

function rowOf(row: ValuationRow): TableCell[] {
  return [row.itemCode, row.itemName, qtyFormat(row.qty), row.unit, averageOf(row), reportAmount(row.value)]
}

function averageOf({ averageCost }: ValuationRow): string {
  return averageCost ? thousands(averageCost) : '–'
}
