import { expect, test } from 'vitest'
import { paperMark, pastedWords, readPaperWeek } from './pasted.ts'

const none = { halfDays: 0, absence: null, overtime: 0, restHours: 0 }
// Sunday 22 to Saturday 28 November 2026.
const days = [22, 23, 24, 25, 26, 27, 28].map((date) => ({ day: `2026-11-${date}`, isRest: date === 22 }))
const into = { names: ['Karno Widodo', 'Slamet R.', 'Paijo'], days, spot: { row: 1, column: 2 } }
const read = (text: string) => {
  const { marks, doubts } = readPaperWeek(text, into)
  return [marks.map(({ row, column, mark }) => `${row}:${column} ${mark.halfDays}/${mark.overtime}`), doubts]
}

test.each([
  ['1', { ...none, halfDays: 2 }],
  ['½', { ...none, halfDays: 1 }],
  ['0,5', { ...none, halfDays: 1 }],
  ['1/2', { ...none, halfDays: 1 }],
  ['1,5', { ...none, halfDays: 3 }],
  ['1½', { ...none, halfDays: 3 }],
  ['L2', { ...none, halfDays: 2, overtime: 4 }],
  ['½ L1,5', { ...none, halfDays: 1, overtime: 3 }],
  ['1+3', { ...none, halfDays: 2, overtime: 6 }],
  ['Sakit', { ...none, absence: 'sakit' }],
  ['i', { ...none, absence: 'izin' }],
  ['A', none],
  ['H', '"H" bisa hadir atau setengah, tulis 1 atau ½'],
  ['L9', '"L9" tidak terbaca, tulis 1, ½, 1½, L2, S, I, atau 0'],
  ['x?', '"x?" tidak terbaca, tulis 1, ½, 1½, L2, S, I, atau 0'],
])('a cell %s of a paper week', (cell, mark) => {
  expect(paperMark(cell, false)).toEqual(mark)
})

test('a day of rest is told in hours, and a 1 there is asked about', () => {
  expect(paperMark('7', true)).toEqual({ ...none, restHours: 14 })
  expect(paperMark('1', true)).toBe('"1" di hari libur, tulis jamnya, misalnya 7')
})

test('a single day goes by its head; a mark of somebody else is no head', () => {
  expect(read('Nama\tSen\nKarno Widodo\t1\nPaijo\t½\nOrang Asing\tS')).toEqual([
    ['0:1 2/0', '2:1 1/0'],
    ['Orang Asing tidak ada di proyek ini'],
  ])
  expect(read('Karno Widodo\t1\nPaijo\t½')[0]).toEqual([])
})

test('a paper week goes by its names and heads, in whatever order; its sums and strangers are not taken', () => {
  const text = [
    'No\tNama\tBagian\tSen\tSel\tRab\tJumlah',
    '1\tPAIJO\tkenek\t1\t½\tL2\t2,5',
    '2\tslamet r\ttukang\t1\t-\tH\t1',
    '3\tBejo\tkenek\t1\t1\t1\t3',
    '\tJumlah\t\t3\t1,5\t2\t6,5',
  ].join('\n')
  expect(read(text)).toEqual([
    ['2:1 2/0', '2:2 1/0', '2:3 2/4', '1:1 2/0'],
    ['Slamet R., tanggal 25: "H" bisa hadir atau setengah, tulis 1 atau ½', 'Bejo tidak ada di proyek ini'],
  ])
})

test('without heads six columns are Monday to Saturday; without names marks begin at the cursor', () => {
  expect(read('Karno Widodo\t1\t1\t1\t1\t1\t0,5')[0]).toEqual(
    [1, 2, 3, 4, 5, 6].map((at) => `0:${at} ${at === 6 ? 1 : 2}/0`),
  )
  expect(read('1\t½\n1\t1\n1\t1')).toEqual([['1:2 2/0', '1:3 1/0', '2:2 2/0', '2:3 2/0'], []])
})

test('without a head a trade before the days and a sum after them are no days; what stays unclear is not taken', () => {
  expect(read('Paijo\tkenek\t1\t1\t1\t1\t1\t1\t6')[0]).toEqual([1, 2, 3, 4, 5, 6].map((at) => `2:${at} 2/0`))
  expect(read('Paijo\t1\t1\t1')).toEqual([
    [],
    ['tidak jelas kolom mana hari apa, salin bersama baris judulnya (Sen, Sel, Rab …)'],
  ])
})

test('it is said how much was pasted, and what was not', () => {
  expect(pastedWords(readPaperWeek('Paijo\t1\t1\t1\t1\t1\t1', into))).toBe('6 tanda ditempel.')
  expect(pastedWords(readPaperWeek('q\t1', into))).toMatch(
    /^1 tanda ditempel\. Tidak ditempel: Slamet R\., tanggal 24: "q"/,
  )
})
