import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openWindow } from '../browser/chromium.ts'
import { type House, startHouse } from '../browser/house.ts'
import { contactSheet, type Picture } from './contact-sheet.ts'
import { demoOwner, fillDemo } from './demo-house.ts'
import { addressOf, lookedAtRoutes } from './routes.ts'
import { signIn } from '../browser/sign-in.ts'

const OUT = 'look'
const VIEWS = [
  { name: 'light-1366', width: 1366, height: 900, theme: 'light' },
  { name: 'dark-1366', width: 1366, height: 900, theme: 'dark' },
  { name: 'light-360', width: 360, height: 780, theme: 'light' },
  { name: 'dark-360', width: 360, height: 780, theme: 'dark' },
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
    return await lookAround(browser, house, asked)
  } finally {
    await browser.close()
    await house.stop()
  }
}

async function lookAround(browser: Browser, house: House, asked: readonly string[]): Promise<number> {
  const pictures: Picture[] = []
  let violations = 0
  for (const view of VIEWS) {
    const window = await openWindow(browser, view)
    await window.addInitScript((theme) => localStorage.setItem('theme', theme), view.theme)
    const page = await window.newPage()
    await signIn(page, house, demoOwner)
    for (const route of lookedAtRoutes(asked)) {
      const address = await addressOf(page, route)
      if (!address) continue
      pictures.push(await shoot(page, { url: house.url + address, route, view: view.name }))
      violations += await complain(page, `${route} ${view.name}`)
    }
    await window.close()
  }
  writeFileSync(`${OUT}/index.html`, contactSheet(pictures))
  await shootSheet(browser, pictures.length)
  console.log(`${pictures.length} pictures in ${OUT}/, contact sheet ${OUT}/index.html, ${violations} axe violations`)
  return violations > 0 ? 1 : 0
}

async function shoot(page: Page, given: { url: string; route: string; view: string }): Promise<Picture> {
  await page.goto(given.url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(250)
  const name = `${given.route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}.${given.view}.png`
  await page.screenshot({ path: `${OUT}/${name}` })
  return { name, title: `${given.route} · ${given.view}`, isPhone: given.view.endsWith('360') }
}

/** At the height of the whole page: what is scrolled half under a fixed bar is no small target. */
async function complain(page: Page, where: string): Promise<number> {
  const seen = page.viewportSize()
  if (seen) await page.setViewportSize({ ...seen, height: 4000 })
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  for (const violation of found.violations) {
    console.log(`axe ${where}: ${violation.id} (${violation.nodes.length}) ${violation.nodes[0]?.html.slice(0, 140)}`)
  }
  if (seen) await page.setViewportSize(seen)
  return found.violations.length
}

async function shootSheet(browser: Browser, count: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  await page.goto(`file://${process.cwd()}/${OUT}/index.html`)
  await page.screenshot({ path: `${OUT}/contact-sheet.png`, fullPage: count < 80 })
  await page.close()
}
