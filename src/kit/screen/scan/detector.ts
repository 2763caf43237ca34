import { part } from '../client/fetched.ts'
import type { CodeDetector } from './code-detector.ts'

interface DetectorMaker {
  new (options: { formats: readonly string[] }): CodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** What stands on goods and on our own labels. */
const WANTED = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code', 'data_matrix']

/** The browser's own reader of codes, else ours; nothing when ours could not be fetched: then codes are typed. */
export async function openDetector(): Promise<CodeDetector | undefined> {
  const own = await browserReader()
  if (own) return own
  try {
    return await (await part(() => import('./own-reader.ts'))).openOwnReader()
  } catch {
    return undefined
  }
}

async function browserReader(): Promise<CodeDetector | undefined> {
  const Maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector
  if (!Maker) return undefined
  try {
    const supported = await Maker.getSupportedFormats()
    const formats = WANTED.filter((format) => supported.includes(format))
    return formats.length > 0 ? new Maker({ formats }) : undefined
  } catch {
    // Declared, but without a reader behind it: Chrome on Linux and Windows.
    return undefined
  }
}
