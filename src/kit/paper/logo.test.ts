import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paperLogo } from './logo.ts'

test('a large transparent logo becomes a small one on white, once', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0 }
  const picture = await sharp({ create: { width: 1500, height: 900, channels: 4, background } })
    .png()
    .toBuffer()
  const made = await paperLogo(picture)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 367, height: 220, hasAlpha: false })
  const [red, green, blue] = await sharp(made).raw().toBuffer()
  expect([red, green, blue]).toEqual([255, 255, 255])
  expect(await paperLogo(Buffer.from(picture))).toBe(made)
})

test('what is no picture is refused, and may be tried again', async () => {
  await expect(paperLogo(Buffer.from('no picture'))).rejects.toThrow()
  await expect(paperLogo(Buffer.from('no picture'))).rejects.toThrow()
})
