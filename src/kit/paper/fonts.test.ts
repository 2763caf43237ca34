import { expect, test } from 'vitest'
import { families, openFonts } from './fonts.ts'
import { fontkit } from './fontkit.ts'
import { quickFont } from './quick-font.ts'

const files = openFonts()
const inter = fontkit.create(files.get(families.Inter.normal)!)

test('every family has its files, and a file is opened once', () => {
  for (const { normal, bold } of Object.values(families)) {
    expect(files.has(normal)).toBe(true)
    expect(files.has(bold)).toBe(true)
  }
  expect(fontkit.create(files.get(families.Inter.normal)!)).toBe(inter)
})

test('figures are of one width in columns and of their own in text', () => {
  const widths = (features?: string[]) => ['1', '0', '7'].map((text) => inter.layout(text, features).advanceWidth)
  expect(new Set(widths(['tnum'])).size).toBe(1)
  expect(new Set(widths()).size).toBeGreaterThan(1)
})

test('letters are kerned, figures and their points are not', () => {
  const width = (text: string) => inter.layout(text).advanceWidth
  expect(width('AV')).toBeLessThan(width('A') + width('V'))
  expect(width('7.5')).toBe(width('7') + width('.') + width('5'))
})

test.each([[undefined], [['tnum']]])(
  'a point first drawn as a part of a colon is still read as a point (%j)',
  (features) => {
    const part = { id: 16, advanceWidth: 100, codePoints: [] as number[] }
    const run = { glyphs: [part], positions: [], advanceWidth: 100 }
    const font = quickFont({
      postscriptName: 'Inter',
      layout: () => run,
      glyphForCodePoint: () => part,
      hasGlyphForCodePoint: () => true,
    })
    expect(font.layout('.', features).glyphs[0]?.codePoints).toEqual([46])
  },
)

test('what is on invoices can be drawn', () => {
  for (const char of 'Rp0123456789.,²³×–−·½°Ø′″') {
    expect(inter.hasGlyphForCodePoint(char.codePointAt(0)!)).toBe(true)
  }
})
