import { fillDown } from '#kit/import/file/fill-down.ts'
import { cleanCell, MOST_COLUMNS, MOST_ROWS, Unreadable, type Book, type Sheet } from '#kit/import/file/sheet.ts'
import type { Zip } from '#kit/import/file/unzip.ts'
import * as parts from '#kit/import/file/xlsx-parts.ts'

const MB = 1_048_576
// Fifty thousand rows of twenty cells are half of this; its bytes and its text are held at once.
const MOST_SHEET = 64 * MB
const MOST_TEXTS = 48 * MB
const MOST_SMALL = 4 * MB

/** Sheets that are read at most, and rows of all of them: further ones are only named, and read when they are asked for. */
const MOST_SHEETS = 30
const MOST_TOGETHER = 2 * MOST_ROWS

/** Reads the visible sheets of a workbook, or only the one asked for: days by their style, formulas by what they last gave. */
export function readXlsx(zip: Zip, asked?: number): Book {
  const book = open(zip, 'xl/workbook.xml', MOST_SMALL)
  const look: Look = {
    texts: parts.sharedTexts(open(zip, 'xl/sharedStrings.xml', MOST_TEXTS)),
    days: parts.dayStyles(open(zip, 'xl/styles.xml', MOST_SMALL)),
    is1904: /date1904="(1|true)"/.test(book),
  }
  const shown = shownSheets(book, open(zip, 'xl/_rels/workbook.xml.rels', MOST_SMALL)).slice(0, MOST_SHEETS)
  const failures: unknown[] = []
  let room = MOST_TOGETHER
  const sheets = shown.map(({ name, path }, at): Sheet => {
    if ((asked !== undefined && asked !== at) || room <= 0) return { name, rows: [] }
    try {
      const rows = rowsOf(open(zip, path, MOST_SHEET), look)
      room -= rows.length
      return { name, rows }
    } catch (error) {
      failures.push(error)
      return { name, rows: [] }
    }
  })
  // One that cannot be read is none to choose from, unless it is the only one.
  if (failures.length > 0 && sheets.every((sheet) => sheet.rows.length < 2)) throw failures[0]
  return { sheets, separator: null }
}

interface Look {
  readonly texts: readonly string[]
  readonly days: ReadonlySet<number>
  readonly is1904: boolean
}

function open(zip: Zip, name: string, most: number): string {
  try {
    return (
      zip
        .open(name, most)
        ?.toString('utf8')
        .replace(/<(\/?)(?:x|main|ss):/g, '<$1') ?? ''
    )
  } catch {
    throw new Unreadable('import.too-large')
  }
}

function shownSheets(book: string, links: string): { readonly name: string; readonly path: string }[] {
  const all = [...book.matchAll(/<sheet\b([^>]*?)\/?>/g)].map((found) => found[1] ?? '')
  const shown = all.filter((inside) => !/state="(hidden|veryHidden)"/.test(inside))
  const targets = new Map(
    [...links.matchAll(/<Relationship\b([^>]*?)\/?>/g)].map((found) => {
      const inside = found[1] ?? ''
      return [parts.attribute(inside, 'Id'), parts.attribute(inside, 'Target')] as const
    }),
  )
  return (shown.length > 0 ? shown : all.length > 0 ? all.slice(0, 1) : ['']).map((inside) => {
    const id = parts.attribute(inside, 'r:id') ?? parts.attribute(inside, '\\w+:id')
    const target = targets.get(id) ?? 'worksheets/sheet1.xml'
    const name = cleanCell(parts.unescaped(parts.attribute(inside, 'name') ?? '')).slice(0, 60)
    return { name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
  })
}

function rowsOf(xml: string, look: Look): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let line = 0
  for (const found of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    line = Number(parts.attribute(found[1] ?? '', 'r') ?? line + 1)
    const cells = cellsOf(found[2] ?? '', look)
    if (!cells.some((cell) => cell !== '')) continue
    if (rows.length >= MOST_ROWS + 10) throw new Unreadable('import.too-many-rows')
    rows.push({ line, cells })
  }
  fillDown(rows, xml)
  return rows
}

function cellsOf(inside: string, look: Look): string[] {
  const cells: string[] = []
  for (const found of inside.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const reference = parts.attribute(found[1] ?? '', 'r')
    const at = reference === undefined ? cells.length : parts.columnAt(reference)
    if (at >= MOST_COLUMNS) continue
    while (cells.length < at) cells.push('')
    cells[at] = cleanCell(cellText(found[1] ?? '', found[2] ?? '', look))
  }
  return cells
}

function cellText(head: string, body: string, look: Look): string {
  const type = parts.attribute(head, 't')
  if (type === 'inlineStr') return parts.textIn(body)
  const raw = /<v\b[^>]*>([\s\S]*?)<\/v>/.exec(body)?.[1] ?? ''
  if (type === 's') return look.texts[Number(raw)] ?? ''
  if (type === 'b') return raw === '1' ? 'ya' : 'tidak'
  // A formula that failed says so; the reader of the column will not take it.
  if (type === 'str' || type === 'e' || type === 'd') return parts.unescaped(raw)
  if (raw === '') return ''
  if (look.days.has(Number(parts.attribute(head, 's') ?? 0))) return parts.dayOfSerial(Number(raw), look.is1904)
  return parts.numberText(raw)
}
