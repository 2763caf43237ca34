import type { Day } from '#ground/day.ts'

/** A column of amounts, and the days it tells of; without `from` all days up to `to`. */
export interface ReportColumn {
  readonly label: string
  readonly from: Day | null
  readonly to: Day
  /** The project it tells of; 'tanpa': of none; null: of several, each of which has a ledger; absent: of what the report tells. */
  readonly projectId?: string | null
  /** All that stands before it together, or what that is compared with; absent: a part, or the only one. */
  readonly of?: 'whole' | 'compared'
}

/** A row of a report: the head of a part, an account, the sum of a part, or the last sum of all. */
export interface ReportRow {
  readonly kind: 'section' | 'account' | 'subtotal' | 'total'
  /** Of an account, whose ledger the amounts come from. */
  readonly code: string | null
  readonly label: string
  /** Whole rupiah as text, one for each column; none for the head of a part. */
  readonly amounts: readonly string[]
  /** Of the compared column to the one before it, in percent with one decimal: '-28.2'; null where there is nothing to compare. */
  readonly change: string | null
}

/** A report as it is shown, printed and exported. */
export interface Report {
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly ReportRow[]
  /** False without 'view biaya': the entries that book a cost are left out, whole. */
  readonly isWhole: boolean
  readonly projectName: string | null
  /** The days it tells of; absent: those of its only column. */
  readonly span?: string
  /** Up to when all areas are locked, so that nothing of it changes any more; null: no month is; absent: not told. */
  readonly lockedUntil?: Day | null
}
