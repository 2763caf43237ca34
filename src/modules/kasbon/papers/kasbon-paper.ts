import { rupiah, thousands } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { terbilang } from '#ground/terbilang.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import type { KasbonPage } from '../contract.ts'

/** What a letter of kasbon says. */
export interface KasbonPaperData extends PaperBasis {
  readonly kasbon: Pick<KasbonPage, 'name' | 'code' | 'purpose' | 'amount' | 'instalments'>
}

/** Surat kasbon: what is lent and when it comes back, with the written yes to its being cut from wages (PP 36/2021 art. 63(2)). */
export function kasbonPaper(data: KasbonPaperData): Paper {
  const { name, code, purpose, amount, instalments } = data.kasbon
  return {
    ...framed(data, {
      title: 'SURAT KASBON',
      size: 'A4',
      facts: [['Tanggal', onPaper(data.date)]],
      parties: [{ label: 'Yang meminjam', name, lines: [code, `Keperluan: ${purpose}`] }],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 24, align: 'right' },
        { title: 'Dipotong dari upah yang dibayar sampai', width: '*' },
        { title: 'Jumlah (Rp)', width: 110, align: 'right' },
      ],
      rows: instalments.map((one, at) => [
        { text: String(at + 1), alignment: 'right' },
        onPaper(one.dueOn),
        { text: thousands(one.amount), alignment: 'right' },
      ]),
    },
    closing: [
      {
        margin: [0, 12, 0, 0],
        stack: [
          ...labelled('Jumlah', [`${rupiah(amount)} (${terbilang(money(amount))} rupiah)`]),
          ...labelled('Pernyataan', [
            `Saya, ${name}, menerima pinjaman ini dan menyetujui pemotongannya dari upah saya menurut jadwal di atas, paling banyak setengah dari upah setiap pembayaran. Sisanya dipotong dari upah berikutnya. Kalau hubungan kerja berakhir, sisanya dipotong dari pembayaran terakhir dengan batas yang sama.`,
          ]),
        ],
      },
      signingRow([
        { above: placeAndDay(data.letterhead, data.date), name, role: 'Yang meminjam' },
        issuerBox('Disetujui', data.letterhead, data.state),
      ]),
    ],
  }
}
