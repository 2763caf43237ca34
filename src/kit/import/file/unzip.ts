import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const HEAD_SIZE = 22
const MOST_ENTRIES = 2000

/** A file inside a zip, not yet opened. */
interface Entry {
  readonly method: number
  readonly packed: number
  /** Bytes unpacked, as its directory says. */
  readonly whole: number
  readonly start: number
}

/** What a zip holds, by name; opens one only up to the size that is asked for, however small it is packed. */
export interface Zip {
  has(name: string): boolean
  /** Its bytes; nothing when it is not there. Throws when it is larger than `most`. */
  open(name: string, most: number): Buffer | undefined
}

/** Reads the table of a zip; nothing when it is not one we can read (encrypted, split, larger than 4 GB). */
export function readZip(bytes: Buffer): Zip | undefined {
  const end = endOf(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  const entries = count > MOST_ENTRIES ? undefined : entriesOf(bytes, bytes.readUInt32LE(end + 16), count)
  if (!entries) return undefined
  return {
    has: (name) => entries.has(name),
    open: (name, most) => {
      const entry = entries.get(name)
      if (!entry) return undefined
      // Said to be too large, it is not unpacked to see; and no more is unpacked than was said.
      if (entry.whole > most) throw new RangeError('too large')
      const packed = bytes.subarray(entry.start, entry.start + entry.packed)
      if (entry.method === 8) return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.whole) })
      if (packed.length > most) throw new RangeError('too large')
      return packed
    },
  }
}

function endOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - HEAD_SIZE - 65_535)
  for (let at = bytes.length - HEAD_SIZE; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  return undefined
}

function entriesOf(bytes: Buffer, from: number, count: number): Map<string, Entry> | undefined {
  const entries = new Map<string, Entry>()
  let at = from
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return undefined
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
    const [packed, whole, local] = [20, 24, 42].map((place) => bytes.readUInt32LE(at + place))
    if (packed === undefined || whole === undefined || local === undefined) return undefined
    const sizes = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const nameEnd = at + 46 + (sizes[0] ?? 0)
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8) || local + 30 > bytes.length) return undefined
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    entries.set(bytes.toString('utf8', at + 46, nameEnd), { method, packed, whole, start })
    at = nameEnd + (sizes[1] ?? 0) + (sizes[2] ?? 0)
  }
  return entries
}
