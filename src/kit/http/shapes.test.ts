import { expect, test } from 'vitest'
import { zMoney, zPercent, zPrice, zQuantity } from './shapes.ts'

const said = (shape: typeof zMoney | typeof zPercent | typeof zPrice | typeof zQuantity, given: unknown) =>
  shape.safeParse(given).error?.issues[0]?.message

test.each([
  ['a fifth decimal of a quantity', zQuantity, '12.34567', 'Tulis paling banyak 4 angka di belakang koma.'],
  ['a third decimal of a price', zPrice, '1000.125', 'Tulis paling banyak 2 angka di belakang koma.'],
  ['a fifth decimal of a percent', zPercent, '33.33333', 'Tulis paling banyak 4 angka di belakang koma.'],
  ['words', zQuantity, 'dua', 'Tulis jumlah dengan angka, misalnya 12,5.'],
  ['decimals of rupiah', zMoney, '12.5', 'Tulis jumlah rupiah tanpa desimal.'],
  ['a number where text is due', zMoney, 12, 'Kirim angka sebagai teks, misalnya "12.5".'],
  ['four decimals', zQuantity, '12.3456', undefined],
])('%s', (_, shape, given, message) => expect(said(shape, given)).toBe(message))
