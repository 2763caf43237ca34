import { qtyFormat } from '#ground/format.ts'
import { framed, onPaper, partyBlock, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { signingRow } from '#kit/paper/signing.ts'
import type { HandoverData } from './data.ts'
import { roomFor } from './room.ts'

/** The berita acara serah terima of services: both sides say that the work is done, before it is billed. No prices. */
export function serviceHandoverPaper(data: HandoverData): Paper {
  return {
    ...framed(data, {
      title: 'BERITA ACARA SERAH TERIMA',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Tanggal PO', onPaper(data.orderedOn)],
        ['Lokasi', data.place],
      ],
      parties: [partyBlock('Pelaksana', { ...data.supplier, npwp: null })],
      origin: data.number,
    }),
    lines: doneLines(data),
    closing: [statement(data), signing(data)],
    after: [],
  }
}

function doneLines({ lines }: HandoverData): Lines {
  const qtys = lines.map((line) => qtyFormat(line.qty))
  return {
    columns: [
      { title: 'No.', width: 18 },
      { title: 'Pekerjaan', width: '*' },
      { title: 'Qty', width: roomFor(52, qtys), align: 'right' },
      { title: 'Satuan', width: 52 },
      { title: 'Keterangan', width: 130 },
    ],
    rows: lines.map((line, index) => [String(index + 1), line.name, qtyFormat(line.qty), line.unit, '']),
  }
}

function statement({ supplier, number }: HandoverData): Piece {
  const said = `${supplier.name} menyerahkan pekerjaan di atas sesuai ${number ?? 'pesanan ini'}, dan kami menerimanya setelah diperiksa bersama.`
  return { margin: [0, 12, 0, 0], stack: labelled('Pernyataan', [said]) }
}

function signing(data: HandoverData): Piece {
  return signingRow([
    { above: 'Yang menyerahkan', name: '', role: data.supplier.name },
    { above: placeAndDay(data.letterhead, data.date), name: '', role: 'Yang menerima' },
    { above: 'Mengetahui', name: '', role: 'Nama dan tanggal' },
  ])
}
