import type { ReportColumn } from '../report.ts'

/** How a figure that leads somewhere looks. */
export const figureLook =
  'for-thumb rounded-sm decoration-border-strong underline-offset-3 hover:text-primary hover:underline max-md:inline-block max-md:min-w-11 max-md:text-right'

interface LedgerOf {
  readonly code: string
  readonly column: ReportColumn
  readonly projectId?: string | undefined
  readonly isOfProfit: boolean
}

/** The address of the ledger that a figure is the sum of: its account, days and project; laba rugi tells no closing. */
export function ledgerOf({ code, column, projectId, isOfProfit }: LedgerOf) {
  const of = column.projectId ?? projectId
  return {
    ...{ view: 'buku-besar', akun: code, dateTo: column.to },
    ...(column.from && { dateFrom: column.from }),
    ...(of && { projectId: of }),
    ...(isOfProfit && { penutup: 'tanpa' }),
  }
}
