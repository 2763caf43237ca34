import { expect, test } from 'vitest'
import type { Desk } from '../office.ts'
import { deskFor, type Here } from './desks.ts'

const PROFILE = '**/api/account/profile'

async function changeName({ page, go }: Desk, name: string): Promise<void> {
  await go('/account-setting')
  await page.getByLabel('Nama lengkap').fill(name)
}

const save = ({ page }: Desk) => page.getByRole('button', { name: 'Simpan', exact: true }).first().click()
const toast = ({ page }: Desk, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

/** Sections 4, 7, 8 and 9: how the browser calls the server. */
export function specOfCalls(here: Here): void {
  const owner = deskFor(here)

  test('All calls go to /api, send cookies and use JSON; the CSRF token is handled automatically', async () => {
    const desk = await here().enter()
    const strays: string[] = []
    desk.page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url())
      if (request.resourceType() !== 'fetch' && request.resourceType() !== 'xhr') return
      if (origin !== here().url || !/^\/(api\/|sanctum\/csrf-cookie$)/.test(pathname)) strays.push(request.url())
    })
    await changeName(desk, 'Nama baru')
    const [request] = await Promise.all([desk.page.waitForRequest(PROFILE), save(desk)])
    const headers = await request.allHeaders()
    expect(headers['cookie']).toContain('mandor_session=')
    expect(headers['content-type']).toBe('application/json')
    expect(headers['accept']).toBe('application/json')
    expect(headers['x-xsrf-token']).toBe(
      decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(headers['cookie'] ?? '')?.[1] ?? '-'),
    )
    expect(strays).toEqual([])
    await desk.window.close()
  })

  test('Status 419 triggers a fetch of the CSRF cookie, then the original request is retried once', async () => {
    const desk = await here().enter()
    await changeName(desk, 'Nama kedua')
    await desk.page.evaluate(() => (document.cookie = 'XSRF-TOKEN=basi; Path=/; SameSite=Strict'))
    const seen: string[] = []
    desk.page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/profile|csrf/.test(pathname)) seen.push(`${response.status()} ${pathname}`)
    })
    await save(desk)
    await toast(desk, 'disimpan').waitFor()
    expect(seen).toEqual(['419 /api/account/profile', '204 /sanctum/csrf-cookie', '200 /api/account/profile'])

    // Never more than once, also when the second try meets the same answer.
    seen.length = 0
    await desk.page.route(PROFILE, (route) =>
      route.fulfill({ status: 419, json: { message: 'Sesi halaman ini basi.' } }),
    )
    await desk.page.getByLabel('Nama lengkap').fill('Nama ketiga')
    await save(desk)
    await toast(desk, 'Sesi halaman ini basi.').waitFor()
    expect(seen).toEqual(['419 /api/account/profile', '204 /sanctum/csrf-cookie', '419 /api/account/profile'])
    await desk.window.close()
  })

  test('If the refresh fails, it is logged to the console and the toast is shown', async () => {
    const desk = await here().enter()
    const logged: string[] = []
    desk.page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await changeName(desk, 'Nama keempat')
    await desk.page.route('**/sanctum/csrf-cookie', (route) => route.fulfill({ status: 500, body: '' }))
    let posts = 0
    await desk.page.route(PROFILE, (route) => {
      posts += 1
      return route.fulfill({ status: 419, json: { message: 'Sesi halaman ini basi.' } })
    })
    await save(desk)
    await toast(desk, 'Sesi halaman ini basi.').waitFor()
    await expect.poll(() => logged.join('\n')).toContain('CSRF cookie could not be refreshed')
    expect(posts).toBe(1)
    await desk.window.close()
  })

  test('Data fetching does not refetch on window focus and does not retry', async () => {
    const { page, go } = owner()
    let times = 0
    await page.route('**/api/account/sessions', (route) => {
      times += 1
      return route.fulfill({ status: 500, json: { message: 'Server sibuk.' } })
    })
    await page.clock.install()
    const line = page.waitForResponse((answer) => answer.url().includes('/api/live'))
    await go('/account-setting?bagian=keamanan')
    await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
    // While its line of live changes stands, a screen asks nothing by itself; the greeting comes with the answer.
    await line
    await page.evaluate(() => fetch('/healthz').then(({ status }) => status))
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    // Longer than the first retries would wait.
    await page.clock.runFor(9000)
    expect(times).toBe(1)
    await page.unroute('**/api/account/sessions')
  })

  test('Success is any status 200 to 299', async () => {
    const desk = await here().enter()
    await changeName(desk, 'Nama kelima')
    await desk.page.route(PROFILE, (route) => route.fulfill({ status: 202, json: { message: 'Diterima' } }))
    await save(desk)
    await toast(desk, 'Diterima').waitFor()
    await desk.window.close()
  })

  test('No timeout is set: a slow answer is waited for, and said', async () => {
    const desk = await here().enter()
    await desk.page.clock.install()
    await changeName(desk, 'Nama keenam')
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await desk.page.route(PROFILE, async (route) => {
      await answered
      await route.continue()
    })
    await save(desk)
    await desk.page.clock.runFor(10 * 60_000)
    await desk.page.getByText('Koneksi lambat').first().waitFor()
    // On a phone too it is said in full, and what stands in the bar keeps its room.
    await desk.page.setViewportSize({ width: 360, height: 780 })
    const bar = desk.page.getByRole('banner')
    const [said, title, whole] = await Promise.all([
      bar.getByText('Koneksi lambat').boundingBox(),
      bar.getByText('Akun saya').first().boundingBox(),
      bar.boundingBox(),
    ])
    expect(said?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0) - 4)
    expect((said?.x ?? 0) + (said?.width ?? 999)).toBeLessThanOrEqual(whole?.width ?? 0)
    expect(title?.width).toBeGreaterThan(70)
    answer()
    await toast(desk, 'disimpan').waitFor()
    await desk.window.close()
  })

  test('Query cache garbage collection: 5 minutes', async () => {
    const desk = await here().enter()
    const { page } = desk
    await page.clock.install()
    await desk.go('/perusahaan/')
    const row = page.getByRole('main').getByText('PT Wira Bangun Persada').first()
    await row.waitFor()
    // From here on the server is silent: what shows is what was kept.
    await page.route('**/api/perusahaan', () => undefined)
    const visit = async (name: string) => {
      await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.clock.runFor(1000)
    }
    await visit('Supplier')
    await page.clock.runFor(4 * 60_000)
    await visit('Perusahaan')
    await row.waitFor()
    await visit('Supplier')
    await page.clock.runFor(5 * 60_000)
    await visit('Perusahaan')
    expect(await row.count()).toBe(0)
    await desk.window.close()
  })
}
