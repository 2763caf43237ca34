import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barsOf } from './code128.ts'

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/** What the reader of the camera makes of bars: three dots a module, ten modules of white on either side. */
async function readOf(text: string): Promise<string | undefined> {
  const row = [10, ...(barsOf(text) ?? []), 10].flatMap((width, at) => Array(width * 3).fill(at % 2 === 0 ? 255 : 0))
  const height = 40
  const data = new Uint8ClampedArray(row.length * height * 4)
  for (let at = 0; at < row.length * height; at++) data.fill(row[at % row.length], at * 4, at * 4 + 3)
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  const picture = { data, width: row.length, height, colorSpace: 'srgb' } as ImageData
  return (await readBarcodes(picture, { formats: ['Code128'] }))[0]?.text
}

describe('Code 128', () => {
  test('is written as the standard has it: start B, P J J 1 2 3 C, check 55, stop', () => {
    const standard = [
      '211214',
      '313121',
      '112133',
      '112133',
      '123221',
      '223211',
      '221132',
      '131321',
      '311321',
      '2331112',
    ]
    expect(barsOf('PJJ123C')?.join('')).toBe(standard.join(''))
  })

  test('digits are two by two: an EAN of 13 takes 112 modules', () => {
    const modules = (text: string) => barsOf(text)?.reduce((sum, width) => sum + width, 0)
    expect(modules('8991234567891')).toBe(11 * 10 + 2 + 11)
    expect(modules('12345678')).toBe(11 * 6 + 13)
    expect(modules('BB-0001')).toBeLessThanOrEqual(11 * 9 + 13)
  })

  test.each([
    'BB-0001',
    'PJ-0042-KW2',
    '8991234567891',
    '12',
    '1',
    '000',
    'A1234',
    'A12345B67',
    'semen 50 kg',
    '~{}|"#',
  ])('%s is read back', async (text) => expect(await readOf(text)).toBe(text))

  test('whatever can be written is read back', async () => {
    let seed = 20_261_123
    const dice = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most
    for (let round = 0; round < 120; round++) {
      const letter = () => String.fromCharCode(dice(3) > 0 ? 48 + dice(10) : 33 + dice(94))
      const text = Array.from({ length: 1 + dice(20) }, letter).join('')
      expect(await readOf(text), `round ${round}`).toBe(text)
    }
  })

  test('letters that no bar code knows are none', () => {
    expect(barsOf('Semén')).toBeNull()
    expect(barsOf('')).toBeNull()
  })
})
