import { createRequire } from 'node:module'

/** One drawn letter of a font. */
export interface Glyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: number[]
}

/** Where a glyph of a run goes, in font units. */
export interface Position {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

/** A laid out text. */
export interface Run {
  readonly glyphs: Glyph[]
  readonly positions: Position[]
  readonly advanceWidth: number
}

/** The part of a fontkit font that we and pdfkit use. */
export interface Font {
  readonly postscriptName: string
  layout(text: string, features?: readonly string[]): Run
  glyphForCodePoint(codePoint: number): Glyph
  hasGlyphForCodePoint(codePoint: number): boolean
}

interface FontKit {
  create(bytes: Uint8Array): Font
  /** Fonts that are open already, by bytes that stand in for them. */
  readonly standIns?: WeakMap<Uint8Array, () => Font>
}

// The very copy that pdfkit holds: what is done to another copy would not be seen.
const ours = createRequire(import.meta.url)
const ofPdfmake = createRequire(ours.resolve('pdfmake'))
const ofPdfkit = createRequire(ofPdfmake.resolve('pdfkit'))
const theirs = ofPdfkit('fontkit') as FontKit

/** Fonts that are open already, by bytes that stand in for them: pdfkit parses its fonts anew for every document otherwise. */
export const standIns = theirs.standIns ?? new WeakMap<Uint8Array, () => Font>()

/** The font engine underneath pdfmake. It comes without types; the casts live here alone. */
export const fontkit: FontKit = {
  ...theirs,
  standIns,
  create: (bytes) => standIns.get(bytes)?.() ?? theirs.create(bytes),
}

// pdfkit is loaded after this, and takes ours. Registered as a format of their own, stand-ins would be asked for last:
// every other format looks at them first, which for three fonts is three in a hundred of a paper.
const loaded = ofPdfkit.cache[ofPdfkit.resolve('fontkit')]
if (loaded && !theirs.standIns) loaded.exports = fontkit
