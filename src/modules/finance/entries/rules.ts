import { dimsOf, NO_DIMS, type Dims } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { plus, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { CashEntryKind } from '../words.ts'
import { cashOfLine, checkLineTax, costOfLine, keptTax, taxLines, type LineTax } from './tax-rules.ts'

/** What the money of a line was for. */
export interface CashLine extends Dims {
  readonly account: string
  readonly amount: Money
  readonly memo: string | null
  /** PPN in it and PPh that is held back of it. */
  readonly tax?: LineTax | null | undefined
}

/** A cash entry as somebody writes it down. */
export interface AskedCashEntry {
  readonly kind: CashEntryKind
  readonly date: Day
  readonly arrivalDate: Day | null
  readonly cashAccountId: string
  readonly toCashAccountId: string | null
  readonly amount: Money | null
  readonly fee: Money | null
  readonly lines: readonly CashLine[]
}

/** What of it is kept: its money, and nothing that its kind does not know. */
export interface DecidedCashEntry {
  readonly amount: Money
  readonly fee: Money
  readonly arrivalDate: Day | null
  readonly toCashAccountId: string | null
  readonly lines: readonly CashLine[]
}

const ELSEWHERE: Readonly<Record<string, string>> = {
  [accounts.receivable]: 'piutang pelanggan. Catat pembayarannya di Order atau Pelanggan.',
  [accounts.retentionReceivable]: 'retensi pelanggan. Catat pembayarannya di Order.',
  [accounts.collectedVat]: 'PPN yang dipungut pelanggan. Catat buktinya di Order.',
  [accounts.giroReceived]: 'giro yang belum cair. Catat pencairannya di bagian Giro.',
  [accounts.giroGiven]: 'giro yang belum cair. Catat pencairannya di bagian Giro.',
  [accounts.customerAdvance]: 'uang muka pelanggan. Catat pembayarannya di Order atau Pelanggan.',
  [accounts.payable]: 'hutang supplier. Catat pembayarannya di Pembelian Barang atau Supplier.',
  [accounts.supplierAdvance]: 'uang muka supplier. Catat pembayarannya di Pembelian Barang atau Supplier.',
  [accounts.receivedNotBilled]: 'barang yang belum ditagih. Catat tagihannya di Pembelian Barang.',
  [accounts.materials]: 'stok. Catat belanjanya di Pembelian Barang.',
  [accounts.goods]: 'stok. Catat belanjanya di Pembelian Barang.',
  [accounts.workInProcess]: 'barang dalam proses. Catat pemakaiannya di Rumah Produksi.',
}

/** Tells whether an account of the ledger is cash or bank: 1-11xx and 1-12xx. */
export const isCashAccount = (code: string) => code >= '1-1100' && code < '1-1300'

/** Tells which list explains an account row by row, so that no cash entry names it; undefined where one may. */
export function writtenElsewhere(code: string): string | undefined {
  if (isCashAccount(code)) return 'kas atau bank. Pakai jenis Pindah untuk memindahkan uang.'
  return Object.hasOwn(ELSEWHERE, code) ? ELSEWHERE[code] : undefined
}

/** Decides what a cash entry keeps, or refuses it at its field. */
export function decideCashEntry(asked: AskedCashEntry): DecidedCashEntry {
  return asked.kind === 'pindah' ? moved(asked) : inOrOut(asked)
}

function inOrOut({ kind, lines }: AskedCashEntry): DecidedCashEntry {
  if (lines.length === 0) throw new Refusal('cash-entry.no-lines', {}, { field: 'lines' })
  for (const [at, line] of lines.entries()) {
    const { account } = line
    checkLineTax(kind, line, `lines.${at}.tax`)
    const where = writtenElsewhere(account)
    if (where) throw new Refusal('cash-entry.elsewhere', { account, where }, { field: `lines.${at}.account` })
  }
  const kept = lines.map((line) => ({ ...line, tax: keptTax(line) }))
  return { amount: sum(kept.map(cashOfLine)), fee: ZERO, arrivalDate: null, toCashAccountId: null, lines: kept }
}

function moved({ cashAccountId, toCashAccountId, amount, fee, date, arrivalDate }: AskedCashEntry): DecidedCashEntry {
  if (toCashAccountId === null) throw new Refusal('cash-entry.no-target', {}, { field: 'toCashAccountId' })
  if (toCashAccountId === cashAccountId) throw new Refusal('cash-entry.same-account', {}, { field: 'toCashAccountId' })
  if (amount === null || amount === 0n) throw new Refusal('cash-entry.no-amount', {}, { field: 'amount' })
  if (arrivalDate !== null && arrivalDate < date)
    throw new Refusal('cash-entry.arrives-before', {}, { field: 'arrivalDate' })
  const later = arrivalDate === date ? null : arrivalDate
  return { amount, fee: fee ?? ZERO, arrivalDate: later, toCashAccountId, lines: [] }
}

/** A cash entry ready for the ledger, its cash accounts by their codes. */
export interface BookedCashEntry {
  readonly kind: CashEntryKind
  readonly cash: string
  readonly toCash: string | null
  readonly amount: Money
  readonly fee: Money
  readonly isOnItsWay: boolean
  readonly lines: readonly CashLine[]
}

/**
 * Writes the entry of the day: cash against what it was for. Money on its way waits on 1-1120 until it arrives; the fee of
 * a transfer leaves with it.
 */
export function cashEntryLines(entry: BookedCashEntry): EntryLine[] {
  const { kind, cash, toCash, amount, fee, isOnItsWay, lines } = entry
  if (kind === 'masuk')
    return [
      debit(cash, amount, NO_DIMS),
      ...lines.map((line) => credit(line.account, costOfLine(line), aboutOf(line))),
      ...taxLines(kind, lines),
    ]
  if (kind === 'keluar')
    return [
      ...lines.map((line) => debit(line.account, costOfLine(line), aboutOf(line))),
      ...taxLines(kind, lines),
      credit(cash, amount, NO_DIMS),
    ]
  return [
    debit(isOnItsWay || toCash === null ? accounts.cashInTransit : toCash, amount, NO_DIMS),
    debit(accounts.otherExpense, fee, NO_DIMS),
    credit(cash, plus(amount, fee), NO_DIMS),
  ]
}

/** Writes the entry of the day money that was on its way arrives. */
export function arrivalLines({ toCash, amount }: { readonly toCash: string; readonly amount: Money }): EntryLine[] {
  return [debit(toCash, amount, NO_DIMS), credit(accounts.cashInTransit, amount, NO_DIMS)]
}

function aboutOf(line: CashLine) {
  return { ...dimsOf(line), memo: line.memo }
}
