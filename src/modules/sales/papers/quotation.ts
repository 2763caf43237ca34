import type { Paper, Piece } from '#kit/paper/paper.ts'
import { labelled, signatures, totals } from '#kit/paper/pieces.ts'
import { percentFormat, rupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { QuotationData } from './data.ts'
import { framed, onPaper, partyBlock, placeAndDay, sentence } from '#kit/paper/frame.ts'
import { amountDue, pricedLines } from '#kit/paper/priced-lines.ts'
import { totalRows } from '#kit/paper/total-rows.ts'
import { issuerBox } from '#kit/paper/signing.ts'

const TOTALS_WIDTH = 236
// '1.', '2)', 'a.', a dash or a dot before the words.
const NUMBERED = /^\s*(?:\d{1,3}[.)](?!\d)|[a-z][.)]\s|[-–—•*])/i

/** The offer a customer says yes to, or the order they said it to: prices, until when they hold, on what terms, and where to agree. */
export function quotationPaper(data: QuotationData): Paper {
  const isShort = areShort(data)
  return {
    ...framed(data, {
      title: data.isBinding ? 'KONFIRMASI ORDER' : 'PENAWARAN',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Berlaku sampai', data.isBinding ? null : data.validUntil && onPaper(data.validUntil)],
        ['No. PO', data.customerPo],
        ['Tenggat kirim', data.promisedDate && onPaper(data.promisedDate)],
        ['Termin', data.agreed.termDays === 0 ? 'Tunai' : `${data.agreed.termDays} hari`],
        ['Uang muka', advanceText(data.agreed)],
        ['Retensi', data.agreed.retention && percentFormat(data.agreed.retention)],
        ['Perihal', data.subject],
      ],
      parties: [
        partyBlock('Kepada', data.customer),
        ...(data.shipTo ? [partyBlock('Dikirim ke', { ...data.shipTo, npwp: null })] : []),
      ],
      intro: data.opening ? [{ text: data.opening, margin: [0, 0, 0, 14] }] : [],
    }),
    lines: pricedLines(data.lines),
    closing: isShort ? [figures(data), ...terms(data), signing(data)] : [figures(data), signing(data)],
    after: isShort ? [] : terms(data),
  }
}

function advanceText({ advance }: QuotationData['agreed']): string | null {
  if (advance === null) return null
  return 'percent' in advance ? percentFormat(advance.percent) : rupiah(advance.amount)
}

function figures(data: QuotationData): Piece {
  const rows = [...totalRows(data.totals), amountDue('Total', data.totals.total)]
  const inWords = sentence(terbilangRupiah(money(data.totals.total)))
  return {
    margin: [0, 12, 0, 0],
    columnGap: 36,
    columns: [{ width: '*', stack: labelled('Terbilang', [inWords], 'value') }, totals(rows, TOTALS_WIDTH)],
  }
}

// Long terms run over pages after the signatures; short ones stand above them.
function areShort({ terms: said }: QuotationData): boolean {
  return said.length <= 12 && said.join('').length <= 1200
}

function terms({ terms: said }: QuotationData): Piece[] {
  if (said.length === 0) return []
  // Who numbers them by hand is not numbered once more.
  const list: Piece = said.every((line) => NUMBERED.test(line)) ? { stack: [...said] } : { ol: [...said] }
  return [{ margin: [0, 20, 0, 0], stack: [{ text: 'Syarat', style: 'label', margin: [0, 0, 0, 2] }, list] }]
}

function signing(data: QuotationData): Piece {
  const boxes = [
    { above: 'Disetujui oleh', name: '', role: data.customer.name },
    issuerBox(placeAndDay(data.letterhead, data.date), data.letterhead, data.state),
  ]
  const [agreed, ours] = signatures(boxes, 165)
  return { margin: [0, 26, 0, 0], columns: [agreed ?? '', { width: '*', text: '' }, ours ?? ''] } as Piece
}
