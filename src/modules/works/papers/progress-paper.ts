import { percentFormat, qtyFormat, rupiah } from '#ground/format.ts'
import type { On, PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { roomFor } from '#kit/paper/room.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { contractFacts, type ContractHead } from './handover-paper.ts'

/** A line of the bill with what was built of it: before the period, in it, and up to its end. */
export interface PeriodLine {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly contract: string
  readonly before: string
  readonly period: string
  readonly now: string
  readonly pct: string
}

/** What was measured of a line in a week. */
export interface WeekLine {
  readonly week: number
  readonly date: On
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly volume: string
  /** What it was measured from, one thing to a line; none where it was told as a whole. */
  readonly measured: readonly string[]
}

/** What was built in the weeks a termin bills. */
export interface PeriodData extends PaperBasis, ContractHead {
  readonly from: number
  readonly to: number
  readonly pct: string
  readonly earned: string
  readonly lines: readonly PeriodLine[]
  readonly weeks: readonly WeekLine[]
}

/** Berita acara progres: volumes up to the last bill, in this period, and up to now. */
export function progressPaperOf(data: PeriodData): Paper {
  const room = (of: 'contract' | 'before' | 'period' | 'now') =>
    roomFor(
      46,
      data.lines.map((line) => qtyFormat(line[of])),
    )
  return {
    ...basis(data, 'BERITA ACARA PROGRES PEKERJAAN'),
    lines: {
      columns: [
        { title: 'No.', width: 34 },
        { title: 'Uraian', width: '*' },
        { title: 'Sat.', width: 26 },
        { title: 'Kontrak', width: room('contract'), align: 'right' },
        { title: 'Sampai lalu', width: room('before'), align: 'right' },
        { title: 'Periode ini', width: room('period'), align: 'right' },
        { title: 'Sampai kini', width: room('now'), align: 'right' },
        { title: '%', width: 52, align: 'right' },
      ],
      rows: data.lines.map((line) => [
        ...[line.code, line.name, line.unit, qtyFormat(line.contract), qtyFormat(line.before)],
        ...[qtyFormat(line.period), qtyFormat(line.now), percentFormat(line.pct)],
      ]),
    },
    closing: [
      { text: '', margin: [0, 10, 0, 0] },
      ...labelled('Progres sampai sekarang', [
        `${percentFormat(data.pct)}, senilai ${rupiah(data.earned)} sebelum PPN`,
      ]),
      signing(data),
    ],
  }
}

/** Rincian volume: what each week measured of each line, on which the progress stands. */
export function volumesPaper(data: PeriodData): Paper {
  return {
    ...basis(data, 'RINCIAN VOLUME'),
    lines: volumeLines(data),
    closing: [signing(data)],
  }
}

function volumeLines({ weeks }: PeriodData): Lines {
  const volumes = weeks.map((line) => qtyFormat(line.volume))
  return {
    columns: [
      { title: 'Minggu', width: 40, align: 'right' },
      { title: 'Tanggal', width: 62 },
      { title: 'No.', width: 40 },
      { title: 'Uraian', width: '*' },
      { title: 'Volume', width: roomFor(56, volumes), align: 'right' },
      { title: 'Sat.', width: 34 },
    ],
    rows: weeks.map((line, at) => {
      // What all lines of a week share is said at its first.
      const isFirst = weeks[at - 1]?.week !== line.week
      const head = isFirst ? [String(line.week), onPaper(line.date, 'short')] : ['', '']
      const told = line.measured.map((text) => ({ text, style: 'label' }))
      const name = told.length === 0 ? line.name : { stack: [line.name, ...told] }
      return [...head, line.code, name, qtyFormat(line.volume), line.unit]
    }),
  }
}

function basis(data: PeriodData, title: string) {
  const weeks = data.from + 1 >= data.to ? `${data.to}` : `${data.from + 1}–${data.to}`
  return framed(data, {
    title,
    size: 'A4',
    facts: [['Tanggal', onPaper(data.date)], ['Minggu', weeks], ...contractFacts(data)],
    parties: [partyBlock('Pemberi kerja', { ...data.customer, npwp: null })],
  })
}

function signing(data: PeriodData) {
  return signingRow([
    issuerBox(placeAndDay(data.letterhead, data.date), data.letterhead, data.state),
    { above: 'Diperiksa', name: '', role: 'Pengawas' },
    { above: 'Menyetujui', name: '', role: data.customer.name },
  ])
}
