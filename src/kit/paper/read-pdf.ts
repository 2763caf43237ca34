import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** One page as a reader sees it: its size in points and its words in order. */
export interface ReadPage {
  readonly width: number
  readonly height: number
  readonly text: string
}

/** Reads a PDF back, page by page: what tests hold against what was meant. One that is locked is read with what opens it. */
export async function readPdf(bytes: Uint8Array, password?: string): Promise<ReadPage[]> {
  const opened = { ...(password !== undefined && { password }), verbosity: 0, useSystemFonts: false }
  const task = getDocument({ data: new Uint8Array(bytes), ...opened })
  const document = await task.promise
  const pages: ReadPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    const [, , width = 0, height = 0] = page.view
    pages.push({ width, height, text: words.join('').replace(/\s+/g, ' ') })
  }
  await task.destroy()
  return pages
}
