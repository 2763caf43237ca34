import { Refusal } from '#ground/refusal.ts'
import { lookOf } from '#kit/files/look.ts'

/** A picture as it will be kept. */
interface Drawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly thumb: Buffer
  readonly look: string | null
  /** What the camera wrote beside the picture. */
  readonly exif: Buffer | undefined
}

const MOST_PIXELS = 50_000_000
const LONGEST_SIDE = 2400
const THUMB_SIDE = 320
const MOST_SECONDS = 20

/** Drawing it anew leaves behind whatever else the file carried: scripts, second files, the place it was taken. */
export async function drawAnew(bytes: Buffer, type: string): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  const format = type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp'
  try {
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    const { exif } = await source.metadata()
    const { data, info } = await source
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const thumb = await sharp(data)
      .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 72 })
      .toBuffer()
    return { bytes: data, width: info.width, height: info.height, thumb, look: await lookOf(data), exif }
  } catch (error) {
    throw new Refusal('file.unreadable', { cause: error instanceof Error ? error.message.slice(0, 100) : '' })
  }
}
