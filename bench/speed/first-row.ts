import type { Page } from 'playwright-core'
import type { Desk, Office } from '../../tests/browser/office.ts'
import { quantile } from './quantile.ts'
import type { Figure } from './figure.ts'

const TIMES = 5

/** From the start of the navigation to the first row of the order list on screen. */
export async function firstRows(office: Office, times = TIMES): Promise<Figure[]> {
  const cold: number[] = []
  const warm: number[] = []
  const moves: number[] = []
  // Not counted: the server and its database meet these questions for the first time.
  await (await visit(office)).window.close()
  for (let time = 0; time < times; time += 1) {
    const desk = await visit(office)
    cold.push(await paintedAt(desk.page))
    await desk.go('/order/')
    warm.push(await paintedAt(desk.page))
    moves.push(await moveTo(desk.page, 'Pelanggan'))
    await desk.window.close()
  }
  return [
    { name: 'baris pertama /order/, cache kosong', value: quantile(cold, 0.5), unit: 'ms', bar: { most: 700 } },
    { name: 'baris pertama /order/, cache terisi', value: quantile(warm, 0.5), unit: 'ms', bar: { most: 350 } },
    { name: 'baris pertama /pelanggan/ dari menu', value: quantile(moves, 0.5), unit: 'ms', bar: { most: 350 } },
  ]
}

/** A fresh window with an empty cache that notes when its first row was painted. */
async function visit(office: Office): Promise<Desk> {
  const desk = await office.enter()
  await desk.window.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-row]')) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('baris')))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await desk.go('/order/')
  return desk
}

async function paintedAt(page: Page): Promise<number> {
  const mark = await page.waitForFunction(() => performance.getEntriesByName('baris')[0]?.startTime)
  return (await mark.jsonValue()) ?? Number.NaN
}

/** From a click in the menu to the first row of another list. */
async function moveTo(page: Page, name: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true })
  const box = await link.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  return link.evaluate(
    (anchor: HTMLElement) =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        const watch = new MutationObserver(() => {
          const heading = document.querySelector('main h1')?.textContent
          if (heading !== 'Pelanggan' || !document.querySelector('[data-row]')) return
          watch.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        })
        watch.observe(document, { childList: true, subtree: true })
        anchor.click()
      }),
  )
}
