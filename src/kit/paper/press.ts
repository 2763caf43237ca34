import { createRequire } from 'node:module'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { compose } from './compose.ts'
import type { Composition } from './compose.ts'
import { dressed } from './dress.ts'
import { families, openFonts } from './fonts.ts'
import { composeLabels, type LabelSheets } from './labels.ts'
import { LAYOUTS } from './look.ts'
import { quickDeflate } from './quick-deflate.ts'
import { quickLayout } from './quick-layout.ts'
import { quickLines } from './quick-lines.ts'
import { quickRuns } from './quick-runs.ts'
import type { Paper } from './paper.ts'

interface PdfMake {
  readonly virtualfs: { writeFileSync(name: string, bytes: Buffer): void }
  setFonts(fonts: object): void
  setTableLayouts(layouts: object): void
  setUrlAccessPolicy(allow: (url: string) => boolean): void
  setLocalAccessPolicy(allow: (path: string) => boolean): void
  createPdf(definition: TDocumentDefinitions): { getStream(): Promise<object>; getBuffer(): Promise<Buffer> }
}

const pdfmake = warmed()

/** Turns a paper into the bytes of a PDF, here and now. Servers ask makePdf(), which does it in another thread. */
export async function press(paper: Paper | LabelSheets): Promise<Buffer> {
  if ('labels' in paper) return pdfmake.createPdf(composeLabels(paper)).getBuffer()
  const shown = dressed(paper)
  const first = compose(shown)
  const printed = pdfmake.createPdf(first.definition)
  await printed.getStream()
  if (!isOrphaned(first)) return printed.getBuffer()
  return pdfmake.createPdf(compose(shown, true).definition).getBuffer()
}

/** The closing slipped to a page without lines. */
function isOrphaned({ lastLines, closing }: Composition): boolean {
  const pageOf = (mark: typeof closing) => mark.positions?.[0]?.pageNumber
  return lastLines !== null && pageOf(lastLines) !== pageOf(closing)
}

function warmed(): PdfMake {
  quickLayout()
  const made = createRequire(import.meta.url)('pdfmake') as PdfMake
  const fonts = openFonts()
  for (const [name, bytes] of fonts) made.virtualfs.writeFileSync(name, bytes)
  const [anyFont] = fonts.values()
  if (anyFont) quickRuns(anyFont)
  quickDeflate()
  quickLines()
  made.setFonts(families)
  made.setTableLayouts(LAYOUTS)
  // Everything a paper needs comes with it: no address is fetched and no file is read on its behalf.
  made.setUrlAccessPolicy(() => false)
  made.setLocalAccessPolicy(() => false)
  return made
}
