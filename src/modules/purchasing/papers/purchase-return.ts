import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import { framed, isLongRemark, longRemark, onPaper, partyBlock, placeAndDay, sentence } from '#kit/paper/frame.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { labelled, totals } from '#kit/paper/pieces.ts'
import { amountDue, pricedLines, row } from '#kit/paper/priced-lines.ts'
import { totalRows } from '#kit/paper/total-rows.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import type { PurchaseReturnData } from './data.ts'

const TOTALS_WIDTH = 236

/** The retur pembelian: what goes back to the supplier, why, and what it was worth. */
export function purchaseReturnPaper(data: PurchaseReturnData): Paper {
  return {
    ...framed(data, {
      title: 'RETUR PEMBELIAN',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['No. PO', data.orderNumber],
        ['No. penerimaan', data.receiptNumber],
        ['No. tagihan', data.billNumber],
        ['Diminta', data.wantsReplacement ? 'Barang pengganti' : 'Potong hutang'],
      ],
      parties: [partyBlock('Supplier', data.supplier)],
      origin: data.receiptNumber ?? data.orderNumber,
    }),
    lines: pricedLines(data.lines),
    closing: [figures(data), signing(data)],
    after: longRemark('Alasan', data.reason),
  }
}

function figures(data: PurchaseReturnData): Piece {
  const rows = [...totalRows(data.totals), ...row('PPN', data.ppn), amountDue('Nilai retur', data.totals.total)]
  return {
    margin: [0, 12, 0, 0],
    columnGap: 36,
    columns: [
      {
        width: '*',
        stack: [
          ...labelled('Terbilang', [sentence(terbilangRupiah(money(data.totals.total)))], 'value'),
          ...labelled('Alasan', [isLongRemark(data.reason) ? '' : (data.reason ?? '')]),
        ],
      },
      totals(rows, TOTALS_WIDTH),
    ],
  }
}

function signing(data: PurchaseReturnData): Piece {
  return signingRow([
    issuerBox(placeAndDay(data.letterhead, data.date), data.letterhead, data.state),
    { above: 'Pengemudi', name: '', role: 'Nama, tanggal dan no. polisi' },
    { above: 'Diterima supplier', name: '', role: data.supplier.name },
  ])
}
