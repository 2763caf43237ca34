import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneExif, plain } from '#kit/files/cast/pictures.ts'
import { nothingKnown, readExif } from '#kit/files/exif.ts'
import sharp from 'sharp'

async function written(exif: Record<string, Record<string, string>>): Promise<Buffer> {
  const photo = await plain().withExif(exif).jpeg().toBuffer()
  return (await sharp(photo).metadata()).exif ?? Buffer.alloc(0)
}

describe('what the camera wrote', () => {
  test('is time, place and device', async () => {
    expect(readExif(await written(phoneExif))).toEqual({
      at: '2026-11-21T14:05:00+07:00',
      lat: '-6.175283',
      lng: '106.827222',
      device: 'Xiaomi Redmi Note 12',
    })
  })

  test('names the maker once', async () => {
    expect(readExif(await written({ IFD0: { Make: 'samsung', Model: 'SM-A546E' } })).device).toBe('samsung SM-A546E')
    expect(readExif(await written({ IFD0: { Model: 'iPhone 15' } })).device).toBe('iPhone 15')
  })

  test.each([
    ['2026:11:21 14:05:00', '', '2026-11-21T14:05:00'],
    ['2026:11:21 14:05:00', '+09:00', '2026-11-21T14:05:00+09:00'],
    ['2026:11:21 14:05:00', '+99:00', '2026-11-21T14:05:00'],
    ['2026:02:30 14:05:00', '', null],
    ['2026:11:21 25:05:00', '', null],
    ['0000:00:00 00:00:00', '', null],
    ['1970:01:01 00:00:00', '', null],
    ['kemarin sore', '', null],
  ])('time %s %s is %s', async (DateTimeOriginal, OffsetTimeOriginal, at) => {
    const zone: Record<string, string> = OffsetTimeOriginal ? { OffsetTimeOriginal } : {}
    expect(readExif(await written({ IFD2: { DateTimeOriginal, ...zone } })).at).toBe(at)
  })

  test.each([
    ['N', '0/1 0/1 0/1', 'E', '0/1 0/1 0/1'],
    ['S', '6/1 10/0 0/1', 'E', '106/1 49/1 0/1'],
    ['S', '96/1 10/1 0/1', 'E', '106/1 49/1 0/1'],
    ['X', '6/1 10/1 0/1', 'E', '106/1 49/1 0/1'],
    ['S', '6/1 10/1 0/1', 'E', '186/1 49/1 0/1'],
  ])('place %s %s %s %s is none', async (GPSLatitudeRef, GPSLatitude, GPSLongitudeRef, GPSLongitude) => {
    const found = readExif(await written({ IFD3: { GPSLatitudeRef, GPSLatitude, GPSLongitudeRef, GPSLongitude } }))
    expect([found.lat, found.lng]).toEqual([null, null])
  })

  test('that is nothing at all is nothing known', () => {
    expect(readExif(undefined)).toEqual(nothingKnown)
    expect(readExif(Buffer.from('Exif\0\0'))).toEqual(nothingKnown)
    expect(readExif(Buffer.alloc(1024 * 1024))).toEqual(nothingKnown)
  })

  test('never breaks the reader, whatever it is', async () => {
    const honest = await written(phoneExif)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(honest.length - 1), fc.nat(255)), { maxLength: 40 }),
        fc.nat(honest.length),
        (changes, length) => {
          const bytes = Buffer.from(honest)
          for (const [at, value] of changes) bytes[at] = value
          const { at, lat, lng, device } = readExif(bytes.subarray(0, length))
          expect(at === null || !Number.isNaN(Date.parse(at))).toBe(true)
          expect(lat === null || /^-?\d{1,2}\.\d{6}$/.test(lat)).toBe(true)
          expect(lng === null || /^-?\d{1,3}\.\d{6}$/.test(lng)).toBe(true)
          expect(device === null || /^[\x20-\x7e]{1,80}$/.test(device)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
