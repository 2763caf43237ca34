import { qtyFormat } from '#ground/format.ts'
import { framed, isLongRemark, longRemark, onPaper, partyBlock } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece, TableCell } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import type { ReceiptPaperData, ReceiptPaperLine } from './data.ts'
import { signingRow } from '#kit/paper/signing.ts'
import { roomFor } from './room.ts'

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

function receiptLines({ lines }: ReceiptPaperData): Lines {
  const hasCode = lines.some((line) => line.code)
  const hasReason = lines.some((line) => line.reason)
  const room = (of: 'received' | 'accepted' | 'rejected') =>
    roomFor(
      48,
      lines.map((line) => qtyFormat(line[of])),
    )
  const codes = lines.map((line) => line.code ?? '')
  const rowOf = (line: ReceiptPaperLine, index: number): TableCell[] => [
    String(index + 1),
    ...(hasCode ? [line.code ?? ''] : []),
    line.name,
    qtyFormat(line.received),
    qtyFormat(line.accepted),
    line.rejected === '0' ? '–' : qtyFormat(line.rejected),
    line.unit,
    ...(hasReason ? [line.reason ?? ''] : []),
  ]
  return {
    columns: [
      { title: 'No.', width: 18 },
      ...(hasCode ? [{ title: 'Kode', width: roomFor(62, codes) }] : []),
      { title: 'Nama barang', width: '*' },
      { title: 'Datang', width: room('received'), align: 'right' },
      { title: 'Baik', width: room('accepted'), align: 'right' },
      { title: 'Ditolak', width: room('rejected'), align: 'right' },
      { title: 'Satuan', width: 40 },
      ...(hasReason ? [{ title: 'Alasan', width: 96 }] : []),
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
