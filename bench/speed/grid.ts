import type { Page } from 'playwright-core'
import type { Office } from '../../tests/browser/office.ts'
import { quantile } from './quantile.ts'
import type { Figure } from './figure.ts'

const ROWS = 200
const KEYS = '1234567890'

/** Keystrokes in a grid of 200 lines on a processor four times slower, until what they changed is painted. */
export async function typingInGrid(office: Office, rows: readonly number[] = [3, 100, 196]): Promise<Figure[]> {
  const desk = await office.enter()
  const { page } = desk
  await desk.window.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: office.url })
  await desk.go('/order/tambah')
  // The form puts the cursor into its first field by itself.
  await page.locator('input:focus').waitFor()
  await pasteRows(page, await itemNames(page, office.url))
  await page.locator(`[data-cell="${ROWS}:0"]`).waitFor({ state: 'attached' })

  const session = await desk.window.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const spent: number[] = []
  for (const row of rows) spent.push(...(await keystrokes(page, row)))
  await desk.window.close()
  const name = (which: string) => `ketikan di kisi ${ROWS} baris, CPU 4× lebih lambat, ${which}`
  return [
    { name: name('p50'), value: quantile(spent, 0.5), unit: 'ms', bar: { most: 50 } },
    { name: name('p95'), value: quantile(spent, 0.95), unit: 'ms', bar: { most: 50 } },
  ]
}

async function itemNames(page: Page, url: string): Promise<string[]> {
  const answer = await page.request.get(`${url}/api/stock?size=25`)
  return ((await answer.json()) as { rows: { itemName: string }[] }).rows.map(({ itemName }) => itemName)
}

async function pasteRows(page: Page, names: readonly string[]): Promise<void> {
  const lines = Array.from({ length: ROWS }, (_, index) => `${names[index % names.length]}\t${(index % 9) + 1}`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
  await page.locator('[data-cell="0:0"] input').focus()
  await page.keyboard.press('Control+v')
  await page.getByText(`${ROWS} baris ditempel`).waitFor()
}

/** Types a number into a row's quantity and gives what the browser says each key took, painting included. */
async function keystrokes(page: Page, row: number): Promise<number[]> {
  await page.locator(`[data-cell="${row}:1"] input`).focus()
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration)
    })
    // Events faster than 16 ms are not told; they are counted below.
    watch.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  for (const key of KEYS) {
    await page.keyboard.press(key)
    await page.waitForTimeout(250)
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  return [...seen, ...Array.from({ length: Math.max(0, KEYS.length - seen.length) }, () => 16)]
}
