import { reportAmount, rupiah } from '#ground/format.ts'
import type { Amount } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece, TableCell } from '#kit/paper/paper.ts'
import { totals } from '#kit/paper/pieces.ts'
import { amountDue, isZero, wide } from '#kit/paper/priced-lines.ts'
import { agingTable } from '#kit/paper/aging.ts'
import type { PayableCardData } from './data.ts'

const TOTALS_WIDTH = 236

/** The kartu hutang: every bill and payment of a supplier with the balance after it, and how old it is. */
export function payableCardPaper(data: PayableCardData): Paper {
  return {
    ...framed(data, {
      title: 'KARTU HUTANG',
      size: 'A4',
      facts: [
        ['Periode', `${onPaper(data.from, 'short')} – ${onPaper(data.to, 'short')}`],
        ['Saldo akhir', rupiah(data.closing)],
      ],
      parties: [partyBlock('Supplier', data.supplier)],
    }),
    lines: cardLines(data),
    closing: [figures(data), agingTable('Umur hutang (Rp)', data.aging)],
  }
}

function cardLines(data: PayableCardData): Lines {
  const opening = [onPaper(data.from, 'short'), '', 'Saldo awal', '', '', reportAmount(data.opening)]
  const rows = data.rows.map((row): TableCell[] => [
    onPaper(row.date, 'short'),
    row.number,
    row.description,
    orBlank(row.billed),
    orBlank(row.paid),
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

function figures(data: PayableCardData): Piece {
  const rows = [
    { label: 'Saldo awal', amount: reportAmount(data.opening) },
    { label: 'Tagihan', amount: reportAmount(data.billedTotal) },
    { label: 'Pembayaran dan retur', amount: `(${reportAmount(data.paidTotal)})` },
    amountDue('Saldo akhir', data.closing),
  ]
  return { margin: [0, 12, 0, 0], columns: [{ width: '*', text: '' }, totals(rows, TOTALS_WIDTH)] }
}

function orBlank(amount: Amount): string {
  return isZero(amount) ? '' : reportAmount(amount)
}
