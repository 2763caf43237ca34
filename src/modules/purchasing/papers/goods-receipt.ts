import { qtyFormat } from '#ground/format.ts'
import { framed, isLongRemark, longRemark, onPaper, partyBlock } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece, TableCell } from '#kit/paper/paper.ts'
import { labelled, textWidth } from '#kit/paper/pieces.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import type { ReceiptPaperData, ReceiptPaperLine } from './data.ts'
import { signingRow } from '#kit/paper/signing.ts'
import { roomFor } from '#kit/paper/room.ts'

/** The bukti terima barang: what came, what was good, what was turned away. It never shows a price. */
export function goodsReceiptPaper(data: ReceiptPaperData): Paper {
  return {
    ...framed(data, {
      title: 'BUKTI TERIMA BARANG',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['No. PO', data.orderNumber],
        ['Surat jalan supplier', data.supplierNote],
        ['No. polisi', data.vehiclePlate],
      ],
      parties: [
        partyBlock('Diterima dari', { ...data.supplier, npwp: null }),
        { label: 'Masuk ke', name: data.warehouse, lines: [] },
      ],
      origin: data.orderNumber,
    }),
    lines: receiptLines(data),
    closing: [remarks(data), signing(data)],
    after: longRemark('Catatan', data.note),
  }
}

const NUMBER = 18
const UNIT = 40
const REASON = 96
const AIR = 9
/** What a name needs at least; with less, the reason stands under it. */
const LEAST_FOR_NAME = 130

function receiptLines({ lines }: ReceiptPaperData): Lines {
  const hasCode = lines.some((line) => line.code)
  const room = (of: 'received' | 'accepted' | 'rejected') =>
    wide(
      48,
      lines.map((line) => qtyFormat(line[of])),
    )
  const code = hasCode
    ? roomFor(
        62,
        lines.map((line) => line.code ?? ''),
      )
    : 0
  const figures = room('received') + room('accepted') + room('rejected')
  const left = textWidth('A4') - NUMBER - code - figures - UNIT - REASON - 8 * AIR
  const isTight = left < LEAST_FOR_NAME
  const hasReason = !isTight && lines.some((line) => line.reason)
  const rowOf = (line: ReceiptPaperLine, index: number): TableCell[] => [
    String(index + 1),
    ...(hasCode ? [line.code ?? ''] : []),
    isTight && line.reason ? { stack: [line.name, { text: `Ditolak: ${line.reason}`, style: 'label' }] } : line.name,
    qtyFormat(line.received),
    qtyFormat(line.accepted),
    line.rejected === '0' ? '–' : qtyFormat(line.rejected),
    line.unit,
    ...(hasReason ? [line.reason ?? ''] : []),
  ]
  return {
    columns: [
      { title: 'No.', width: NUMBER },
      ...(hasCode ? [{ title: 'Kode', width: code }] : []),
      { title: 'Nama barang', width: '*' },
      { title: 'Datang', width: room('received'), align: 'right' },
      { title: 'Baik', width: room('accepted'), align: 'right' },
      { title: 'Ditolak', width: room('rejected'), align: 'right' },
      { title: 'Satuan', width: UNIT },
      ...(hasReason ? [{ title: 'Alasan', width: REASON }] : []),
    ],
    rows: lines.map(rowOf),
  }
}

function remarks({ note }: ReceiptPaperData): Piece {
  return { margin: [0, 12, 0, 0], stack: labelled('Catatan', [isLongRemark(note) ? '' : (note ?? '')]) }
}

function signing({ receivedBy, supplier }: ReceiptPaperData): Piece {
  return signingRow([
    { above: 'Pengirim', name: '', role: supplier.name },
    { above: 'Penerima', name: receivedBy ?? '', role: receivedBy ? 'Tanggal' : 'Nama dan tanggal' },
    { above: 'Mengetahui', name: '', role: 'Nama dan tanggal' },
  ])
}
