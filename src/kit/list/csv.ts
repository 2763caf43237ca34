import { harmless, type Cell } from '#kit/list/cells.ts'

/** Begins a CSV so that an Indonesian Excel opens it rightly: UTF-8 mark, semicolons. */
export const CSV_START = '\uFEFF'

/** One line of a CSV; decimals with a comma, as Excel reads them here. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell.kind === 'empty') return ''
  if (cell.kind === 'number') return cell.text.replace('.', ',')
  const text = cell.kind === 'text' ? harmless(cell.text) : cell.text
  return /[;"\r\n,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
