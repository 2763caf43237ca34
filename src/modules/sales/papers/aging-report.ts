import { agingListPaper, type AgingReportData } from '#kit/paper/aging-report.ts'
import type { Paper } from '#kit/paper/paper.ts'

/** The laporan umur piutang: who owes what and since when, the largest first. */
export function agingReportPaper(data: AgingReportData): Paper {
  return agingListPaper(data, 'UMUR PIUTANG', 'Pelanggan')
}
