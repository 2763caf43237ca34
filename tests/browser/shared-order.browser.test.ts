import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, type Office, openOffice } from './office.ts'

// Two people at one order: each sees within two seconds what the other did, and nothing typed is lost.
let office: Office
let rina: Desk
let budi: Desk
let orderId: string
const problems: string[] = []
const TWO_SECONDS = { timeout: 2000, interval: 25 }
const patiently = { timeout: 15_000 }

beforeAll(async () => {
  office = await openOffice()
  ;[rina, budi] = [await office.enter(), await office.enter()]
  for (const { page } of [rina, budi]) {
    page.setDefaultTimeout(15_000)
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

/** Opens an address and waits until the stream of the page stands. */
async function at(desk: Desk, address: string): Promise<void> {
  const hello = desk.page.waitForResponse((answer) => answer.url().includes('/api/live') && answer.status() === 200)
  await desk.go(address)
  await hello
}

test('a list shows within two seconds what somebody else added, without a click', async () => {
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
  await expect.poll(() => rina.page.getByText(name).count(), TWO_SECONDS).toBeGreaterThan(0)
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
  await expect.poll(() => note.count(), TWO_SECONDS).toBe(1)
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
  await expect.poll(() => bar.count(), TWO_SECONDS).toBe(1)
  expect(await mine?.inputValue()).toBe('Telepon dulu sebelum kirim')

  // Saved all the same: the server refuses, and shows both.
  await rina.page
    .getByRole('button', { name: /^Simpan( Ctrl S)?$/ })
    .first()
    .click()
  const dialog = rina.page.getByRole('dialog', { name: 'Data ini sudah berubah' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Lihat perbedaan' }).click()
  await expect.poll(() => dialog.innerText(), patiently).toContain('Tidak perlu telepon')
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
  await expect.poll(() => bell.count(), TWO_SECONDS).toBe(1)
  await bell.click()
  await budi.page.getByRole('button', { name: /Menyebut Anda/ }).click()
  await budi.page.waitForURL(new RegExp(`/order/detail/${orderId}`))
  await budi.page.getByText(`@${called}`).first().waitFor()
  await expect
    .poll(() => budi.page.getByRole('button', { name: 'Pemberitahuan', exact: true }).count(), patiently)
    .toBe(1)
})

test('nothing broke on the way', () => {
  expect(problems).toEqual([])
})
