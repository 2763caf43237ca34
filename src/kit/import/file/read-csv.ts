import papa from 'papaparse'
import { cleanCell, MOST_COLUMNS, MOST_ROWS, Unreadable, type Sheet } from '#kit/import/file/sheet.ts'

/** Reads a CSV, or rows pasted from Excel: any of the usual separators, UTF-8, UTF-16 or Windows-1252. */
export function readCsv(bytes: Buffer): Sheet {
  const text = textOf(bytes)
  const { data } = papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: false })
  const rows = data.flatMap((raw, index) => {
    const cells = raw.slice(0, MOST_COLUMNS).map(cleanCell)
    const isTold = index === 0 && TOLD.test(text)
    return !isTold && cells.some((cell) => cell !== '') ? [{ line: index + 1, cells }] : []
  })
  // Ten lines may stand above the heads.
  if (rows.length > MOST_ROWS + 10) throw new Unreadable('import.too-many-rows')
  return { rows }
}

const TOLD = /^sep=(.)\r?\n/i

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

// The separator that stands most often outside quotes in the first lines; "sep=;" is Excel's own word for it.
function separatorOf(text: string): string {
  const told = TOLD.exec(text)?.[1]
  if (told) return told
  const start = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 10)
    .join('\n')
  const counts = [';', '\t', ',', '|'].map((mark) => ({ mark, count: start.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ';'
}
