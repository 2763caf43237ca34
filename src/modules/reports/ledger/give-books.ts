import { Refusal } from '#ground/refusal.ts'
import { dayFormat } from '#ground/day-format.ts'
import { thousands } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { columns } from '#kit/list/columns.ts'
import { EXPORT_CAP, pagedFile, tableFile } from '#kit/list/export.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { countLines, journalPages, type JournalSpan } from '#modules/journal/face.ts'
import type { Report } from '../report.ts'
import { spanText } from '../statements/columns.ts'
import { reportPdf } from '../statements/give-report.ts'
import { refuseNarrowed, spanOf } from '../statements/make-report.ts'
import type * as contract from './contract.ts'
import type { Ledger, LedgerRow } from './contract.ts'
import { readLedger } from './read-ledger.ts'

/** So many lines stand on a paper that somebody reads. */
const MOST_ON_PAPER = 2000
const AT_ONCE = 2000

const journalColumns = columns({
  date: { label: 'Tanggal', kind: 'day' },
  entryNumber: { label: 'Jurnal', kind: 'text' },
  sourceNumber: { label: 'Dokumen', kind: 'text' },
  memo: { label: 'Keterangan', kind: 'text' },
  account: { label: 'Kode akun', kind: 'text' },
  accountName: { label: 'Akun', kind: 'text' },
  projectName: { label: 'Proyek', kind: 'text' },
  debit: { label: 'Debit (Rp)', kind: 'money' },
  credit: { label: 'Kredit (Rp)', kind: 'money' },
})

const ledgerColumns = columns({
  date: { label: 'Tanggal', kind: 'day' },
  entryNumber: { label: 'Jurnal', kind: 'text' },
  sourceNumber: { label: 'Dokumen', kind: 'text' },
  memo: { label: 'Keterangan', kind: 'text' },
  projectName: { label: 'Proyek', kind: 'text' },
  debit: { label: 'Debit (Rp)', kind: 'money' },
  credit: { label: 'Kredit (Rp)', kind: 'money' },
  balance: { label: 'Saldo (Rp)', kind: 'money' },
})

/** Gives the lines of all entries between two days as a file for an accountant; its last row sums both sides. */
export async function journalFile(
  tx: Tx,
  actor: Actor,
  { format, ...asked }: AskedOf<typeof contract.exportJournal>,
): Promise<FileReply> {
  refuseNarrowed(actor, null)
  const span: JournalSpan = {
    ...{ companyId: actor.companyId, withCosts: actor.can('view biaya'), byPerson: actor.can('view gaji') },
    ...spanOf(actor, asked, await bookYearBegin(tx, actor.companyId)),
  }
  if (actor.via !== 'job' && (await countLines(tx, span, EXPORT_CAP + 1)) > EXPORT_CAP) tooLong(EXPORT_CAP)
  return pagedFile(actor, { title: 'Jurnal', columns: journalColumns, format, pages: summed(journalPages(tx, span)) })
}

async function* summed(pages: ReturnType<typeof journalPages>) {
  let [debit, credit] = [0n, 0n]
  for await (const page of pages) {
    for (const line of page) {
      debit += line.debit
      credit += line.credit
    }
    yield page.map((line) => ({ ...line, debit: String(line.debit), credit: String(line.credit) }))
  }
  yield [{ memo: 'Jumlah', debit: String(debit), credit: String(credit) }]
}

/** Gives the ledger of an account as a file, with what stood there before and after. */
export async function ledgerFile(
  tx: Tx,
  actor: Actor,
  { format, ...asked }: AskedOf<typeof contract.exportLedger>,
): Promise<FileReply> {
  const { book, rows } = await wholeLedger(tx, actor, asked, EXPORT_CAP)
  return tableFile(actor, {
    ...{ title: `Buku besar ${book.account}`, columns: ledgerColumns, format },
    rows: [
      { date: book.from, memo: 'Saldo awal', balance: book.opening },
      ...rows.map((row) => ({ ...row })),
      { date: book.to, memo: 'Saldo akhir', balance: rows.at(-1)?.balance ?? book.opening },
    ],
  })
}

/** Gives the ledger of an account as PDF. */
export async function ledgerPdf(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.printLedger>): Promise<FileReply> {
  const { book, rows } = await wholeLedger(tx, actor, asked, MOST_ON_PAPER)
  return reportPdf(tx, actor, asReport(book, rows))
}

async function wholeLedger(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.printLedger>, most: number) {
  const book = await readLedger(tx, actor, asked, AT_ONCE)
  const rows = [...book.rows]
  for (let { next } = book; next !== null;) {
    if (rows.length > most) tooLong(most)
    const page = await readLedger(tx, actor, { ...asked, after: next }, AT_ONCE)
    rows.push(...page.rows)
    next = page.next
  }
  if (rows.length > most) tooLong(most)
  return { book, rows }
}

function asReport(book: Ledger, rows: readonly LedgerRow[]): Report {
  const { account, name, from, to, opening, projectName, partyName } = book
  const row = (kind: 'account' | 'subtotal' | 'total', label: string, amounts: readonly string[]) => ({
    ...{ kind, code: null, label, amounts, change: null },
  })
  const sumOf = (side: 'debit' | 'credit') => String(rows.reduce((all, one) => all + BigInt(one[side]), 0n))
  return {
    title: `Buku besar ${account}`,
    columns: ['Debit', 'Kredit', 'Saldo'].map((label) => ({ label, from: null, to: book.to as never })),
    rows: [
      row('subtotal', `${name}: saldo awal`, ['0', '0', opening]),
      ...rows.map((one) =>
        row(
          'account',
          `${dayFormat(one.date as never, 'short')}  ${one.sourceNumber ?? one.entryNumber}  ${one.memo}`,
          [...[one.debit, one.credit, one.balance]],
        ),
      ),
      row('total', 'Saldo akhir', [sumOf('debit'), sumOf('credit'), rows.at(-1)?.balance ?? opening]),
    ],
    ...{ isWhole: true, projectName: projectName ?? partyName, span: spanText(from as never, to as never) },
  }
}

function tooLong(most: number): never {
  throw new Refusal('report.too-long', { most: thousands(String(most)) }, { field: 'from' })
}
