import { zoneLabel } from '#ground/day.ts'
import { instantFormat, qtyFormat } from '#ground/format.ts'
import { phoneText } from '#ground/identifiers.ts'
import { pictureText } from '#kit/paper/letterhead.ts'
import type { Lines, Paper, Piece, TableCell } from '#kit/paper/paper.ts'
import { SCAN, signingSquare, SQUARE, squareCode } from '#kit/paper/signing.ts'
import { placeSigned, signedPictures, signedRemark, type SignedByPhone } from '#kit/paper/signed-by-phone.ts'
import { labelled, signatures, textWidth } from '#kit/paper/pieces.ts'
import type { SignatureBox } from '#kit/paper/pieces.ts'
import type { DeliveryLineData, DeliveryNoteData } from './data.ts'
import { framed, isLongRemark, longRemark, onPaper, partyBlock } from '#kit/paper/frame.ts'

const COPIES = ['Lembar 1 – Penerima', 'Lembar 2 – Arsip', 'Lembar 3 – Sopir']
const REJECTED = 'Barang telah diterima, kecuali yang tercatat ditolak.'
const ASSENT = 'Barang telah diterima dalam keadaan baik dan cukup. Kekurangan atau kerusakan dicatat di sini.'

/** The surat jalan that travels with the goods: what, how much, to whom. It never shows a price. */
export function deliveryNotePaper(data: DeliveryNoteData): Paper {
  const driver = data.driver && [data.driver.name, data.driver.phone && phoneText(data.driver.phone)]
  const frame = framed(data, {
    title: 'SURAT JALAN',
    size: data.size,
    facts: [
      ['Tanggal', onPaper(data.date)],
      ['No. order', data.orderNumber],
      ['No. PO', data.customerPo],
      ['No. polisi', data.vehiclePlate],
      ['Sopir', driver && driver.filter(Boolean).join(', ')],
      ['Ekspedisi', data.expedition],
      ['Jam berangkat', data.departedAt && moment(data, data.departedAt)],
      ['Jam tiba', data.arrivedAt && moment(data, data.arrivedAt)],
    ],
    parties: [
      partyBlock('Dikirim kepada', { ...data.recipient, npwp: null }),
      { label: 'Dikirim dari', name: data.sentFrom.name, lines: [data.sentFrom.address] },
    ],
    origin: data.orderNumber,
  })
  const signature = signatureOf(data)
  return {
    ...frame,
    images: {
      ...frame.images,
      ...(signature && { penerima: pictureText(signature) }),
      ...signedPictures(signedOf(data)),
    },
    lines: deliveryLines(data),
    closing: closing(data),
    after: longRemark('Catatan', data.note),
    copies: data.copies ?? COPIES,
  }
}

function deliveryLines({ lines, size }: DeliveryNoteData): Lines {
  const isNarrow = size === 'A5'
  const hasCode = !isNarrow && lines.some((line) => line.code)
  const hasColi = lines.some((line) => line.coli)
  const hasNote = lines.some((line) => line.note ?? line.rejected?.reason)
  const hasRejected = lines.some((line) => line.rejected)
  const wide = isNarrow ? 0.75 : 1
  // With everything there is to say, the name of the goods still has room.
  const isFull = hasRejected && hasNote
  // A unit is one word and stands in one piece.
  const longest = Math.min(14, Math.max(0, ...lines.map((line) => line.unit.length)))
  const columns: Lines['columns'] = [
    { title: 'No.', width: 18 },
    ...(hasCode ? [{ title: 'Kode', width: isFull ? 54 : 70 }] : []),
    { title: 'Nama barang', width: '*' },
    { title: 'Qty', width: (isFull ? 40 : 56) * wide, align: 'right' },
    { title: 'Satuan', width: Math.max((isFull ? 36 : 44) * wide, longest * 5.4) },
    ...(hasRejected ? [{ title: 'Ditolak', width: 42 * wide, align: 'right' as const }] : []),
    ...(hasColi ? [{ title: 'Koli', width: 34 * wide, align: 'right' as const }] : []),
    ...(hasNote ? [{ title: 'Keterangan', width: (isFull ? 108 : 120) * wide }] : []),
  ]
  const rowOf = (line: DeliveryLineData, index: number): TableCell[] => [
    String(index + 1),
    ...(hasCode ? [line.code ?? ''] : []),
    line.name,
    qtyFormat(line.qty),
    line.unit,
    ...(hasRejected ? [line.rejected ? qtyFormat(line.rejected.qty) : ''] : []),
    ...(hasColi ? [line.coli ?? ''] : []),
    ...(hasNote ? [remarkOf(line)] : []),
  ]
  return { columns, rows: lines.map(rowOf) }
}

function remarkOf({ note, rejected }: DeliveryLineData): string {
  return [note, rejected?.reason && `Ditolak: ${rejected.reason}`].filter(Boolean).join('. ')
}

// The continuous form is wide and low: remarks stand beside the signatures there, else above them.
function closing(data: DeliveryNoteData): Piece[] {
  const isRoomy = data.size === 'A4'
  const gap = isRoomy ? 24 : 16
  const across = textWidth(data.size)
  const square = data.signAt ? [signingSquare(data.signAt)] : []
  if (data.size === 'continuous') {
    const boxes = signatures(boxesOf(data), data.signAt ? 92 : 120, 24)
    // Low as it is, the code stands without a line below; the line stands among the remarks.
    const bare = data.signAt ? [squareCode(data.signAt)] : []
    const scan: Piece[] = data.signAt ? [{ text: SCAN.replace('\n', ' '), style: 'label' }] : []
    const columns = [{ width: '*', stack: [...remarks(data), ...scan] }, ...boxes, ...bare]
    return [{ margin: [0, 5, 0, 0], columnGap: data.signAt ? 12 : gap, columns }]
  }
  // A small sheet has no room beside the places to sign.
  const beside = isRoomy ? square : []
  const room = across - beside.length * (SQUARE + gap)
  const boxes = signatures(boxesOf(data), (room - 2 * gap) / 3, isRoomy ? 56 : 30)
  const said: Piece = isRoomy
    ? { stack: remarks(data) }
    : { columnGap: gap, columns: [{ width: '*', stack: remarks(data) }, ...square] }
  return [
    { ...said, margin: [0, isRoomy ? 12 : 6, 0, 0] } as Piece,
    { margin: [0, isRoomy ? 18 : 9, 0, 0], columnGap: gap, columns: [...boxes, ...beside] },
  ]
}

function remarks(data: DeliveryNoteData): Piece[] {
  const arrived = data.received && `Diterima oleh ${data.received.by} pada ${moment(data, data.received.at)}.`
  const hasRejected = data.lines.some((line) => line.rejected)
  const note = isLongRemark(data.note) ? '' : (data.note ?? '')
  const assent = data.signed?.isComplete === false ? '' : ASSENT
  return [
    ...labelled('Catatan', [note, arrived ?? '', signedRemark(data.signed)]),
    { text: hasRejected ? REJECTED : assent, style: 'label' },
  ]
}

function moment({ printed: { zone } }: DeliveryNoteData, at: string): string {
  return `${instantFormat(zone, at)} ${zoneLabel(zone)}`
}

// Forms for needle printers carry no picture.
function signatureOf({ received, size }: DeliveryNoteData): Uint8Array | null {
  return size === 'continuous' ? null : (received?.signature ?? null)
}

function signedOf({ signed, size }: DeliveryNoteData): SignedByPhone | null {
  return signed && size === 'continuous' ? { ...signed, signature: null } : signed
}

function boxesOf(data: DeliveryNoteData): SignatureBox[] {
  const { driver, received } = data
  const isDrawn = signatureOf(data) !== null
  const byPhone = { signed: signedOf(data), zone: data.printed.zone }
  const taken: SignatureBox = {
    above: 'Penerima',
    name: received?.by ?? '',
    role: received ? moment(data, received.at) : 'Nama, tanggal dan cap',
    ...(isDrawn && { pictures: ['penerima'] }),
  }
  return [
    { above: 'Pengirim', name: '', role: 'Nama dan tanggal' },
    placeSigned(
      { above: 'Sopir', name: driver?.name ?? '', role: driver ? 'Tanggal' : 'Nama dan tanggal' },
      'sopir',
      byPhone,
    ),
    isDrawn ? taken : placeSigned(taken, 'penerima', byPhone),
  ]
}
