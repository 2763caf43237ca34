import { describe, expect, test } from 'vitest'
import { composeLabels, LABEL_SIZES, type Label, type LabelSheets } from './labels.ts'
import { press } from './press.ts'
import { readPdf } from './read-pdf.ts'

const semen: Label = { code: 'BB-0001', name: 'Semen Tiga Roda', below: ['zak · Rak A-03'], above: 'PT Wira' }
const sheets = (more: Partial<LabelSheets> = {}): LabelSheets => ({
  kind: 'labels',
  title: 'Label',
  author: 'PT Wira',
  createdAt: '2026-11-21T07:05:00.000Z',
  size: 'a4',
  skip: 0,
  labels: [semen],
  ...more,
})

test('a label says what it is, under which code, and whose', async () => {
  const [page] = await readPdf(await press(sheets()))
  for (const said of ['PT Wira', 'Semen Tiga Roda', 'BB-0001', 'zak · Rak A-03']) expect(page?.text).toContain(said)
})

test('its QR says the code alone, as a scanner looks for it', () => {
  const other = { ...semen, code: 'BB-0002', barcode: '8991234567890' }
  const composed = JSON.stringify(composeLabels(sheets({ labels: [semen, other] })).content)
  expect([...composed.matchAll(/"qr":"([^"]*)"/g)].map(([, said]) => said)).toEqual(['BB-0001', 'BB-0002'])
})

test.each([
  [24, 0, 1],
  [25, 0, 2],
  [24, 1, 2],
  [1, 23, 1],
])('%i labels after %i used places take %i sheets of A4', async (count, skip, pages) => {
  const labels = Array.from({ length: count }, () => semen)
  const made = await readPdf(await press(sheets({ labels, skip })))
  expect(made).toHaveLength(pages)
  expect(made.map((page) => page.text.split('BB-0001').length - 1).reduce((sum, each) => sum + each)).toBe(count)
})

test('a roll has a label on every page, of 50 × 30 mm', async () => {
  const made = await readPdf(await press(sheets({ size: 'roll', labels: [semen, semen, semen] })))
  expect(made).toHaveLength(3)
  expect(made[0]?.width).toBeCloseTo(LABEL_SIZES.roll.width, 0)
  expect(made[0]?.height).toBeCloseTo(LABEL_SIZES.roll.height, 0)
})

test('the longest name neither moves a label nor makes another page', async () => {
  const long = { ...semen, name: 'WIREMESH-M8-ULIR-2,1X5,4-JAYAKARTA-STEEL'.repeat(3), code: 'X'.repeat(30) }
  const many = (count: number) => Array.from({ length: count }, () => long)
  const made = await readPdf(await press(sheets({ labels: many(24) })))
  expect(made).toHaveLength(1)
  expect(made[0]?.text).toContain('…')
  expect(await readPdf(await press(sheets({ size: 'roll', labels: many(3) })))).toHaveLength(3)
})

describe('bars below the QR', () => {
  interface Drawn {
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
  }
  /** The bars of a label, as they lie on it. */
  function barsOn(size: 'a4' | 'roll', label: Label): Drawn[] {
    const composed = JSON.stringify(composeLabels(sheets({ size, labels: [label] })).content)
    const pages = JSON.parse(composed) as {
      stack: { canvas?: Drawn[]; absolutePosition: { x: number; y: number } }[]
    }[]
    const from = size === 'a4' ? LABEL_SIZES.a4.top : 0
    return pages
      .flatMap((page) => page.stack)
      .flatMap(({ canvas = [], absolutePosition: at }) =>
        canvas.map((bar) => ({ ...bar, x: at.x + bar.x, y: at.y - from + bar.y })),
      )
  }
  const dot = LABEL_SIZES.roll.width / 400

  test.each(['a4', 'roll'] as const)('lie whole on a label of %s, in whole dots of a thermal printer', (size) => {
    for (const label of [semen, { ...semen, code: 'PJ-0042-KW2' }, { ...semen, barcode: '8991234567891' }]) {
      const bars = barsOn(size, label)
      expect(bars.length).toBeGreaterThan(20)
      for (const { x, y, w, h } of bars) {
        expect(Math.abs(w / dot - Math.round(w / dot))).toBeLessThan(0.001)
        expect(w / dot).toBeGreaterThan(1.9)
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(x + w).toBeLessThan(LABEL_SIZES[size].width)
        expect(y + h).toBeLessThan(LABEL_SIZES[size].height)
      }
    }
  })

  test('say the number of the goods, which is also written; else the code', async () => {
    const [page] = await readPdf(await press(sheets({ labels: [{ ...semen, barcode: '8991234567891' }] })))
    expect(page?.text).toContain('8991234567891')
    const count = (label: Label) => barsOn('a4', label).length
    expect(count({ ...semen, barcode: null })).toBe(count(semen))
    expect(count({ ...semen, barcode: '12345678' })).toBeLessThan(count(semen))
  })

  test('are left out where they would be too fine, or where no bar code has the letters', () => {
    expect(barsOn('roll', { ...semen, code: 'X'.repeat(30) })).toEqual([])
    expect(barsOn('a4', { ...semen, code: 'Semén' })).toEqual([])
  })
})
