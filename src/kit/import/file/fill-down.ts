import * as parts from '#kit/import/file/xlsx-parts.ts'

/** Cells that are filled at most: a file may name merges over a million lines. */
const MOST_FILLED = 500_000

interface Row {
  readonly line: number
  readonly cells: string[]
}

/** Lets what stands in cells merged downwards hold for each line they span. */
export function fillDown(rows: readonly Row[], xml: string): void {
  const at = new Map(rows.map((row, index) => [row.line, index]))
  let left = MOST_FILLED
  for (const found of xml.matchAll(/<mergeCell\b[^>]*?\bref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g)) {
    const [column, top, bottom] = [parts.columnAt(found[1] ?? 'A'), Number(found[2]), Number(found[3])]
    const first = at.get(top)
    const text = first === undefined ? undefined : rows[first]?.cells[column]
    if (first === undefined || !text) continue
    for (const row of rows.slice(first + 1, first + 1 + Math.min(bottom - top, left))) {
      if (row.line > bottom) break
      left -= 1
      while (row.cells.length < column) row.cells.push('')
      row.cells[column] ||= text
    }
  }
}
