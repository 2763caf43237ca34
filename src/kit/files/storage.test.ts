import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anS3Server, type S3Server } from '../../../tests/cast/s3-server.ts'
import { bucketOf } from '#kit/files/bucket.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { s3Storage } from '#kit/files/s3-storage.ts'
import type { Storage } from '#kit/files/storage.ts'
import { newId } from '#kit/id.ts'

let s3: S3Server
let folder: string
beforeAll(async () => {
  s3 = await anS3Server()
  folder = mkdtempSync(join(tmpdir(), 'mandor-storage-'))
})
afterAll(() => {
  s3.close()
  rmSync(folder, { recursive: true })
})

// Only who hangs is waited for; a busy machine takes its time for everything else.
const bucket = (change: (url: string) => string = (url) => url, timeoutMs = 20_000) =>
  s3Storage(bucketOf(change(s3.url)), { timeoutMs, tries: 3, pauseMs: 1 })
const kinds: [string, () => Storage][] = [
  ['a folder', () => diskStorage(join(folder, 'berkas'))],
  ['a bucket', () => bucket()],
  ['a folder of a bucket', () => bucket((url) => url.replace('/berkas?', '/berkas/cabang jakarta?'))],
]

describe.each(kinds)('%s', (_name, open) => {
  let place: Storage
  beforeEach(() => {
    place = open()
  })
  const read = async (key: string) => {
    const stream = await place.get(key)
    return stream && buffer(stream)
  }

  test('can be used', () => expect(place.check()).resolves.toBeUndefined())

  test('gives back what it was given, the last of it, until it is told to forget', async () => {
    const [key, bytes] = [newId(), Buffer.from([0, 1, 2, 255, 254])]
    expect(await read(key)).toBeUndefined()
    await place.put(key, Buffer.from('dahulu'))
    await place.put(key, bytes)
    expect(await read(key)).toEqual(bytes)
    await place.remove(key)
    await place.remove(key)
    expect(await read(key)).toBeUndefined()
  })

  test('takes nothing at all, and ten megabytes as a stream', async () => {
    const [none, large] = [newId(), newId()]
    const bytes = Buffer.alloc(10_000_000, 'ab')
    await place.put(none, Buffer.alloc(0))
    await place.put(large, { size: bytes.length, open: () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]) })
    expect((await read(none))?.length).toBe(0)
    expect((await read(large))?.equals(bytes)).toBe(true)
    for (const key of [none, large]) await place.remove(key)
  })

  test('lists every key once, over more pages than one', async () => {
    const keys = Array.from({ length: 8 }, () => newId())
    for (const key of keys) await place.put(key, Buffer.from(key))
    const listed: string[] = []
    for await (const key of place.list()) listed.push(key)
    expect(listed.toSorted()).toEqual(keys.toSorted())
    for (const key of keys) await place.remove(key)
  })

  test.each(['../../etc/passwd', 'a'.repeat(36) + '/x', '', '%2e%2e', 'A'.repeat(36)])(
    'knows no key %j',
    async (key) => {
      await expect(place.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
      await expect(place.get(key)).rejects.toThrow('not a storage key')
      await expect(place.remove(key)).rejects.toThrow('not a storage key')
    },
  )
})

describe('a bucket that is away for a moment', () => {
  test.each([500, 503, 429, 'cut', 'hang'] as const)('%s is asked again', async (trouble) => {
    const [place, key] = [bucket(undefined, trouble === 'hang' ? 1_000 : undefined), newId()]
    s3.troubles.push(trouble, trouble)
    await place.put(key, Buffer.from('sekali'))
    expect(s3.objects.get(key)?.toString()).toBe('sekali')
    s3.troubles.push(trouble)
    await place.put(key, { size: 3, open: () => Readable.from([Buffer.from('dua')]) })
    expect(s3.objects.get(key)?.toString()).toBe('dua')
    s3.troubles.push(trouble)
    expect(await buffer((await place.get(key)) ?? Readable.from([]))).toEqual(Buffer.from('dua'))
    await place.remove(key)
  })

  test('is given up after the last try, and says so as something that may come back', async () => {
    s3.troubles.push(503, 503, 503)
    await expect(bucket().put(newId(), Buffer.from('x'))).rejects.toMatchObject({ name: 'Unavailable' })
    expect(s3.troubles).toEqual([])
  })
})

describe('a bucket that cannot be used', () => {
  test.each([
    ['kunci:', 'pencuri:', 'kunci pada STORAGE_URL tidak dikenal'],
    ['rahasia', 'terkaan', 'rahasia pada STORAGE_URL (atau STORAGE_SECRET) ditolak'],
    ['/berkas', '/lain', 'bucket "lain" pada STORAGE_URL tidak ada'],
    ['ap-southeast-3', 'eu-west-1', 'region "eu-west-1" pada STORAGE_URL bukan region bucket'],
    [/127.0.0.1:\d+/, '127.0.0.1:1', 'tidak ada S3 yang menjawab di STORAGE_URL'],
  ])('with %s instead of %s says so in a sentence', async (from, to, sentence) => {
    await expect(bucket((url) => url.replace(from, to)).check()).rejects.toThrow(sentence)
  })

  test.each([
    ['s3://', 'harus berbentuk'],
    ['s3://host', 'harus berbentuk'],
    ['s3://host/bucket', 'harus membawa kunci dan rahasia'],
    ['s3://kunci@host/bucket', 'harus membawa kunci dan rahasia'],
    ['s3://k:r@host/bucket?style=huruf', 'style harus path atau virtual'],
    ['s3://k:r@host/bucket?tls=ya', 'tls harus true atau false'],
    ['s3://k:r@host/bucket?wilayah=x', 'tidak mengenal "wilayah"'],
  ])('%s is refused without its secret', (url, sentence) => {
    expect(() => bucketOf(url)).toThrow(sentence)
    expect(() => bucketOf(url)).not.toThrow('rahasia-sekali')
  })

  test('reads the secret beside the address, and both ways of naming the bucket', () => {
    expect(bucketOf('s3://k@minio:9000/b?tls=false', 'r')).toMatchObject({ secret: 'r', base: 'http://minio:9000/b/' })
    expect(bucketOf('s3://k:r%2B1@r2.dev/b/x?style=virtual')).toMatchObject({
      secret: 'r+1',
      base: 'https://b.r2.dev/x/',
    })
  })
})
