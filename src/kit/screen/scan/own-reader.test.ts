import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, test, vi } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode, type WriterOptions } from 'zxing-wasm/writer'

vi.mock('zxing-wasm/reader/zxing_reader.wasm?url', () => ({ default: '' }))

const wasm = (name: string) => ({
  wasmBinary: new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(name))).buffer,
})

beforeAll(async () => {
  await prepareZXingModule({ overrides: wasm('zxing-wasm/reader/zxing_reader.wasm'), fireImmediately: true })
  await prepareWriter({ overrides: wasm('zxing-wasm/writer/zxing_writer.wasm'), fireImmediately: true })
})

test.each([
  ['QRCode', 'BB-0001'],
  ['DataMatrix', 'BB-0001'],
  ['Code128', 'BRG-2611-0042'],
  ['Code39', 'BB-0001'],
  ['ITF', '12345678'],
  ['EAN13', '8991234567891'],
  ['EAN8', '12345670'],
] as const)('a %s of goods or labels is read', async (format, text) => {
  const { READS } = await import('./own-reader.ts')
  const { image, error } = await writeBarcode(text, { format, scale: 4, addQuietZones: true } as WriterOptions)
  expect(error).toBe('')
  const [found] = await readBarcodes(image!, READS)
  expect(found?.text).toBe(text)
})
