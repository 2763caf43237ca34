import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { FileReply } from '#kit/http/serve.ts'
import type { MoneyText } from '#kit/http/wire.ts'
import { columns } from './columns.ts'
import { tableFile } from './export.ts'

/** Money that a bank is asked to send, in rupiah. */
export interface BankTransfer {
  readonly bank: string | null
  readonly accountNo: string | null
  readonly holder: string | null
  readonly amount: MoneyText
  readonly on: Day
  /** What the one who gets it reads: the number of the document. */
  readonly about: string
}

const transferColumns = columns({
  no: { label: 'No', kind: 'whole' },
  bank: { label: 'Bank', kind: 'text' },
  accountNo: { label: 'No. rekening', kind: 'text' },
  holder: { label: 'Nama pemilik', kind: 'text' },
  amount: { label: 'Jumlah', kind: 'money' },
  on: { label: 'Tanggal', kind: 'day' },
  about: { label: 'Berita', kind: 'text' },
})

interface TransferFile {
  readonly title: string
  readonly lines: readonly BankTransfer[]
  readonly format: 'csv' | 'xlsx'
}

/** Answers the file that is taken to the bank: a line for each transfer, numbered. */
export function transferFile(actor: Actor, { title, lines, format }: TransferFile): Promise<FileReply> {
  const rows = lines.map((line, at) => ({ no: at + 1, ...line }))
  return tableFile(actor, { title, columns: transferColumns, rows, format })
}
