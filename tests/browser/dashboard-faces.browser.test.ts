import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// Every part of the dashboard while it waits, when there is nothing, when it is refused, when it fails, without a connection.
let office: Office

beforeAll(async () => {
  office = await openOffice({ empty: true })
})
afterAll(() => office?.close())

/** Card → the question it asks. */
const parts = [
  ['Arus kas 12 bulan', '**/api/arus-kas*'],
  ['Aktivitas terbaru', '**/api/dashboard/aktivitas*'],
  ['Perlu tindakan', '**/api/dashboard/tugas*'],
  ['Order per status', '**/api/dashboard/order*'],
] as const

const card = ({ page }: Desk, title: string) => page.getByRole('region', { name: title, exact: true })

test('a company that has just begun: each part says what will stand there', async () => {
  const desk = await office.enter()
  await desk.go('/dashboard')
  await card(desk, 'Perlu tindakan').getByText('Semua sudah beres.').waitFor()
  await card(desk, 'Order per status').getByText('Belum ada order yang berjalan.').waitFor()
  for (const [title] of parts) expect(await card(desk, title).getByRole('alert').count(), title).toBe(0)
  expect(await complaintsInBothThemes(desk.page)).toEqual([])
})

test('the first steps tick off as they are done; put away by keyboard they can be fetched back, and then stay away', async () => {
  // As on its first try, should it need a second one.
  await office.db.pool.query('update company set npwp = null, city = null where id = $1', [office.companyId])
  const desk = await office.enter()
  await desk.go('/dashboard')
  const steps = card(desk, 'Mulai dari sini')
  await steps.getByText('0 dari 6 selesai').waitFor()
  const profile = steps.getByRole('link', { name: 'Lengkapi profil perusahaan' })
  expect(await profile.getAttribute('href')).toBe(`/perusahaan/edit/${office.companyId}`)
  await office.db.pool.query(`update company set npwp = '0312456789012000', city = 'Bogor' where id = $1`, [
    office.companyId,
  ])
  await desk.go('/dashboard')
  await steps.getByText('1 dari 6 selesai').waitFor()
  await steps.getByText('Lengkapi profil perusahaan (selesai)').waitFor()

  const hide = steps.getByRole('button', { name: 'Sembunyikan' })
  const saved = (isHidden: boolean) =>
    desk.page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/preferences') &&
        (answer.request().postData() ?? '').includes(`"isHidden":${isHidden}`),
    )
  await hide.focus()
  const away = saved(true)
  await desk.page.keyboard.press('Enter')
  await steps.waitFor({ state: 'detached' })
  await away
  const back = saved(false)
  await desk.page.getByRole('button', { name: 'Urungkan' }).click()
  await back
  await hide.focus()
  const again = saved(true)
  await desk.page.keyboard.press('Enter')
  await again

  // On the next computer as well.
  const next = await desk.window.browser()!.newContext({ serviceWorkers: 'block' })
  await next.addCookies(await desk.window.cookies())
  const page = await next.newPage()
  // What was chosen comes last: until then nothing is drawn, and nothing is written over it.
  const asked = page.waitForResponse('**/api/dashboard/langkah')
  const written: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/preferences') && request.method() !== 'GET') written.push(request.postData() ?? '')
  })
  await page.route('**/api/preferences', async (route) => {
    if (route.request().method() === 'GET') {
      await asked
      await page.getByText('Semua sudah beres.').waitFor()
    }
    await route.continue()
  })
  const chosen = page.waitForResponse('**/api/preferences')
  await page.goto(`${office.url}/dashboard`)
  await chosen
  await page.waitForFunction(() => localStorage.getItem('pilihan')?.includes('"isHidden":true') ?? false)
  await expect.poll(() => page.getByText('Mulai dari sini').count()).toBe(0)
  expect(written).toEqual([])
  await next.close()
  await desk.window.close()
})

describe.each(parts)('%s', (title, address) => {
  test('waits as a grey shape, fails in its own place, shows the lock without the right, and comes when it is asked again', async () => {
    const desk = await office.enter()
    let answer: 'wait' | 403 | 500 | 'cut' | 'let' = 'wait'
    await desk.page.route(address, async (route) => {
      if (answer === 'cut') return route.abort('internetdisconnected')
      if (answer === 'let') return route.continue()
      if (answer !== 'wait') return route.fulfill({ status: answer, json: { message: 'Tidak bisa.' } })
      return undefined
    })
    await desk.go('/dashboard')
    await card(desk, title).getByRole('status').waitFor()
    for (const face of [500, 403, 'cut'] as const) {
      answer = face
      await desk.go('/dashboard')
      const part = card(desk, title)
      const lock = part.getByText('Anda tidak punya akses ke bagian ini.')
      await (face === 403 ? lock : part.getByRole('alert')).waitFor()
      for (const [other] of parts)
        if (other !== title) expect(await card(desk, other).getByRole('alert').count(), other).toBe(0)
    }
    answer = 'let'
    await card(desk, title).getByRole('button', { name: 'Coba lagi' }).click()
    await card(desk, title).getByRole('alert').waitFor({ state: 'detached' })
    await desk.window.close()
  })
})
