import type { SheetRow } from './layouts.ts'

const MOST_SPAN = 100
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' }

/** Tells whether a file that calls itself a workbook is a page with a table, as many machines write theirs. */
export function isHtml(text: string): boolean {
  return /^<(!doctype|html|table|head|meta)/i.test(text.slice(0, 200).replace('\uFEFF', '').trimStart())
}

/** Reads the rows of a page's tables; a merged cell stands in every place that it covers. */
export function htmlRows(text: string): SheetRow[] {
  const below = new Map<number, { text: string; rows: number }>()
  return text
    .split(/<tr\b/i)
    .slice(1)
    .map((row, at) => ({ line: at + 1, cells: cellsOf(row, below) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function cellsOf(row: string, below: Map<number, { text: string; rows: number }>): string[] {
  const cells: string[] = []
  const fallen = () => {
    for (let held = below.get(cells.length); held; held = below.get(cells.length)) {
      if (held.rows > 1) below.set(cells.length, { ...held, rows: held.rows - 1 })
      else below.delete(cells.length)
      cells.push(held.text)
    }
  }
  for (const cell of row.split(/<t[dh]\b/i).slice(1)) {
    fallen()
    const [head = '', ...rest] = cell.split('>')
    const text = plainText(rest.join('>'))
    const [across, down] = [spanOf(head, 'colspan'), spanOf(head, 'rowspan')]
    for (let n = 0; n < across; n++) {
      if (down > 1) below.set(cells.length, { text, rows: down - 1 })
      cells.push(text)
    }
  }
  fallen()
  return cells
}

function spanOf(head: string, name: 'colspan' | 'rowspan'): number {
  const found = head.toLowerCase().split(`${name}=`)[1]
  return Math.min(Math.max(Number.parseInt((found ?? '1').replace(/["']/, ''), 10) || 1, 1), MOST_SPAN)
}

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()
}
