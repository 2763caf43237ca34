import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontkit, standIns } from './fontkit.ts'
import type { Font } from './fontkit.ts'
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

/** Answers a stand-in for every font file, by name. Each file is opened once, when the first paper needs it. */
export function openFonts(): Map<string, Buffer> {
  return new Map(FILES.map((file) => [`inter-${file}`, standIn(file)]))
}

function standIn(file: string): Buffer {
  let font: Font | undefined
  const bytes = Buffer.from(file)
  standIns.set(bytes, () => (font ??= opened(file)))
  return bytes
}

function opened(file: string): Font {
  const path = createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-${file}-normal.woff`)
  return quickFont(fontkit.create(trueTypeOf(readFileSync(path))))
}
