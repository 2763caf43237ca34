import { readAmount } from './amount-input.ts'
import { unscaled } from './decimal.ts'

/** One row of a pasted list, as it was understood; a person confirms it. */
export interface PastedRow {
  /** The words that name the thing. */
  readonly text: string
  /** Plain decimal text; absent when nothing said how many. */
  readonly qty?: string
  readonly unit?: string
  /** Per unit, plain decimal text in rupiah. */
  readonly price?: string
  /** The row as it was pasted. */
  readonly source: string
}

/** More rows than this are not read. */
export const MOST_PASTED = 500

const UNITS =
  'sak|zak|kg|kilo|gr|gram|ons|ton|kwintal|m3|m³|m2|m²|m1|kubik|meter|mtr|m|btg|batang|lonjor|ljr|lbr|lembar|bh|buah|biji|bj|pcs|pc|' +
  'unit|set|psg|pasang|dus|dos|doos|box|kotak|pak|pack|bks|bungkus|roll|rol|gulung|ikat|karung|liter|ltr|lt|l|galon|gln|' +
  'kaleng|klg|pail|ember|jerigen|botol|btl|tube|rit|truk|truck|colt|pickup|engkel|lusin|kodi|rim|slop|ls|lot|titik|oh|hari|jam'
const NUMBER = String.raw`\d+\s*\/\s*\d+|\d[\d.,]*|½|¼|¾`
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d.,/])(${NUMBER})\s*(${UNITS})(?![\p{L}\d])\.?`, 'giu')
const PRICE =
  /(?:@|\b(?:harga|hrg|rp)\b\.?)\s*:?\s*(?:rp\.?)?\s*([\d][\d.,]*)\s*(rb|ribu|k|jt|juta)?(?:\s*,-)?(?:\s*(?:\/|per)\s*[\p{L}\d³²]+)?/iu
const BULLET = /^\s*(?:[-–—•*·▪►✓✔☐☑○●+\p{Extended_Pictographic}]+\s*|\(?\d{1,3}[.)]\s+|\[\s*[xX✓]?\s*\]\s*)+/u
const CHAT =
  /^\s*\[?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,?\s+\d{1,2}[.:]\d{2}(?:[.:]\d{2})?\s*\]?\s*(?:-\s*)?[^:\n]{1,40}:\s*/u

/**
 * Reads a list as people send it: by WhatsApp with bullets, in one line with commas, or copied out of Excel.
 *
 *   readPastedList('semen 50 sak, pasir 2 rit @350rb')
 *   // [{ text: 'semen', qty: '50', unit: 'sak' }, { text: 'pasir', qty: '2', unit: 'rit', price: '350000' }]
 */
export function readPastedList(pasted: string): PastedRow[] {
  const lines = pasted.slice(0, 100_000).split(/\r\n|\r|\n/)
  const isTable = lines.some((line) => line.includes('\t'))
  const rows = isTable ? tableRows(lines) : lines.flatMap(piecesOf).map(readRow)
  return rows.filter((row) => /\p{L}/u.test(row.text)).slice(0, MOST_PASTED)
}

// A comma between digits is a decimal sign; any other ends a row.
function piecesOf(line: string): string[] {
  return line
    .replace(CHAT, '')
    .split(/;|,(?!\d|-)|(?<!\d),(?!-)/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

function readRow(source: string): PastedRow {
  const plain = source.replace(BULLET, '')
  const priced = PRICE.exec(plain)
  const price = priced ? amountOf(`${priced[1] ?? ''}${priced[2] ?? ''}`) : undefined
  const rest = priced && price !== undefined ? cut(plain, priced) : plain
  const counted = countOf(rest)
  const words = tidy(counted ? cut(rest, counted) : rest)
  return rowOf(words, source, {
    qty: counted && decimalOf(counted[1] ?? ''),
    unit: counted?.[2]?.toLowerCase(),
    price,
  })
}

// '50 sak semen 40 kg' begins with its count; elsewhere the last one is meant: 'besi 12 m 10 btg'.
function countOf(text: string): RegExpExecArray | undefined {
  const counted = [...text.matchAll(COUNTED)]
  const first = counted[0]
  if (first?.index === 0) return first
  const last = counted.at(-1)
  if (last) return last
  const bare = new RegExp(String.raw`^(${NUMBER})\s+(?=\p{L})`, 'u').exec(text)
  const atEnd = new RegExp(String.raw`(?:\s|[x×:=]\s*)(${NUMBER})\s*[x×]?\s*$`, 'u').exec(text)
  return bare ?? atEnd ?? undefined
}

const NAMES = /^(nama|nama barang|barang|item|uraian|deskripsi|material|bahan)$/i
const COUNTS = /^(qty|jumlah|jml|volume|vol|banyak|banyaknya)$/i
const UNIT_HEADS = /^(satuan|sat|unit|uom)$/i
const PRICES = /^(harga|harga satuan|price|hrg|h\.?\s*satuan)( \(rp\))?$/i

interface Head {
  readonly text: number
  readonly qty: number
  readonly unit: number
  readonly price: number
}

function tableRows(lines: readonly string[]): PastedRow[] {
  const rows = lines.map((line) => ({ line, cells: line.split('\t').map((cell) => cell.trim()) }))
  const at = rows.findIndex(({ cells }) => cells.some((cell) => NAMES.test(cell)))
  const head = at < 0 ? undefined : headOf(rows[at]?.cells ?? [])
  return rows.slice(at + 1).map(({ line, cells }) => (head ? headedRow(cells, head, line) : looseRow(cells, line)))
}

function headOf(cells: readonly string[]): Head {
  const find = (name: RegExp) => cells.findIndex((cell) => name.test(cell))
  return { text: find(NAMES), qty: find(COUNTS), unit: find(UNIT_HEADS), price: find(PRICES) }
}

function headedRow(cells: readonly string[], head: Head, source: string): PastedRow {
  const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? ''))
  const unit = cell(head.unit).toLowerCase()
  const read = { qty: decimalOf(cell(head.qty)), unit: unit || undefined, price: amountOf(cell(head.price)) }
  return rowOf(tidy(cell(head.text)), source, read)
}

// Without a head: the first words name it, the numbers after them are the count and the price.
function looseRow(cells: readonly string[], source: string): PastedRow {
  const isNumber = (cell: string) => /^(rp\.?\s*)?\d[\d.,]*(\s*(rb|jt))?$/i.test(cell)
  const name = cells.findIndex((cell) => /\p{L}/u.test(cell) && !isNumber(cell) && !isUnit(cell))
  const after = cells.slice(name + 1)
  const numbers = after.filter(isNumber)
  const unit = after.find(isUnit)?.toLowerCase()
  if (numbers.length === 0) return { ...readRow(cells.filter((cell) => cell !== '').join(' ')), source }
  const price = numbers[1] === undefined ? undefined : amountOf(numbers[1])
  return rowOf(tidy(cells[name] ?? ''), source, { qty: decimalOf(numbers[0] ?? ''), unit, price })
}

function isUnit(cell: string): boolean {
  return new RegExp(`^(${UNITS})\\.?$`, 'iu').test(cell)
}

interface Read {
  readonly qty: string | undefined
  readonly unit: string | undefined
  readonly price: string | undefined
}

function rowOf(text: string, source: string, { qty, unit, price }: Read): PastedRow {
  return {
    text: text.slice(0, 200),
    ...(qty !== undefined && { qty }),
    ...(unit !== undefined && { unit: unit.slice(0, 20) }),
    ...(price !== undefined && { price }),
    source: source.slice(0, 500),
  }
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': '0.5', '¼': '0.25', '¾': '0.75' }

/** A count as plain decimal text above zero: '1.000' is a thousand, '2,5' and '2.5' are two and a half. */
function decimalOf(typed: string): string | undefined {
  const text = typed.trim()
  const known = FRACTIONS[text]
  if (known !== undefined) return known
  const divided = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(text)
  if (divided) return fractionOf(BigInt(divided[1] ?? '0'), BigInt(divided[2] ?? '0'))
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,4})?$/.test(text)
  const plain = (isGrouped ? text.replace(/\./g, '') : text).replace(',', '.').replace(/[.,]+$/, '')
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(plain)) return undefined
  const tidied = plain
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
  return tidied === '0' ? undefined : tidied
}

function fractionOf(num: bigint, den: bigint): string | undefined {
  if (den === 0n || num === 0n) return undefined
  const scaled = (num * 10_000n) / den
  return scaled === 0n ? undefined : unscaled(scaled, 4)
}

function amountOf(typed: string): string | undefined {
  const amount = readAmount(typed.replace(/[.,]+$/, ''))
  if (amount === undefined || !/^\d{1,13}(\.\d{1,2})?$/.test(amount)) return undefined
  return amount
}

function cut(text: string, found: RegExpExecArray | RegExpMatchArray): string {
  const at = found.index ?? 0
  return `${text.slice(0, at)} ${text.slice(at + found[0].length)}`
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s:=\-–.,x×@]+(?=\s|\p{L})/u, '')
    .replace(/[\s:=\-–.,@]+$/, '')
    .trim()
}
