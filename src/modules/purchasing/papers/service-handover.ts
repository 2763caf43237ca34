import { qtyFormat } from '#ground/format.ts'
import { framed, isLongRemark, longRemark, onPaper, partyBlock, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { signingRow } from '#kit/paper/signing.ts'
import type { HandoverData } from './data.ts'
import { roomFor } from '#kit/paper/room.ts'

/** The berita acara serah terima of services: both sides say that the work is done, before it is billed. No prices. */
export function serviceHandoverPaper(data: HandoverData): Paper {
  return {
    ...framed(data, {
      title: 'BERITA ACARA SERAH TERIMA',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['No. PO', data.orderNumber],
        ['Tanggal PO', onPaper(data.orderedOn)],
        ['Lokasi', data.place],
      ],
      parties: [partyBlock('Pelaksana', { ...data.supplier, npwp: null })],
      origin: data.orderNumber,
    }),
    lines: doneLines(data),
    closing: [...statement(data), signing(data)],
    after: longRemark('Catatan', data.note),
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
    rows: lines.map((line, index) => [String(index + 1), line.name, qtyFormat(line.qty), line.unit, line.note ?? '']),
  }
}

function statement({ supplier, orderNumber, note }: HandoverData): Piece[] {
  const said = `${supplier.name} menyerahkan pekerjaan di atas sesuai ${orderNumber ?? 'pesanan ini'}, dan kami menerimanya setelah diperiksa bersama.`
  const short = note === null || isLongRemark(note) ? [] : [['Catatan', note] as const]
  return [['Pernyataan', said] as const, ...short].map(([label, text]) => ({
    margin: [0, 12, 0, 0],
    stack: labelled(label, [text]),
  }))
}

function signing(data: HandoverData): Piece {
  return signingRow([
    { above: 'Yang menyerahkan', name: data.handedBy ?? '', role: data.supplier.name },
    { above: placeAndDay(data.letterhead, data.date), name: data.receivedBy ?? '', role: 'Yang menerima' },
    { above: 'Mengetahui', name: '', role: 'Nama dan tanggal' },
  ])
}
