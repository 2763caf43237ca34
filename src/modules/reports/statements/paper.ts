import { reportAmount } from '#ground/format.ts'
import { framed } from '#kit/paper/frame.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import type { Report, ReportRow } from '../report.ts'

/** A report with who issues and who printed it. */
export interface ReportPaperData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly report: Report
}

/** So many columns of amounts stand beside the names on a page; of more the last ones are told: all of it, and what it is compared with. Projects stand all beside each other, on a larger sheet. */
const MOST_COLUMNS = 5

/** A report as a paper: parts, accounts and sums, amounts below zero in brackets. */
export function reportPaper(data: ReportPaperData): Paper {
  const { report } = data
  const isByProject = report.columns.some(({ projectId }) => projectId !== undefined)
  const isWide = isByProject && report.columns.length > MOST_COLUMNS
  const first = isWide ? 0 : Math.max(0, report.columns.length - MOST_COLUMNS)
  const columns = report.columns.slice(first)
  return {
    ...framed(data, {
      title: report.title.toUpperCase(),
      size: isWide ? 'A3-landscape' : 'A4',
      facts: [
        ['Periode', report.span ?? columns.at(-1)?.label ?? null],
        ['Proyek', report.projectName],
      ],
      parties: [],
    }),
    lines: {
      columns: [
        { title: 'Akun', width: '*' },
        ...columns.map(({ label }, at) => ({
          title: label,
          width: wide(
            70,
            report.rows.map((row) => reportAmount(row.amounts[at + first] ?? '0')),
          ),
          align: 'right' as const,
        })),
      ],
      rows: report.rows.map((row) => cellsOf(row, first, columns.length)),
    },
    closing: [],
  }
}

function cellsOf(row: ReportRow, first: number, width: number): TableCell[] {
  const bold = row.kind !== 'account'
  const name = [row.code, row.label].filter(Boolean).join('  ')
  const amounts = Array.from({ length: width }, (_, at) => row.amounts[at + first])
  return [
    { text: name, style: 'small', bold },
    ...amounts.map((amount): TableCell => ({
      text: amount === undefined ? '' : reportAmount(amount),
      style: 'small',
      bold,
    })),
  ]
}
