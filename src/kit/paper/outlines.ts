const COMPOSITE = { hasWords: 0x1, hasScale: 0x8, isLast: 0x20, hasTwoScales: 0x40, hasMatrix: 0x80 } as const

/** A glyph as its font file holds it, with the places where it names other glyphs. */
export interface Outline {
  readonly bytes: Buffer
  readonly parts: readonly { readonly at: number; readonly glyph: number }[]
  readonly advance: number
  readonly bearing: number
}

/** The drawings of a TrueType font, read once and kept by glyph. */
export interface Outlines {
  table(tag: string): Buffer
  of(glyph: number): Outline
}

/** Opens the drawings of a TrueType font. */
export function outlinesOf(font: Buffer): Outlines {
  const table = tablesOf(font)
  const [glyf, loca, hmtx] = [table('glyf'), table('loca'), table('hmtx')]
  const isLong = table('head').readInt16BE(50) === 1
  const measured = table('hhea').readUInt16BE(34)
  const known = new Map<number, Outline>()

  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const read = (glyph: number): Outline => {
    const bytes = glyf.subarray(startOf(glyph), startOf(glyph + 1))
    const last = Math.min(glyph, measured - 1)
    const bearingAt = glyph < measured ? glyph * 4 + 2 : measured * 4 + (glyph - measured) * 2
    const bearing = hmtx.readInt16BE(bearingAt)
    return { bytes, parts: partsOf(bytes), advance: hmtx.readUInt16BE(last * 4), bearing }
  }
  const of = (glyph: number): Outline => {
    const outline = known.get(glyph) ?? read(glyph)
    known.set(glyph, outline)
    return outline
  }
  return { table, of }
}

function tablesOf(font: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index
    const start = font.readUInt32BE(entry + 8)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12)))
  }
  return (tag) => {
    const bytes = tables.get(tag)
    if (!bytes) throw new Error(`the font has no table ${tag}`)
    return bytes
  }
}

/** An accented letter is drawn from a letter and an accent (OpenType, table glyf, composite description). */
function partsOf(bytes: Buffer): { at: number; glyph: number }[] {
  const parts: { at: number; glyph: number }[] = []
  if (bytes.length === 0 || bytes.readInt16BE(0) >= 0) return parts

  let at = 10
  for (let flags: number = COMPOSITE.isLast; flags & COMPOSITE.isLast;) {
    flags = bytes.readUInt16BE(at)
    parts.push({ at: at + 2, glyph: bytes.readUInt16BE(at + 2) })
    at += 4 + (flags & COMPOSITE.hasWords ? 4 : 2)
    if (flags & COMPOSITE.hasScale) at += 2
    else if (flags & COMPOSITE.hasTwoScales) at += 4
    else if (flags & COMPOSITE.hasMatrix) at += 8
  }
  return parts
}
