import { reportAmount } from '#ground/format.ts'
import type { OpenByAge } from './aging.ts'
import type { Amount, PaperBasis } from './document.ts'
import { framed, onPaper } from './frame.ts'
import type { Paper, TableCell } from './paper.ts'
import { wide } from './priced-lines.ts'

/** Who owes what, or whom we owe it, and since when. */
export interface AgingReportData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly rows: readonly (OpenByAge & { readonly name: string; readonly total: Amount })[]
  readonly totals: OpenByAge & { readonly total: Amount }
}

const AGES = [
  ['Belum tempo', 'notDue'],
  ['1–30 hari', 'upTo30'],
  ['31–60 hari', 'upTo60'],
  ['61–90 hari', 'upTo90'],
  ['> 90 hari', 'over90'],
  ['Jumlah (Rp)', 'total'],
] as const

// Six amounts of twelve digits stand beside the name: all of it in the small voice.
const SMALL = 0.87

/** The list of open amounts by age, as it is called and for whom: 'UMUR PIUTANG' of every 'Pelanggan'. */
export function agingListPaper(data: AgingReportData, title: string, who: string): Paper {
  const { rows, totals } = data
  const figures = (row: AgingReportData['totals'], bold = false) =>
    AGES.map(([, key]): TableCell => ({ text: reportAmount(row[key]), style: 'small', bold }))
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
        ...AGES.map(([heading, key]) => ({
          title: heading,
          width: wide(62, [reportAmount(totals[key])]) * SMALL,
          align: 'right' as const,
        })),
      ],
      rows: [
        ...rows.map((row) => [{ text: row.name, style: 'small' }, ...figures(row)]),
        [{ text: 'Jumlah', style: 'small', bold: true }, ...figures(totals, true)],
      ],
    },
    closing: [],
  }
}
