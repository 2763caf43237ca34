import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { ASKED, quickLayout } from './quick-layout.ts'

const ofPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'))
const { default: Inlines } = ofPdfmake('./TextInlines.js')
const { default: Styles } = ofPdfmake('./StyleContextStack.js')

// Letters as wide as they are many, so that blanks, sizes and fonts all show in a width.
const pdf = {
  provideFont: (name: string, bold: boolean, italics: boolean) => ({
    name: `${name} ${bold} ${italics}`,
    widthOfString: (text: string, size: number, features: unknown) => text.length * size * (features ? 2 : 1),
    lineHeight: (size: number) => size * 1.25,
  }),
}
const styles = {
  label: { fontSize: 8, color: 'grey' },
  due: { extends: 'label', bold: true },
  loud: { characterSpacing: 2, lineHeight: 2 },
}

/** What pdfmake makes of a text that stands in a styled box. */
function measured(text: unknown) {
  const stack = new Styles(styles, { font: 'Inter', fontSize: 10, lineHeight: 1.2 })
  stack.push('loud')
  stack.push({ columns: [], _margin: null })
  stack.push({ alignment: 'right', style: 'loud' })
  const { items, minWidth, maxWidth } = new Inlines(pdf).buildInlines(structuredClone(text), stack)
  return {
    minWidth,
    maxWidth,
    items: items.map((item: { font: { name: string } }) => ({ ...item, font: item.font.name })),
  }
}

const texts: readonly unknown[] = [
  'Semen Portland 50 kg',
  '  dengan  spasi  di mana-mana \nbaris kedua',
  '',
  [
    { text: 'Total tagihan ', style: 'due' },
    { text: '1.250.000 lagi', fontFeatures: ['tnum'], style: ['label', 'loud'] },
  ],
  [
    { text: 'tebal sekali', bold: true, color: 'red' },
    ' biasa saja ',
    { text: 'tebal sekali', bold: true, color: 'red' },
  ],
  [
    { text: 'pangkat dua', sup: true },
    { text: ' tak putus-putus', noWrap: true },
    { text: 'semua', wordBreak: 'break-all' },
  ],
  [{ text: '  spasi tetap  ', preserveLeadingSpaces: true, preserveTrailingSpaces: true }, ' lalu tidak '],
  [{ text: 'menjorok ke dalam', leadingIndent: 12 }, ' dan seterusnya'],
]

test('text is measured as pdfmake measures it by itself', () => {
  const before = texts.map(measured)
  quickLayout()
  expect(texts.map(measured)).toEqual(before)
})

test('nothing is asked of a text that its surroundings were not kept for', () => {
  const asked = new Set<string>()
  const { getProperty } = Styles.prototype
  Styles.prototype.getProperty = function told(property: string) {
    asked.add(property)
    return getProperty.call(this, property)
  }
  texts.map(measured)
  Styles.prototype.getProperty = getProperty
  expect([...asked].filter((property) => !ASKED.has(property))).toEqual([])
  expect(asked.size).toBeGreaterThan(20)
})
