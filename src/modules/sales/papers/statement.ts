import { reportAmount, rupiah } from '#ground/format.ts'
import { agingTable } from '#kit/paper/aging.ts'
import type { Lines, Paper, Piece, TableCell } from '#kit/paper/paper.ts'
import { totals } from '#kit/paper/pieces.ts'
import type { Amount } from '#kit/paper/document.ts'
import type { StatementData } from './data.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import { amountDue, isZero, paymentBlock, wide } from '#kit/paper/priced-lines.ts'

const TOTALS_WIDTH = 236

/** A customer's account over a period: every invoice and payment with the balance after it, and how old it is. */
export function statementPaper(data: StatementData): Paper {
  return {
    ...framed(data, {
      title: 'REKENING KORAN',
      size: 'A4',
      facts: [
        ['Periode', `${onPaper(data.from, 'short')} – ${onPaper(data.to, 'short')}`],
        ['Saldo akhir', rupiah(data.closing)],
      ],
      parties: [partyBlock('Pelanggan', data.customer)],
    }),
    lines: statementLines(data),
    closing: [figures(data), agingTable('Umur piutang (Rp)', data.aging)],
  }
}

function statementLines(data: StatementData): Lines {
  const opening = [onPaper(data.from, 'short'), '', 'Saldo awal', '', '', reportAmount(data.opening)]
  const rows = data.rows.map((row): TableCell[] => [
    onPaper(row.date, 'short'),
    row.number,
    row.description,
    orBlank(row.debit),
    orBlank(row.credit),
    reportAmount(row.balance),
  ])
  return {
    columns: [
      { title: 'Tanggal', width: 62 },
      { title: 'Nomor', width: 82 },
      { title: 'Keterangan', width: '*' },
      { title: 'Tagihan (Rp)', width: 70, align: 'right' },
      { title: 'Pembayaran (Rp)', width: 84, align: 'right' },
      {
        title: 'Saldo (Rp)',
        width: wide(
          76,
          data.rows.map((row) => reportAmount(row.balance)),
        ),
        align: 'right',
      },
    ],
    rows: [opening, ...rows],
  }
}

function figures(data: StatementData): Piece {
  const rows = [
    { label: 'Saldo awal', amount: reportAmount(data.opening) },
    { label: 'Tagihan', amount: reportAmount(data.debitTotal) },
    { label: 'Pembayaran dan kredit', amount: `(${reportAmount(data.creditTotal)})` },
    amountDue('Saldo akhir', data.closing),
  ]
  return {
    margin: [0, 12, 0, 0],
    columnGap: 36,
    columns: [{ width: '*', stack: paymentBlock(data.letterhead) }, totals(rows, TOTALS_WIDTH)],
  }
}

function orBlank(amount: Amount): string {
  return isZero(amount) ? '' : reportAmount(amount)
}
