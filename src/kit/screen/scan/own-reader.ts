import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeDetector } from './code-detector.ts'

/** What stands on goods and on our own labels, as this reader names it. */
export const READS: ReaderOptions = {
  formats: ['EANUPC', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
  maxNumberOfSymbols: 1,
}

// Wide enough for the bars of an EAN held at arm's length; more only costs time.
const WIDTH = 960

/** A reader of our own for browsers without one (Safari, Firefox, Chrome on Windows): fetched when somebody scans. */
export async function openOwnReader(): Promise<CodeDetector> {
  // From our own address: the content policy lets nothing come from elsewhere.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  return {
    async detect(picture) {
      if (!paper || picture.videoWidth === 0) return []
      canvas.width = Math.min(WIDTH, picture.videoWidth)
      canvas.height = Math.trunc((picture.videoHeight * canvas.width) / picture.videoWidth)
      paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const found = await readBarcodes(paper.getImageData(0, 0, canvas.width, canvas.height), READS)
      return found.filter((one) => one.isValid).map((one) => ({ rawValue: one.text }))
    },
  }
}
