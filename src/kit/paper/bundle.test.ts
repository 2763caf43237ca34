import sharp from 'sharp'
import { expect, test } from 'vitest'
import { press } from './press.ts'
import type { Paper } from './paper.ts'
import { readPdf } from './read-pdf.ts'

const paperOf = (title: string, rows: number, more: Partial<Paper> = {}): Paper => ({
  title,
  author: 'Toko Sinar',
  createdAt: '2026-11-21T07:05:00.000Z',
  size: 'A4',
  opening: [{ text: `Isi ${title}` }],
  lines: {
    columns: [{ title: 'Barang', width: '*' }],
    rows: Array.from({ length: rows }, (_, at) => [`${title} baris ${at + 1}`]),
  },
  closing: [{ text: `Tanda tangan ${title}` }],
  foot: `kaki ${title}`,
  ...more,
})

const dot = async (background: string) => {
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background } }).png()
  return `data:image/png;base64,${(await picture.toBuffer()).toString('base64')}`
}

test('every paper of a bundle keeps its pages, its numbering, its foot and its sheet, as it would alone', async () => {
  const papers = [paperOf('Satu', 90), paperOf('Dua', 2, { size: 'A5', watermark: 'BATAL' }), paperOf('Tiga', 60)]
  const alone = (await Promise.all(papers.map(async (paper) => readPdf(await press(paper))))).flat()
  const together = await readPdf(await press({ title: 'Semua', bundle: papers }))
  expect(together).toEqual(alone)
  expect(together.length).toBeGreaterThan(5)
  expect(together[0]?.text).toMatch(/Halaman 1 dari [2-9]/)
})

test('the last lines stay with the closing in a bundle too', async () => {
  for (let rows = 30; rows < 60; rows += 1) {
    const paper = paperOf('Panjang', rows, { closing: Array.from({ length: 6 }, () => ({ text: 'penutup' })) })
    const alone = await readPdf(await press(paper))
    if (alone.length === 1) continue
    const together = await readPdf(await press({ title: 'Semua', bundle: [paper, paper] }))
    expect(together).toEqual([...alone, ...alone])
    return
  }
  throw new Error('no paper came to two pages')
})

test('pictures of one name are each paper own', async () => {
  const signed = (picture: string) => paperOf('Surat', 1, { opening: [{ image: 'ttd' }], images: { ttd: picture } })
  const [red, blue] = [await dot('red'), await dot('blue')]
  const both = await press({ title: 'Semua', bundle: [signed(red), signed(blue)] })
  const same = await press({ title: 'Semua', bundle: [signed(red), signed(red)] })
  expect(both.equals(same)).toBe(false)
  expect(both.toString('latin1')).toContain('Semua')
})
