import { mulDiv } from '#ground/decimal.ts'

/** What a camera knew when it took a picture. */
export interface Taken {
  /** Local time without a zone unless the camera said its own: '2026-11-21T14:05:00' or '…+07:00'. */
  readonly at: string | null
  readonly lat: string | null
  readonly lng: string | null
  /** 'Xiaomi Redmi Note 12'. */
  readonly device: string | null
}

export const nothingKnown: Taken = { at: null, lat: null, lng: null, device: null }

const MOST_BYTES = 256 * 1024
const MOST_ENTRIES = 200

const ASCII = 2
const LONG = 4
const RATIONAL = 5

const TAG = { make: 0x010f, model: 0x0110, exif: 0x8769, gps: 0x8825, takenAt: 0x9003, offset: 0x9011 }
const GPS = { latRef: 1, lat: 2, lngRef: 3, lng: 4 }

/** Reads time, place and device from an EXIF block; what is broken or senseless counts as not said. Never throws. */
export function readExif(exif: Buffer | undefined): Taken {
  const tiff = tiffIn(exif)
  if (!tiff) return nothingKnown
  const first = entriesAt(tiff, tiff.long(4))
  const photo = entriesAt(tiff, longOf(tiff, first.get(TAG.exif)))
  const gps = entriesAt(tiff, longOf(tiff, first.get(TAG.gps)))
  const lat = degrees(tiff, gps.get(GPS.lat), textOf(tiff, gps.get(GPS.latRef)), 90)
  const lng = degrees(tiff, gps.get(GPS.lng), textOf(tiff, gps.get(GPS.lngRef)), 180)
  // Some cameras without a fix write zeros: nobody of ours builds in the Gulf of Guinea.
  const hasPlace = lat !== null && lng !== null && !(lat === '0.000000' && lng === '0.000000')
  return {
    at: timeOf(textOf(tiff, photo.get(TAG.takenAt)), textOf(tiff, photo.get(TAG.offset))),
    lat: hasPlace ? lat : null,
    lng: hasPlace ? lng : null,
    device: deviceOf(textOf(tiff, first.get(TAG.make)), textOf(tiff, first.get(TAG.model))),
  }
}

/** The TIFF block inside; reading beyond its end gives 0. */
interface Tiff {
  readonly bytes: Buffer
  short(at: number): number
  long(at: number): number
}

interface Entry {
  readonly type: number
  readonly count: number
  readonly at: number
}

function tiffIn(exif: Buffer | undefined): Tiff | undefined {
  if (!exif || exif.length > MOST_BYTES) return undefined
  const bytes = exif.subarray(0, 6).equals(Buffer.from('Exif\0\0')) ? exif.subarray(6) : exif
  const order = bytes.toString('latin1', 0, 2)
  if (bytes.length < 8 || (order !== 'II' && order !== 'MM')) return undefined
  const isLittle = order === 'II'
  const fits = (at: number, size: number) => at >= 0 && at + size <= bytes.length
  const short = (at: number) => (fits(at, 2) ? (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)) : 0)
  const long = (at: number) => (fits(at, 4) ? (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) : 0)
  return short(2) === 42 ? { bytes, short, long } : undefined
}

const SIZES: Readonly<Record<number, number>> = { 1: 1, [ASCII]: 1, 3: 2, [LONG]: 4, [RATIONAL]: 8 }

function entriesAt(tiff: Tiff, offset: number): ReadonlyMap<number, Entry> {
  if (offset === 0) return new Map()
  const entries = Array.from({ length: Math.min(tiff.short(offset), MOST_ENTRIES) }, (_, index) => {
    const at = offset + 2 + index * 12
    const type = tiff.short(at + 2)
    const count = tiff.long(at + 4)
    const isInline = (SIZES[type] ?? 8) * count <= 4
    return [tiff.short(at), { type, count, at: isInline ? at + 8 : tiff.long(at + 8) }] as const
  })
  return new Map(entries)
}

function longOf(tiff: Tiff, entry: Entry | undefined): number {
  return entry?.type === LONG ? tiff.long(entry.at) : 0
}

function textOf(tiff: Tiff, entry: Entry | undefined): string {
  if (entry?.type !== ASCII) return ''
  const text = tiff.bytes.toString('latin1', entry.at, entry.at + Math.min(entry.count, 100))
  return (text.split('\0')[0] ?? '').replace(/[^\x20-\x7e]/g, '').trim()
}

function timeOf(text: string, offset: string): string | null {
  const found = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)
  if (!found) return null
  const [year, month, date, hour, minute, second] = found.slice(1)
  const local = `${year}-${month}-${date}T${hour}:${minute}:${second}`
  const exists = new Date(`${local}Z`)
  if (Number.isNaN(exists.getTime()) || exists.toISOString().slice(0, 19) !== local || Number(year) < 1990) return null
  return /^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset) ? local + offset : local
}

function degrees(tiff: Tiff, entry: Entry | undefined, side: string, most: number): string | null {
  if (entry?.type !== RATIONAL || entry.count !== 3 || !/^[NSEW]$/.test(side)) return null
  const parts = [0, 8, 16].map((step) => ({
    top: BigInt(tiff.long(entry.at + step)),
    bottom: BigInt(tiff.long(entry.at + step + 4)),
  }))
  if (parts.some(({ bottom }) => bottom === 0n)) return null
  const nano = parts.reduce((sum, { top, bottom }, at) => sum + mulDiv(top, 10n ** 9n, bottom * 60n ** BigInt(at)), 0n)
  const micro = mulDiv(nano, 1n, 1000n)
  if (micro > BigInt(most) * 1_000_000n) return null
  const digits = String(micro).padStart(7, '0')
  const sign = (side === 'S' || side === 'W') && micro > 0n ? '-' : ''
  return `${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`
}

function deviceOf(make: string, model: string): string | null {
  const both = model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`
  return both.trim().slice(0, 80) || null
}
