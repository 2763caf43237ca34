import { constants, inflateSync } from 'node:zlib'
import { Refusal } from '#ground/refusal.ts'

// What a paper has no need of: it would run, send, open or carry something. A name ends where no letter follows.
const ACTS =
  /\/(JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia\w*|XFA|GoToE|Rendition|Movie|JS(?=\s*[(<\d]))(?![A-Za-z])/

const MOST_UNFOLDED = 64 * 1024 * 1024

/**
 * Looks through a PDF as text and through the objects it keeps packed; gives its bytes up to its own end.
 * A paper that acts, hides behind a password, or cannot be looked through is refused.
 */
export function checkPdf(given: Buffer): Buffer {
  const bytes = ofItself(given)
  const text = unescaped(bytes.toString('latin1'))
  if (/\/Encrypt(?![A-Za-z])/.test(text)) throw new Refusal('file.pdf-locked')
  for (const part of [text, ...objectStreams(bytes)]) {
    const act = ACTS.exec(part)?.[1]
    if (act !== undefined) throw new Refusal('file.pdf-acts', { act })
  }
  return bytes
}

// What lies before the first mark or after the last is another file that calls itself PDF.
function ofItself(given: Buffer): Buffer {
  const end = given.lastIndexOf('%%EOF')
  if (!given.subarray(0, 5).equals(Buffer.from('%PDF-')) || end < 0) throw new Refusal('file.pdf-unreadable')
  const isClean = /^[\s\0]*$/.test(given.toString('latin1', end + 5))
  const bytes = isClean ? given : given.subarray(0, end + 5)
  if (isAlsoZip(bytes)) throw new Refusal('file.pdf-unreadable')
  return bytes
}

// A zip is read from its end: its directory stands there, followed by a comment of the length it tells.
function isAlsoZip(bytes: Buffer): boolean {
  for (let at = bytes.length - 22; at >= 0 && at >= bytes.length - 65_600; at -= 1) {
    if (bytes.readUInt32LE(at) !== 0x06054b50) continue
    const after = bytes.length - at - 22
    // Readers forgive a comment a little longer or shorter.
    if (Math.abs(bytes.readUInt16LE(at + 20) - after) <= 64) return true
  }
  return false
}

/** '/Java#53cript' is the name '/JavaScript'. */
function unescaped(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

// Objects may be packed in streams. They are known by what they hold, a list of numbers first, not by what they say of
// themselves; packed in a way that we do not unpack, they are refused.
function* objectStreams(bytes: Buffer): Generator<string> {
  const raw = bytes.toString('latin1')
  let left = MOST_UNFOLDED
  for (const found of raw.matchAll(/stream[ \t]*(?:\r\n|\n|\r)?/g)) {
    if (raw.slice(found.index - 3, found.index) === 'end') continue
    const body = bytes.subarray(found.index + found[0].length)
    if (/^\s*\d+\s+\d+\s/.test(beginning(body))) {
      const unfolded = unfold(body, left)
      left -= unfolded.length
      yield unescaped(unfolded)
    } else if (isHiddenObjects(raw, found.index)) throw new Refusal('file.pdf-unreadable')
  }
}

const PEEK = 128

function beginning(body: Buffer): string {
  try {
    return inflateSync(body.subarray(0, PEEK), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 262_144 })
      .subarray(0, PEEK)
      .toString('latin1')
  } catch {
    return ''
  }
}

function unfold(body: Buffer, most: number): string {
  const end = body.indexOf('endstream')
  const packed = end < 0 ? body : body.subarray(0, end)
  try {
    const given = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(packed, given).toString('latin1')
  } catch {
    throw new Refusal('file.pdf-unreadable')
  }
}

const LONGEST_HEAD = 16_384

function isHiddenObjects(raw: string, at: number): boolean {
  const before = unescaped(raw.slice(Math.max(0, at - LONGEST_HEAD), at))
  const head = before.slice(Math.max(0, before.lastIndexOf(' obj')))
  const isPacked = /\/(Filter|DecodeParms)(?![A-Za-z])/.test(head)
  return isPacked && /\/(ObjStm|First)(?![A-Za-z])/.test(head)
}
