import { reportAmount } from '#ground/format.ts'
import type { Paper, Piece, TableCell } from '#kit/paper/paper.ts'
import { signatures, textWidth } from '#kit/paper/pieces.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import type { AcknowledgementData } from './data.ts'

// Fifteen digits in one piece.
const WIDEST = 112

/** The tanda terima: which papers were handed to the customer, with a place to sign that they came. */
export function acknowledgementPaper(data: AcknowledgementData): Paper {
  return {
    ...framed(data, {
      title: 'TANDA TERIMA',
      size: 'A5-landscape',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['No. order', data.orderNumber],
      ],
      parties: [partyBlock('Diserahkan kepada', { ...data.customer, npwp: null })],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 18 },
        { title: 'Dokumen', width: '*' },
        { title: 'Tanggal', width: 76 },
        { title: 'Jatuh tempo', width: 76 },
        { title: 'Nilai (Rp)', width: WIDEST, align: 'right' },
      ],
      rows: handedOver(data),
    },
    closing: [signing()],
  }
}

function handedOver({ invoice }: AcknowledgementData): TableCell[][] {
  const { number, date, dueDate, amount, taxInvoiceNumber, customerPo } = invoice
  const papers: TableCell[][] = [
    [`Invoice ${number}`, onPaper(date, 'short'), onPaper(dueDate, 'short'), reportAmount(amount)],
    ...(taxInvoiceNumber ? [[`Faktur pajak ${taxInvoiceNumber}`, '', '', '']] : []),
    ...(customerPo ? [[`Salinan PO ${customerPo}`, '', '', '']] : []),
  ]
  return papers.map((paper, at) => [String(at + 1), ...paper])
}

function signing(): Piece {
  const boxes = [
    { above: 'Yang menyerahkan', name: '', role: 'Nama dan tanggal' },
    { above: 'Yang menerima', name: '', role: 'Nama, tanggal dan cap' },
  ]
  const [ours, theirs] = signatures(boxes, (textWidth('A5-landscape') - 24) / 3, 46)
  return { margin: [0, 14, 0, 0], columns: [ours ?? '', { width: '*', text: '' }, theirs ?? ''] } as Piece
}
