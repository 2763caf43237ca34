import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

interface Written {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

/** A zip being written to disk, one file after the other, however long each is. */
export interface ZipFile {
  add(name: string, parts: AsyncIterable<Buffer | string>): Promise<void>
  /** Writes the table at its end; gives the size of the whole. */
  close(): Promise<number>
}

const UTF8_AND_LATER_SIZES = 0x0808
/** Without its larger form a zip counts to here. */
const MOST = 0xffff_ffff

/** Begins a zip. Nothing of it is held in memory but the names. */
export function createZip(path: string): ZipFile {
  const out = createWriteStream(path, { mode: 0o600 })
  const written: Written[] = []
  let at = 0
  const write = async (bytes: Buffer) => {
    at += bytes.length
    if (at > MOST) throw new RangeError('an export larger than 4 GB')
    if (!out.write(bytes)) await once(out, 'drain')
  }
  return {
    add: async (given, parts) => {
      const [start, name] = [at, Buffer.from(given)]
      await write(Buffer.concat([fields([4, 0x04034b50], ...headOf(0, 0, 0), [2, name.length], [2, 0]), name]))
      const begun = at
      let [crc, size] = [0, 0]
      const pressed = createDeflateRaw()
      const feed = async () => {
        for await (const part of parts) {
          const bytes = typeof part === 'string' ? Buffer.from(part) : part
          crc = crc32(bytes, crc)
          size += bytes.length
          if (!pressed.write(bytes)) await once(pressed, 'drain')
        }
        pressed.end()
      }
      const fed = feed().catch((error: unknown) => void pressed.destroy(error instanceof Error ? error : undefined))
      for await (const bytes of pressed) await write(bytes as Buffer)
      await fed
      const packed = at - begun
      written.push({ name, crc, packed, size, at: start })
      await write(fields([4, 0x08074b50], [4, crc], [4, packed], [4, size]))
    },
    close: async () => {
      const begun = at
      for (const { name, crc, packed, size, at: start } of written) {
        const head = [[4, 0x02014b50], [2, 20], ...headOf(crc, packed, size), [2, name.length]] as const
        const rest = [
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, start],
        ] as const
        await write(Buffer.concat([fields(...head, ...rest), name]))
      }
      const count = written.length
      await write(fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, at - begun], [4, begun], [2, 0]))
      out.end()
      await once(out, 'finish')
      return at
    },
  }
}

type Field = readonly [bytes: 2 | 4, value: number]

// Version, flags, method, time and day (the first of 1980: the files carry none), sum, sizes.
function headOf(crc: number, packed: number, size: number): Field[] {
  return [
    [2, 20],
    [2, UTF8_AND_LATER_SIZES],
    [2, 8],
    [2, 0],
    [2, 0x21],
    [4, crc],
    [4, packed],
    [4, size],
  ]
}

function fields(...all: readonly Field[]): Buffer {
  return Buffer.concat(
    all.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}
