import { qtyFormat } from '#ground/format.ts'
import { framed, isLongRemark, longRemark, onPaper, partyBlock } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece, TableCell } from '#kit/paper/paper.ts'
import { labelled, signatures, textWidth } from '#kit/paper/pieces.ts'
import type { ReturnReceiptData } from './data.ts'

/** The bukti retur: which goods came back of which surat jalan, and what follows. It never shows a price. */
export function returnReceiptPaper(data: ReturnReceiptData): Paper {
  return {
    ...framed(data, {
      title: 'BUKTI RETUR',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Atas surat jalan', data.deliveryNumber],
        ['No. order', data.orderNumber],
        ['Tindak lanjut', data.then],
      ],
      parties: [partyBlock('Dikembalikan oleh', { ...data.customer, npwp: null })],
      origin: data.deliveryNumber,
    }),
    lines: goods(data),
    closing: [...remark(data), signing()],
    after: longRemark('Alasan', data.reason),
  }
}

function goods({ lines }: ReturnReceiptData): Lines {
  const hasCode = lines.some((line) => line.code)
  const isSaid = lines.some((line) => line.condition)
  return {
    columns: [
      { title: 'No.', width: 18 },
      ...(hasCode ? [{ title: 'Kode', width: 70 }] : []),
      { title: 'Nama barang', width: '*' as const },
      { title: 'Qty', width: 56, align: 'right' as const },
      { title: 'Satuan', width: 64 },
      ...(isSaid ? [{ title: 'Kondisi', width: 76 }] : []),
    ],
    rows: lines.map((line, at): TableCell[] => [
      String(at + 1),
      ...(hasCode ? [line.code ?? ''] : []),
      line.name,
      qtyFormat(line.qty),
      line.unit,
      ...(isSaid ? [line.condition ?? 'Baik'] : []),
    ]),
  }
}

function remark({ reason }: ReturnReceiptData): Piece[] {
  if (isLongRemark(reason)) return []
  return [{ margin: [0, 12, 0, 0], stack: labelled('Alasan', [reason]) }]
}

function signing(): Piece {
  const gap = 36
  const boxes = [
    { above: 'Yang mengembalikan', name: '', role: 'Nama dan tanggal' },
    { above: 'Yang menerima', name: '', role: 'Nama dan tanggal' },
  ]
  const [theirs, ours] = signatures(boxes, (textWidth('A4') - gap) / 3)
  return { margin: [0, 26, 0, 0], columns: [theirs ?? '', { width: '*', text: '' }, ours ?? ''] } as Piece
}
