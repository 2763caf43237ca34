import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontkit } from './fontkit.ts'
import type { Font } from './fontkit.ts'
import { outlinesOf } from './outlines.ts'
import { quickFont } from './quick-font.ts'
import { trueTypeOf } from './woff.ts'

const FILES = [
  'latin-400',
  'latin-500',
  'latin-600',
  ...['latin-ext', 'vietnamese', 'greek', 'cyrillic'].flatMap((script) => [`${script}-400`, `${script}-600`]),
]

const family = (script: string, normal = 400) => ({ normal: `inter-${script}-${normal}`, bold: `inter-${script}-600` })

/** The families that papers are set in, by the names of their files in memory. */
export const families = {
  Inter: family('latin'),
  InterMedium: family('latin', 500),
  InterExtended: family('latin-ext'),
  InterVietnamese: family('vietnamese'),
  InterGreek: family('greek'),
  InterCyrillic: family('cyrillic'),
}

const known = new Map<Uint8Array, () => Font>()

/** Stands in for a font file that is already open: pdfkit parses its fonts anew for every document otherwise. */
class OpenFont {
  static probe(bytes: Uint8Array): boolean {
    return known.has(bytes)
  }

  constructor(stream: { buffer: Uint8Array }) {
    const font = known.get(stream.buffer)?.()
    if (font) return font
  }
}

/** Answers a stand-in for every font file, by name. Each file is opened once, when the first paper needs it. */
export function openFonts(): Map<string, Buffer> {
  fontkit.registerFormat(OpenFont)
  return new Map(FILES.map((file) => [`inter-${file}`, standIn(file)]))
}

function standIn(file: string): Buffer {
  let font: Font | undefined
  // Four bytes that no font begins with, so that no other format claims them.
  const bytes = Buffer.from('open')
  known.set(bytes, () => (font ??= opened(file)))
  return bytes
}

function opened(file: string): Font {
  const path = createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-${file}-normal.woff`)
  const trueType = trueTypeOf(readFileSync(path))
  return quickFont(fontkit.create(trueType), outlinesOf(trueType))
}
