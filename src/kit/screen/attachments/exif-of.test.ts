import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phoneExif, plain, withSegments } from '#kit/files/cast/pictures.ts'
import { readExif } from '#kit/files/exif.ts'
import { exifOf } from './exif-of.ts'

const blob = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)])
const cut = async (bytes: Buffer) => {
  const found = await exifOf(blob(bytes))
  return found && Buffer.from(await found.arrayBuffer())
}

test('what is cut off a photo is what the server reads in it', async () => {
  const photo = await plain().withExif(phoneExif).jpeg().toBuffer()
  const exif = await cut(photo)
  expect(readExif(exif)).toEqual(readExif((await sharp(photo).metadata()).exif))
  expect(readExif(exif).device).toBe('Xiaomi Redmi Note 12')
})

test('it is found behind other segments', async () => {
  const photo = await plain().withExif(phoneExif).jpeg().toBuffer()
  const other = { marker: 0xe2, body: Buffer.alloc(30_000) }
  expect(readExif(await cut(withSegments(photo, [other, other]))).lat).toBe('-6.175283')
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a photo without it', Buffer.from('ffd8ffdb0004aaaa', 'hex')],
  ['a segment without an end', Buffer.from('ffd8ffe10000', 'hex')],
  ['a segment beyond the end', Buffer.from('ffd8ffe2ffff', 'hex')],
  ['another file', Buffer.from('%PDF-1.7')],
])('%s has none', async (_what, bytes) => {
  expect(await cut(bytes)).toBeUndefined()
})
