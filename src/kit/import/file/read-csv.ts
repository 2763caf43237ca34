import papa from 'papaparse'
import { cleanCell, MOST_COLUMNS, MOST_ROWS, Unreadable, type Book, type Separator } from '#kit/import/file/sheet.ts'

/** Reads a CSV, or rows pasted from Excel: any of the usual separators, UTF-8, UTF-16 or Windows-1252. */
export function readCsv(bytes: Buffer, asked?: Separator): Book {
  const text = textOf(bytes)
  const told = TOLD.exec(text)
  const separator = asked ?? separatorOf(text, told?.[1])
  const { data } = papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: false })
  const rows = data.flatMap((raw, index) => {
    const cells = raw.slice(0, MOST_COLUMNS).map(cleanCell)
    const isTold = index === 0 && told !== null
    return !isTold && cells.some((cell) => cell !== '') ? [{ line: index + 1, cells }] : []
  })
  // Ten lines may stand above the heads.
  if (rows.length > MOST_ROWS + 10) throw new Unreadable('import.too-many-rows')
  return { sheets: [{ name: '', rows }], separator }
}

// Excel's own word for its separator; a program that quotes every line quotes this one, too.
const TOLD = /^"?sep=(\\t|.)"?[;,\t|]*(?:\r\n?|\n)/i

/** Reads bytes as text; what is not UTF-8 was written by an older Excel. */
export function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new Unreadable('import.not-a-table')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const MARKS: readonly Separator[] = [';', '\t', ',', '|']
const LOOKED_AT = 40

// The separator that cuts most of the first lines into equally many cells: a comma in an address or an amount cuts
// each line elsewhere. Where two do alike, the one with more cells.
function separatorOf(text: string, told: string | undefined): Separator {
  const said = told === '\\t' ? '\t' : told
  const mark = MARKS.find((each) => each === said)
  if (mark) return mark
  const start = text.slice(0, 200_000)
  const cuts = MARKS.map((delimiter) => {
    const { data } = papa.parse<string[]>(start, { delimiter, preview: LOOKED_AT, skipEmptyLines: 'greedy' })
    const alike = [...Map.groupBy(data, (row) => row.length)].filter(([cells]) => cells > 1)
    const [cells = 0, lines = []] = alike.toSorted(([a, x], [b, y]) => y.length - x.length || b - a)[0] ?? []
    return { delimiter, cells, lines: lines.length }
  })
  return cuts.toSorted((a, b) => b.lines - a.lines || b.cells - a.cells)[0]?.delimiter ?? ';'
}
