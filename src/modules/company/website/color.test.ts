import { expect, test } from 'vitest'
import { contrast, cssOf, darkenedWords, LEAST_CONTRAST, paletteOf } from './color.ts'

const colors = ['#2450c8', '#ffcc00', '#ffffff', '#000000', '#e11d48', '#16a34a', '#777777', '#00ffff', '#0b1733']

test.each(colors)('%s gives shades that can be read in both themes', (color) => {
  const { light, dark } = paletteOf(color)
  for (const { primary, text, soft, softText } of [light, dark]) {
    expect(contrast(primary, text)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    expect(contrast(soft, softText)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  }
  // As a link on the page itself.
  expect(contrast(light.primary, '#f6f7f9')).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  expect(contrast(dark.primary, '#0e131b')).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  expect(contrast(dark.primary, '#202938')).toBeGreaterThanOrEqual(LEAST_CONTRAST)
})

test('a colour that white letters can stand on stays as chosen, a paler one is darkened and says so', () => {
  expect(paletteOf('#2450c8').light.primary).toBe('#2450c8')
  expect(darkenedWords('#2450c8')).toBeNull()
  expect(paletteOf('#ffcc00').isDarkened).toBe(true)
  expect(darkenedWords('#ffcc00')).toMatch(/^#ffcc00 terlalu terang untuk tulisan putih \(kontras 1,5 : 1/)
})

test('the style sheet holds colours and nothing else', () => {
  expect(cssOf('#e11d48')).toMatch(/^:root\{(--[\w-]+:#[0-9a-f]{6};?)+\}\.dark\{(--[\w-]+:#[0-9a-f]{6};?)+\}$/)
})
