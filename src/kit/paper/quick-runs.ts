import { createRequire } from 'node:module'
import type { Run } from './fontkit.ts'

/** A font of one document, as pdfkit makes it anew for every document around the font that stays open. */
interface DocumentFont {
  readonly font: object
  layoutRun(text: string, features?: readonly string[]): Run
  layoutCached(text: string): Run
  layout(text: string, features: readonly string[] | undefined, onlyWidth?: boolean): Run
}

interface Document {
  readonly _font: object
  font(file: Buffer): void
}

/** Texts remembered of each font: the words of papers are few, and figures make the rest. */
const MOST_REMEMBERED = 3000

interface Remembered {
  readonly plain: Map<string, Run>
  readonly tabular: Map<string, Run>
}

const runs = new WeakMap<object, Remembered>()

/**
 * Lets pdfkit remember beyond one document how a text is set: it keeps that for each document, and not at all for
 * figures of one width, though measuring and drawing ask for the same text
 * four times. Runs are only read. Eight in a hundred of what a paper costs.
 */
export function quickRuns(anyFont: Buffer): void {
  const ofPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'))
  const PdfDocument = ofPdfmake('pdfkit') as new (options: object) => Document
  const document = new PdfDocument({ autoFirstPage: false, font: '' })
  document.font(anyFont)
  // Safe: this is the class of every font that is embedded.
  const ofFonts = Object.getPrototypeOf(document._font) as DocumentFont
  const { layout } = ofFonts

  ofFonts.layoutCached = function layoutCached(text) {
    const { plain } = rememberedOf(this.font)
    return plain.get(text) ?? remember(plain, text, this.layoutRun(text))
  }
  ofFonts.layout = function layoutOf(text, features, onlyWidth) {
    if (features?.length !== 1 || features[0] !== 'tnum') return layout.call(this, text, features, onlyWidth)
    const { tabular } = rememberedOf(this.font)
    return tabular.get(text) ?? remember(tabular, text, this.layoutRun(text, features))
  }
}

function rememberedOf(font: object): Remembered {
  const known = runs.get(font)
  if (known) return known
  const fresh = { plain: new Map<string, Run>(), tabular: new Map<string, Run>() }
  runs.set(font, fresh)
  return fresh
}

function remember(known: Map<string, Run>, text: string, run: Run): Run {
  if (known.size >= MOST_REMEMBERED) known.clear()
  // Summed once: it is asked for again and again.
  const { glyphs, positions, advanceWidth } = run
  const kept = { glyphs, positions, advanceWidth }
  known.set(text, kept)
  return kept
}
