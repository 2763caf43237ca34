import { reportAmount, rupiah } from '#ground/format.ts'
import { money, plus, ZERO } from '#ground/money.ts'
import { accountLines } from '#kit/paper/account.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { totals } from '#kit/paper/pieces.ts'
import { amountDue } from '#kit/paper/priced-lines.ts'
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
    lines: accountLines(data),
    closing: [figures(data), ...heldOf(data), agingTable('Umur hutang (Rp)', data.aging)],
  }
}

function figures(data: PayableCardData): Piece {
  const rows = [
    { label: 'Saldo awal', amount: reportAmount(data.opening) },
    { label: 'Tagihan', amount: reportAmount(data.billedTotal) },
    { label: 'Pembayaran dan retur', amount: `(${reportAmount(data.paidTotal)})` },
    amountDue('Saldo akhir', data.closing),
  ]
  return beside(rows)
}

/** Why the balance is not the sum of the open bills. */
function heldOf({ advance, closing }: PayableCardData): Piece[] {
  const held = money(advance)
  if (held === ZERO) return []
  const rows = [
    { label: 'Tagihan terbuka', amount: reportAmount(plus(money(closing), held)) },
    { label: 'Uang muka belum dipakai', amount: `(${reportAmount(held)})` },
  ]
  return [beside(rows)]
}

function beside(rows: Parameters<typeof totals>[0]): Piece {
  return { margin: [0, 12, 0, 0], columns: [{ width: '*', text: '' }, totals(rows, TOTALS_WIDTH)] }
}
