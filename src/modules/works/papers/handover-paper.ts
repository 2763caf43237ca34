import { rupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { On, PaperBasis, Party } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock, placeAndDay } from '#kit/paper/frame.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { fullName } from '#kit/paper/head-words.ts'
import { labelled, type PartyBlock } from '#kit/paper/pieces.ts'
import { issuerBox, METERAI, signingRow } from '#kit/paper/signing.ts'

/** What every paper of a contract of work says of it. */
export interface ContractHead {
  readonly projectName: string
  readonly place: string | null
  readonly contractNumber: string | null
  readonly contractDate: On
  readonly customer: Party
}

/** What a berita acara serah terima says. */
export interface HandoverPaperData extends PaperBasis, ContractHead {
  readonly which: '1' | '2'
  readonly firstNumber: string
  readonly firstOn: On
  readonly maintenanceDays: number
  readonly maintenanceUntil: On
  /** Before PPN; null for who may not see it. */
  readonly value: string | null
  /** Whether the contract holds money back until the final handover. */
  readonly holdsRetention: boolean
}

/** The facts under the title that papers of a contract share. */
export function contractFacts(of: ContractHead): readonly (readonly [string, string | null])[] {
  return [
    ['Pekerjaan', of.projectName],
    ['Lokasi', of.place],
    ['No. kontrak', of.contractNumber],
    ['Tanggal kontrak', onPaper(of.contractDate)],
  ]
}

/** Berita acara serah terima: the work is given over, for its maintenance (BAST-1) or for good (BAST-2). */
export function handoverPaper(data: HandoverPaperData): Paper {
  const isFirst = data.which === '1'
  return {
    ...framed(data, {
      title: isFirst ? 'BERITA ACARA SERAH TERIMA PERTAMA' : 'BERITA ACARA SERAH TERIMA AKHIR',
      size: 'A4',
      facts: [['Tanggal', onPaper(data.date)], ...contractFacts(data)],
      parties: [partyBlock('Pemberi kerja', { ...data.customer, npwp: null }), builder(data)],
    }),
    lines: null,
    closing: [
      ...(data.value === null ? [] : labelled('Nilai kontrak sebelum PPN', [worth(data.value)])),
      ...said(isFirst ? first(data) : final(data)),
      signingRow([
        { ...issuerBox(placeAndDay(data.letterhead, data.date), data.letterhead, data.state), stamp: METERAI },
        { above: 'Yang menerima', name: '', role: data.customer.name },
        { above: 'Mengetahui', name: '', role: 'Nama dan jabatan' },
      ]),
    ],
  }
}

// Who gives the work over, and who acts for them.
function builder({ letterhead }: PaperBasis): PartyBlock {
  const { signatory } = letterhead
  const speaker = signatory && `Diwakili ${[signatory.name, signatory.role].filter(Boolean).join(', ')}`
  return { label: 'Pelaksana', name: fullName(letterhead), lines: [speaker] }
}

const worth = (value: string) => `${rupiah(value)} (${terbilangRupiah(money(value))})`

function said(clauses: readonly string[]): Piece[] {
  return [{ ol: clauses.map((text) => ({ text, margin: [0, 0, 0, 5] })), margin: [0, 4, 0, 4] } as Piece]
}

function first(data: HandoverPaperData): string[] {
  const days = `${data.maintenanceDays} hari kalender`
  return [
    `Pada tanggal ${onPaper(data.firstOn)} pelaksana menyerahkan pekerjaan ${data.projectName} kepada pemberi kerja, dan pemberi kerja menerimanya setelah diperiksa bersama.`,
    `Sejak tanggal itu berlaku masa pemeliharaan ${days}, sampai dengan ${onPaper(data.maintenanceUntil)}.`,
    'Selama masa pemeliharaan pelaksana memperbaiki cacat dan kekurangan atas biayanya sendiri.',
    ...(data.holdsRetention
      ? ['Retensi dibayarkan setelah serah terima akhir, atau diganti jaminan pemeliharaan.']
      : []),
  ]
}

function final(data: HandoverPaperData): string[] {
  return [
    `Menunjuk ${data.firstNumber} tanggal ${onPaper(data.firstOn)}, masa pemeliharaan telah berakhir pada ${onPaper(data.maintenanceUntil)}.`,
    `Pada tanggal ${onPaper(data.date)} pelaksana menyerahkan pekerjaan ${data.projectName} untuk terakhir kalinya, dan pemberi kerja menerimanya dalam keadaan baik.`,
    `Kewajiban pemeliharaan pelaksana selesai${data.holdsRetention ? ', dan retensi yang ditahan dapat ditagih' : ''}.`,
  ]
}
