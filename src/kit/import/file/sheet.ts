/** The rows of a file as texts, with the line each stands in. */
export interface Sheet {
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
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
