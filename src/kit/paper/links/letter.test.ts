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

test('a paper is named small within a sentence, large where one begins; a number stays as it is', () => {
  const of = (text: string, dokumen: string) => filled(text, { dokumen, perusahaan: 'PT Wira' })
  expect(of('Berikut {dokumen} dari {perusahaan}.', 'Konfirmasi order ORD-1')).toBe(
    'Berikut konfirmasi order ORD-1 dari PT Wira.',
  )
  expect(of('{dokumen} kami lampirkan. {dokumen} ini sah.', 'Pesanan pembelian PO-1')).toBe(
    'Pesanan pembelian PO-1 kami lampirkan. Pesanan pembelian PO-1 ini sah.',
  )
  expect(of('Berikut {dokumen}.', 'INV-2611-0017')).toBe('Berikut INV-2611-0017.')
  expect(of('Berikut {dokumen}.', 'PO PO-2611-0031')).toBe('Berikut PO PO-2611-0031.')
})

test('places are found once each, strange ones as well', () => {
  expect(placesIn('{nomor} {total} {nomor} {harga jual} {}')).toEqual(['nomor', 'total', 'harga jual', ''])
  expect(placesIn(usualLetter('pelanggan').text)).toContain('pelanggan')
})
