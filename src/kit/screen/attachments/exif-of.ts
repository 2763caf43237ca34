const HEAD = 256 * 1024
const EXIF = 'Exif\0\0'

/** What the camera wrote into a JPEG: the block itself, unread. Drawing a picture smaller loses it. */
export async function exifOf(file: Blob): Promise<Blob | undefined> {
  const bytes = new DataView(await file.slice(0, HEAD).arrayBuffer())
  const short = (at: number) => (at + 2 <= bytes.byteLength ? bytes.getUint16(at) : 0)
  if (short(0) !== 0xffd8) return undefined
  let at = 2
  // Segments follow each other until the picture itself begins.
  while (short(at) >= 0xffe0 && short(at) <= 0xfffe) {
    const length = short(at + 2)
    if (length < 2) return undefined
    const isExif =
      short(at) === 0xffe1 && [...EXIF].every((letter, i) => byteAt(bytes, at + 4 + i) === letter.charCodeAt(0))
    if (isExif) return file.slice(at + 4, at + 2 + length)
    at += 2 + length
  }
  return undefined
}

function byteAt(bytes: DataView, at: number): number {
  return at < bytes.byteLength ? bytes.getUint8(at) : -1
}
