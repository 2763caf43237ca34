import { cleanCell, MOST_COLUMNS, MOST_ROWS, Unreadable, type Sheet } from '#kit/import/file/sheet.ts'
import type { Zip } from '#kit/import/file/unzip.ts'
import * as parts from '#kit/import/file/xlsx-parts.ts'

const MB = 1_048_576
const MOST_SHEET = 96 * MB
const MOST_TEXTS = 48 * MB
const MOST_SMALL = 4 * MB

/** Reads the first visible sheet of a workbook: days by their style, formulas by what they last gave. */
export function readXlsx(zip: Zip): Sheet {
  const book = open(zip, 'xl/workbook.xml', MOST_SMALL)
  const path = firstSheet(book, open(zip, 'xl/_rels/workbook.xml.rels', MOST_SMALL))
  const look: Look = {
    texts: parts.sharedTexts(open(zip, 'xl/sharedStrings.xml', MOST_TEXTS)),
    days: parts.dayStyles(open(zip, 'xl/styles.xml', MOST_SMALL)),
    is1904: /date1904="(1|true)"/.test(book),
  }
  return { rows: rowsOf(open(zip, path, MOST_SHEET), look) }
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

function firstSheet(book: string, links: string): string {
  const sheets = [...book.matchAll(/<sheet\b([^>]*?)\/?>/g)].map((found) => found[1] ?? '')
  const shown = sheets.find((inside) => !/state="(hidden|veryHidden)"/.test(inside)) ?? sheets[0] ?? ''
  const id = parts.attribute(shown, 'r:id') ?? parts.attribute(shown, '\\w+:id')
  const link = [...links.matchAll(/<Relationship\b([^>]*?)\/?>/g)].find(
    (found) => parts.attribute(found[1] ?? '', 'Id') === id,
  )
  const target = parts.attribute(link?.[1] ?? '', 'Target') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
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
