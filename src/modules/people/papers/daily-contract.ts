import { periodFormat } from '#ground/day-format.ts'
import { thousands } from '#ground/format.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import { fullName } from '#kit/paper/head-words.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { workerKinds, type WorkerKind } from '../words.ts'
import { clause, paragraph } from './clauses.ts'

/** A worker of the list: name, address, work and wage are what the law asks for. */
export interface DailyWorkerOnPaper {
  readonly name: string
  readonly nik: string | null
  readonly address: string | null
  readonly trade: string
  readonly kind: WorkerKind
  /** Rupiah a day; null where it is paid by the piece or not known. */
  readonly dailyRate: string | null
}

/** What the agreement with the daily workers of a project says for a month. */
interface DailyContractData extends Omit<PaperBasis, 'state' | 'number'> {
  readonly project: string
  readonly place: string | null
  readonly month: Period
  readonly workers: readonly DailyWorkerOnPaper[]
}

/** Perjanjian kerja harian kolektif (PP 35/2021 art. 11): one agreement with everybody of a site, each with a place to sign. */
export function dailyContractPaper(data: DailyContractData): Paper {
  const { letterhead, project, place, month, workers } = data
  const firm = fullName(letterhead)
  const [from, to] = [onPaper(firstDay(month)), onPaper(lastDay(month))]
  const frame = framed(data, {
    title: 'PERJANJIAN KERJA HARIAN',
    size: 'A4',
    facts: [
      ['Proyek', project],
      ['Bulan', periodFormat(month)],
    ],
    parties: [
      {
        ...{ label: 'Pihak Pertama (pengusaha)', name: firm },
        lines: [letterhead.address, letterhead.signatory && `diwakili ${letterhead.signatory.name}`],
      },
      { label: 'Pihak Kedua (pekerja)', name: `${workers.length} orang dalam daftar`, lines: [] },
    ],
  })
  return {
    ...frame,
    opening: [
      ...frame.opening,
      clause(1, 'Pekerjaan', [
        `Pihak Kedua mengerjakan jenis pekerjaan dalam daftar di proyek ${[project, place].filter(Boolean).join(', ')}, dari ${from} sampai dengan ${to}.`,
        'Hari kerja kurang dari 21 hari sebulan. Pekerja yang bekerja 21 hari atau lebih selama tiga bulan berturut-turut atau lebih menjadi pekerja tetap.',
      ]),
      clause(2, 'Upah', [
        'Upah sehari tertulis dalam daftar dan dibayar menurut hari hadir, paling lambat setiap hari Sabtu; upah borongan menurut hasil opname.',
        'Pihak Pertama mengikutsertakan Pihak Kedua dalam jaminan sosial ketenagakerjaan proyek.',
      ]),
      paragraph('Masing-masing menyetujui dengan tanda tangan atau cap jempol di samping namanya.'),
    ],
    lines: {
      columns: [
        { title: 'No.', width: 22, align: 'right' },
        { title: 'Nama dan alamat', width: '*' },
        { title: 'NIK', width: 88 },
        { title: 'Pekerjaan', width: 78 },
        { title: 'Upah sehari (Rp)', width: 62, align: 'right' },
        { title: 'Tanda tangan', width: 78 },
      ],
      rows: workers.map(({ name, nik, address, trade, kind, dailyRate }, at) => [
        { text: String(at + 1), alignment: 'right' },
        { stack: [name, { text: address ?? '', style: 'small' }] },
        nik ?? '',
        trade || workerKinds[kind],
        { text: kind === 'borongan' ? 'borongan' : dailyRate === null ? '' : thousands(dailyRate), alignment: 'right' },
        { text: '\n' },
      ]),
    },
    closing: [
      signingRow([
        issuerBox(placeAndDay(letterhead, data.date), letterhead, 'draft'),
        { above: 'Mandor', name: '', role: '' },
      ]),
    ],
  }
}
