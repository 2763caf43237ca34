import type { Page } from 'playwright-core'
import type { Office } from '../../tests/browser/office.ts'
import { quantile } from './quantile.ts'
import type { Figure } from './figure.ts'

const TIMES = 7
const FIELD = '[role=combobox][aria-label="Cari apa saja"]'

/** From Ctrl+K to the painted field of the search over everything: the first time on a page at rest, and again. */
export async function openingPalette(office: Office, times = TIMES): Promise<Figure[]> {
  const desk = await office.enter()
  const first: number[] = []
  const again: number[] = []
  for (let time = 0; time < times; time += 1) {
    await desk.go('/order/')
    await paletteHere(desk.page)
    first.push(await opened(desk.page))
    again.push(await opened(desk.page))
  }
  await desk.window.close()
  const bar = { most: 50 }
  return [
    { name: 'Ctrl+K sampai kolomnya tergambar, pertama kali', value: quantile(first, 0.5), unit: 'ms', bar },
    { name: 'Ctrl+K sampai kolomnya tergambar, berikutnya', value: quantile(again, 0.5), unit: 'ms', bar },
  ]
}

/** Waits until a page at rest has fetched what the search is made of. */
export async function paletteHere(page: Page): Promise<void> {
  await page.locator('[data-row]').first().waitFor()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/palette-[^/]*\.js$/.test(name)),
  )
  await page.waitForTimeout(500)
}

async function opened(page: Page): Promise<number> {
  await page.evaluate((field) => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'k') return
      removeEventListener('keydown', key, true)
      const watch = new MutationObserver(() => {
        if (!document.querySelector(field)) return
        watch.disconnect()
        // The time of the event is that of the key itself, not of when somebody heard it.
        const begun = event.timeStamp
        requestAnimationFrame(() => setTimeout(() => Object.assign(window, { took: performance.now() - begun })))
      })
      watch.observe(document.body, { childList: true, subtree: true })
    }
    Object.assign(window, { took: undefined })
    addEventListener('keydown', key, true)
  }, FIELD)
  await page.keyboard.press('Control+k')
  const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took)
  await page.keyboard.press('Escape')
  await page.locator(FIELD).waitFor({ state: 'detached' })
  return (await took.jsonValue()) ?? Number.NaN
}
