import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import { framed, onPaper, partyBlock, placeAndDay, sentence } from '#kit/paper/frame.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { labelled, signatures, textWidth, totals } from '#kit/paper/pieces.ts'
import { amountDue, pricedLines } from '#kit/paper/priced-lines.ts'
import { totalRows } from '#kit/paper/total-rows.ts'
import { issuerBox } from '#kit/paper/signing.ts'
import type { OrderPaperData } from './data.ts'

const TOTALS_WIDTH = 236
const LONG_TERMS = 900

/** The purchase order: goods and prices, where to bring them, in words and figures, on which terms. */
export function purchaseOrderPaper(data: OrderPaperData): Paper {
  const isShort = data.terms.join('\n').length < LONG_TERMS
  return {
    ...framed(data, {
      title: 'PESANAN PEMBELIAN',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Perkiraan tiba', data.expected && onPaper(data.expected)],
        ['Termin', data.termDays === null ? null : data.termDays === 0 ? 'Tunai' : `${data.termDays} hari`],
        ['No. penawaran', data.quoteNumber],
        ['No. permintaan', data.requestNumber],
      ],
      parties: [partyBlock('Kepada', data.supplier), partyBlock('Kirim ke', { ...data.shipTo, npwp: null })],
      origin: data.requestNumber,
    }),
    lines: pricedLines(data.lines),
    closing: isShort ? [figures(data), ...terms(data), signing(data)] : [figures(data), signing(data)],
    after: isShort ? [] : terms(data),
  }
}

function figures(data: OrderPaperData): Piece {
  const rows = [...totalRows(data.totals), amountDue('Total', data.totals.total)]
  const inWords = sentence(terbilangRupiah(money(data.totals.total)))
  return {
    margin: [0, 12, 0, 0],
    columnGap: 36,
    columns: [{ width: '*', stack: labelled('Terbilang', [inWords], 'value') }, totals(rows, TOTALS_WIDTH)],
  }
}

function terms({ terms: said }: OrderPaperData): Piece[] {
  if (said.length === 0) return []
  return [{ margin: [0, 14, 0, 0], stack: labelled('Syarat', said) }]
}

// The supplier signs the copy it sends back; that is its yes.
function signing(data: OrderPaperData): Piece {
  const gap = 36
  const [ours, theirs] = signatures(
    [
      issuerBox(placeAndDay(data.letterhead, data.date), data.letterhead, data.state),
      { above: 'Disetujui supplier', name: '', role: data.supplier.name },
    ],
    (textWidth('A4') - gap) / 3,
  )
  return { margin: [0, 24, 0, 0], columns: [ours ?? '', { width: '*', text: '' }, theirs ?? ''] } as Piece
}
