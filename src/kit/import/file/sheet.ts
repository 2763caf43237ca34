/** The rows of a sheet as texts, with the line each stands in; a CSV has no name. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** What may stand between the cells of a CSV. */
export type Separator = ';' | ',' | '\t' | '|'

/** The tables of a file: the visible sheets of a workbook, or the one of a CSV with what separates its cells. */
export interface Book {
  readonly sheets: readonly Sheet[]
  readonly separator: Separator | null
}

/** What a person chose instead of what was found: the sheet by its place from 0, the separator of a CSV. */
export interface AskedOfFile {
  readonly sheet?: number
  readonly separator?: Separator
}

/** Rows below the heads that one file may hold. */
export const MOST_ROWS = 50_000
/** Columns that one file may hold. */
export const MOST_COLUMNS = 100
/** Letters of one cell that are read. */
export const MOST_LETTERS = 4000

/** Why a file cannot be read: the code of a refusal. */
export class Unreadable extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A cell as it goes on: without what no text may hold; the quote that guards an exported cell is taken off again. */
export function cleanCell(text: string): string {
  const plain = text
    .slice(0, MOST_LETTERS)
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF]/g, '')
    .toWellFormed()
    .replace(/\u00a0/g, ' ')
    .trim()
  return /^'[=+\-@＝＋－＠\t\r]/.test(plain) ? plain.slice(1) : plain
}
