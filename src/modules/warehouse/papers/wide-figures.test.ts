import { expect, test } from 'vitest'
import type { Paper } from '#kit/paper/paper.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import type { CardLine, StockDetail } from '#modules/warehouse/answers.ts'
import { countReportPaper, countSheetPaper } from '#modules/warehouse/papers/count-papers.ts'
import { aCount } from '#modules/warehouse/papers/examples.ts'
import { stockCardPaper } from '#modules/warehouse/papers/stock-card.ts'
import { transferNotePaper, type TransferNoteData } from '#modules/warehouse/papers/transfer-note.ts'
import { valuationPaper, type ValuationData } from '#modules/warehouse/papers/valuation.ts'

// The largest figures a company here writes: a broken number is read as two.
const QTY = '1234567.123'
const WORTH = '123456789012'
const NAME = 'Besi beton ulir mutu BjTS 420B diameter 13 mm panjang 12 meter SNI 2052:2017 potong sesuai gambar'
const said = ['1.234.567,123', '123.456.789.012']

const basis = aCount()
const linesOf = (n: number) =>
  Array.from({ length: n }, (_, at) => {
    const line = basis.count.lines[at % 3]!
    return { ...line, id: String(at), itemName: NAME, book: QTY, counted: QTY, difference: '-1', value: WORTH }
  })

const stock = { itemName: NAME, itemCode: 'BR-0001', unit: 'zak', rack: null, category: '', warehouseName: NAME }
const moveOf = (at: number) =>
  ({
    ...{ id: String(at), seq: String(at), on: '2026-11-21', isReversal: at % 2 === 0, isPriceOnly: false },
    ...{ document: { kind: 'stock-transfer', id: 't', number: 'TRF-2611-0007' }, in: at % 2 ? QTY : null },
    ...{ out: at % 2 ? null : QTY, balance: QTY, by: 'Siti Nurjanah', value: WORTH, balanceValue: WORTH },
  }) as unknown as CardLine

const card = (n: number) =>
  stockCardPaper({
    ...basis,
    stock: stock as unknown as StockDetail,
    lines: Array.from({ length: n }, (_, at) => moveOf(at)),
    opening: { qty: QTY, value: WORTH },
    closing: { qty: QTY, value: WORTH },
    isCut: false,
  })
const counted = (n: number) => ({ ...basis, count: { ...basis.count, lines: linesOf(n) } })

const place = { warehouseId: 'w', warehouseName: NAME }
const worth = {
  itemCode: 'BR-0001',
  itemName: NAME,
  unit: 'zak',
  qty: QTY,
  averageCost: '37528207601.86',
  value: WORTH,
}
const valued = {
  ...basis,
  rows: [{ ...place, ...worth }],
  total: { value: WORTH, places: [{ id: 'w', name: NAME, value: WORTH }] },
  isCut: false,
  place: null,
} as unknown as ValuationData
const sent = {
  ...basis,
  transfer: {
    ...{ vehiclePlate: null, driverName: null, reference: null, requestedBy: null, notes: null, sentBy: null },
    ...{ fromName: NAME, toName: NAME },
    lines: [{ itemCode: 'BR-0001', itemName: NAME, enteredQty: QTY, enteredUnit: 'zak', note: null }],
  },
} as unknown as TransferNoteData

test.each<[string, Paper, readonly string[]]>([
  ['a stock card of one line', card(1), said],
  ['a stock card of forty', card(40), said],
  ['a count sheet', countSheetPaper(counted(40)), said.slice(0, 1)],
  ['the report of a count', countReportPaper(counted(40)), said],
  ['what stock is worth', valuationPaper(valued), [...said, '37.528.207.601,86']],
  ['the note of a transfer', transferNotePaper(sent), said.slice(0, 1)],
])('%s keeps large figures whole and inside the sheet', async (_name, paper, figures) => {
  const content = await press(paper)
  const pages = await readPdf(content)
  for (const figure of figures) expect(pages.some(({ text }) => text.includes(figure))).toBe(true)
  const fixed = (paper.lines?.columns ?? []).map(({ width }) => (typeof width === 'number' ? width : 60))
  expect(fixed.reduce((sum, width) => sum + width + 9, -9)).toBeLessThanOrEqual(595.28 - 2 * 39)
})

test.each([
  ['whole', valued, 'Daftar lengkap: 1 baris barang.'],
  [
    'cut off, before and after the list',
    { ...valued, isCut: true, total: { ...valued.total, places: [{ name: NAME, items: 10_000, value: WORTH }] } },
    'memuat 1 dari 10.000 baris barang',
  ],
])('what stock is worth says that its list is %s', async (_name, data, said) => {
  const [page] = await readPdf(await press(valuationPaper(data)))
  expect(page?.text.replace(/\s+/g, ' ').split(said)).toHaveLength(data.isCut ? 3 : 2)
})

test('who is not known writes name and date by hand, also at the warehouse that sends', async () => {
  const [page] = await readPdf(await press(transferNotePaper(sent)))
  expect(page?.text.match(/Nama dan tanggal/g)).toHaveLength(3)
})
