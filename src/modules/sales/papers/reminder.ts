import { reportAmount, rupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { labelled, signatures, totals } from '#kit/paper/pieces.ts'
import { framed, onPaper, partyBlock, placeAndDay, sentence } from '#kit/paper/frame.ts'
import { amountDue, paymentBlock, wide } from '#kit/paper/priced-lines.ts'
import type { ReminderData, ReminderLine } from './data.ts'
import { issuerBox } from '#kit/paper/signing.ts'

const TOTALS_WIDTH = 236
const ASKED = 'Dengan hormat, menurut catatan kami tagihan berikut belum kami terima pembayarannya.'
const NOTHING = 'Dengan hormat, menurut catatan kami tidak ada tagihan yang terbuka. Terima kasih.'
const UNLESS = 'Abaikan surat ini bila pembayarannya sudah dikirim. Hubungi kami bila catatan Anda berbeda.'

/** The surat tagihan: every open invoice of a customer, how late it is, what it comes to and where to pay it. */
export function reminderPaper(data: ReminderData): Paper {
  const isOpen = data.rows.length > 0
  return {
    ...framed(data, {
      title: 'SURAT TAGIHAN',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Jumlah tagihan', isOpen ? rupiah(data.total) : null],
      ],
      parties: [partyBlock('Kepada', data.customer)],
      intro: [{ text: isOpen ? ASKED : NOTHING, margin: [0, 0, 0, 14] }],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 18 },
        { title: 'Invoice', width: '*' },
        { title: 'Tanggal', width: 74 },
        { title: 'Jatuh tempo', width: 74 },
        { title: 'Lewat', width: 52, align: 'right' },
        { title: 'Nilai (Rp)', width: wide(78, amounts(data, 'total')), align: 'right' },
        { title: 'Sisa (Rp)', width: wide(78, amounts(data, 'open')), align: 'right' },
      ],
      rows: data.rows.map(rowOf),
    },
    closing: isOpen ? [figures(data), signing(data)] : [signing(data)],
  }
}

function amounts({ rows }: ReminderData, of: 'total' | 'open'): string[] {
  return rows.map((row) => reportAmount(row[of]))
}

function rowOf(row: ReminderLine, at: number) {
  const { number, date, dueDate, daysLate, total, open } = row
  return [
    String(at + 1),
    number,
    onPaper(date, 'short'),
    onPaper(dueDate, 'short'),
    daysLate > 0 ? `${daysLate} hari` : '–',
    reportAmount(total),
    reportAmount(open),
  ]
}

function figures(data: ReminderData): Piece {
  const inWords = sentence(terbilangRupiah(money(data.total)))
  return {
    margin: [0, 12, 0, 0],
    columnGap: 36,
    columns: [
      { width: '*', stack: [...labelled('Terbilang', [inWords], 'value'), ...paymentBlock(data.letterhead)] },
      totals([amountDue('Jumlah tagihan', data.total)], TOTALS_WIDTH),
    ],
  }
}

function signing(data: ReminderData): Piece {
  const { letterhead, date } = data
  const box = issuerBox(placeAndDay(letterhead, date), letterhead)
  return {
    margin: [0, 26, 0, 0],
    columnGap: 36,
    columns: [{ width: '*', text: data.rows.length > 0 ? UNLESS : '', style: 'label' }, ...signatures([box], 165)],
  }
}
