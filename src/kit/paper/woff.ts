import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** Unpacks a WOFF 1 font into the TrueType it holds, so that nothing is inflated again for every document. */
export function trueTypeOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')

  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, index))
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables.length)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)

  let offset = header.length
  tables.forEach(({ tag, checksum, bytes, padded }, index) => {
    const entry = SFNT_HEADER + SFNT_ENTRY * index
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(bytes.length, entry + 12)
    offset += padded.length
  })
  return Buffer.concat([header, ...tables.map((table) => table.padded)])
}

function tableAt(woff: Buffer, index: number) {
  const entry = WOFF_HEADER + WOFF_ENTRY * index
  const start = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)

  const packed = woff.subarray(start, start + packedLength)
  const bytes = packedLength < length ? inflateSync(packed) : packed
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  return { tag: woff.toString('latin1', entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), bytes, padded }
}
