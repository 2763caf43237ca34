import { expect, test } from 'vitest'
import { askForMaterial, eachWorth } from './words.ts'

test('material is asked for with what an order is short of, in base units; by itself without', () => {
  const short = [
    { itemId: 'pasir', short: '2.5' },
    { itemId: 'semen', short: '40' },
  ]
  expect(askForMaterial('w1', short).search).toEqual({
    jenis: 'transfer',
    ke: 'w1',
    stok: 'pasir,semen',
    jumlah: '2.5,40',
  })
  expect(askForMaterial('w1').search).toEqual({ jenis: 'transfer', ke: 'w1' })
})

test('what a piece is worth is rounded half up, never cut off', () => {
  expect(eachWorth('60815.52', 'm²')).toBe('Rp60.816 per m²')
  expect(eachWorth('60815.5', 'm²')).toBe('Rp60.816 per m²')
  expect(eachWorth('60815.49', 'm²')).toBe('Rp60.815 per m²')
  expect(eachWorth('905000', 'm³')).toBe('Rp905.000 per m³')
})
