import type { Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { aNota, aPhoto, plain } from '#kit/files/cast/pictures.ts'
import { lookOf, MOST_DIFFERENT } from '#kit/files/look.ts'

async function different(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = [await lookOf(a), await lookOf(b)]
  if (one === null || other === null) throw new Error('a photo without features')
  return (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length
}

const saved = (picture: Sharp) => picture.jpeg({ quality: 90 }).toBuffer()

describe.each([
  ['photo of a place', aPhoto],
  ['photo of a nota', aNota],
])('a %s', (_what, take) => {
  test('is known again after it was saved anew, or sent through a messenger', async () => {
    for (let seed = 1; seed < 8; seed += 1) {
      const bytes = await saved(take(seed))
      const again = [
        take(seed).jpeg({ quality: 40 }),
        take(seed).webp({ quality: 60 }),
        take(seed).resize(900).jpeg({ quality: 60 }),
      ]
      for (const other of again) {
        expect(await different(bytes, await other.toBuffer())).toBeLessThanOrEqual(MOST_DIFFERENT)
      }
    }
  })

  test('is not taken for another', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, at) => saved(take(at + 1))))
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) expect(await different(one, other)).toBeGreaterThan(MOST_DIFFERENT)
    }
  })
})

test('a picture without features looks like nothing: all blank pages would be one', async () => {
  expect(await lookOf(await saved(plain(400, 300, '#fff')))).toBeNull()
})
