import { amountOf, countIn, decimalOf, readRow, rowOf, tidy, type PastedRow } from './paste-row.ts'
import { UNITS } from './paste-units.ts'

const NAMES =
  /^(nama|nama (barang|bahan|item|material)|jenis (barang|bahan|material)|barang|item|uraian|deskripsi|material|bahan)$/i
const COUNTS = /^(qty|kuantitas|jumlah|jml|volume|vol|banyak|banyaknya|kebutuhan|pesanan)\.?$/i
const UNIT_HEADS = /^(satuan|sat|unit|uom)\.?$/i
const PRICES = /^(harga|harga satuan|price|hrg|h\.?\s*satuan)(\s*\(rp\.?\))?$/i

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
  return rows.slice(at + 1).map(({ line, cells }) => (head ? headedRow(cells, head, line) : looseRow(cells, line)))
}

function headOf(cells: readonly string[]): Head {
  const find = (name: RegExp) => cells.findIndex((cell) => name.test(cell))
  return { text: find(NAMES), qty: find(COUNTS), unit: find(UNIT_HEADS), price: find(PRICES) }
}

function headedRow(cells: readonly string[], head: Head, source: string): PastedRow {
  const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? ''))
  const counted = countIn(cell(head.qty))
  const unit = cell(head.unit).toLowerCase() || counted.unit
  return rowOf(tidy(cell(head.text)), source, { qty: counted.qty, unit, price: priceIn(cell(head.price)) })
}

// Without a head: the first words name it, the numbers after them are the count and the price.
function looseRow(cells: readonly string[], source: string): PastedRow {
  const isNumber = (cell: string) =>
    /^(rp\.?\s*)?\d[\d.,]*(\s*(rb|jt))?(,-)?$/i.test(cell) || countIn(cell).unit !== undefined
  const name = cells.findIndex((cell) => /\p{L}/u.test(cell) && !isNumber(cell) && !isUnit(cell))
  const after = cells.slice(name + 1)
  const [count, price] = after.filter(isNumber)
  if (count === undefined) return readRow(cells.filter((cell) => cell !== '').join(' '), source)
  const counted = countIn(count)
  return rowOf(tidy(cells[name] ?? ''), source, {
    qty: counted.qty ?? decimalOf(count),
    unit: counted.unit ?? after.find(isUnit)?.toLowerCase().replace(/\.$/, ''),
    price: price === undefined ? undefined : priceIn(price),
  })
}

// Spreadsheets write cents that are none: 'Rp 62.500,00'.
function priceIn(cell: string): string | undefined {
  return amountOf(cell.replace(/,-$/, '').replace(/(?<=\d),00$/, ''))
}

function isUnit(cell: string): boolean {
  return new RegExp(`^(${UNITS})\\.?$`, 'iu').test(cell)
}
