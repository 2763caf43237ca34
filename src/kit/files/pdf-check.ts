import { constants, inflateSync } from 'node:zlib'
import { Refusal } from '#ground/refusal.ts'
import { pdfStreams, unescapedName } from '#kit/files/pdf-streams.ts'

// What a paper has no need of: it would run, send, open or carry something. A name ends where no letter follows.
const ACTS =
  /\/(JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia\w*|XFA|GoToE|Rendition|Movie|JS(?=[\s\0]*[(<\d%]))(?![A-Za-z])/

const MOST_UNFOLDED = 64 * 1024 * 1024
/** A paper of 10 MB has a tenth of them; each costs a look into what is packed. */
const MOST_STREAMS = 20_000

/**
 * Looks through a PDF as text and, split into words as readers do, through the objects it keeps packed; gives its bytes up
 * to its own end. A paper that acts, hides behind a password, or cannot be looked through is refused. Its time grows with
 * the length of the file, and nothing unpacks to more than 64 MB.
 */
export function checkPdf(given: Buffer): Buffer {
  const bytes = ofItself(given)
  const raw = bytes.toString('latin1')
  const text = unescapedName(raw)
  if (/\/Encrypt(?![A-Za-z])/.test(text)) throw new Refusal('file.pdf-locked')
  for (const part of [text, ...packedObjects(bytes, raw)]) {
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

/**
 * Unpacks the objects that are kept packed, and what looks like them: a list of numbers comes first. Packed in another way
 * than all writers do it, or by a rule that stands elsewhere, they are refused.
 */
function* packedObjects(bytes: Buffer, raw: string): Generator<string> {
  let left = MOST_UNFOLDED
  let looked = 0
  for (const { names, filters, starts } of pdfStreams(raw)) {
    const isObjects = names.includes('ObjStm') || (names.includes('First') && names.includes('N'))
    if (filters?.length === 0) continue
    const isPlain = filters?.length === 1 && /^(Fl|FlateDecode)$/.test(filters[0] ?? '')
    if (isObjects && (!isPlain || names.some((name) => RULES.has(name)))) throw new Refusal('file.pdf-unreadable')
    if (!isPlain) continue
    if ((looked += 1) > MOST_STREAMS) throw new Refusal('file.pdf-unreadable')
    const bodies = starts.map((start) => bytes.subarray(start))
    const chosen = bodies.filter((body) => isObjects || /^\s*\d+\s+\d+\s/.test(beginning(body)))
    const unfolded = chosen.flatMap((body) => unfold(body, left) ?? [])
    if (chosen.length > 0 && unfolded.length === 0) throw new Refusal('file.pdf-unreadable')
    left -= unfolded.reduce((sum, text) => sum + text.length, 0)
    yield* unfolded
  }
}

/** How a stream was prepared before it was packed, or that it lies in another file. */
const RULES = new Set(['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms'])

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

// Undefined for what is not packed so; what swells beyond all measure is refused.
function unfold(body: Buffer, most: number): string | undefined {
  try {
    const given = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH }
    return unescapedName(inflateSync(body, given).toString('latin1'))
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('file.pdf-unreadable')
    return undefined
  }
}
