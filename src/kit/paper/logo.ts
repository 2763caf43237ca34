import { createHash } from 'node:crypto'

// 14 mm high at 400 dots an inch: more is not seen, and every paper would carry it.
const MOST_HIGH = 220
const MOST_WIDE = 500
const MOST_KEPT = 32

const kept = new Map<string, Promise<Uint8Array>>()

/**
 * Makes a picture fit for paper: small, on white, without transparency, which a PDF would take apart at every print.
 * Remembers what it made, so a letterhead costs nothing from the second paper on.
 */
export function paperLogo(picture: Uint8Array): Promise<Uint8Array> {
  const name = createHash('sha256').update(picture).digest('base64')
  const known = kept.get(name)
  if (known) return known

  if (kept.size >= MOST_KEPT) kept.clear()
  const made = fitted(picture)
  kept.set(name, made)
  made.catch(() => kept.delete(name))
  return made
}

async function fitted(picture: Uint8Array): Promise<Uint8Array> {
  // Loaded with the first logo: who prints none should not carry it.
  const { default: sharp } = await import('sharp')
  return sharp(picture)
    .resize({ width: MOST_WIDE, height: MOST_HIGH, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
}
