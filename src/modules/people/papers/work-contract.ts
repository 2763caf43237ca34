import { rupiah } from '#ground/format.ts'
import { sum, type Money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import { fullName } from '#kit/paper/head-words.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { issuerBox, METERAI, signingRow } from '#kit/paper/signing.ts'
import { clause, paragraph, personLines, type PersonOnPaper } from './clauses.ts'

/** What an agreement of work says; `toDate` null is one for good. */
interface WorkContractData extends Omit<PaperBasis, 'state' | 'number'> {
  readonly person: PersonOnPaper
  readonly position: string
  readonly fromDate: string
  readonly toDate: string | null
  readonly probationTo: string | null
  readonly base: Money
  readonly allowances: readonly { readonly name: string; readonly amount: Money }[]
}

/** Perjanjian kerja: parties, job, place, wage, time and duties, as PP 35/2021 art. 13 asks of a PKWT. */
export function workContractPaper(data: WorkContractData): Paper {
  const { letterhead, person, position, fromDate, toDate, probationTo, base, allowances } = data
  const isForTime = toDate !== null
  const title = isForTime ? 'PERJANJIAN KERJA WAKTU TERTENTU' : 'PERJANJIAN KERJA WAKTU TIDAK TERTENTU'
  const firm = fullName(letterhead)
  const total = sum([base, ...allowances.map(({ amount }) => amount)])
  const wages = [
    `Upah pokok ${rupiah(String(base))} sebulan.`,
    ...allowances.map(({ name, amount }) => `${name} (tunjangan tetap) ${rupiah(String(amount))} sebulan.`),
    `Seluruhnya ${rupiah(String(total))} (${terbilangRupiah(total)}) sebulan, dibayar paling lambat pada akhir bulan melalui rekening atau tunai.`,
  ]
  const times = isForTime
    ? [
        `Perjanjian ini berlaku sejak ${onPaper(fromDate)} sampai dengan ${onPaper(toDate)}, tanpa masa percobaan.`,
        'Saat perjanjian berakhir Pihak Kedua menerima uang kompensasi sebanding masa kerjanya: masa kerja (bulan) ÷ 12 × satu bulan upah.',
      ]
    : [
        `Hubungan kerja dimulai ${onPaper(fromDate)} untuk waktu tidak tertentu.`,
        ...(probationTo ? [`Masa percobaan sampai dengan ${onPaper(probationTo)}.`] : []),
      ]
  const frame = framed(data, {
    title,
    size: 'A4',
    facts: [['Tanggal', onPaper(data.date)]],
    parties: [
      {
        ...{ label: 'Pihak Pertama (pengusaha)', name: firm },
        lines: [letterhead.address, letterhead.signatory && `diwakili ${letterhead.signatory.name}`],
      },
      { label: 'Pihak Kedua (pekerja)', name: person.name, lines: personLines(person) },
    ],
  })
  return {
    ...frame,
    opening: [
      ...frame.opening,
      paragraph('Kedua pihak bersepakat mengikat hubungan kerja dengan ketentuan berikut.'),
      clause(1, 'Pekerjaan dan tempat kerja', [
        `Pihak Kedua bekerja sebagai ${position}.`,
        `Tempat kerja di ${letterhead.address ?? firm} dan di lokasi lain yang ditugaskan Pihak Pertama.`,
      ]),
      clause(2, 'Jangka waktu', times),
      clause(3, 'Upah dan cara pembayaran', wages),
      clause(4, 'Hak dan kewajiban', [
        'Pihak Pertama membayar upah, tunjangan hari raya, dan iuran BPJS Kesehatan dan Ketenagakerjaan menurut peraturan perundang-undangan.',
        'Pihak Kedua bekerja menurut hari dan jam kerja perusahaan, menaati peraturan perusahaan dan keselamatan kerja, serta menjaga alat dan rahasia perusahaan.',
        'Waktu kerja, lembur, istirahat, dan cuti mengikuti peraturan perusahaan dan peraturan perundang-undangan.',
      ]),
    ],
    lines: null,
    // Nobody signs a page on which nothing is agreed.
    closing: [
      clause(5, 'Pengakhiran dan perselisihan', [
        'Pengakhiran hubungan kerja dan penyelesaian perselisihan mengikuti peraturan perundang-undangan di bidang ketenagakerjaan.',
        'Perjanjian dibuat rangkap dua dengan kekuatan hukum yang sama, satu untuk tiap pihak.',
      ]),
      signingRow([
        { ...issuerBox(`${placeAndDay(letterhead, data.date)}, Pihak Pertama`, letterhead, 'draft'), stamp: METERAI },
        { above: 'Pihak Kedua', name: person.name, role: position },
      ]),
    ],
  }
}
