import { reportAmount } from '#ground/format.ts'
import type { OpenByAge } from './aging.ts'
import type { Amount, PaperBasis } from './document.ts'
import { framed, onPaper } from './frame.ts'
import type { Paper, Piece, TableCell } from './paper.ts'
import { wide } from './priced-lines.ts'

interface Figures extends OpenByAge {
  readonly total: Amount
  /** Covered by a giro that no bank has paid yet, beside the total. */
  readonly giro?: Amount
}

/** Who owes what, or whom we owe it, and since when. */
export interface AgingReportData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly rows: readonly (Figures & { readonly name: string })[]
  readonly totals: Figures
}

const AGES = [
  ['Belum tempo', 'notDue'],
  ['1–30 hari', 'upTo30'],
  ['31–60 hari', 'upTo60'],
  ['61–90 hari', 'upTo90'],
  ['> 90 hari', 'over90'],
  ['Jumlah (Rp)', 'total'],
] as const
const GIRO = ['Giro', 'giro'] as const

const ON_GIRO = {
  text: 'Giro: sudah dibayar dengan giro atau cek yang belum cair; di luar jumlah.',
  style: 'small',
  margin: [0, 8, 0, 0],
} as Piece

// Six amounts of twelve digits stand beside the name: all of it in the small voice.
const SMALL = 0.87

/** The list of open amounts by age, as it is called and for whom: 'UMUR PIUTANG' of every 'Pelanggan'. */
export function agingListPaper(data: AgingReportData, title: string, who: string): Paper {
  const { rows, totals } = data
  const isOnGiro = BigInt(totals.giro ?? 0) !== 0n
  const columns = isOnGiro ? [...AGES, GIRO] : AGES
  const amountOf = (row: Figures, key: (typeof columns)[number][1]) => reportAmount(row[key] ?? '0')
  const figures = (row: Figures, bold = false) =>
    columns.map(([, key]): TableCell => ({ text: amountOf(row, key), style: 'small', bold }))
  return {
    ...framed(data, {
      title,
      size: 'A4',
      facts: [
        ['Per tanggal', onPaper(data.date)],
        [who, String(rows.length)],
      ],
      parties: [],
    }),
    lines: {
      columns: [
        { title: who, width: '*' },
        ...columns.map(([heading, key]) => ({
          title: heading,
          width: wide(62, [amountOf(totals, key)]) * SMALL,
          align: 'right' as const,
        })),
      ],
      rows: [
        ...rows.map((row) => [{ text: row.name, style: 'small' }, ...figures(row)]),
        [{ text: 'Jumlah', style: 'small', bold: true }, ...figures(totals, true)],
      ],
    },
    closing: isOnGiro ? [ON_GIRO] : [],
  }
}
