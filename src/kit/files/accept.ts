import { createHash } from 'node:crypto'
import { Refusal } from '#ground/refusal.ts'
import type { UploadedFile } from '#kit/http/serve.ts'
import { cleanName } from '#kit/files/clean-name.ts'
import { drawAnew } from '#kit/files/draw-anew.ts'
import { nothingKnown, readExif, type Taken } from '#kit/files/exif.ts'
import { checkPdf } from '#kit/files/pdf-check.ts'

/** A file that may be kept: what it truly is, and its bytes as they will lie in the storage. */
export interface Accepted {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  /** Of the bytes as they came. */
  readonly sourceSha256: string
  readonly width: number | null
  readonly height: number | null
  /** A picture's small copy. */
  readonly thumb: Buffer | null
  /** What the picture looks like; see twins.ts. */
  readonly look: string | null
  /** What the camera knew; `bytes` no longer says it. */
  readonly taken: Taken
}

/** No file is larger. */
export const MOST_BYTES = 10 * 1024 * 1024

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/**
 * Looks at the bytes, never at the name: pictures are drawn anew, PDF without scripts is kept, all else is refused.
 * Slow: call it outside a transaction. `exif` is what the browser cut off a picture that it drew smaller.
 */
export async function accept(
  given: { name: string; bytes: Buffer; exif?: Buffer | undefined },
  only: 'pictures' | 'any',
): Promise<Accepted> {
  if (given.bytes.length === 0) throw new Refusal('file.empty')
  if (given.bytes.length > MOST_BYTES) throw new Refusal('file.too-large', { most: 10 })

  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(given.bytes))?.mime ?? ''
  const extension = EXTENSIONS[type]
  if (extension === undefined || (only === 'pictures' && type === 'application/pdf')) {
    throw new Refusal(only === 'pictures' ? 'file.no-picture' : 'file.unknown-type')
  }
  const named = { name: cleanName(given.name, extension), type, sourceSha256: sha256(given.bytes) }
  if (type !== 'application/pdf') {
    const { exif, ...drawn } = await drawAnew(given.bytes, type)
    return { ...named, ...drawn, taken: readExif(given.exif ?? exif) }
  }
  const bytes = checkPdf(given.bytes)
  return { ...named, bytes, width: null, height: null, thumb: null, look: null, taken: nothingKnown }
}

/** The one file of a multipart call, with what the browser cut off it. */
export async function acceptOne(uploads: readonly UploadedFile[], only: 'pictures' | 'any'): Promise<Accepted> {
  const [upload, ...more] = uploads.filter(({ field }) => field !== 'exif')
  if (!upload || more.length > 0) throw new Refusal('file.missing')
  return accept({ ...upload, exif: uploads.find(({ field }) => field === 'exif')?.bytes }, only)
}

/** The mark of a content. */
export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
