import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { readBook } from '#kit/import/file/read-book.ts'
import { coefficient, priceOfWork } from './price.ts'
import { readAnalyses, type FoundAnalysis } from './read-analyses.ts'

const file = new URL('../../../../tests/vectors/projects/rab_tata_letak_2.xlsx', import.meta.url)

const rowsOf = (lines: readonly (readonly string[])[]) => lines.map((cells, at) => ({ line: at + 1, cells }))
const HEADS = ['No', 'Uraian', 'Satuan', 'Koefisien', 'Harga Satuan', 'Jumlah']

const pricedTo = ({ components, overhead }: FoundAnalysis) =>
  priceOfWork({
    components: components.map((one) => ({ coefficient: coefficient(one.coefficient), price: price(one.price) })),
    overhead: percent(overhead),
    step: 1,
  }).rounded

test('the sheet of a real workbook is read whole, and comes to what it says', () => {
  const sheet = readBook(readFileSync(file)).sheets.find(({ name }) => name === 'ANALISA')
  const found = readAnalyses(sheet?.rows ?? [])
  expect(found.map((one) => [one.code, one.name, one.unit, one.overhead, one.components.length])).toEqual([
    ['A.1', 'Galian tanah biasa', 'm3', '10', 2],
    ['A.2', 'Pasangan bata merah 1/2 bata 1 : 4', 'm2', '10', 7],
  ])
  // The file says 99.550 and 151.507,40.
  expect(found.map(pricedTo)).toEqual([99_550n, 151_507n])
  expect(found[1]?.components.map(({ head }) => head)).toEqual([...Array(4).fill('upah'), ...Array(3).fill('material')])
})

test('a title in one cell, sections, and a share in words are read; coefficients keep six decimals', () => {
  const found = readAnalyses(
    rowsOf([
      ['4.1.1.2 Pembuatan 1 m³ beton mutu K-225'],
      HEADS,
      ['A', 'TENAGA KERJA', '', '', '', ''],
      ['1', 'Operator', 'jam', '0,12345678', '25.000', ''],
      ['', 'Jumlah tenaga kerja', '', '', '', '3.086'],
      ['B', 'BAHAN', '', '', '', ''],
      ['1', 'Air kerja', 'liter', '215', '12', ''],
      ['C', 'PERALATAN', '', '', '', ''],
      ['1', 'Pompa', 'unit', '0,25', '100.000', ''],
      ['D', 'Biaya umum dan keuntungan 15% × D', '', '', '', ''],
      ['', 'Harga Satuan Pekerjaan', '', '', '', ''],
      ['', 'Catatan', 'm', '1', '1', ''],
    ]),
  )
  expect(found).toEqual([
    {
      ...{ code: '4.1.1.2', name: 'Pembuatan beton mutu K-225', unit: 'm3', overhead: '15' },
      components: [
        { head: 'upah', name: 'Operator', unit: 'jam', coefficient: '0.123456', price: '25000' },
        { head: 'material', name: 'Air kerja', unit: 'liter', coefficient: '215', price: '12' },
        { head: 'alat', name: 'Pompa', unit: 'unit', coefficient: '0.25', price: '100000' },
      ],
    },
  ])
})

test('a title without unit, an analysis without components and a code that came before are passed over', () => {
  const one = ['1', 'Pasir', 'm3', '1,2', '250.000', '']
  const heads = (title: string[], ...parts: string[][]) => [title, HEADS, ...parts, ['', 'Jumlah', '', '', '', '']]
  const found = readAnalyses(
    rowsOf([
      ...heads(['X.1', 'Urugan pasir'], one),
      ...heads(['X.2', '1 m3 urugan pasir']),
      ...heads(['X.3', '1 m3 urugan pasir'], one),
      ...heads(['x.3', '1 m3 urugan lagi'], one),
    ]),
  )
  expect(found.map(({ code, name }) => [code, name])).toEqual([['X.3', 'Urugan pasir']])
})
