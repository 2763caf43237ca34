import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Desk, type Office, openOffice } from './office.ts'
import { openSettled } from './settled.ts'

// The pages people spend their day in, by Tab alone: what has the focus is seen, whole and in front of everything.
const PAGES = [
  '/order/',
  '/order/tambah',
  '/order/detail/$order',
  '/pelanggan/',
  '/pembelian-barang/detail/$purchase',
  '/pembelian-barang/?jenis=penerimaan',
  '/gudang/?tab=stock',
  '/gudang/tambah-stock?jenis=transfer',
  '/pengaturan-website?bagian=penjualan',
  '/permissions',
]
const MOST_STOPS = 200

let office: Office
let desk: Desk
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter({}, { width: 1366, height: 900 })
  const first = async (path: string) => {
    const answer = await desk.page.request.get(office.url + path)
    const { rows } = (await answer.json()) as { rows: { id: string }[] }
    return rows[0]?.id ?? ''
  }
  ids = {
    $order: await first('/api/order?view=perlu-dikirim'),
    $purchase: await first('/api/pembelian-barang?view=perlu-diterima'),
  }
})

afterAll(() => office?.close())

const addressOf = (route: string) => route.replaceAll(/\$\w+/g, (part) => ids[part] ?? part)

const stand = (address: string) => openSettled(desk.page, office.url + address)

/** Where the focus is, and what is wrong with how it shows; undefined once it has left the page. */
function stop(page: Page): Promise<{ readonly at: string; readonly fault: string } | undefined> {
  return page.evaluate(() => {
    const here = document.activeElement
    if (!here || here === document.body) return undefined
    const hasRing = (node: Element | null, pseudo?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = node ? getComputedStyle(node, pseudo) : getComputedStyle(here)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px 2px')
    }
    const around: Element[] = []
    for (let node: Element | null = here; node && around.length < 5; node = node.parentElement) around.push(node)
    const { left, top, width, height } = here.getBoundingClientRect()
    const within = (value: number, most: number) => Math.min(Math.max(value, 1), most - 2)
    const front = document.elementFromPoint(within(left + width / 2, innerWidth), within(top + height / 2, innerHeight))
    const name = here.getAttribute('aria-label') ?? here.textContent?.trim().slice(0, 40) ?? ''
    const isSeen = top >= -1 && top + Math.min(height, 24) <= innerHeight + 1 && left >= -1 && left < innerWidth
    const isInFront = !front || here.contains(front) || front.contains(here) || here.closest('label')?.contains(front)
    const isRinged = around.some((node) => hasRing(node)) || hasRing(here, '::after')
    const faults = [!isRinged && 'no ring', !isSeen && 'out of sight', isSeen && !isInFront && 'lies under something']
    return {
      at: `${here.tagName} ${name} ${Math.round(left)},${Math.round(top)}`,
      fault: faults.filter(Boolean).join(', '),
    }
  })
}

test.each(PAGES)('%s by Tab alone', async (route) => {
  const { page } = desk
  await stand(addressOf(route))
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const seen: string[] = []
  const faults: string[] = []
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press('Tab')
    const now = await stop(page)
    // Past the last, or at the first again: nothing held it.
    if (!now || now.at === seen[0]) break
    expect(now.at, 'the focus stays where it is').not.toBe(seen.at(-1))
    seen.push(now.at)
    if (!now.fault) continue
    // The words that explain the control before this one take a moment to go.
    const isMended = async () => (await stop(page))?.fault === ''
    await vi.waitUntil(isMended, { timeout: 3000 }).catch(() => faults.push(`${now.at}: ${now.fault}`))
  }
  expect(faults).toEqual([])
  expect(seen.length).toBeGreaterThan(20)
  expect(seen.length).toBeLessThan(MOST_STOPS)
})

test('Esc closes what lies on top and nothing below, and the focus is back where it was', async () => {
  const { page } = desk
  await stand(`/order/detail/${ids['$order']}`)
  const opener = page.getByRole('button', { name: 'Kirim barang' }).last()
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Kirim barang' })
  await sheet.waitFor()
  await sheet.getByRole('button', { name: 'Buka kalender' }).first().click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  await expect.poll(focused).toContain('Kirim barang')
})
