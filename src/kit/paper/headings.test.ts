import { expect, test } from 'vitest'
import type { Paper } from './paper.ts'
import { press } from './press.ts'
import { readPdf } from './read-pdf.ts'

const heading = (text: string) => [{ text, style: 'strong', colSpan: 2 }, '']
const goods = (count: number, of: string) => Array.from({ length: count }, (_, at) => [`${of} ${at + 1}`, '10'])

const listOf = (first: number): Paper => ({
  title: 'NILAI PERSEDIAAN',
  author: 'PT Wira Bangun Persada',
  createdAt: '2026-11-21T07:05:00.000Z',
  size: 'A4',
  opening: [],
  lines: {
    columns: [
      { title: 'Nama barang', width: '*' },
      { title: 'Jumlah', width: 80, align: 'right' },
    ],
    rows: [heading('Gudang Utama'), ...goods(first, 'Semen'), heading('Gudang Proyek'), ...goods(30, 'Pasir')],
  },
  closing: [{ text: 'Jumlah seluruhnya' }],
  foot: '',
})

test('a heading stands on the page of the first line under it, wherever the page ends', async () => {
  for (let first = 16; first <= 46; first += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one paper after the other, as the press works
    const pages = await readPdf(await press(listOf(first)))
    const place = pages.findIndex(({ text }) => text.includes('Gudang Proyek'))
    expect(pages[place]?.text, `after ${first} lines`).toContain('Gudang Proyek Pasir 1')
    expect(pages.at(-1)?.text).toContain('Pasir 30')
    for (let at = 1; at <= 30; at += 1)
      expect(pages.filter(({ text }) => text.includes(`Pasir ${at} `))).toHaveLength(1)
  }
}, 30_000)
