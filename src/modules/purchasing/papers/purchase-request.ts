import { framed, isLongRemark, longRemark, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import type { RequestPaperData, RequestPaperLine } from './data.ts'
import { signingRow } from '#kit/paper/signing.ts'
import { wantedLines } from './wanted-lines.ts'

/** The permintaan pembelian: what is needed, where, until when, and who agreed. */
export function purchaseRequestPaper(data: RequestPaperData): Paper {
  return {
    ...framed(data, {
      title: 'PERMINTAAN PEMBELIAN',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Dibutuhkan', data.neededBy && onPaper(data.neededBy)],
        ['Untuk', data.destination],
        ['Peminta', data.requester],
      ],
      parties: [],
    }),
    lines: requestLines(data),
    closing: [remarks(data), signing(data)],
    after: longRemark('Catatan', data.note),
  }
}

function requestLines({ lines }: RequestPaperData): Lines {
  const hasReason = lines.some((line) => line.reason)
  const reason = { column: { title: 'Keperluan', width: 130 }, cell: (line: RequestPaperLine) => line.reason ?? '' }
  return wantedLines(lines, hasReason ? [reason] : [])
}

function remarks({ note, approvals }: RequestPaperData): Piece {
  const agreed = approvals.map(({ by, on }) => `Disetujui oleh ${by} pada ${onPaper(on)}.`)
  return {
    margin: [0, 12, 0, 0],
    stack: [...labelled('Catatan', [isLongRemark(note) ? '' : (note ?? '')]), ...labelled('Persetujuan', agreed)],
  }
}

function signing(data: RequestPaperData): Piece {
  return signingRow([
    { above: placeAndDay(data.letterhead, data.date), name: data.requester, role: 'Peminta' },
    { above: 'Disetujui', name: data.approvals.at(-1)?.by ?? '', role: 'Nama dan tanggal' },
    { above: 'Bagian pembelian', name: '', role: 'Nama dan tanggal' },
  ])
}
