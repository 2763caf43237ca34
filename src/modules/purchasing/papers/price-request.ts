import { qtyFormat } from '#ground/format.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { signingRow } from '#kit/paper/signing.ts'
import type { PriceRequestData } from './data.ts'
import { roomFor } from './room.ts'

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
    lines: askedLines(data),
    closing: [wishes(), signing(data)],
    after: [],
  }
}

// The last two columns are the supplier's to fill.
function askedLines({ lines }: PriceRequestData): Lines {
  const hasCode = lines.some((line) => line.code)
  const codes = lines.map((line) => line.code ?? '')
  const qtys = lines.map((line) => qtyFormat(line.qty))
  return {
    columns: [
      { title: 'No.', width: 18 },
      ...(hasCode ? [{ title: 'Kode', width: roomFor(62, codes) }] : []),
      { title: 'Nama barang', width: '*' },
      { title: 'Qty', width: roomFor(52, qtys), align: 'right' },
      { title: 'Satuan', width: 44 },
      { title: 'Harga satuan', width: 84, align: 'right' },
      { title: 'Jumlah', width: 84, align: 'right' },
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      ...(hasCode ? [line.code ?? ''] : []),
      line.name,
      qtyFormat(line.qty),
      line.unit,
      '',
      '',
    ]),
  }
}

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
