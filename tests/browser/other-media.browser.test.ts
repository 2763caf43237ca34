import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type Office } from './office.ts'

// Where a page is not drawn for a screen of one's own colours: on a phone that is swiped, on paper, in the system's colours.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
})
afterAll(() => office?.close())

test('the bar of a phone is as high as ever above the line one swipes from', async () => {
  const { page, window, go } = desk
  await go('/supplier/')
  const devtools = await window.newCDPSession(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: { bottom: 34 } } as never)
  const bar = page.getByRole('navigation', { name: 'Pintasan' })
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(90)
  expect((await bar.getByRole('link').first().boundingBox())?.height).toBeGreaterThan(50)
  await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: {} } as never)
  await page.setViewportSize({ width: 1366, height: 900 })
  await devtools.detach()
})

test('on paper a page is whole, without its frame, and light whatever the theme', async () => {
  const { page, go } = desk
  await go('/supplier/')
  const heading = page.getByRole('heading', { level: 1, name: 'Supplier' })
  await heading.waitFor()
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await page.emulateMedia({ media: 'print' })
  expect(await heading.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(22, 27, 38)')
  expect(await page.locator('#isi').evaluate((one) => getComputedStyle(one).overflowY)).toBe('visible')
  for (const role of ['banner', 'complementary'] as const) expect(await page.getByRole(role).count()).toBe(0)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
})

test('in the colours of the system a button and a switch have an edge', async () => {
  const { page, go } = desk
  await page.emulateMedia({ forcedColors: 'active' })
  await go('/account-setting?bagian=pintasan')
  // Asked until it stands: a page that is still being fetched draws its button twice.
  const edge = (of: Locator) => () => of.first().evaluate((one) => getComputedStyle(one).borderTopWidth)
  await expect.poll(edge(page.getByRole('switch'))).toBe('1px')
  await go('/supplier/')
  await expect.poll(edge(page.getByRole('link', { name: 'Tambah supplier' }))).toBe('1px')
  await page.emulateMedia({ forcedColors: null })
})
