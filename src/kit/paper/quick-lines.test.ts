import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawnLetters } from './drawn.ts'
import { families, openFonts } from './fonts.ts'
import { quickDeflate } from './quick-deflate.ts'
import { joined, quickLines } from './quick-lines.ts'
import { readPdf } from './read-pdf.ts'

const pdfmake = createRequire(import.meta.url)('pdfmake')
for (const [name, bytes] of openFonts()) pdfmake.virtualfs.writeFileSync(name, bytes)
pdfmake.setFonts(families)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const long = 'Tanah Abang V, Jl. Yos Sudarso No. 7 — AVATAR Toko "Wijaya" & Putra. '.repeat(6)

/** A paper of everything that words of a line can be told apart by. */
const definition = () => ({
  compress: true,
  defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.2, color: '#123456' },
  header: (page: number, count: number) => ({ text: `Halaman ${page} dari ${count}`, alignment: 'right' }),
  content: [
    { text: long },
    { text: long, alignment: 'justify' },
    { text: long, alignment: 'center', bold: true },
    { text: 'Rp 1.250.000 dan 7.777.777', alignment: 'right', fontFeatures: ['tnum'] },
    {
      text: [
        'biasa saja ',
        { text: 'tebal sekali ', bold: true },
        { text: 'merah tua ', color: '#aa0000' },
        'lagi biasa',
      ],
    },
    { text: ['besar ', { text: 'kecil sekali ', fontSize: 6 }, { text: 'samar saja ', opacity: 0.4 }, 'lagi'] },
    { text: ['lihat ', { text: 'alamat kami di sini', link: 'https://contoh.id/a' }, ' atau telepon'] },
    {
      text: [
        'penting ',
        { text: 'bergaris bawah panjang', decoration: 'underline' },
        ' dan ',
        { text: 'disorot jelas', background: '#ffff00' },
      ],
    },
    { text: 'JUDUL YANG RENGGANG', characterSpacing: 2.5 },
    { text: ['luas 12 m', { text: '2 dan', sup: true }, ' sisanya ', { text: 'nomor dua', sub: true }] },
    { image: picture, width: 40 },
    { text: ['lihat halaman ', { pageReference: 'akhir' }, ' di bawah'] },
    {
      columns: [
        { text: long, width: 120 },
        { text: long, width: '*' },
      ],
      columnGap: 8,
    },
    {
      table: {
        body: Array.from({ length: 90 }, (_, row) => [
          `${row + 1}`,
          'Semen Portland 50 kg',
          { text: 'Rp 61.500', alignment: 'right' },
        ]),
      },
    },
    { text: 'bagian akhir', id: 'akhir' },
  ],
})

const made = (): Promise<Buffer> => pdfmake.createPdf(definition()).getBuffer()

/** Letters by place, to a fiftieth of a point; blanks draw nothing. */
async function places(bytes: Buffer): Promise<string[]> {
  const letters = await drawnLetters(bytes)
  return letters
    .filter(({ letter }) => letter.trim() !== '')
    .map(({ page, letter, x, y, size, color }) =>
      [page, letter, (Math.round(x * 50) / 50).toFixed(2), y.toFixed(2), size, color].join(' '),
    )
}

const linksIn = (bytes: Buffer) => bytes.toString('latin1').match(/\/Rect \[[^\]]+\]|\/URI \([^)]+\)/g)

test('words drawn in one go stand where each would stand alone, on as many pages', async () => {
  const before = await made()
  quickLines()
  const after = await made()

  expect(after.length).toBeLessThan(before.length * 0.9)
  expect(linksIn(after)).toEqual(linksIn(before))
  const pages = await readPdf(after)
  expect(pages.map(({ text }) => text)).toEqual((await readPdf(before)).map(({ text }) => text))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[0]?.text).toContain('bergaris bawah panjang')
  const [stood, stand] = [await places(before), await places(after)]
  expect(stand).toHaveLength(stood.length)
  expect(stood.length).toBeGreaterThan(3000)
  expect(stand.filter((place, at) => place !== stood[at])).toEqual([])
})

test('parts packed with less effort unpack to the same', async () => {
  const before = await made()
  quickDeflate()
  const after = await made()

  expect(unpacked(after)).toEqual(unpacked(before))
  expect(unpacked(after).length).toBeGreaterThan(3)
  expect(after.length).toBeLessThan(before.length * 1.1)
})

function unpacked(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)].map((found) => {
    const from = found.index + found[0].length
    return inflateSync(pdf.subarray(from, from + Number(found[1]))).toString('latin1')
  })
}

test.each([
  ['a link', { link: 'https://contoh.id' }],
  ['a line beneath', { decoration: 'underline' }],
  ['a colour behind', { background: 'yellow' }],
  ['wider letters', { characterSpacing: 1 }],
  ['a page told later', { _pageNodeRef: {} }],
  ['another size', { fontSize: 12 }],
  ['another colour', { color: 'red' }],
  ['a gap before it', { x: 40 }],
])('a word with %s is drawn by itself', (_what, said) => {
  const word = { text: 'satu ', width: 20, x: 0, fontSize: 9 }
  expect(joined([word, { ...word, text: 'dua', x: 20 }])).toMatchObject([{ text: 'satu dua', width: 40 }])
  expect(joined([word, { ...word, text: 'dua', x: 20, ...said }])).toHaveLength(2)
})

test('words that touch without a blank are not joined: their letters would move closer', () => {
  const word = { text: 'A', width: 6, x: 0, fontSize: 9 }
  expect(joined([word, { ...word, text: 'V', x: 6 }])).toHaveLength(2)
})
