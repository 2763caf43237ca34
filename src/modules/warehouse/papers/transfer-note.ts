import { qtyFormat } from '#ground/format.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import { placeSigned, signedPictures, signedRemark, type SignedByPhone } from '#kit/paper/signed-by-phone.ts'
import { signingRow } from '#kit/paper/signing.ts'
import type { TransferDetail } from '#modules/warehouse/transfers/contract.ts'

/** A transfer with what every paper says of itself. */
export type TransferNoteData = PaperBasis & {
  readonly transfer: TransferDetail
  /** What driver or receiver signed through the QR. */
  readonly signed: SignedByPhone | null
  /** Where whoever takes the goods signs for them; null once that is over. */
  readonly signAt: string | null
}

/** The surat jalan that travels with goods between two warehouses. It never shows a price. */
export function transferNotePaper(data: TransferNoteData): Paper {
  const { transfer, signed } = data
  const byPhone = { signed, zone: data.printed.zone }
  const { dress } = data.letterhead
  const size = dress?.size ?? 'A4'
  const isSmall = size === 'A5'
  const sent = transfer.lines.map((line) => qtyFormat(line.enteredQty))
  const hasNote = transfer.lines.some((line) => line.note)
  // On a small sheet a note stands under the name: there is no room for a column of its own.
  const isNoteBelow = isSmall && !dress?.hiddenColumns.includes('Keterangan')
  const frame = framed(data, {
    title: 'SURAT JALAN ANTAR GUDANG',
    size,
    facts: [
      ['Tanggal', onPaper(data.date)],
      ['No. polisi', transfer.vehiclePlate],
      ['Sopir', transfer.driverName],
      ['Referensi', transfer.reference],
      ['Diminta oleh', transfer.requestedBy],
    ],
    parties: [
      { label: 'Dari gudang', name: transfer.fromName, lines: [] },
      { label: 'Ke gudang', name: transfer.toName, lines: [] },
    ],
  })
  return {
    ...frame,
    images: { ...frame.images, ...signedPictures(signed) },
    lines: {
      columns: [
        { title: 'No.', width: 18 },
        { title: 'Kode', width: isSmall ? 54 : 70 },
        { title: 'Nama barang', width: '*' },
        { title: 'Dikirim', width: wide(isSmall ? 40 : 52, sent), align: 'right' },
        { title: 'Satuan', width: isSmall ? 36 : 44 },
        { title: 'Diterima', width: isSmall ? 46 : 60, align: 'right' },
        ...(hasNote && !isSmall ? [{ title: 'Keterangan', width: 110 }] : []),
      ],
      rows: transfer.lines.map((line, index) => [
        String(index + 1),
        line.itemCode,
        isNoteBelow && line.note ? { stack: [line.itemName, { text: line.note, style: 'label' }] } : line.itemName,
        qtyFormat(line.enteredQty),
        line.enteredUnit,
        '........',
        ...(hasNote && !isSmall ? [line.note ?? ''] : []),
      ]),
    },
    closing: [
      { margin: [0, 12, 0, 0], stack: labelled('Catatan', [transfer.notes ?? '', signedRemark(signed)]) },
      signingRow(
        [
          {
            above: 'Gudang asal',
            name: transfer.sentBy ?? '',
            role: transfer.sentBy ? 'Tanggal' : 'Nama dan tanggal',
          },
          placeSigned(
            {
              above: 'Sopir',
              name: transfer.driverName ?? '',
              role: transfer.driverName ? 'Tanggal' : 'Nama dan tanggal',
            },
            'sopir',
            byPhone,
          ),
          placeSigned({ above: 'Gudang tujuan', name: '', role: 'Nama dan tanggal' }, 'penerima', byPhone),
        ],
        size,
        data.signAt,
      ),
    ],
    copies: ['Lembar 1 – Gudang tujuan', 'Lembar 2 – Gudang asal', 'Lembar 3 – Sopir'],
  }
}
