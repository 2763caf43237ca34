import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { signingRow } from '#kit/paper/signing.ts'
import type { PriceRequestData } from './data.ts'
import { wantedLines } from './wanted-lines.ts'

/** The permintaan penawaran: what a supplier is asked to name a price for. Nothing the house guesses or says to itself. */
export function priceRequestPaper(data: PriceRequestData): Paper {
  return {
    ...framed(data, {
      title: 'PERMINTAAN PENAWARAN',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Dibutuhkan', data.neededBy && onPaper(data.neededBy)],
        ['Kirim ke', data.destination],
      ],
      parties: [],
    }),
    lines: wantedLines(data.lines, theirs),
    closing: [wishes(), signing(data)],
    after: [],
  }
}

// For the supplier to fill.
const theirs = ['Harga satuan', 'Jumlah'].map((title) => ({
  column: { title, width: 84, align: 'right' as const },
  cell: () => '',
}))

function wishes(): Piece {
  const said = 'Mohon tuliskan harga, lama kirim, ongkos kirim, termin pembayaran, dan sampai kapan penawaran berlaku.'
  return { margin: [0, 12, 0, 0], stack: labelled('Penawaran', [said]) }
}

function signing(data: PriceRequestData): Piece {
  return signingRow([
    { above: placeAndDay(data.letterhead, data.date), name: '', role: 'Bagian pembelian' },
    { above: 'Supplier', name: '', role: 'Nama, tanggal, dan cap' },
  ])
}
