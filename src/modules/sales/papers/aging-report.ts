import { reportAmount } from '#ground/format.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import type { AgingReportData } from './data.ts'

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

/** The laporan umur piutang: who owes what and since when, the largest first. */
export function agingReportPaper(data: AgingReportData): Paper {
  const { rows, totals } = data
  const figures = (row: AgingReportData['totals'], bold = false) =>
    AGES.map(([, key]): TableCell => ({ text: reportAmount(row[key]), style: 'small', bold }))
  return {
    ...framed(data, {
      title: 'UMUR PIUTANG',
      size: 'A4',
      facts: [
        ['Per tanggal', onPaper(data.date)],
        ['Pelanggan', String(rows.length)],
      ],
      parties: [],
    }),
    lines: {
      columns: [
        { title: 'Pelanggan', width: '*' },
        ...AGES.map(([title, key]) => ({
          title,
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
