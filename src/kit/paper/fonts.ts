import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontkit } from './fontkit.ts'
import type { Font } from './fontkit.ts'
import { quickFont } from './quick-font.ts'
import { trueTypeOf } from './woff.ts'

const WEIGHTS = [400, 500, 600] as const

/** The families that papers are set in, by the names of their files in memory. */
export const families = {
  Inter: { normal: 'inter-400', bold: 'inter-600' },
  InterMedium: { normal: 'inter-500', bold: 'inter-600' },
}

const opened = new Map<Uint8Array, Font>()

/** Stands in for a font file that is already open: pdfkit parses its fonts anew for every document otherwise. */
class OpenFont {
  static probe(bytes: Uint8Array): boolean {
    return opened.has(bytes)
  }

  constructor(stream: { buffer: Uint8Array }) {
    const font = opened.get(stream.buffer)
    if (font) return font
  }
}

/** Opens the fonts once and answers their stand-ins by file name. */
export function openFonts(): Map<string, Buffer> {
  fontkit.registerFormat(OpenFont)
  return new Map(WEIGHTS.map((weight) => [`inter-${weight}`, standIn(weight)]))
}

function standIn(weight: number): Buffer {
  const file = createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)
  // Four bytes that no font begins with, so that no other format claims them.
  const bytes = Buffer.from('open')
  opened.set(bytes, quickFont(fontkit.create(trueTypeOf(readFileSync(file)))))
  return bytes
}
