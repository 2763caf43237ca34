import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, type Office, openOffice } from './office.ts'

// Two people at one order: each sees at once what the other did, by a line that never broke, and nothing typed is lost.
let office: Office
let rina: Desk
let budi: Desk
let orderId: string
const problems: string[] = []

beforeAll(async () => {
  office = await openOffice()
  ;[rina, budi] = [await office.enter(), await office.enter()]
  for (const desk of [rina, budi]) {
    const { page } = desk
    page.on('request', (asked) => {
      if (asked.url().includes('/api/live')) lines.set(desk, (lines.get(desk) ?? 0) + 1)
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('response', (answer) => {
      if (answer.status() >= 500) problems.push(`${answer.status()} ${answer.url()}`)
    })
  }
  // The second one who came is the second one made.
  await office.db.pool.query(
    `update app_user set name = 'Budi Santoso' where id = (select user_id from session order by id desc limit 1)`,
  )
  const { rows } = await office.db.pool.query<{ id: string }>(
    `select id from sales_order where company_id = $1 and state = 'draft' order by id desc limit 1`,
    [office.companyId],
  )
  orderId = rows[0]?.id ?? ''
})

afterAll(async () => {
  await office?.close()
})

const lines = new Map<Desk, number>()

/** Opens an address and waits until the stream of the page stands. */
async function at(desk: Desk, address: string): Promise<void> {
  lines.set(desk, 0)
  const hello = desk.page.waitForResponse((answer) => answer.url().includes('/api/live') && answer.status() === 200)
  await desk.go(address)
  await hello
}

/** It came by the line: a page asks by itself only once that is gone, and then opens another. */
async function heard(desk: Desk, count: () => Promise<number>): Promise<void> {
  await expect.poll(count).toBeGreaterThan(0)
  expect(lines.get(desk)).toBe(1)
}

test('a list shows what somebody else added, without a click', async () => {
  await at(rina, '/pelanggan/')
  await at(budi, '/pelanggan/tambah')
  const name = 'CV Cepat Terlihat'
  await budi.page
    .getByLabel(/^Nama pelanggan/)
    .first()
    .fill(name)
  await budi.page
    .getByRole('button', { name: /^Simpan( Ctrl S)?$/ })
    .first()
    .click()
  await budi.page.waitForURL(/\/pelanggan\/detail\//)
  await heard(rina, () => rina.page.getByText(name).count())
})

test('a document says that somebody else has just changed it, and shows it', async () => {
  await at(rina, `/order/detail/${orderId}`)
  await at(budi, `/order/edit/${orderId}`)
  await budi.page
    .getByLabel(/^Catatan di dokumen/)
    .first()
    .fill('Kirim lewat pintu belakang')
  await budi.page
    .getByRole('button', { name: /^Simpan( Ctrl S)?$/ })
    .first()
    .click()
  await budi.page.waitForURL(new RegExp(`/order/detail/${orderId}`))
  const note = rina.page.getByRole('status').filter({ hasText: 'Baru diubah oleh' })
  await heard(rina, () => note.count())
})

test('a form being typed in stays as it is: a bar, the comparison, and one’s own words win where one chose them', async () => {
  await at(rina, `/order/edit/${orderId}`)
  await at(budi, `/order/edit/${orderId}`)
  const [mine, theirs] = [rina, budi].map(({ page }) => page.getByLabel(/^Catatan di dokumen/).first())
  await mine?.fill('Telepon dulu sebelum kirim')
  await theirs?.fill('Tidak perlu telepon')
  await budi.page
    .getByRole('button', { name: /^Simpan( Ctrl S)?$/ })
    .first()
    .click()
  await budi.page.waitForURL(new RegExp(`/order/detail/${orderId}`))

  const bar = rina.page.getByRole('status').filter({ hasText: 'Isian Anda tidak disentuh' })
  await heard(rina, () => bar.count())
  expect(await mine?.inputValue()).toBe('Telepon dulu sebelum kirim')

  // Saved all the same: the server refuses, and shows both.
  await rina.page
    .getByRole('button', { name: /^Simpan( Ctrl S)?$/ })
    .first()
    .click()
  const dialog = rina.page.getByRole('dialog', { name: 'Data ini sudah berubah' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Lihat perbedaan' }).click()
  await expect.poll(() => dialog.innerText()).toContain('Tidak perlu telepon')
  expect(await dialog.innerText()).toContain('Telepon dulu sebelum kirim')
  await dialog.getByRole('button', { name: 'Pakai punya saya' }).click()
  await rina.page.waitForURL(new RegExp(`/order/detail/${orderId}`))
  const { rows } = await office.db.pool.query<{ notes: string }>('select notes from sales_order where id = $1', [
    orderId,
  ])
  expect(rows[0]?.notes).toBe('Telepon dulu sebelum kirim')
})

test('a comment calls somebody by name: it is there at once, and the bell leads to it', async () => {
  await at(rina, `/order/detail/${orderId}`)
  await at(budi, '/dashboard')
  const called = 'Budi Santoso'
  const field = rina.page.getByRole('textbox', { name: 'Tulis komentar' })
  await field.click()
  await field.pressSequentially(`Tolong cek @${called.slice(0, 3)}`)
  await rina.page.getByRole('option', { name: called }).waitFor()
  await rina.page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe(`Tolong cek @${called} `)
  await rina.page.keyboard.press('Control+Enter')
  await rina.page.getByText(`@${called}`).first().waitFor()

  const bell = budi.page.getByRole('button', { name: /^Pemberitahuan, \d+\+? belum dibaca$/ })
  await heard(budi, () => bell.count())
  await bell.click()
  await budi.page
    .getByRole('button', { name: /menyebut Anda di order(?: ORD-[\d-]+)?: “Tolong cek @Budi Santoso”/ })
    .click()
  await budi.page.waitForURL(new RegExp(`/order/detail/${orderId}#komentar-`))
  const said = budi.page.locator('li[aria-current=location]').filter({ hasText: `Tolong cek @${called}` })
  await said.waitFor()
  const ground = await said.evaluate((line) => getComputedStyle(line).backgroundColor)
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  await expect.poll(() => inSight(said)).toBe(true)
  await expect.poll(() => budi.page.getByRole('button', { name: 'Pemberitahuan', exact: true }).count()).toBe(1)
})

const inSight = (place: ReturnType<Desk['page']['locator']>) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('nothing broke on the way', () => {
  expect(problems).toEqual([])
})
