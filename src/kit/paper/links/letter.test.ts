import { expect, test } from 'vitest'
import { filled, filledLine, placesIn, usualLetter } from './letter.ts'

const known = { nomor: 'INV-1', pelanggan: 'PT Maju', total: 'Rp1.000', tautan: null }

test.each([
  ['Yth. {pelanggan}, {nomor} sebesar {total}', 'Yth. PT Maju, INV-1 sebesar Rp1.000'],
  ['{nomor}\n{tautan}\nTerima kasih', 'INV-1\nTerima kasih'],
  ['{nomor}\n\nTautan: {tautan}\n\nTerima kasih', 'INV-1\n\nTerima kasih'],
  ['Jatuh tempo {jatuh_tempo}', ''],
  ['Tanpa isian { saja', 'Tanpa isian { saja'],
])('%j is filled in, without lines that say nothing', (text, expected) => {
  expect(filled(text, known)).toBe(expected)
})

test('what is filled in is not read again: a name may hold braces', () => {
  expect(filled('Yth. {pelanggan}', { pelanggan: '{tautan}', tautan: 'https://x.id' })).toBe('Yth. {tautan}')
})

test.each([
  ['{dokumen} – {perusahaan}', 'Invoice INV-1 – PT Wira'],
  ['{dokumen} – {jatuh_tempo}', 'Invoice INV-1'],
  ['{jatuh_tempo}  {dokumen}', 'Invoice INV-1'],
])('a subject %j leaves no hole', (text, expected) => {
  expect(filledLine(text, { dokumen: 'Invoice INV-1', perusahaan: 'PT Wira' })).toBe(expected)
})

test('places are found once each, strange ones as well', () => {
  expect(placesIn('{nomor} {total} {nomor} {harga jual} {}')).toEqual(['nomor', 'total', 'harga jual', ''])
  expect(placesIn(usualLetter('pelanggan').text)).toContain('pelanggan')
})
