import { Refusal } from '#ground/refusal.ts'

/** A file that may be kept: what it truly is, and its bytes as they will lie in the storage. */
export interface Accepted {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  readonly width: number | null
  readonly height: number | null
}

/** No file is larger. */
export const MOST_BYTES = 10 * 1024 * 1024

const MOST_PIXELS = 50_000_000
const LONGEST_SIDE = 2400

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** Looks at the bytes, never at the name: pictures are drawn anew, PDF is kept, all else is refused. */
export async function accept(given: { name: string; bytes: Buffer }, only: 'pictures' | 'any'): Promise<Accepted> {
  if (given.bytes.length === 0) throw new Refusal('file.empty')
  if (given.bytes.length > MOST_BYTES) throw new Refusal('file.too-large', { most: 10 })

  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(given.bytes))?.mime ?? ''
  const extension = EXTENSIONS[type]
  if (extension === undefined || (only === 'pictures' && type === 'application/pdf')) {
    throw new Refusal(only === 'pictures' ? 'file.no-picture' : 'file.unknown-type')
  }
  const name = cleanName(given.name, extension)
  if (type === 'application/pdf') return { name, type, bytes: given.bytes, width: null, height: null }
  return { name, ...(await drawAnew(given.bytes, type)) }
}

// Drawing it anew leaves behind whatever else the file carried: scripts, second files, the place it was taken.
async function drawAnew(bytes: Buffer, type: string): Promise<Omit<Accepted, 'name'>> {
  const { default: sharp } = await import('sharp')
  const format = type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp'
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer({ resolveWithObject: true })
    return { type, bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw new Refusal('file.unreadable', { cause: error instanceof Error ? error.message.slice(0, 100) : '' })
  }
}

// Control characters, and marks that turn the reading direction: 'gpj.exe' would read as 'exe.jpg'.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

/**
 * Makes a name that is only a name, with the extension of what the file is.
 *
 *   cleanName('../../etc/pass wd.svg', 'png')  // 'pass wd.png'
 */
export function cleanName(given: string, extension: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*;]/g, ' ')
    .replace(/\.[^.]*$/, '')
  const stem = plain
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 100)
  return `${stem === '' ? 'berkas' : stem.toWellFormed()}.${extension}`
}
