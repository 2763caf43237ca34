import { qtyFormat, reportAmount, rupiah } from '#ground/format.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import { pictureText } from '#kit/paper/letterhead.ts'
import type { Lines, Paper, Piece } from '#kit/paper/paper.ts'
import { textWidth, totals } from '#kit/paper/pieces.ts'
import { amountDue, paymentBlock, wide } from '#kit/paper/priced-lines.ts'
import type { ProgressData } from './data.ts'

const TOTALS_WIDTH = 236
const GAP = 12
const NO_ORDERS = 'Saat ini tidak ada order yang berjalan.'

/** The kabar order: how far each order of a customer is, photos of what was sent, and what is still to be paid. */
export function progressPaper(data: ProgressData): Paper {
  const frame = framed(data, {
    title: 'KABAR ORDER',
    size: 'A4',
    facts: [
      ['Per tanggal', onPaper(data.date)],
      ['Sisa tagihan', rupiah(data.total)],
    ],
    parties: [partyBlock('Pelanggan', data.customer)],
    intro: data.lines.length === 0 ? [{ text: NO_ORDERS, margin: [0, 0, 0, 14] }] : [],
  })
  const pictures = Object.fromEntries(data.photos.map(({ picture }, at) => [`foto${at}`, pictureText(picture)]))
  return {
    ...frame,
    images: { ...frame.images, ...pictures },
    lines: data.lines.length > 0 ? progressLines(data) : null,
    // Open invoices may be many: they run over pages as the lines do.
    closing: [],
    after: [bills(data), ...(data.photos.length > 0 ? [photos(data)] : [])],
  }
}

function progressLines({ lines }: ProgressData): Lines {
  const qty = (text: string | null) => (text === null ? '–' : qtyFormat(text))
  return {
    columns: [
      { title: 'Order', width: 82 },
      { title: 'Barang', width: '*' },
      { title: 'Dipesan', width: 50, align: 'right' },
      { title: 'Terkirim', width: 50, align: 'right' },
      { title: 'Sisa', width: 50, align: 'right' },
      { title: 'Satuan', width: 44 },
      { title: 'Janji kirim', width: 62 },
    ],
    rows: lines.map((line, at) => {
      // What all lines of an order share is said at its first.
      const isFirst = lines[at - 1]?.orderNumber !== line.orderNumber
      return [
        isFirst ? [line.orderNumber, line.customerPoNo && `PO ${line.customerPoNo}`].filter(Boolean).join('\n') : '',
        line.description,
        qty(line.ordered),
        qty(line.delivered),
        qty(line.delivered === null ? null : line.left),
        line.unit,
        isFirst && line.promisedDate ? onPaper(line.promisedDate, 'short') : '',
      ]
    }),
  }
}

function bills({ invoices, total, letterhead }: ProgressData): Piece {
  if (invoices.length === 0) return { text: 'Tidak ada tagihan yang terbuka.', margin: [0, 18, 0, 0] }
  const amounts = (of: 'total' | 'open') =>
    wide(
      78,
      invoices.map((invoice) => reportAmount(invoice[of])),
    )
  const figure = (text: string) => ({ text, alignment: 'right', fontFeatures: ['tnum'] })
  const head = (text: string, alignment = 'left') => ({ text, style: 'head', alignment })
  return {
    margin: [0, 22, 0, 0],
    stack: [
      { text: 'Tagihan yang terbuka', style: 'strong', margin: [0, 0, 0, 5] },
      {
        layout: 'lines',
        table: {
          headerRows: 1,
          widths: ['*', 80, 80, amounts('total'), amounts('open')],
          body: [
            [
              head('Invoice'),
              head('Tanggal'),
              head('Jatuh tempo'),
              head('Nilai (Rp)', 'right'),
              head('Sisa (Rp)', 'right'),
            ],
            ...invoices.map((invoice) => [
              invoice.number,
              onPaper(invoice.date, 'short'),
              onPaper(invoice.dueDate, 'short'),
              figure(reportAmount(invoice.total)),
              figure(reportAmount(invoice.open)),
            ]),
          ],
        },
      },
      {
        margin: [0, 12, 0, 0],
        columnGap: 36,
        columns: [
          { width: '*', stack: paymentBlock(letterhead) },
          totals([amountDue('Sisa tagihan', total)], TOTALS_WIDTH),
        ],
      },
    ],
  } as Piece
}

// Two beside each other, each with the surat jalan it belongs to.
function photos({ photos: all }: ProgressData): Piece {
  const width = (textWidth('A4') - GAP) / 2
  const pairs = all.filter((_, at) => at % 2 === 0).map((_, at) => [2 * at, 2 * at + 1])
  const rows = pairs.map((pair) => ({
    unbreakable: true,
    margin: [0, 0, 0, 10],
    columnGap: GAP,
    columns: pair.map((at) => {
      const photo = all[at]
      if (!photo) return { width, text: '' }
      const said = `${photo.number}, ${onPaper(photo.date, 'short')}`
      return {
        width,
        stack: [
          { image: `foto${at}`, fit: [width, 170] },
          { text: said, style: 'label', margin: [0, 3, 0, 0] },
        ],
      }
    }),
  }))
  return {
    margin: [0, 24, 0, 0],
    stack: [{ text: 'Foto pengiriman', style: 'strong', margin: [0, 0, 0, 6] }, ...rows],
  } as Piece
}
