import { expect, test } from 'vitest'
import { readChapter } from './read-chapter.ts'
import { wordsOf } from './words-of.ts'

const head = '---\njudul: Membuat order\nkelompok: Menjual\nhalaman: /order/, /order/tambah\njuga: /pelanggan/\n---\n'

test('a chapter is read into blocks', () => {
  const chapter = readChapter(
    'order',
    `${head}\nTekan **Simpan** atau \`Ctrl+S\`.\n\n## Langkah\n\n1. Buka [daftar](stok.md).\n2. Isi\n   nama.\n\n> Ingat.\n\n![Daftar](pictures/order.webp)\n`,
  )
  expect(chapter).toEqual({
    id: 'order',
    title: 'Membuat order',
    group: 'Menjual',
    pages: ['/order/', '/order/tambah'],
    also: ['/pelanggan/'],
    parts: [],
    blocks: [
      {
        kind: 'text',
        inlines: ['Tekan ', { kind: 'screen', text: 'Simpan' }, ' atau ', { kind: 'key', text: 'Ctrl+S' }, '.'],
      },
      { kind: 'heading', text: 'Langkah' },
      { kind: 'steps', items: [['Buka ', { kind: 'link', text: 'daftar', to: 'stok.md' }, '.'], ['Isi nama.']] },
      { kind: 'note', inlines: ['Ingat.'] },
      { kind: 'picture', text: 'Daftar', name: 'order' },
    ],
  })
  expect(wordsOf(chapter)).toContain('Buka daftar.')
})

test.each(['<b>x</b>', '### Terlalu dalam', '| a | b |', '![](x.png)', '```\nx\n```'])('%s is refused', (text) => {
  expect(() => readChapter('x', `${head}\n${text}\n`)).toThrow('docs/guide/x.md')
})

test('a file without a head is refused', () => {
  expect(() => readChapter('x', '# Judul')).toThrow('no head')
})
