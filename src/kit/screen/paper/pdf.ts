import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy, type RenderTask } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl
// Under way as soon as a paper may come, not once it is there.
fetch(workerUrl).catch(() => undefined)

/** One PDF point is 1/72 inch, one CSS pixel 1/96. */
const PIXELS_PER_POINT = 96 / 72

/** Opens a PDF; its pages are drawn one by one. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise
}

/** The size a page has on screen at a zoom of 1 = 100 %. */
export function sizeOf(page: PDFPageProxy, zoom: number): { width: number; height: number } {
  const { width, height } = page.getViewport({ scale: PIXELS_PER_POINT * zoom })
  return { width: Math.floor(width), height: Math.floor(height) }
}

/** Draws a page as sharp as the screen is. A canvas takes one drawing at a time: cancel it before the next. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, zoom: number): RenderTask {
  const viewport = page.getViewport({ scale: PIXELS_PER_POINT * zoom * Math.max(1, devicePixelRatio) })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}

/** What stands on a page, for those who cannot see the drawing. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('')
}

/** The letters that its fonts could not draw, and print as '?'; the paper itself tells them. */
export async function undrawnOf(pdf: PDFDocumentProxy): Promise<string> {
  const { info } = await pdf.getMetadata()
  const letters = 'Keywords' in info ? info.Keywords : ''
  return typeof letters === 'string' ? letters : ''
}
