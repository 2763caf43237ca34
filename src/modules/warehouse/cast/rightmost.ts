import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** In points. */
export const A4_WIDTH = 595.28

/** How far to the right any word of the first page reaches, in points. */
export async function rightmost(content: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0, useSystemFonts: false })
  const page = await (await task.promise).getPage(1)
  const { items } = await page.getTextContent()
  await task.destroy()
  return Math.max(...items.map((item) => ('str' in item && item.str.trim() ? item.transform[4] + item.width : 0)))
}
