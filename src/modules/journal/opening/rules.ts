import { NO_DIMS } from '#ground/dims.ts'
import { minus, sum } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { credit, type EntryLine } from '#modules/journal/rules.ts'

/** What stood on one account when the books began. */
export interface OpeningLine {
  readonly account: string
  readonly debit: Money
  readonly credit: Money
  readonly note: string | null
}

/** Accounts that another list explains row by row, and where their opening comes in. */
const explained: Readonly<Record<string, string>> = {
  [accounts.receivable]: 'dirinci per pelanggan. Impor saldonya di daftar Pelanggan.',
  [accounts.retentionReceivable]: 'dirinci per pelanggan. Impor saldonya di daftar Pelanggan.',
  [accounts.customerAdvance]: 'dirinci per pelanggan. Catat pembayarannya di daftar Pelanggan.',
  [accounts.payable]: 'dirinci per supplier. Impor saldonya di daftar Supplier.',
  [accounts.supplierAdvance]: 'dirinci per supplier. Catat pembayarannya di daftar Supplier.',
  [accounts.receivedNotBilled]: 'dirinci per penerimaan barang. Catat penerimaannya di Pembelian Barang.',
  [accounts.materials]: 'dirinci per barang dan gudang. Impor stok awalnya di Gudang.',
  [accounts.goods]: 'dirinci per barang dan gudang. Impor stok awalnya di Gudang.',
  [accounts.workInProcess]: 'dirinci per SPK produksi. Catat pemakaian bahannya di Rumah Produksi.',
}

/** Why an account is not opened here: its balance is the sum of another list, where it belongs. */
export function openedElsewhere(account: string): string | undefined {
  const way = Object.hasOwn(explained, account) ? explained[account] : undefined
  return way && `${account} ${way}`
}

/** The entry that opens accounts: what stood on each, and on the other side the capital that explains the rest. */
export function openingEntry(lines: readonly OpeningLine[]): EntryLine[] {
  const rest = minus(sum(lines.map((line) => line.debit)), sum(lines.map((line) => line.credit)))
  const opened = lines.map(({ account, note, ...sides }) => ({ ...NO_DIMS, account, ...sides, memo: note }))
  return [...opened, credit(accounts.paidInCapital, rest, { ...NO_DIMS, memo: 'Penyeimbang saldo awal' })]
}
