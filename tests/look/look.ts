import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { complaintsInBothThemes, paint } from '../browser/axe.ts'
import { openBrowser, openWindow } from '../browser/chromium.ts'
import { type House, startHouse } from '../browser/house.ts'
import { contactSheet, type Picture } from './contact-sheet.ts'
import { demoOwner, fillDemo } from './demo-house.ts'
import { addressOf, lookedAtRoutes } from './routes.ts'
import { openSettled } from '../browser/settled.ts'
import { signIn } from '../browser/sign-in.ts'

const OUT = 'look'
const THEMES = ['light', 'dark'] as const
const SIZES = [
  { width: 1366, height: 900 },
  { width: 360, height: 780 },
] as const

/** Opens routes as the owner on demo data, writes pictures and a contact sheet, and says what axe finds. */
export async function look(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter((wish) => lookedAtRoutes([wish]).length === 0)
  if (unknown.length > 0) {
    console.error(`no page behind the sign-in begins with ${unknown.join(', ')}`)
    return 1
  }
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const dataDir = process.env['LOOK_DATA']
  const house = await startHouse(dataDir ? { dataDir } : {})
  const browser = await openBrowser()
  try {
    await fillDemo(house)
    console.log('The house stands and holds the example data.')
    return await lookAround(browser, house, asked)
  } finally {
    await browser.close()
    await house.stop()
  }
}

async function lookAround(browser: Browser, house: House, asked: readonly string[]): Promise<number> {
  const pages = await signedInPages(browser, house)
  const pictures: Picture[] = []
  let violations = 0
  for (const route of lookedAtRoutes(asked)) {
    const began = performance.now()
    const seen = await Promise.all(pages.map((page) => lookAt(page, house, route)))
    pictures.push(...seen.flatMap((one) => one.pictures))
    const complaints = seen.flatMap((one) => one.complaints)
    violations += complaints.length
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const isThere = seen.some((one) => one.pictures.length > 0)
    console.log(`${route}: ${isThere ? `${complaints.length} axe violations` : 'no row to show'}, ${seconds} s`)
    for (const one of complaints) console.log(`  ${one}`)
  }
  writeFileSync(`${OUT}/index.html`, contactSheet(pictures))
  await shootSheet(browser, pictures.length)
  console.log(`${pictures.length} pictures in ${OUT}/, contact sheet ${OUT}/index.html, ${violations} axe violations`)
  return violations > 0 ? 1 : 0
}

/** The owner at a desk and with a phone, signed in once. */
async function signedInPages(browser: Browser, house: House): Promise<Page[]> {
  const [first, ...others] = await Promise.all(SIZES.map((size) => openWindow(browser, { ...size, isCalm: true })))
  if (!first) throw new Error('no window')
  const page = await first.newPage()
  await signIn(page, house, demoOwner)
  const cookies = await first.cookies()
  const more = others.map(async (window) => {
    await window.addCookies(cookies)
    const page = await window.newPage()
    await page.goto(house.url)
    return page
  })
  return [page, ...(await Promise.all(more))]
}

interface Seen {
  readonly pictures: readonly Picture[]
  readonly complaints: readonly string[]
}

/** One route in one width: a picture in each theme, and everything that axe asks; by night only about colours. */
async function lookAt(page: Page, house: House, route: string): Promise<Seen> {
  const address = await addressOf(page, route)
  if (!address) return { pictures: [], complaints: [] }
  await openSettled(page, house.url + address)
  const size = page.viewportSize() ?? SIZES[0]
  const pictures: Picture[] = []
  for (const theme of THEMES) {
    await paint(page, theme)
    const view = `${theme}-${size.width}`
    const name = `${route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}.${view}.png`
    await page.screenshot({ path: `${OUT}/${name}` })
    pictures.push({ name, title: `${route} · ${view}`, isPhone: size.width === 360 })
  }
  // At the height of the whole page: what is scrolled half under a fixed bar is no small target.
  await page.setViewportSize({ width: size.width, height: 4000 })
  const complaints = await complaintsInBothThemes(page)
  await page.setViewportSize(size)
  return { pictures, complaints: complaints.map((one) => `${size.width} ${one}`) }
}

async function shootSheet(browser: Browser, count: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  await page.goto(`file://${process.cwd()}/${OUT}/index.html`)
  await page.screenshot({ path: `${OUT}/contact-sheet.png`, fullPage: count < 80 })
  await page.close()
}
