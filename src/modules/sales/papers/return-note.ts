import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { labelled, signatures, textWidth, totals } from '#kit/paper/pieces.ts'
import { collectedRows } from './collected.ts'
import type { ReturnNoteData } from './data.ts'
import { framed, isLongRemark, longRemark, onPaper, partyBlock, placeAndDay, sentence } from '#kit/paper/frame.ts'
import { amountDue, pricedLines } from '#kit/paper/priced-lines.ts'
import { totalRows } from '#kit/paper/total-rows.ts'
import { issuerBox } from '#kit/paper/signing.ts'

const TOTALS_WIDTH = 236

/** The nota retur: what came back of an invoice, and what the customer is credited for it. */
export function returnNotePaper(data: ReturnNoteData): Paper {
  return {
    ...framed(data, {
      title: 'NOTA RETUR',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Atas invoice', data.invoiceNumber],
        ['Atas faktur pajak', data.taxInvoiceNumber],
      ],
      parties: [partyBlock('Pelanggan', data.customer)],
      origin: data.invoiceNumber,
    }),
    lines: pricedLines(data.lines),
    closing: [figures(data), signing(data)],
    after: longRemark('Alasan', data.reason),
  }
}

function figures(data: ReturnNoteData): Piece {
  const { collected } = data
  const kept = [
    { label: 'Kembali ke uang muka', amount: data.downPayment },
    { label: 'Retensi', amount: data.retention },
  ]
  const taxed = [...totalRows(data.totals, kept), ...collectedRows(collected, data.totals.total)]
  const rows = [...taxed, amountDue('Nilai retur', data.totals.total)]
  const inWords = sentence(terbilangRupiah(money(data.totals.total)))
  return {
    margin: [0, 12, 0, 0],
    columnGap: 36,
    columns: [
      {
        width: '*',
        stack: [
          ...labelled('Terbilang', [inWords], 'value'),
          ...labelled('Alasan', [isLongRemark(data.reason) ? '' : (data.reason ?? '')]),
        ],
      },
      totals(rows, TOTALS_WIDTH),
    ],
  }
}

function signing(data: ReturnNoteData): Piece {
  const gap = 36
  const boxes = [
    { above: 'Yang mengembalikan', name: '', role: data.customer.name },
    issuerBox(placeAndDay(data.letterhead, data.date), data.letterhead, data.state),
  ]
  const [theirs, ours] = signatures(boxes, (textWidth('A4') - gap) / 3)
  return { margin: [0, 26, 0, 0], columns: [theirs ?? '', { width: '*', text: '' }, ours ?? ''] } as Piece
}
