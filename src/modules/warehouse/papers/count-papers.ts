import { exactFormat, reportAmount } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece } from '#kit/paper/paper.ts'
import { labelled, totals } from '#kit/paper/pieces.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import { signingRow } from '#kit/paper/signing.ts'
import type { CountDetail, CountLine } from '#modules/warehouse/opname/contract.ts'

/** A count with what every paper says of itself. */
export type CountData = PaperBasis & { readonly count: CountDetail }

/** The lembar opname: what is to be counted, with room to write; a blind one tells no figures. */
export function countSheetPaper(data: CountData): Paper {
  const { count } = data
  const showsBook = !count.isBlind
  const hasRacks = count.lines.some((line) => line.rack !== null)
  return {
    ...framed(data, { title: 'LEMBAR OPNAME', size: 'A4', facts: factsOf(data), parties: placeOf(count) }),
    lines: {
      columns: [
        { title: 'No.', width: 22 },
        ...(hasRacks ? [{ title: 'Rak', width: 44 }] : []),
        { title: 'Kode', width: 58 },
        { title: 'Nama barang', width: '*' },
        { title: 'Satuan', width: 40 },
        ...(showsBook ? [{ title: 'Sistem', width: wide(50, count.lines.map(bookOf)), align: 'right' as const }] : []),
        { title: 'Fisik', width: 58 },
        { title: 'Rusak', width: 48 },
      ],
      rows: count.lines.map((line, index) => [
        String(index + 1),
        ...(hasRacks ? [line.rack ?? ''] : []),
        line.itemCode,
        line.itemName,
        line.unit,
        ...(showsBook ? [bookOf(line)] : []),
        '............',
        '..........',
      ]),
    },
    closing: [
      signingRow([
        { above: 'Penghitung', name: '', role: 'Nama dan tanggal' },
        { above: 'Saksi', name: '', role: 'Nama dan tanggal' },
        { above: 'Penjaga gudang', name: '', role: 'Nama dan tanggal' },
      ]),
    ],
  }
}

/** The berita acara opname: what was found, and who answers for it. */
export function countReportPaper(data: CountData): Paper {
  const { count } = data
  const counted = count.lines.filter((line) => line.counted !== null)
  const different = counted.filter((line) => line.difference !== '0' || line.damaged !== '0')
  return {
    ...framed(data, {
      title: 'BERITA ACARA OPNAME',
      size: 'A4',
      facts: factsOf(data),
      parties: placeOf(count),
      intro: [
        {
          margin: [0, 0, 0, 12],
          text:
            `Telah dilakukan penghitungan fisik atas ${counted.length} dari ${count.lines.length} barang di ` +
            `${count.warehouseName}. ${differenceWords(different.length)}`,
        },
      ],
    }),
    lines: different.length > 0 ? differencesOf(different) : null,
    closing: [...sumOf(different), ...noteOf(count), signing(count)],
  }
}

function differenceWords(count: number): string {
  return count === 0 ? 'Semua sesuai dengan catatan.' : `Yang berbeda dari catatan ${count} barang, sebagai berikut.`
}

function differencesOf(lines: readonly CountLine[]): Lines {
  const hasValue = lines.some((line) => line.value !== undefined)
  return {
    columns: [
      { title: 'No.', width: 18 },
      { title: 'Barang', width: '*' },
      { title: 'Satuan', width: 34 },
      { title: 'Catatan', width: wide(42, lines.map(bookOf)), align: 'right' },
      { title: 'Fisik', width: wide(42, lines.map(countedOf)), align: 'right' },
      { title: 'Selisih', width: wide(42, lines.map(differenceOf)), align: 'right' },
      { title: 'Rusak', width: 34, align: 'right' },
      ...(hasValue ? [{ title: 'Nilai (Rp)', width: wide(66, lines.map(valueOf)), align: 'right' as const }] : []),
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      // Code and reason stand under the name: beside six figures there is no room for columns of their own.
      {
        stack: [line.itemName, { text: notesOf(line), style: 'label' }],
      },
      line.unit,
      bookOf(line),
      countedOf(line),
      differenceOf(line),
      line.damaged === '0' ? '–' : exactFormat(line.damaged),
      ...(hasValue ? [valueOf(line)] : []),
    ]),
  }
}

// With every decimal, so that count and book make the difference as it is printed.
const bookOf = (line: CountLine) => exactFormat(line.book ?? '0')
const countedOf = (line: CountLine) => exactFormat(line.counted ?? '0')
const differenceOf = (line: CountLine) => exactFormat(line.difference ?? '0')
const notesOf = ({ itemCode, reason, isReversed }: CountLine) =>
  [itemCode, reason, isReversed && 'dibalik setelah dibukukan'].filter(Boolean).join(' · ')
const valueOf = (line: CountLine) => reportAmount(line.value ?? '0')

function sumOf(lines: readonly CountLine[]): Piece[] {
  const values = lines.flatMap((line) => (line.value === undefined || line.isReversed ? [] : [money(line.value)]))
  if (values.length === 0) return []
  const row = { label: 'Nilai selisih', amount: reportAmount(sum(values)), rank: 'due' as const }
  return [{ margin: [0, 8, 0, 0], columns: [{ width: '*', text: '' }, totals([row], 220)] }]
}

function noteOf({ notes, approvalNote }: CountDetail): Piece[] {
  return [...labelled('Catatan', [notes ?? '']), ...labelled('Catatan penyetuju', [approvalNote ?? ''])]
}

function signing({ submittedBy, approvedBy }: CountDetail): Piece {
  return signingRow([
    { above: 'Dihitung oleh', name: submittedBy ?? '', role: 'Tanggal' },
    { above: 'Penjaga gudang', name: '', role: 'Nama dan tanggal' },
    { above: 'Disetujui oleh', name: approvedBy ?? '', role: approvedBy ? 'Tanggal' : 'Nama dan tanggal' },
  ])
}

function factsOf(data: CountData): readonly (readonly [string, string | null])[] {
  const { count } = data
  return [
    ['Tanggal', onPaper(data.date)],
    ['Kategori', count.categories?.join(', ') ?? null],
    ['Rak', count.racks?.join(', ') ?? null],
  ]
}

function placeOf(count: CountDetail) {
  return [{ label: 'Gudang', name: count.warehouseName, lines: [] }]
}
