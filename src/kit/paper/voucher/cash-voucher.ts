import { reportAmount, rupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import { framed, onPaper, placeAndDay, sentence } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece } from '#kit/paper/paper.ts'
import { signatures, textWidth } from '#kit/paper/pieces.ts'
import { isZero } from '#kit/paper/priced-lines.ts'
import type { CashVoucherData, VoucherBill } from './data.ts'
import { roomFor } from '#kit/paper/room.ts'
import { FEW, voucherSize } from './voucher-size.ts'

/** The bukti kas keluar: to whom money went, how much in words and figures, for which bills. */
export function cashVoucherPaper(data: CashVoucherData): Paper {
  const isFew = data.bills.length <= FEW
  return {
    ...framed(data, {
      title: 'BUKTI KAS KELUAR',
      size: sizeOf(data),
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Dari', [data.account, data.method].filter(Boolean).join(' · ') || null],
        ['No. referensi', data.reference],
      ],
      parties: [],
      intro: [said(data)],
    }),
    lines: isFew ? null : billLines(data),
    closing: [signing(data)],
  }
}

const sizeOf = (data: CashVoucherData) => voucherSize(data, asides(data))

function said(data: CashVoucherData): Piece {
  const entry = (label: string, content: Piece) => [{ text: label, style: 'quiet' }, content]
  return {
    layout: 'entries',
    table: {
      widths: [110, '*'],
      body: [
        entry('Dibayarkan kepada', { text: data.paidTo, bold: true }),
        entry('Uang sejumlah', { text: sentence(terbilangRupiah(money(data.amount))), style: 'value' }),
        entry('Untuk', { stack: [data.purpose, ...asides(data).map((text) => ({ text, style: 'label' }))] }),
      ],
    },
  } as Piece
}

function billLines({ bills }: CashVoucherData): Lines {
  const hasTax = bills.some((bill) => !isZero(bill.withheld))
  const room = (least: number, of: 'settled' | 'withheld' | 'paid') =>
    roomFor(
      least,
      bills.map((bill) => reportAmount(bill[of])),
    )
  return {
    columns: [
      { title: 'Tagihan', width: 84 },
      { title: 'No. nota supplier', width: '*' },
      { title: 'Tanggal', width: 62 },
      { title: 'Dilunasi (Rp)', width: room(72, 'settled'), align: 'right' },
      ...(hasTax ? [{ title: 'PPh (Rp)', width: room(56, 'withheld'), align: 'right' as const }] : []),
      { title: 'Dibayar (Rp)', width: room(72, 'paid'), align: 'right' },
    ],
    rows: bills.map((bill) => [
      bill.number,
      bill.supplierNumber ?? '',
      onPaper(bill.date, 'short'),
      reportAmount(bill.settled),
      ...(hasTax ? [isZero(bill.withheld) ? '–' : reportAmount(bill.withheld)] : []),
      reportAmount(bill.paid),
    ]),
  }
}

function billText({ number, supplierNumber, paid }: VoucherBill): string {
  return `${number}${supplierNumber ? ` (nota ${supplierNumber})` : ''} ${rupiah(paid)}`
}

function asides({ bills, withheld, fee, advance }: CashVoucherData): string[] {
  const beside = [
    advance === null ? '' : `Nilai uang muka ${rupiah(advance)}`,
    ...withheld.map(({ label, amount }) => `${label} dipotong ${rupiah(amount)}`),
    isZero(fee) ? '' : `Biaya bank ${rupiah(fee)} dicatat terpisah`,
  ]
  return [...(bills.length > FEW ? [] : bills.map(billText)), beside.filter(Boolean).join(' · ')].filter(Boolean)
}

const GAP = 14
/** Of small print, in points: broad enough for any word. */
const LETTER = 4.9

// Beside a sum of any length three places to sign stay inside the sheet.
function placeWidth(data: CashVoucherData): number {
  const sum = rupiah(data.amount).length * 10.2 + 24
  return Math.min(112, (textWidth(sizeOf(data)) - sum - 4 * GAP) / 3)
}

// A long list of bills goes on to another sheet; the sum and the signatures stay with its end. Money that leaves is
// signed for by hand.
function signing(data: CashVoucherData): Piece {
  const { signatory } = data.letterhead
  const width = placeWidth(data)
  const day = placeAndDay(data.letterhead, data.date, 'short')
  // Three places beside the sum: a day of two lines would set its line lower than the others. The head says it as well.
  const hasRoom = day.length * LETTER <= width
  const boxes = [
    { above: hasRoom ? day : 'Dibuat', name: data.printed.by, role: hasRoom ? 'Dibuat oleh' : 'Tanggal' },
    { above: 'Disetujui', name: signatory?.name ?? '', role: signatory?.role ?? '' },
    { above: 'Penerima uang', name: '', role: 'Nama dan tanggal' },
  ]
  return {
    margin: [0, 12, 0, 0],
    columnGap: GAP,
    columns: [
      {
        width: 'auto',
        layout: 'amount',
        table: { body: [[{ text: rupiah(data.amount), style: 'sum', fontFeatures: ['tnum'] }]] },
      },
      { width: '*', text: '' },
      ...signatures(boxes, width, 34),
    ],
  } as Piece
}
