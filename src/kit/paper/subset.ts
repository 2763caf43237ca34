import type { Outline, Outlines } from './outlines.ts'

/** The glyphs of one document, numbered in order of use, as a TrueType font of their own. */
export class Subset {
  private readonly outlines: Outlines
  private readonly glyphs: number[] = []
  private readonly numbers = new Map<number, number>()

  constructor(outlines: Outlines) {
    this.outlines = outlines
    this.includeGlyph(0)
  }

  /** Takes a glyph in, and answers its number here. */
  includeGlyph(glyph: number | { readonly id: number }): number {
    const id = typeof glyph === 'number' ? glyph : glyph.id
    const known = this.numbers.get(id)
    if (known !== undefined) return known

    this.numbers.set(id, this.glyphs.length)
    return this.glyphs.push(id) - 1
  }

  /** Writes the font with the tables that a PDF asks for. */
  encode(): Buffer {
    const drawn: Buffer[] = []
    const taken: Outline[] = []
    for (let index = 0; index < this.glyphs.length; index += 1) {
      const outline = this.outlines.of(this.glyphs[index] ?? 0)
      taken.push(outline)
      drawn.push(aligned(this.renumbered(outline)))
    }
    return fontFile([
      ['glyf', Buffer.concat(drawn)],
      ['head', patched(this.outlines.table('head'), 50, 1)],
      ['hhea', patched(this.outlines.table('hhea'), 34, taken.length)],
      ['hmtx', metrics(taken)],
      ['loca', offsets(drawn)],
      ['maxp', patched(this.outlines.table('maxp'), 4, taken.length)],
    ])
  }

  private renumbered({ bytes, parts }: Outline): Buffer {
    if (parts.length === 0) return bytes
    const copy = Buffer.from(bytes)
    for (const { at, glyph } of parts) copy.writeUInt16BE(this.includeGlyph(glyph), at)
    return copy
  }
}

function metrics(taken: readonly Outline[]): Buffer {
  const bytes = Buffer.alloc(taken.length * 4)
  taken.forEach(({ advance, bearing }, index) => {
    bytes.writeUInt16BE(advance, index * 4)
    bytes.writeInt16BE(bearing, index * 4 + 2)
  })
  return bytes
}

function offsets(drawn: readonly Buffer[]): Buffer {
  const bytes = Buffer.alloc((drawn.length + 1) * 4)
  let end = 0
  drawn.forEach((glyph, index) => {
    end += glyph.length
    bytes.writeUInt32BE(end, (index + 1) * 4)
  })
  return bytes
}

function fontFile(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.length)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tables.length, 4)
  // searchRange, entrySelector and rangeShift of six tables.
  header.writeUInt16BE(64, 6)
  header.writeUInt16BE(2, 8)
  header.writeUInt16BE(tables.length * 16 - 64, 10)

  let offset = header.length
  const bodies = tables.map(([tag, bytes], index) => {
    const body = aligned(bytes)
    const entry = 12 + 16 * index
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum(body), entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(bytes.length, entry + 12)
    offset += body.length
    return body
  })
  return Buffer.concat([header, ...bodies])
}

function patched(table: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(table)
  copy.writeUInt16BE(value, at)
  return copy
}

function aligned(bytes: Buffer): Buffer {
  const rest = bytes.length % 4
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - rest)])
}

function checksum(body: Buffer): number {
  let sum = 0
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0
  return sum
}
