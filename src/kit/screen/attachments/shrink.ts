import { exifOf } from './exif-of.ts'

/** A file as it will be sent. */
export interface Ready {
  readonly file: Blob
  readonly name: string
  readonly exif?: Blob | undefined
}

/** The long side of a photo: a nota stays readable, and 20 photos are 5 MB. */
const LONG_SIDE = 1600
const SMALL_ENOUGH = 300 * 1024
const QUALITIES = [0.75, 0.6, 0.45]
const KEPT_AS_THEY_ARE = ['image/jpeg', 'image/png', 'image/webp']

/** Draws a photo smaller before it travels; small pictures, papers, and what this browser cannot draw go as they are. */
export async function shrink(file: File): Promise<Ready> {
  const asItIs = { file, name: file.name }
  const isPicture = file.type.startsWith('image/') && file.type !== 'image/svg+xml'
  const isSmall = file.size <= SMALL_ENOUGH && KEPT_AS_THEY_ARE.includes(file.type)
  if (!isPicture || isSmall) return asItIs
  const picture = await open(file)
  const drawn = picture && (await draw(picture))
  if (!drawn || (drawn.size >= file.size && KEPT_AS_THEY_ARE.includes(file.type))) return asItIs
  return { file: drawn, name: file.name, exif: await exifOf(file) }
}

async function open(file: File): Promise<HTMLImageElement | undefined> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return picture
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function draw(picture: HTMLImageElement): Promise<Blob | undefined> {
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width * scale))
  canvas.height = Math.max(1, Math.floor(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  let smallest: Blob | undefined
  for (const quality of QUALITIES) {
    smallest = (await toJpeg(canvas, quality)) ?? smallest
    if (smallest && smallest.size <= SMALL_ENOUGH) break
  }
  return smallest
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality))
}
