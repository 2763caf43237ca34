import { rupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { signatures } from '#kit/paper/pieces.ts'
import type { ReceiptData } from './data.ts'
import { framed, onPaper, placeAndDay, sentence } from '#kit/paper/frame.ts'
import { isZero } from '#kit/paper/priced-lines.ts'
import { issuerBox, METERAI } from '#kit/paper/signing.ts'

// UU 10/2020: a paper that states the receipt of more than five million rupiah carries a duty stamp.
const STAMPED_ABOVE = 5_000_000n

/** The kwitansi: from whom, how much in words and figures, for what; stamped above five million. */
export function receiptPaper(data: ReceiptData): Paper {
  return {
    ...framed(data, {
      title: 'KWITANSI',
      size: 'A5-landscape',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Cara bayar', data.method],
      ],
      parties: [],
      intro: [said(data)],
    }),
    lines: null,
    closing: [signing(data)],
  }
}

function said(data: ReceiptData): Piece {
  const entry = (label: string, content: Piece) => [{ text: label, style: 'quiet' }, content]
  const words = sentence(terbilangRupiah(money(data.amount)))
  return {
    layout: 'entries',
    table: {
      widths: [110, '*'],
      body: [
        entry('Sudah terima dari', { text: data.receivedFrom, bold: true }),
        entry('Uang sejumlah', { text: words, style: 'value' }),
        entry('Untuk pembayaran', { stack: [{ text: data.purpose }, ...parts(data)] }),
      ],
    },
  } as Piece
}

// Which part is for what, where it is more than one thing; money of no invoice says so by its purpose.
function parts({ allocations, advance, withheld }: ReceiptData): Piece[] {
  const all = [
    ...allocations,
    ...(isZero(advance) || allocations.length === 0 ? [] : [{ number: 'Uang muka', amount: advance }]),
  ]
  const bills = all.length > 1 ? all.map(({ number, amount }) => `${number}\u00a0${rupiah(amount)}`) : []
  const lines = [bills.join(' · '), withheld ? `${withheld.label} dipotong ${rupiah(withheld.amount)}` : '']
  return lines.filter(Boolean).map((text) => ({ text, style: 'label' }))
}

function signing(data: ReceiptData): Piece {
  const isStamped = BigInt(data.amount) > STAMPED_ABOVE
  const box = {
    ...issuerBox(placeAndDay(data.letterhead, data.date), data.letterhead, data.state),
    ...(isStamped && { stamp: METERAI }),
  }
  return {
    margin: [0, 16, 0, 0],
    columns: [
      {
        width: 'auto',
        layout: 'amount',
        table: { body: [[{ text: rupiah(data.amount), style: 'sum', fontFeatures: ['tnum'] }]] },
      },
      { width: '*', text: '' },
      ...signatures([box], 175),
    ],
  } as Piece
}
