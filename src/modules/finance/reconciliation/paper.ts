import { day, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { reportAmount } from '#ground/format.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import type { OpenItem } from './contract.ts'
import { reconciliationOf, type KeptReconciliation } from './store.ts'

/** Prints a reconciliation as it was locked. */
export async function reconciliationPdf(tx: Tx, actor: Actor, id: string): Promise<FileReply> {
  refuseInPart(actor)
  const kept = await reconciliationOf(tx, actor.companyId, id)
  const letterhead = await issuerOf(tx, actor.companyId, { docType: 'rekonsiliasi bank', amount: ZERO })
  const basis = { letterhead, printed: printedNow(actor), date: kept.to, number: null, state: 'posted' as const }
  const body = await makePdf(reconciliationPaper(basis, kept))
  return file({ name: `Rekonsiliasi ${kept.accountName} ${kept.to}.pdf`, type: 'application/pdf', body })
}

/** A reconciliation as a paper: from the balance of the book over what is open to the balance of the bank. */
export function reconciliationPaper(basis: PaperBasis, kept: KeptReconciliation): Paper {
  const { items } = kept
  const out = items.inBook.filter(({ amount }) => amount.startsWith('-'))
  const come = items.inBook.filter(({ amount }) => !amount.startsWith('-'))
  const rows = [
    sum(`Saldo buku per ${dayFormat(kept.to, 'short')}`, kept.book),
    ...part('Ditambah: keluar di buku, belum cair di bank', out, kept.outgoing),
    ...part('Dikurangi: masuk di buku, dalam perjalanan', come, -kept.incoming),
    ...part('Ditambah: mutasi bank yang belum dicatat', items.onBank, kept.waiting),
    sum(`Saldo bank per ${dayFormat(kept.to, 'short')}`, kept.bank),
    sum('Selisih', 0n),
  ]
  const amounts = [kept.book, kept.bank, kept.outgoing, kept.incoming, kept.waiting].map((one) =>
    reportAmount(String(one)),
  )
  return {
    ...framed(basis, {
      title: 'REKONSILIASI BANK',
      size: 'A4',
      facts: [
        ['Rekening', kept.accountName],
        ['Per tanggal', dayFormat(kept.to, 'short')],
        ['Dikunci oleh', kept.lockedBy],
        ['Dibuka lagi oleh', kept.openedBy && `${kept.openedBy}: ${kept.openReason ?? ''}`],
      ],
      parties: [],
    }),
    lines: {
      columns: [
        { title: 'Tanggal', width: 70 },
        { title: 'Keterangan', width: '*' },
        { title: 'Jumlah', width: wide(80, amounts), align: 'right' },
      ],
      rows,
    },
    closing: [],
  }
}

function sum(text: string, amount: bigint): TableCell[] {
  return [cell(''), cell(text, true), cell(reportAmount(String(amount)), true)]
}

function part(title: string, items: readonly OpenItem[], amount: bigint): TableCell[][] {
  return [
    sum(title, amount),
    ...items.map((one) => [
      cell(dayFormat(day(one.date) satisfies Day, 'short')),
      cell([one.number, one.about].filter(Boolean).join('  ')),
      cell(reportAmount(one.amount)),
    ]),
  ]
}

const cell = (text: string, bold = false): TableCell => ({ text, style: 'small', bold })
