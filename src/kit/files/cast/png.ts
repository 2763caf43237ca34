import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** One chunk of a PNG, its sum right. */
export function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const out = Buffer.alloc(8 + body.length + 4)
  out.writeUInt32BE(body.length, 0)
  typed.copy(out, 4)
  out.writeUInt32BE(crc32(typed), 8 + body.length)
  return out
}

/** The first chunk: how large the picture says it is. */
export function header(width: number, height: number, interlace = 0): Buffer {
  const body = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, interlace])
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  return chunk('IHDR', body)
}

/** A PNG made of these chunks. */
export function pngOf(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** The pixels of a black picture, packed. */
export function pixels(width: number, height: number): Buffer {
  return chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height)))
}

/** A true PNG with chunks added before its end. */
export function pngWith(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)])
}
