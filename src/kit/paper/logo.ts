import { createHash } from 'node:crypto'

// 14 mm high at 400 dots an inch: more is not seen, and every paper would carry it.
const LOGO = { width: 500, height: 220 }
// As wide as an A4 sheet at 200 dots an inch.
const HEAD = { width: 1450, height: 260 }
const MOST_KEPT = 32

const kept = new Map<string, Promise<Uint8Array>>()

/**
 * Makes a picture fit for paper: small, on white, without transparency, which a PDF would take apart at every print.
 * Remembers what it made, so a letterhead costs nothing from the second paper on. `as` says how large it is printed.
 */
export function paperLogo(picture: Uint8Array, as: 'logo' | 'head' = 'logo'): Promise<Uint8Array> {
  const name = as + createHash('sha256').update(picture).digest('base64')
  const known = kept.get(name)
  if (known) return known

  if (kept.size >= MOST_KEPT) kept.clear()
  const made = fitted(picture, as === 'head' ? HEAD : LOGO)
  kept.set(name, made)
  made.catch(() => kept.delete(name))
  return made
}

async function fitted(picture: Uint8Array, most: typeof LOGO): Promise<Uint8Array> {
  // Loaded with the first logo: who prints none should not carry it.
  const { default: sharp } = await import('sharp')
  return sharp(picture)
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
}
