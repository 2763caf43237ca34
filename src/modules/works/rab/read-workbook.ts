import type { Book } from '#kit/import/file/sheet.ts'
import { readNumber } from '#kit/import/read-number.ts'
import { Refusal } from '#ground/refusal.ts'
import { findRabHeads } from './heads.ts'
import { judgeRows, type FileSums, type JudgedRow } from './judge.ts'

/** A workbook as it was read: its sheets, the one that was taken, and what each row of it is. */
export interface ReadRab {
  readonly sheets: readonly string[]
  readonly sheet: number
  readonly rows: readonly JudgedRow[]
  readonly sums: FileSums
}

/**
 * Reads a bill of quantities out of a workbook: the sheet asked for, else the one with heads of a bill that holds the
 * most lines. Throws 'rab.no-heads' where no sheet has them.
 */
export function readRab(book: Book, asked?: number): ReadRab {
  const found = book.sheets.flatMap((sheet, at) => {
    if (asked !== undefined && asked !== at) return []
    const heads = findRabHeads(sheet.rows)
    return heads ? [{ at, ...judgeRows(sheet.rows, heads, readNumber) }] : []
  })
  const lines = (one: { readonly rows: readonly JudgedRow[] }) => one.rows.filter((row) => row.kind === 'line').length
  const best = found.toSorted((a, b) => lines(b) - lines(a) || a.at - b.at)[0]
  if (!best) throw new Refusal('rab.no-heads', {}, { field: 'file' })
  return { sheets: book.sheets.map(({ name }) => name), sheet: best.at, rows: best.rows, sums: best.sums }
}
