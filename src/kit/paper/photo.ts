// Two beside each other on A4, at 200 dots an inch.
const MOST = { width: 700, height: 560 }

/** Makes a photo fit for paper: upright, as large as it is printed, without what a camera writes into it. */
export async function paperPhoto(photo: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(photo)
    .rotate()
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 74 })
    .toBuffer()
}
