import { percentFormat, rupiah, thousands } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { labelled, signatures, totals } from '#kit/paper/pieces.ts'
import type { TotalRow } from '#kit/paper/pieces.ts'
import { collectedMemo, collectedRows } from './collected.ts'
import type { InvoiceData } from './data.ts'
import { framed, isLongRemark, longRemark, onPaper, partyBlock, placeAndDay, sentence } from '#kit/paper/frame.ts'
import { amountDue, isZero, paymentBlock, pricedLines, row } from '#kit/paper/priced-lines.ts'
import { totalRows } from '#kit/paper/total-rows.ts'
import { issuerBox, METERAI } from '#kit/paper/signing.ts'
import { contractBlock, progressLines } from './termin-lines.ts'

const TITLES = { sale: 'INVOICE', 'down-payment': 'INVOICE UANG MUKA', retention: 'INVOICE RETENSI' } as const
const TOTALS_WIDTH = 236
const MOST_SETTLEMENTS = 10

/** The invoice a customer pays by: lines, tax, what is left to pay in figures and in words, and where to pay it. */
export function invoicePaper(data: InvoiceData): Paper {
  return {
    ...framed(data, {
      title: TITLES[data.kind],
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Jatuh tempo', data.dueDate && onPaper(data.dueDate)],
        ['No. PO', data.customerPo],
        ['Faktur pajak', data.taxInvoiceNumber],
      ],
      parties: [
        partyBlock('Ditagihkan kepada', data.customer),
        ...(data.shipTo ? [partyBlock('Dikirim ke', data.shipTo)] : []),
        ...(data.progress ? [contractBlock(data.progress)] : []),
      ],
      origin: data.orderNumber,
    }),
    lines: data.progress ? progressLines(data.progress, data.retention?.percent ?? null) : pricedLines(data.lines),
    closing: [figures(data), signing(data)],
    after: longRemark('Catatan', data.note),
  }
}

function figures(data: InvoiceData): Piece {
  // Once nothing is left to pay, the words are those of the total.
  const isOpen = !isZero(data.due)
  const inWords = sentence(terbilangRupiah(money(isOpen ? data.due : data.totals.total)))
  return {
    margin: [0, 12, 0, 0],
    columnGap: 36,
    columns: [
      {
        width: '*',
        stack: [
          ...labelled(isOpen ? 'Terbilang' : 'Terbilang (total)', [inWords], 'value'),
          ...paymentBlock(data.letterhead),
        ],
      },
      {
        width: TOTALS_WIDTH,
        stack: [totals(invoiceRows(data), TOTALS_WIDTH), ...collectedMemo(data.collected), ...withholdingMemo(data)],
      },
    ],
  }
}

function invoiceRows(data: InvoiceData): TotalRow[] {
  const { downPayment, retention } = data
  const taxed = totalRows(data.totals, [
    ...(downPayment ? [downPayment] : []),
    ...(retention
      ? [
          {
            label: `Retensi ${retention.percent === null ? 'seluruh kontrak' : percentFormat(retention.percent)} ditahan`,
            amount: retention.amount,
          },
        ]
      : []),
  ])
  const rows = [...taxed, ...collectedRows(data.collected, data.totals.total)]
  if (data.settlements.length === 0) return [...rows, amountDue('Total tagihan', data.due)]

  const sum: TotalRow = { label: 'Total', amount: thousands(data.totals.total), rank: 'sum' }
  const settled = few(data.settlements).flatMap(({ label, amount }) => row(label, amount, true))
  return [...rows, sum, ...settled, amountDue('Sisa tagihan', data.due)]
}

// The totals never split, so a long history of payments is told in one row.
function few(settlements: InvoiceData['settlements']): InvoiceData['settlements'] {
  if (settlements.length <= MOST_SETTLEMENTS) return settlements
  const amount = sum(settlements.map((one) => money(String(one.amount))))
  return [{ label: `${settlements.length} pembayaran dan kredit`, amount }]
}

// PPh is the customer's to withhold and never a line of the total (UU PPh): it is only mentioned.
function withholdingMemo({ withholding }: InvoiceData): Piece[] {
  if (!withholding) return []
  const { taxes, payable } = withholding
  const held = taxes.map(({ label, amount }) => `${label} yang dipotong: ${rupiah(amount)}.`)
  const words = [...held, ...(payable === null ? [] : [`Jumlah yang ditransfer: ${rupiah(payable)}.`])]
  return [{ text: words.join(' '), style: 'label', margin: [0, 7, 0, 0] }]
}

function signing(data: InvoiceData): Piece {
  const note = isLongRemark(data.note) ? '' : (data.note ?? '')
  const box = {
    ...issuerBox(placeAndDay(data.letterhead, data.date), data.letterhead, data.state),
    ...(data.needsMeterai && { stamp: METERAI }),
  }
  return {
    margin: [0, 26, 0, 0],
    columnGap: 36,
    columns: [{ width: '*', stack: labelled('Catatan', [note]) }, ...signatures([box], 165)],
  }
}
