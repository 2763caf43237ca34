import { minus, money, plus, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, price, type Price } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { mulDiv, scaled } from '#ground/decimal.ts'
import { bareNumber } from './levels.ts'
import type { RabColumns, RabHeads } from './heads.ts'

/** What a row of a workbook is. */
export const rowKinds = {
  line: 'Pekerjaan',
  group: 'Bagian',
  more: 'Lanjutan',
  sum: 'Subtotal',
  ignored: 'Diabaikan',
  wrong: 'Salah',
} as const
export type RowKind = keyof typeof rowKinds

/** A row as it stands in the file, with what it was judged to be. */
export interface JudgedRow {
  /** Its line in the file. */
  readonly line: number
  readonly kind: RowKind
  readonly number: string
  readonly name: string
  readonly unit: string
  /** Decimal text; '' where the file has none. */
  readonly volume: string
  /** Decimal text in whole rupiah, with sen where the file came out of here; '' where the file has none. */
  readonly unitPrice: string
  /** As the file works it out, decimal text; '' where it has none. */
  readonly fileAmount: string
  /** Why it is wrong, or what it sums. */
  readonly why: string | null
}

/** What the file says of its own sums, decimal text or whole rupiah. */
export interface FileSums {
  /** Before PPN. */
  readonly total: string | null
  readonly rounded: Money | null
  readonly hasPpn: boolean
}

interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** How a number of a cell is read; undefined where it is none. */
type ReadNumber = (text: string) => string | undefined

const SUM = /^(sub ?-?total|sub ?jumlah|jumlah|total|grand total)\b/i
const PPN = /^(ppn|pajak pertambahan)/i
const ROUNDED = /^(di)?bulatkan|^pembulatan/i
const WORDS = /^terbilang/i
const COUNTED = /^(\d+|[a-z])( ?= ?.*)?$|^\d+ ?=/

/** Judges every row below the heads: line, group, more text of the row above, sum, to be left out, or wrong. */
export function judgeRows(
  rows: readonly SheetRow[],
  heads: RabHeads,
  readNumber: ReadNumber,
): { readonly rows: readonly JudgedRow[]; readonly sums: FileSums } {
  const judged: JudgedRow[] = []
  let sums: FileSums = { total: null, rounded: null, hasPpn: false }
  let isOver = false
  for (const row of rows) {
    if (row.line <= heads.lastLine) continue
    const read = cellsOf(row, heads.columns, readNumber)
    const one = judgeRow(read, { last: judged.at(-1), isFirst: judged.length === 0, isOver })
    judged.push(one)
    if (one.kind === 'line' || one.kind === 'group') continue
    const said = read.name === '' ? read.number : read.name
    if (PPN.test(said)) sums = { ...sums, hasPpn: true }
    else if (ROUNDED.test(said) && read.amount) sums = { ...sums, rounded: wholeOf(read.amount) }
    else if (one.kind === 'sum' && !sums.hasPpn && read.amount) sums = { ...sums, total: read.amount }
    // What stands under the tax, the words and the last sum is signatures.
    isOver ||= PPN.test(said) || ROUNDED.test(said) || WORDS.test(said) || /^(grand )?total\b/i.test(said)
  }
  return { rows: judged, sums }
}

interface ReadRow {
  readonly line: number
  readonly number: string
  readonly name: string
  readonly unit: string
  readonly volumeText: string
  readonly volume: string | undefined
  readonly priceText: string
  readonly price: string | undefined
  readonly amountText: string
  readonly amount: string | undefined
  /** As the file says it: 'Bagian'. */
  readonly kind: string
}

function cellsOf({ line, cells }: SheetRow, columns: RabColumns, readNumber: ReadNumber): ReadRow {
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? '').trim())
  const [volumeText, priceText, amountText] = [cell(columns.volume), cell(columns.unitPrice), cell(columns.amount)]
  return {
    line,
    number: cell(columns.number),
    name: cell(columns.name),
    unit: cell(columns.unit),
    volumeText,
    volume: readNumber(volumeText),
    priceText,
    price: readNumber(priceText),
    amountText,
    amount: readNumber(amountText),
    kind: cell(columns.kind),
  }
}

interface Before {
  readonly last: JudgedRow | undefined
  readonly isFirst: boolean
  readonly isOver: boolean
}

function judgeRow(row: ReadRow, { last, isFirst, isOver }: Before): JudgedRow {
  const said = row.name === '' ? row.number : row.name
  const as = (kind: RowKind, why: string | null = null): JudgedRow => ({
    ...{ line: row.line, kind, number: bareNumber(row.number), name: row.name, unit: normalUnit(row.unit) },
    ...{ volume: fitted(row.volume, 4), unitPrice: whole(row.price), fileAmount: row.amount ?? '', why },
  })
  if (row.kind === rowKinds.group && said !== '') return as('group')
  if (row.kind === rowKinds.line && said !== '') {
    const wrong = faultOf(row)
    return wrong ? as('wrong', wrong) : priced({ ...as('line'), unitPrice: fitted(row.price, 2) }, row)
  }
  if (isFirst && COUNTED.test(row.number) && COUNTED.test(row.name)) return as('ignored', 'nomor kolom')
  if (PPN.test(said)) return as('sum', 'PPN')
  if (ROUNDED.test(said)) return as('sum', 'dibulatkan')
  if (WORDS.test(said)) return as('ignored', 'terbilang')
  if (SUM.test(said) && row.volumeText === '') return as('sum', 'jumlah')
  if (isOver) return as('ignored', 'tanda tangan')
  if (said === '') return as('ignored', 'tanpa uraian')
  const isBare = row.unit === '' && row.volumeText === '' && row.priceText === ''
  if (isBare && (row.amount === undefined || row.amountText === '')) return as(textKind(row, last))
  const wrong = faultOf(row)
  return wrong ? as('wrong', wrong) : priced(as('line'), row)
}

// Text alone: a group where it is numbered, or nothing stands above it that it could go on with.
function textKind(row: ReadRow, last: JudgedRow | undefined): RowKind {
  if (/^[\p{L}\p{N}(]/u.test(row.number)) return 'group'
  if (last === undefined || last.kind === 'sum' || last.kind === 'ignored') return 'group'
  return row.name === row.name.toUpperCase() && /\p{Lu}{3}/u.test(row.name) ? 'group' : 'more'
}

function faultOf(row: ReadRow): string | undefined {
  const broken = [row.volumeText, row.priceText].find((text) => text.startsWith('#'))
  if (broken) return `rumus di berkas rusak (${broken})`
  if (row.volumeText !== '' && row.volume === undefined) return `volume bukan angka: ${row.volumeText.slice(0, 40)}`
  if (row.priceText !== '' && row.price === undefined) return `harga bukan angka: ${row.priceText.slice(0, 40)}`
  if (row.unit === '') return 'satuan kosong'
  return undefined
}

// A price without a volume is a rate only; a sum alone is one of it; what is taken off is so much less, at its price.
function priced(line: JudgedRow, row: ReadRow): JudgedRow {
  const isSum = line.volume === '' && line.unitPrice === '' && row.amount !== undefined
  const [volume, unitPrice] = isSum ? ['1', whole(row.amount)] : [line.volume || '0', line.unitPrice || '0']
  if (!unitPrice.startsWith('-')) return { ...line, volume, unitPrice }
  return { ...line, volume: volume.startsWith('-') ? volume.slice(1) : `-${volume}`, unitPrice: unitPrice.slice(1) }
}

/** Writes a unit as we write it: m³, M3 → m3; Ls → ls. */
export function normalUnit(text: string): string {
  const plain = text
    .trim()
    .replace(/\.$/, '')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/[’‘`´]/g, "'")
  return /^(m[123]?'?|ls|bh|kg|ltr|zak|sak|unit|ttk|set|buah|btg|lbr|hari|bln|oh|ton|cm|km)$/i.test(plain)
    ? plain.toLowerCase()
    : plain
}

const MANY = 12

function fitted(text: string | undefined, decimals: number): string {
  if (text === undefined) return ''
  const tenth = 10n ** BigInt(MANY - decimals)
  const rounded = mulDiv(scaled(cut(text), MANY), 1n, tenth)
  const sign = rounded < 0n ? '-' : ''
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(decimals + 1, '0')
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return `${sign}${decimals === 0 ? digits : digits.slice(0, -decimals)}${fraction && `.${fraction}`}`
}

// Excel writes up to seventeen digits.
function cut(text: string): string {
  const [whole_ = '0', fraction = ''] = text.split('.')
  return fraction === '' ? whole_ : `${whole_}.${fraction.slice(0, MANY)}`
}

const whole = (text: string | undefined) => fitted(text, 0)

function wholeOf(text: string): Money {
  return money(BigInt(whole(text)))
}

/** A line of a file ready to be written, with the text that went on below it. */
export interface TakenRow {
  readonly number: string
  readonly name: string
  readonly unit: string | null
  readonly volume: Quantity | null
  readonly unitPrice: Price | null
}

/** Makes the rows of a bill of quantities out of what was judged: further text joins the row above, the rest is left out. */
export function takenRows(rows: readonly JudgedRow[]): TakenRow[] {
  const taken: TakenRow[] = []
  for (const row of rows) {
    const last = taken.at(-1)
    if (row.kind === 'more' && last) taken[taken.length - 1] = { ...last, name: `${last.name}\n${row.name}` }
    if (row.kind !== 'line' && row.kind !== 'group') continue
    const isLine = row.kind === 'line'
    taken.push({
      number: row.number,
      name: row.name || row.number,
      unit: isLine ? row.unit || 'ls' : null,
      volume: isLine ? quantity(row.volume || '0') : null,
      unitPrice: isLine ? price(row.unitPrice || '0') : null,
    })
  }
  return taken
}

/** Compares our sum with that of the file: what lies between them is rounding, or rows that are left out. */
export function compareSums(rows: readonly JudgedRow[], sums: FileSums) {
  const lines = rows.filter((row) => row.kind === 'line')
  const ours = lines.reduce((total, row) => plus(total, amountOf(row)), ZERO)
  const left = rows
    .filter((row) => row.kind === 'wrong' && row.fileAmount !== '')
    .reduce((total, row) => plus(total, wholeOf(row.fileAmount)), ZERO)
  const difference = sums.total === null ? null : minus(ours, wholeOf(sums.total))
  return { ours, left, difference, lines: lines.length }
}

function amountOf(row: JudgedRow): Money {
  return lineAmount(quantity(row.volume || '0'), price(row.unitPrice || '0'))
}
