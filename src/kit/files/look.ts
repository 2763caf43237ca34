const SIDE = 16
const LEAST = 16
/** Levels of 256 by which one must be brighter: of a flat place, a new saving alone changes one or two. */
const SURELY = 2

/** Of 256 bits, how many two savings of one photo may differ in; notas of one shop differ in more, other photos in 110. */
export const MOST_DIFFERENT = 28

/**
 * What a picture looks like, in 256 bits as 64 hex digits: of each place in a grid of 17 × 16, whether it is brighter
 * than its right neighbour. Notas of one shop look much alike: 64 bits could not tell them apart. Nothing for a picture
 * without features: all white pages would be the same.
 */
export async function lookOf(picture: Buffer): Promise<string | null> {
  const { default: sharp } = await import('sharp')
  const grey = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    // Each format has its own quick way to shrink, and they differ.
    .resize({ width: SIDE + 1, height: SIDE, fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
  const bits = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const place = Math.floor(at / SIDE) * (SIDE + 1) + (at % SIDE)
    return (grey[place] ?? 0) > (grey[place + 1] ?? 0) + SURELY ? '1' : '0'
  }).join('')
  const bright = bits.replaceAll('0', '').length
  if (bright < LEAST || bright > bits.length - LEAST) return null
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(bits.length / 4, '0')
}
