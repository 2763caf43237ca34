import { expect, test } from 'vitest'
import { openWindow } from '../chromium.ts'
import { deskOf } from '../office.ts'
import { answering, breaking, deskFor, type Here } from './desks.ts'

/** Sections 2 and 8: the error screens. */
export function specOfErrors(here: Here): void {
  const owner = deskFor(here)

  test("Unknown path: 'Page Not Found', its text, and a 'Back to Dashboard' link to /dashboard", async () => {
    const { page, go, path } = owner()
    for (const address of ['/tidak/ada', '/order/tambah/lagi', '/dashboard/lain']) {
      await go(address)
      await page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true }).waitFor()
      await page.getByText('The page you are looking for does not exist or has been moved.', { exact: true }).waitFor()
      expect(path()).toBe(address)
    }
    await page.getByRole('link', { name: 'Back to Dashboard', exact: true }).click()
    await expect.poll(path).toBe('/dashboard')
  })

  test("A further text 'Not Found' is used for the unknown-route page", async () => {
    await owner().go('/tidak/ada')
    await expect.poll(() => owner().page.title()).toMatch(/^Not Found/)
  })

  test("Unhandled rendering error: a large 500, 'Something Went Wrong', the error message and a Reload button", async () => {
    const window = await openWindow(here().browser)
    const { page, go } = deskOf(window, await window.newPage(), here().url)
    const mend = await breaking(page, 'forgot-password')
    await go('/forgot-password')
    await page.getByText('500', { exact: true }).first().waitFor()
    await page.getByRole('heading', { level: 1, name: 'Something Went Wrong' }).waitFor()
    await page.getByText('Retak di tengah').waitFor()
    await mend()
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await page.getByLabel('Email').waitFor()
    await window.close()
  })

  test('A record that is not there: the toast says so, once; the page says why that may be, and leads to the list', async () => {
    const desk = await here().enter()
    const { page, go, path } = desk
    for (const id of ['01a1fc23-7155-7e9d-8e4c-7dece5135605', 'bukan-id']) {
      await go(`/pelanggan/detail/${id}`)
      await page.locator('[data-sonner-toast]').filter({ hasText: 'Data tidak ditemukan.' }).waitFor()
      await page.getByRole('main').getByText('Mungkin sudah dihapus, atau milik perusahaan lain.').waitFor()
      expect(await page.getByRole('main').innerText()).not.toContain('tidak ditemukan')
    }
    await page.getByRole('link', { name: 'Ke daftar' }).click()
    await expect.poll(path).toBe('/pelanggan/')
    await desk.window.close()
  })

  test('The shell itself breaking is the 500 screen too', async () => {
    const { page, go } = owner()
    const mend = await answering(page, '**/assets/app-shell-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await go('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Something Went Wrong' }).waitFor()
    await mend()
    await page.evaluate(() => sessionStorage.clear())
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await page.getByRole('navigation', { name: 'Menu utama' }).waitFor()
  })

  test("'Something went wrong!' with a Show Error / Hide Error toggle, and the shell stays usable", async () => {
    const { page, go } = owner()
    const mend = await breaking(page, 'account-setting')
    await go('/account-setting')
    await page.getByText('Something went wrong!', { exact: true }).waitFor()
    expect(await page.getByText('Retak di tengah').count()).toBe(0)
    await page.getByRole('button', { name: 'Show Error', exact: true }).click()
    await page.getByText('Retak di tengah').waitFor()
    await page.getByRole('button', { name: 'Hide Error', exact: true }).click()
    await page.getByText('Retak di tengah').waitFor({ state: 'detached' })
    await mend()
    await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Pelanggan' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pelanggan' }).waitFor()
  })

  test('Failed dynamic page load: single page reload', async () => {
    const { page, go } = owner()
    await go('/dashboard')
    await page.getByRole('navigation', { name: 'Menu utama' }).waitFor()
    let loads = 0
    page.on('load', () => (loads += 1))
    const mend = await answering(page, '**/assets/company-list-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    )
    await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Perusahaan' }).click()
    await page.getByText('Something went wrong!', { exact: true }).waitFor()
    await expect.poll(() => loads).toBe(1)
    await mend()
  })

  test('Failed dynamic page load: the reload mends what a new version moved', async () => {
    const desk = await here().enter()
    let times = 0
    await desk.page.route('**/assets/company-list-*.js', (route) => {
      times += 1
      return times === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue()
    })
    await desk.go('/dashboard')
    await desk.page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Perusahaan' }).click()
    await desk.page.getByRole('heading', { level: 1, name: 'Perusahaan' }).waitFor()
    expect(times).toBe(2)
    await desk.window.close()
  })
}
