import { buffer } from 'node:stream/consumers'
import excel from 'exceljs'
import { expect, test } from 'vitest'
import Papa from 'papaparse'
import { cellOf, harmless, type Cell } from '#kit/list/cells.ts'
import { CSV_START, csvLine } from '#kit/list/csv.ts'
import { xlsxStream } from '#kit/list/xlsx.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })

const EVIL = [
  '=1+1',
  '+62',
  '-1+1|cmd',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠A',
  '\u2212 1',
  '=HYPERLINK("http://x";"y")',
  '\ufeff=1',
]

test.each(EVIL)('%j is shown, not run', (value) => {
  expect(harmless(value)).toBe(`'${value}`)
  const [row] = Papa.parse<string[]>(csvLine([text(value), text('b')]), { delimiter: ';' }).data
  expect(row?.[0]?.startsWith("'")).toBe(true)
  expect(row?.[1]).toBe('b')
})

test.each(['PT Maju', 'a=b', '5-10', 'budi@x.id', "'x", ''])('%j is left as it is', (value) => {
  expect(harmless(value)).toBe(value)
})

test('a line survives its own separators, quotes and line ends', () => {
  const values = ['a;b', 'say "hi"', 'two\r\nlines', ' spaced ', 'koma, titik', "d'or"]
  expect(Papa.parse<string[]>(csvLine(values.map(text)), { delimiter: ';' }).data[0]).toEqual(values)
})

test('numbers stay numbers, with the comma that Excel reads here', () => {
  expect(
    csvLine([{ kind: 'number', text: '-1250000.5' }, { kind: 'day', text: '2026-11-21' }, { kind: 'empty' }]),
  ).toBe('-1250000,5;2026-11-21;\r\n')
  expect(CSV_START).toBe('\uFEFF')
})

test.each([
  ['money', '-500', { kind: 'number', text: '-500' }],
  ['money', '=1', { kind: 'text', text: '=1' }],
  ['quantity', '12.5', { kind: 'number', text: '12.5' }],
  ['flag', true, { kind: 'text', text: 'Ya' }],
  ['phone', '+6281234567890', { kind: 'text', text: '0812-3456-7890' }],
  ['tags', ['=a', 'b'], { kind: 'text', text: '=a, b' }],
  ['text', null, { kind: 'empty' }],
  ['day', '2026-11-21', { kind: 'day', text: '2026-11-21' }],
  ['instant', '2026-11-27T19:25:43Z', { kind: 'moment', text: '2026-11-28 02:25' }],
] as const)('a %s %j becomes %o', (kind, value, cell) => {
  expect(cellOf(value, { label: '', kind }, 'Asia/Jakarta')).toEqual(cell)
})

test('an instant is a day with a clock in a workbook, the one of the company', async () => {
  const cell = cellOf('2026-11-27T19:25:43Z', { label: '', kind: 'instant' }, 'Asia/Jakarta')
  const pages = (async function* all() {
    yield [[cell]]
  })()
  const book = new excel.Workbook()
  await book.xlsx.load((await buffer(await xlsxStream({ title: 'Uji', head: [text('Dibuat')], pages }))) as never)
  const told = book.worksheets[0]?.getCell('A2')
  expect([told?.type, told?.value, told?.numFmt]).toEqual([
    excel.ValueType.Date,
    new Date('2026-11-28T02:25:00Z'),
    'dd/mm/yyyy hh:mm',
  ])
})

test('a workbook has room for what stands in it, and amounts read by their thousands', async () => {
  const numbers = ['750000000', '-1250000.5', '2026', '12.5'].map((each): Cell => ({ kind: 'number', text: each }))
  const pages = (async function* all() {
    yield [[text('Pendapatan Jasa Konstruksi'), ...numbers]]
  })()
  const head = ['Akun', 'Debit (Rp)', 'Kredit (Rp)', 'Tahun', 'Jumlah'].map(text)
  const book = new excel.Workbook()
  await book.xlsx.load((await buffer(await xlsxStream({ title: 'Uji', head, pages }))) as never)
  const [sheet] = book.worksheets
  expect([1, 2].map((at) => sheet?.getColumn(at).width)).toEqual([28, 17])
  expect([2, 3, 4, 5].map((at) => sheet?.getCell(2, at).numFmt)).toEqual(['#,##0', '#,##0.0', undefined, undefined])
  expect([1, 2].map((at) => sheet?.getCell(1, at).alignment?.horizontal)).toEqual([undefined, 'right'])
  expect(sheet?.getCell('C2').value).toBe(-1250000.5)
})

test('a choice is written in words', () => {
  expect(cellOf('pt', { label: '', kind: 'choice', choices: { pt: 'PT' } }, 'Asia/Jakarta')).toEqual(text('PT'))
})
