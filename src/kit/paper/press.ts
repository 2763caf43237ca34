import { createRequire } from 'node:module'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { bind, type Bundle, type SetPaper } from './bundle.ts'
import { compose } from './compose.ts'
import type { Composition, Landmark } from './compose.ts'
import { dressed } from './dress.ts'
import { families, openFonts } from './fonts.ts'
import { composeLabels, type LabelSheets } from './labels.ts'
import { LAYOUTS } from './look.ts'
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

/** What the press takes: a paper, several in one file, or sheets of labels. */
export type Printable = Paper | Bundle | LabelSheets

/** Turns it into the bytes of a PDF, here and now. Servers ask makePdf(), which does it in another thread. */
export async function press(printable: Printable): Promise<Buffer> {
  if ('labels' in printable) return pdfmake.createPdf(composeLabels(printable)).getBuffer()
  if ('bundle' in printable) return pressAll(printable)
  const { printed } = await laidOut(printable)
  return printed.getBuffer()
}

async function pressAll({ title, bundle }: Bundle): Promise<Buffer> {
  const papers: SetPaper[] = []
  for (const paper of bundle) {
    const { breaks, pages } = await laidOut(paper)
    // Laid out once it is written over: it is set anew.
    papers.push({ definition: compose(dressed(paper), breaks).definition, pages })
  }
  return pdfmake.createPdf(bind(title, papers)).getBuffer()
}

interface LaidOut {
  readonly printed: ReturnType<PdfMake['createPdf']>
  readonly breaks: readonly number[]
  readonly pages: number
}

async function laidOut(paper: Paper, breaks: readonly number[] = []): Promise<LaidOut> {
  const composition = compose(dressed(paper), breaks)
  const { definition } = composition
  let pages = 1
  const { footer } = definition
  const counted: TDocumentDefinitions = {
    ...definition,
    footer: (page, count, size) => {
      pages = count
      return typeof footer === 'function' ? footer(page, count, size) : footer
    },
  }
  const printed = pdfmake.createPdf(counted)
  await printed.getStream()
  const apart = leftBehind(composition)
  if (apart !== undefined && !breaks.includes(apart)) return laidOut(paper, [...breaks, apart])
  return { printed, breaks, pages }
}

/** The first heading without the line under it, or the last lines when the closing slipped to a page without any. */
function leftBehind({ tail, closing, lines, headings }: Composition): number | undefined {
  const pageOf = (mark: Landmark | undefined) => mark?.positions?.[0]?.pageNumber
  const heading = headings.find((at) => pageOf(lines.get(at)) !== pageOf(lines.get(at + 1)))
  if (heading !== undefined) return heading
  return tail !== null && pageOf(lines.get(tail)) !== pageOf(closing) ? tail : undefined
}

function warmed(): PdfMake {
  const made = createRequire(import.meta.url)('pdfmake') as PdfMake
  for (const [name, bytes] of openFonts()) made.virtualfs.writeFileSync(name, bytes)
  made.setFonts(families)
  made.setTableLayouts(LAYOUTS)
  // Everything a paper needs comes with it: no address is fetched and no file is read on its behalf.
  made.setUrlAccessPolicy(() => false)
  made.setLocalAccessPolicy(() => false)
  return made
}
