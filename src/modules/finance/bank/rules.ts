import { dayFrom, type Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'

/** How a bank writes its amounts: one column with DB or CR, a column for each side, or one with a sign. */
export type StatementLayout = 'db-cr' | 'dua-kolom' | 'bertanda'

/** A line of the bank; what went out is below zero. */
export interface StatementLine {
  readonly date: Day
  readonly description: string
  readonly reference: string | null
  readonly amount: Money
  readonly balance: Money | null
  /** The file says it twice: the same line once more, not the same amount twice. */
  readonly isDuplicate: boolean
}

/** A file of the bank as it was understood, the oldest line first. */
export interface Statement {
  readonly layout: StatementLayout
  readonly from: Day
  readonly to: Day
  /** Null where the file tells no balances. */
  readonly opening: Money | null
  readonly closing: Money | null
  readonly lines: readonly StatementLine[]
  /** Lines the bank has not booked yet (PEND): they come with a later file. */
  readonly pending: number
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

const HEADS = {
  date: /^(tanggal( transaksi)?|tgl\.?( transaksi)?|date)$/,
  description: /^(keterangan|rincian transaksi|uraian( transaksi)?|deskripsi|description)$/,
  reference: /^(no\.? ?referensi|no\.? ?ref\.?|referensi|reference)$/,
  amount: /^(jumlah|mutasi|nominal|amount)$/,
  debit: /^(debit|debet)$/,
  credit: /^(kredit|credit)$/,
  balance: /^(saldo|balance)$/,
} as const
type Head = keyof typeof HEADS
type Heads = Partial<Record<Head, number>>

/**
 * Reads the rows of a bank's file: finds its heads, whichever order they have, and refuses a file whose lines do not lead
 * from the opening to the closing balance ('bank.unequal').
 */
export function readStatement(rows: readonly Row[]): Statement {
  const at = rows.findIndex(({ cells }) => isHeadRow(headsIn(cells)))
  const headRow = rows[at]
  if (!headRow) throw new Refusal('bank.layout', {}, { field: 'file' })
  const heads = headsIn(headRow.cells)
  const span = spanIn(rows.slice(0, at))
  const told = { opening: null as Money | null, closing: null as Money | null, pending: 0 }
  const read: Omit<StatementLine, 'isDuplicate'>[] = []
  for (const row of rows.slice(at + 1)) {
    const foot = footOf(row.cells)
    const date = cellOf(row, heads.date).replace(/^'/, '')
    if (foot) told[foot.which] = foot.amount
    else if (/^pend/i.test(date)) told.pending += 1
    else if (date !== '' && /\d/.test(date)) read.push(lineOf(row, heads, dateIn(date, span, row.line)))
  }
  const [first] = read
  if (!first) throw new Refusal('bank.no-lines', {}, { field: 'file' })
  const isNewestFirst = first.date > (read.at(-1)?.date ?? first.date)
  const lines = markDuplicates(isNewestFirst ? read.toReversed() : read)
  return checked(heads, lines, told, span)
}

function isHeadRow(heads: Heads): boolean {
  const hasAmount = heads.amount !== undefined || (heads.debit !== undefined && heads.credit !== undefined)
  return heads.date !== undefined && heads.description !== undefined && hasAmount
}

function headsIn(cells: readonly string[]): Heads {
  const heads: Heads = {}
  for (const [at, cell] of cells.entries()) {
    const word = cell.trim().toLowerCase()
    for (const head of Object.keys(HEADS) as Head[]) if (HEADS[head].test(word)) heads[head] ??= at
  }
  return heads
}

const cellOf = ({ cells }: Row, at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? '').trim())

/** The days the head of the file speaks of, to which a day without its year belongs. */
interface Span {
  readonly from: Day
  readonly to: Day
}

function spanIn(rows: readonly Row[]): Span | null {
  const text = rows.map(({ cells }) => cells.join(' ')).join(' ')
  const days = [...text.matchAll(/(\d{1,2})[/-](\d{1,2})[/-](\d{4})/g)].map((found) =>
    fromParts(found[3], found[2], found[1]),
  )
  const [from, to] = days
  return from && to ? { from, to } : null
}

function fromParts(year: string | undefined, month: string | undefined, date: string | undefined): Day | undefined {
  const whole = Number(year) < 100 ? 2000 + Number(year) : Number(year)
  return dayFrom(whole, Number(month), Number(date))
}

function dateIn(text: string, span: Span | null, line: number): Day {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  if (iso) return known(fromParts(iso[1], iso[2], iso[3]), text, line)
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?/.exec(text) ?? []
  if (year !== undefined) return known(fromParts(year, month, date), text, line)
  const years = span ? [span.from.slice(0, 4), span.to.slice(0, 4)] : []
  const fitting = years.map((each) => fromParts(each, month, date))
  return known(
    fitting.find((each) => each && span && each >= span.from && each <= span.to) ?? fitting.at(-1),
    text,
    line,
  )
}

function known(date: Day | undefined, text: string, line: number): Day {
  if (!date) throw new Refusal('bank.date', { text, line }, { field: 'file' })
  return date
}

/**
 * Reads an amount however the bank writes it; null where there is none. The books know whole rupiah only.
 *
 *   amountIn('6,000,000.00 CR')  // 6000000
 *   amountIn('1.187.600,00')     // 1187600
 */
export function amountIn(text: string, line: number): Money | null {
  const digits = /-?[\d.,]*\d/.exec(text.replaceAll(/\s/g, ''))?.[0]
  if (digits === undefined) return null
  const [, whole = digits, sen = ''] = /^(.*)[.,](\d{2})$/.exec(digits) ?? []
  if (sen !== '' && sen !== '00') throw new Refusal('bank.sen', { text, line }, { field: 'file' })
  const amount = money(whole.replaceAll(/[.,]/g, ''))
  return /DB|DR/i.test(text) ? money(-amount) : amount
}

function footOf(cells: readonly string[]): { readonly which: 'opening' | 'closing'; readonly amount: Money } | null {
  const at = cells.findIndex((cell) => /^saldo (awal|akhir)\b/i.test(cell.trim()))
  if (at < 0) return null
  const which = /awal/i.test(cells[at] ?? '') ? 'opening' : 'closing'
  const amount = cells
    .slice(at + 1)
    .map((cell) => amountIn(cell, 0))
    .find((each) => each !== null)
  return amount === undefined || amount === null ? null : { which, amount }
}

function lineOf(row: Row, heads: Heads, date: Day): Omit<StatementLine, 'isDuplicate'> {
  const amount =
    heads.amount === undefined
      ? money(
          (amountIn(cellOf(row, heads.credit), row.line) ?? 0n) - (amountIn(cellOf(row, heads.debit), row.line) ?? 0n),
        )
      : (amountIn(cellOf(row, heads.amount), row.line) ?? money(0n))
  if (amount === 0n) throw new Refusal('bank.no-amount', { line: row.line }, { field: 'file' })
  const text = cellOf(row, heads.description).replaceAll(/\s+/g, ' ')
  const own = cellOf(row, heads.reference)
  const balance = amountIn(cellOf(row, heads.balance), row.line)
  if (own !== '') return { date, description: text, reference: own, amount, balance }
  // A bank without a column for it writes its reference as the last word.
  const [, before = text, last = null] = /^(.+) ([A-Z]*\d[A-Z\d]{3,})$/i.exec(text) ?? []
  return { date, description: before, reference: last, amount, balance }
}

// Two alike are one said twice where the bank tells the same balance after both; where it tells none, that is proposed.
function markDuplicates(lines: readonly Omit<StatementLine, 'isDuplicate'>[]): StatementLine[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const key = [line.date, line.amount, line.description, line.reference, line.balance].join('|')
    const isDuplicate = seen.has(key)
    seen.add(key)
    return { ...line, isDuplicate }
  })
}

function checked(
  heads: Heads,
  lines: readonly StatementLine[],
  told: { readonly opening: Money | null; readonly closing: Money | null; readonly pending: number },
  span: Span | null,
): Statement {
  const standing = lines.filter(({ isDuplicate }) => !isDuplicate)
  const [first, last] = [standing[0], standing.at(-1)]
  if (!first || !last) throw new Refusal('bank.no-lines', {}, { field: 'file' })
  const opening = told.opening ?? (first.balance === null ? null : money(first.balance - first.amount))
  const closing = told.closing ?? last.balance
  const moved = standing.reduce((all, { amount }) => all + amount, 0n)
  if (opening !== null && closing !== null && opening + moved !== closing) {
    throw new Refusal('bank.unequal', { opening, moved: money(moved), closing }, { field: 'file' })
  }
  const layout = heads.amount === undefined ? 'dua-kolom' : heads.balance === undefined ? 'bertanda' : 'db-cr'
  const from = span && span.from <= first.date ? span.from : first.date
  const to = span && span.to >= last.date ? span.to : last.date
  return { layout, from, to, opening, closing, lines, pending: told.pending }
}

/** A line that is kept already, or comes with a new file. */
export type KnownLine = Pick<StatementLine, 'date' | 'amount' | 'description' | 'reference' | 'balance'>

/**
 * Tells which lines of a new file are not kept yet: each kept line stands for one of them, so that a file that overlaps
 * another brings nothing twice, and the same amount of one day may still be two.
 */
export function newLines<Line extends KnownLine>(kept: readonly KnownLine[], given: readonly Line[]): Line[] {
  const left = [...kept]
  return given.filter((line) => {
    const at = left.findIndex((one) => isSame(one, line))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function isSame(a: KnownLine, b: KnownLine): boolean {
  if (a.date !== b.date || a.amount !== b.amount) return false
  // The same balance after the same amount is the same money, however two layouts of the bank word it.
  if (a.balance !== null && b.balance !== null) return a.balance === b.balance
  if (a.reference !== null && b.reference !== null) return a.reference === b.reference
  const [x, y] = [a.description.toLowerCase(), b.description.toLowerCase()]
  if (says(x, b.reference) || says(y, a.reference)) return true
  return x.startsWith(y) || y.startsWith(x)
}

// One layout has the reference in a column, another at the end of the words.
function says(description: string, reference: string | null): boolean {
  return reference !== null && description.split(/\s+/).includes(reference.toLowerCase())
}
