import { framed, onPaper } from '#kit/paper/frame.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { labelled, signatures, textWidth } from '#kit/paper/pieces.ts'
import type { OvertimeOrder } from '../overtime/contract.ts'
import { halfHoursText } from '../overtime/words.ts'

/** What a surat perintah lembur says. */
export interface OvertimePaperData extends PaperBasis {
  readonly order: Pick<OvertimeOrder, 'reason' | 'lines' | 'askedBy' | 'decidedBy'>
}

const GAP = 24

/** Surat perintah lembur: who works how long and why, with room for the signature of each who agrees (PP 35/2021 art. 28). */
export function overtimePaper(data: OvertimePaperData): Paper {
  const { reason, lines, askedBy, decidedBy } = data.order
  const boxes = [
    { above: 'Dibuat oleh', name: askedBy, role: 'Tanggal' },
    { above: 'Disetujui', name: decidedBy ?? '', role: 'Tanggal' },
  ]
  return {
    ...framed(data, {
      title: 'SURAT PERINTAH LEMBUR',
      size: 'A4',
      facts: [['Tanggal', onPaper(data.date)]],
      parties: [{ label: 'Pekerjaan', name: reason, lines: [] }],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 24 },
        { title: 'Nama', width: '*' },
        { title: 'Rencana', width: 72, align: 'right' },
        { title: 'Dikerjakan', width: 72, align: 'right' },
        { title: 'Tanda tangan setuju', width: 150 },
      ],
      rows: lines.map(({ name, planned, worked }, at) => [
        String(at + 1),
        { text: name, margin: [0, 0, 0, 10] },
        halfHoursText(planned),
        worked === null ? '' : halfHoursText(worked),
        '',
      ]),
    },
    closing: [
      {
        margin: [0, 12, 0, 0],
        stack: labelled('', ['Yang bertanda tangan setuju bekerja lembur. Upahnya dibayar bersama gaji bulan ini.']),
      },
      { margin: [0, 18, 0, 0], columnGap: GAP, columns: signatures(boxes, (textWidth('A4') - GAP) / 2, 56) },
    ],
  }
}
