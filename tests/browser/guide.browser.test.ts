import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guidePictures, takePicture } from '../look/guide-pictures.ts'
import { pictureWords, type PictureWords } from '../look/picture-words.ts'
import { type Desk, type Office, openOffice } from './office.ts'

// The pictures of the guide come from here: GUIDE=write takes them anew, with the words that tell their page from others;
// otherwise each is held beside what the product looks like and says now. And the drawer that shows them, by keyboard alone, on a desk and on a phone.
const folder = fileURLToPath(new URL('../../docs/guide/pictures/', import.meta.url))
const wordsFile = fileURLToPath(new URL('../../docs/guide/picture-words.json', import.meta.url))
const isWriting = process.env['GUIDE'] === 'write'
/** GUIDE=words: the words alone, of pictures that stay. */
const isTelling = isWriting || process.env['GUIDE'] === 'words'

const kept = existsSync(wordsFile) ? (JSON.parse(readFileSync(wordsFile, 'utf8')) as Record<string, PictureWords>) : {}
const taken: Record<string, PictureWords> = {}

/** How far two pictures may be apart: other days and numbers are the same page, another arrangement is not. */
const FAR = 22

let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
  mkdirSync(folder, { recursive: true })
})
afterAll(() => office?.close())

describe('the pictures', () => {
  afterAll(() => {
    if (isTelling) writeFileSync(wordsFile, `${JSON.stringify(taken, null, 2)}\n`)
  })

  test.each(guidePictures.map((picture) => [picture.name, picture] as const))('%s', async (name, picture) => {
    const shot = await takePicture(desk.page, office.url, picture)
    taken[name] = await pictureWords(desk.page)
    // Another page, tab or sheet says other words, however alike it looks; another row of the same page does not.
    if (!isTelling) expect(taken[name]).toEqual(kept[name])
    const path = `${folder}${name}.webp`
    if (isWriting) writeFileSync(path, await sharp(shot).webp({ quality: 62, effort: 6 }).toBuffer())
    expect(existsSync(path), `${name}.webp: run GUIDE=write npx vitest run --project browser tests/browser/guide`).toBe(
      true,
    )
    expect(await distance(shot, readFileSync(path))).toBeLessThan(FAR)
  })
})

/** How far apart two pictures are at a glance: mean difference of grey of 24 × 16 patches, 0 to 255. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const glance = (picture: Buffer) => sharp(picture).resize(24, 16, { fit: 'fill' }).greyscale().raw().toBuffer()
  const [a, b] = await Promise.all([glance(one), glance(other)])
  return a.reduce((sum, grey, at) => sum + Math.abs(grey - (b[at] ?? 0)), 0) / a.length
}

describe('the drawer', () => {
  test("F1 opens this page's own chapter; another is found and read without a mouse; Esc gives the page back", async () => {
    const { page } = await office.enter()
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto(`${office.url}/order/`)
    await page.getByRole('heading', { name: 'Order', level: 1 }).waitFor()
    await page.keyboard.press('F1')
    const drawer = page.getByRole('dialog', { name: 'Bantuan' })
    await drawer.getByRole('heading', { name: 'Membuat order' }).waitFor()
    const search = drawer.getByRole('searchbox', { name: 'Cari bantuan' })
    await tabTo(page, () => search.evaluate((node) => node === document.activeElement))
    await page.keyboard.type('opname hitung')
    const found = drawer.getByRole('button', { name: 'Menghitung stok (opname)' })
    await found.waitFor()
    await tabTo(page, () => found.evaluate((node) => node === document.activeElement))
    await page.keyboard.press('Enter')
    await drawer.getByRole('heading', { name: 'Menghitung stok (opname)' }).waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  })

  test('on a phone it fills the screen, and nothing sticks out', async () => {
    const { page, go } = await office.enter({}, { width: 360, height: 780 })
    await go('/gudang/')
    await page
      .getByRole('button', { name: /^Menu / })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Bantuan' }).click()
    const drawer = page.getByRole('dialog', { name: 'Bantuan' })
    await drawer.getByRole('heading', { name: 'Stok dan mutasi' }).waitFor()
    expect((await drawer.boundingBox())?.width).toBeCloseTo(360, 1)
    // Polled: it slides in from the right.
    const stickingOut = () =>
      drawer.evaluate(
        (node) => [...node.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > 361).length,
      )
    await expect.poll(stickingOut).toBe(0)
  })
})

async function tabTo(page: Desk['page'], isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('never reached by Tab')
}
