import { habitOf, indonesian, isOpenNumber, type HabitFound } from './number-habit.ts'
import { amountOf, countIn, decimalOf, readRow, rowOf, tidy, type PastedRow } from './paste-row.ts'
import { UNITS } from './paste-units.ts'

const NAMES =
  /^(nama|nama (barang|bahan|item|material)|jenis (barang|bahan|material)|barang|item|uraian|deskripsi|material|bahan)$/i
const COUNTS = /^(qty|kuantitas|jumlah|jml|volume|vol|banyak|banyaknya|kebutuhan|pesanan)\.?$/i
const UNIT_HEADS = /^(satuan|sat|unit|uom)\.?$/i
const PRICES = /^(harga|harga satuan|price|hrg|h\.?\s*satuan)(\s*\(rp\.?\))?$/i

const NUMBER = /\d[\d.,]*(?<=\d)/

interface Head {
  readonly text: number
  readonly qty: number
  readonly unit: number
  readonly price: number
}

/** Rows of a table copied out of a spreadsheet: by its head when it has one. */
export function tableRows(lines: readonly string[], plain: (line: string) => string): PastedRow[] {
  const rows = lines.map((line) => ({ line, cells: line.split('\t').map((cell) => plain(cell).trim()) }))
  const at = rows.findIndex(({ cells }) => cells.some((cell) => NAMES.test(cell)))
  const head = at < 0 ? undefined : headOf(rows[at]?.cells ?? [])
  if (!head) return rows.map(({ line, cells }) => looseRow(cells, line))
  const below = rows.slice(at + 1)
  const habits = {
    qty: habitOf(headed(below, head.qty), false),
    price: habitOf(headed(below, head.price), true),
  }
  return below.map(({ line, cells }) => headedRow(cells, { head, habits }, line))
}

function headed(rows: readonly { readonly cells: readonly string[] }[], at: number): string[] {
  return rows.map(({ cells }) => NUMBER.exec(cells[at] ?? '')?.[0] ?? '')
}

function headOf(cells: readonly string[]): Head {
  const find = (name: RegExp) => cells.findIndex((cell) => name.test(cell))
  return { text: find(NAMES), qty: find(COUNTS), unit: find(UNIT_HEADS), price: find(PRICES) }
}

interface Table {
  readonly head: Head
  /** How its columns of numbers are written. */
  readonly habits: { readonly qty: HabitFound | undefined; readonly price: HabitFound | undefined }
}

function headedRow(cells: readonly string[], { head, habits }: Table, source: string): PastedRow {
  const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? ''))
  const counted = countIn(told(cell(head.qty), habits.qty))
  const unit = cell(head.unit).toLowerCase() || counted.unit
  return rowOf(tidy(cell(head.text)), source, {
    qty: counted.qty,
    unit,
    price: priceIn(told(cell(head.price), habits.price)),
  })
}

// A number that its column writes in both ways is left for the person to say.
function told(cell: string, habit: HabitFound | undefined): string {
  return cell.replace(NUMBER, (found) => (habit === 'mixed' && isOpenNumber(found) ? '' : indonesian(found, habit)))
}

// Without a head: the first words name it, the numbers after them are the count and the price.
function looseRow(cells: readonly string[], source: string): PastedRow {
  const isNumber = (cell: string) =>
    /^(rp\.?\s*)?\d[\d.,]*(\s*(rb|jt))?(,-)?$/i.test(cell) || countIn(cell).unit !== undefined
  const name = cells.findIndex((cell) => /\p{L}/u.test(cell) && !isNumber(cell) && !isUnit(cell))
  const after = cells.slice(name + 1)
  const [count, price] = after.filter(isNumber)
  if (count === undefined) return readRow(cells.filter((cell) => cell !== '').join(' '), source)
  const counted = countIn(told(count, undefined))
  return rowOf(tidy(cells[name] ?? ''), source, {
    qty: counted.qty ?? decimalOf(told(count, undefined)),
    unit: counted.unit ?? after.find(isUnit)?.toLowerCase().replace(/\.$/, ''),
    price: price === undefined ? undefined : priceIn(told(price, undefined)),
  })
}

// Spreadsheets write cents that are none: 'Rp 62.500,00'.
function priceIn(cell: string): string | undefined {
  return amountOf(cell.replace(/,-$/, '').replace(/(?<=\d),00$/, ''))
}

function isUnit(cell: string): boolean {
  return new RegExp(`^(${UNITS})\\.?$`, 'iu').test(cell)
}
