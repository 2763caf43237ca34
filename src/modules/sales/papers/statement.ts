import { reportAmount, rupiah } from '#ground/format.ts'
import { accountLines } from '#kit/paper/account.ts'
import { agingTable } from '#kit/paper/aging.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { totals } from '#kit/paper/pieces.ts'
import type { StatementData } from './data.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import { isZero, paymentBlock } from '#kit/paper/priced-lines.ts'
import { unlistedSaid } from '../statement/unlisted.ts'

const TOTALS_WIDTH = 236

/** A customer's account over a period: every invoice and payment with the balance after it, and how old it is. */
export function statementPaper(data: StatementData): Paper {
  return {
    ...framed(data, {
      title: 'REKENING KORAN',
      size: 'A4',
      facts: [
        ['Periode', `${onPaper(data.from, 'short')} – ${onPaper(data.to, 'short')}`],
        ['Saldo akhir', balance(data.closing)],
      ],
      parties: [partyBlock('Pelanggan', data.customer)],
    }),
    lines: accountLines({ ...data, rows: data.rows.map((row) => ({ ...row, billed: row.debit, paid: row.credit })) }),
    closing: [...unlisted(data), figures(data), agingTable('Umur piutang (Rp)', data.aging)],
  }
}

function unlisted({ unlisted: count }: StatementData): Piece[] {
  return count > 0 ? [{ margin: [0, 6, 0, 0], text: unlistedSaid(count), style: 'label' }] : []
}

// More was paid than billed: in parentheses, as in the column of balances.
const isAhead = ({ closing }: StatementData) => String(closing).startsWith('-')
const balance = (amount: StatementData['closing']) => rupiah(amount).replace(/^−(.+)/, '($1)')

function figures(data: StatementData): Piece {
  const rows = [
    { label: 'Saldo awal', amount: reportAmount(data.opening) },
    { label: 'Tagihan', amount: reportAmount(data.debitTotal) },
    { label: 'Pembayaran dan kredit', amount: isZero(data.creditTotal) ? '0' : `(${reportAmount(data.creditTotal)})` },
    { label: isAhead(data) ? 'Saldo akhir (uang muka)' : 'Saldo akhir', amount: balance(data.closing), rank: 'due' },
  ] as const
  return {
    margin: [0, 12, 0, 0],
    columnGap: 36,
    columns: [{ width: '*', stack: paymentBlock(data.letterhead) }, totals(rows, TOTALS_WIDTH)],
  }
}
