import { expect, test } from 'vitest'
import type { Desk } from '../office.ts'
import { answering, type Here } from './desks.ts'

const toasts = (desk: Desk) => desk.page.locator('[data-sonner-toast]')

let saved = 0

/** Saves another name of one's own: each saving is a toast of its own. */
async function save({ page }: Desk): Promise<void> {
  saved += 1
  await page.getByLabel('Nama lengkap').fill(`Nama ke-${saved}`)
  const button = page.getByRole('button', { name: 'Simpan', exact: true }).first()
  await Promise.all([page.waitForResponse('**/api/account/profile'), button.click()])
}

/** Somebody whose clock stands still, with one toast just shown. */
async function withToast(here: Here): Promise<Desk> {
  const desk = await here().enter()
  await desk.page.clock.install()
  await desk.go('/account-setting')
  await desk.page.getByLabel('Nama lengkap').waitFor()
  await desk.page.clock.pauseAt((await desk.page.evaluate(() => Date.now())) + 1000)
  await save(desk)
  await expect.poll(soon(desk)).toBe(1)
  return desk
}

/** How many toasts there are a hundredth of a second later. */
const soon = (desk: Desk) => async () => {
  await desk.page.clock.runFor(10)
  return toasts(desk).count()
}

/** Sections 2, 4 and 9: toasts. Time is the page's own and stands still, so nothing is waited for. */
export function specOfToasts(here: Here): void {
  test('Toasts appear at top-right with close buttons, 356 px wide', async () => {
    const desk = await withToast(here)
    const { page } = desk
    const list = page.locator('[data-sonner-toaster]')
    expect(await list.getAttribute('data-x-position')).toBe('right')
    expect(await list.getAttribute('data-y-position')).toBe('top')
    expect(await list.evaluate((one) => getComputedStyle(one).width)).toBe('356px')
    await toasts(desk).getByRole('button', { name: 'Tutup notifikasi' }).click()
    await expect.poll(soon(desk)).toBe(0)
    await desk.window.close()
  })

  test('Toasts: 3 visible, gap 14', async () => {
    const desk = await withToast(here)
    for (const count of [2, 3, 4]) {
      await save(desk)
      await expect.poll(soon(desk)).toBe(count)
    }
    const visible = desk.page.locator('[data-sonner-toast][data-visible=true]')
    await expect.poll(() => visible.count()).toBe(3)
    const gap = (list: Element) => getComputedStyle(list).getPropertyValue('--gap')
    expect(await desk.page.locator('[data-sonner-toaster]').evaluate(gap)).toBe('14px')
    await desk.window.close()
  })

  test('Toasts auto-close after 4000 ms, with a removal of 200 ms', async () => {
    const desk = await withToast(here)
    const { page } = desk
    await page.clock.runFor(3700)
    expect(await toasts(desk).getAttribute('data-removed')).toBe('false')
    await page.clock.runFor(400)
    await expect.poll(() => toasts(desk).getAttribute('data-removed')).toBe('true')
    await page.clock.runFor(200)
    await toasts(desk).waitFor({ state: 'detached' })
  })

  test('Toasts: swipe-dismiss threshold 45 px', async () => {
    // A window each: two presses at one place would be a double click, which marks a word instead.
    for (const [by, isOut] of [
      [40, 'false'],
      [50, 'true'],
    ] as const) {
      const desk = await withToast(here)
      const { page } = desk
      await page.clock.runFor(500)
      // It slides in by the style sheet's own clock: it is taken hold of where it comes to rest.
      await toasts(desk).evaluate((one) => Promise.all(one.getAnimations().map((slide) => slide.finished)))
      const box = await toasts(desk).boundingBox()
      const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 10, y)
      // Slowly: a flick is dismissed however short it is.
      await page.clock.runFor(1000)
      await page.mouse.move(x + by, y)
      await page.mouse.up()
      await expect.poll(() => toasts(desk).getAttribute('data-swipe-out')).toBe(isOut)
      await desk.window.close()
    }
  })

  test("Any failed API response: a toast with the server's message; repeats replace each other by the id api-error", async () => {
    const desk = await here().enter()
    const { page, go } = desk
    let times = 0
    await page.route('**/api/account/sessions', (route) => {
      times += 1
      return route.fulfill({ status: 500, json: { message: `Server sibuk, kali ke-${times}.` } })
    })
    await go('/account-setting?bagian=keamanan')
    const again = page.getByRole('button', { name: 'Coba lagi' })
    await again.click()
    await again.click()
    await page.getByText(/Server sibuk, kali ke-[3-9]/).waitFor()
    expect(await toasts(desk).count()).toBe(1)
    await desk.window.close()
  })

  test('Any failed API response: also of a list that is asked for before its page is drawn', async () => {
    const desk = await here().enter()
    await answering(desk.page, /\/api\/order(\?|$)/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Server sibuk.' } }),
    )
    await desk.go('/order/')
    await toasts(desk).filter({ hasText: 'Server sibuk.' }).waitFor()
    await desk.window.close()
  })

  test("Any failed API response without a message: 'Something went wrong'", async () => {
    const desk = await here().enter()
    await answering(desk.page, '**/api/account/sessions', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await desk.go('/account-setting?bagian=keamanan')
    await toasts(desk)
      .filter({ hasText: /^Something went wrong$/ })
      .waitFor()
    await desk.window.close()
  })
}
