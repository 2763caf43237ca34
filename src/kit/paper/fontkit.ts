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

/** A kind of font file: told by its first bytes, opened from a stream over them. */
export interface FontFormat {
  new (stream: { buffer: Uint8Array }): object
  probe(bytes: Uint8Array): boolean
}

interface FontKit {
  create(bytes: Uint8Array): Font
  registerFormat(format: FontFormat): void
}

// The very copy that pdfkit holds: a format registered with another copy would not be seen.
const ours = createRequire(import.meta.url)
const ofPdfmake = createRequire(ours.resolve('pdfmake'))
const ofPdfkit = createRequire(ofPdfmake.resolve('pdfkit'))

/** The font engine underneath pdfmake. It comes without types; the casts live here alone. */
export const fontkit = ofPdfkit('fontkit') as FontKit
