import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '#kit/db/tx.ts'
import { openWindow } from './chromium.ts'
import { deskOf, openOffice, type Desk, type Office } from './office.ts'
import { signIn } from './sign-in.ts'
import { hire, letterTo } from './staff.ts'

const budi = { name: 'Budi Santoso', email: 'budi@wirabangun.co.id', password: 'batu-belah-lima-truk', role: 'Gudang' }
let office: Office
let admin: Desk

beforeAll(async () => {
  office = await openOffice()
  await hire(office.house, budi)
  admin = await office.enter()
})

afterAll(() => office?.close())

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })

async function api<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(office.url + path)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}

test('a role is tried in one warehouse: what it sees is told first, and one’s own rights are back afterwards', async () => {
  const { page, go } = admin
  const [mine, other] = await api<{ id: string; name: string }[]>(page, '/api/gudang/pilih')
  await go('/dashboard')
  await go('/permissions')
  await page.getByRole('button', { name: 'Gudang', exact: true }).click()
  await page.getByRole('button', { name: 'Tindakan untuk peran Gudang' }).click()
  await page.getByRole('menuitem', { name: 'Coba sebagai peran ini' }).click()
  const sheet = page.getByRole('dialog', { name: 'Coba sebagai Gudang' })
  const sight = sheet.getByRole('region', { name: 'Yang terlihat' })
  await sight.getByText('Stok', { exact: true }).waitFor()
  expect(await sight.getByText('Laporan Keuangan', { exact: true }).count()).toBe(0)
  await sight.getByText('Biaya & laba: tidak ada').waitFor()
  await sheet.getByLabel('Semua gudang').uncheck()
  await sheet.getByLabel(mine!.name, { exact: true }).check()
  await sheet.getByRole('button', { name: 'Coba', exact: true }).click()

  const banner = page.getByRole('status').filter({ hasText: 'Mencoba peran Gudang' })
  await banner.getByText(mine!.name).waitFor()
  expect(await menuOf(page).getByRole('link', { name: 'Permissions' }).count()).toBe(0)
  expect((await api<{ id: string }[]>(page, '/api/gudang/pilih')).map(({ id }) => id)).toEqual([mine!.id])
  // Nothing was asked for that the role may not: no refusal is told, and no toast lies over the way back.
  await page
    .getByRole('list', { name: 'Angka utama' })
    .or(page.getByRole('heading', { name: 'Perlu tindakan' }))
    .first()
    .waitFor()
  expect(await page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0)
  const way = await page.getByRole('button', { name: 'Selesai mencoba' }).boundingBox()
  for (const toast of await page.locator('[data-sonner-toast]').all()) {
    const told = await toast.boundingBox()
    if (told && way) expect(told.x, 'the toast stands beside the button').toBeGreaterThan(way.x + way.width)
  }
  expect((await page.request.get(`${office.url}/api/gudang/${other!.id}`)).status()).toBe(404)
  // Stepping back does not lead into the page that the role may not see.
  await page.goBack()
  await page.waitForURL('**/dashboard')
  // A page that the role may not see is refused, and one's own session goes on.
  await go('/permissions')
  await page.waitForURL('**/unauthorized*')
  await page.getByRole('link', { name: 'Kembali ke Dashboard' }).click()

  await page.getByRole('button', { name: 'Selesai mencoba' }).click()
  await page.waitForURL('**/permissions')
  await menuOf(page).getByRole('link', { name: 'Permissions' }).waitFor()
  await page.getByRole('button', { name: 'Selesai mencoba' }).waitFor({ state: 'detached' })
})

test('roles stand beside the matrix of the chosen one: what a save would change is marked, counted, and asked about', async () => {
  const { page, go, path } = admin
  await go('/permissions')
  await page.getByRole('button', { name: 'Gudang', exact: true }).click()
  await expect.poll(path).toContain('peran=')
  const sheet = page.getByRole('region', { name: 'Peran Gudang' })
  expect(await sheet.getByRole('img', { name: /^Dipegang / }).getAttribute('title')).toContain(budi.name)
  await sheet.getByRole('checkbox', { name: 'Tambah Supplier', exact: true }).click()
  // A tick brings what it needs.
  await sheet.getByRole('checkbox', { name: 'Tambah Supplier, ditambah' }).waitFor()
  await page.getByRole('button', { name: /izin ditambah/ }).click()
  await page.getByRole('dialog', { name: 'Perubahan izin' }).getByText('Supplier: Lihat, Tambah').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(/Berlaku bagi \d+ pengguna/).waitFor()

  await page.getByRole('button', { name: 'Pembelian', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Simpan perubahan sebelum keluar?' })
  await asked.getByRole('button', { name: 'Tetap di sini' }).click()
  await sheet.getByRole('checkbox', { name: 'Tambah Supplier, ditambah' }).waitFor()
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await page.getByText(/izin ditambah/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Pembelian', exact: true }).click()
  await page.getByRole('region', { name: 'Peran Pembelian' }).waitFor()

  await page.getByRole('searchbox', { name: 'Cari modul' }).fill('gaji')
  await expect.poll(() => page.getByRole('checkbox', { name: /^Semua izin/ }).count()).toBe(2)
  await page.getByRole('button', { name: 'Pemilik', exact: true }).click()
  const owners = page.getByRole('region', { name: 'Peran Pemilik' })
  await owners.getByText('tidak bisa diubah').waitFor()
  expect(await owners.getByRole('checkbox', { name: 'Hapus Order', exact: true }).isDisabled()).toBe(true)
})

test('two administrators change one role: the second sees both before anything is written over', async () => {
  const other = await office.enter()
  await admin.go('/permissions')
  await admin.page.getByRole('button', { name: 'Auditor', exact: true }).click()
  const mine = admin.page.getByRole('region', { name: 'Peran Auditor' })
  await mine.getByRole('checkbox', { name: 'Tambah Order', exact: true }).click()
  await other.go('/permissions')
  await other.page.getByRole('button', { name: 'Auditor', exact: true }).click()
  await other.page
    .getByRole('region', { name: 'Peran Auditor' })
    .getByRole('checkbox', { name: 'Tambah Supplier', exact: true })
    .click()
  await other.page.getByRole('button', { name: /^Simpan/ }).click()
  await other.page.getByText('Peran Auditor disimpan').first().waitFor()
  await admin.page.getByRole('button', { name: /^Simpan/ }).click()
  const dialog = admin.page.getByRole('dialog', { name: 'Data ini sudah berubah' })
  await dialog.getByRole('button', { name: 'Muat ulang' }).click()
  await dialog.waitFor({ state: 'detached' })
  const isHeld = (right: string) => mine.getByRole('checkbox', { name: right, exact: true }).isChecked()
  await expect.poll(() => isHeld('Tambah Supplier')).toBe(true)
  await expect.poll(() => isHeld('Tambah Order')).toBe(false)
  await other.window.close()
})

test('a person is tried: all their roles and their scope, by name', async () => {
  const { page, go } = admin
  const [mine] = await api<{ id: string; name: string }[]>(page, '/api/gudang/pilih')
  await sql`update app_user set scope_warehouses = array[${mine!.id}::uuid], own_only = true where email = ${budi.email}`.execute(
    tables(office.db.read),
  )
  await go('/permissions')
  await page.getByRole('tab', { name: /^Pengguna/ }).click()
  const acts = page.getByRole('button', { name: `Tindakan untuk ${budi.name}` })
  await acts.click()
  await page.getByRole('menuitem', { name: 'Ubah peran dan status' }).click()
  const change = page.getByRole('dialog', { name: `Ubah ${budi.name}` })
  await change.getByLabel('Status').waitFor()
  await page.keyboard.press('Escape')
  await change.waitFor({ state: 'detached' })
  await acts.click()
  await page.getByRole('menuitem', { name: 'Coba sebagai orang ini' }).click()
  const sheet = page.getByRole('dialog', { name: `Coba sebagai ${budi.name}` })
  const scope = sheet.getByRole('region', { name: 'Cakupan data' })
  for (const words of ['Semua perusahaan', mine!.name, 'Hanya miliknya sendiri']) await scope.getByText(words).waitFor()
  await sheet.getByRole('button', { name: 'Coba', exact: true }).click()
  const banner = page.getByRole('status').filter({ hasText: `Melihat sebagai ${budi.name}` })
  await banner.getByText('hanya miliknya sendiri').waitFor()
  await page.getByRole('button', { name: 'Selesai mencoba' }).click()
  await page.waitForURL('**/permissions')
  await sql`update app_user set scope_warehouses = null, own_only = false where email = ${budi.email}`.execute(
    tables(office.db.read),
  )
})

test('two bands of approval are set by keyboard alone, and the log tells what was before', async () => {
  const { page, go } = admin
  await go('/pengaturan-website#persetujuan')
  const card = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Order pelanggan' }) })
  await card.getByText('tidak ada yang menunggu').waitFor()
  const add = card.getByRole('button', { name: 'Tambah batas' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await tabTo(page, card.getByLabel('Mulai dari'))
  await page.keyboard.type('5jt')
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect.poll(() => card.getByLabel('Mulai dari').count()).toBe(2)
  await tabTo(page, card.getByLabel('Mulai dari').last())
  await page.keyboard.type('50jt')
  await tabTo(page, card.getByLabel('Berapa orang').last())
  await page.keyboard.type('2')
  await tabTo(page, card.getByRole('button', { name: 'Simpan' }))
  await page.keyboard.press('Enter')
  await page.getByText('Perubahan disimpan.').first().waitFor()
  const rules = await api<{ doc: string; bands: object[] }[]>(page, '/api/pengaturan/persetujuan')
  expect(rules.find(({ doc }) => doc === 'sales-order')?.bands).toEqual([
    { fromAmount: '5000000' },
    { fromAmount: '50000000', needed: 2 },
  ])
  await page.getByRole('button', { name: 'Riwayat' }).click()
  const log = page.getByRole('dialog')
  await log.getByText('tidak menunggu siapa pun').waitFor()
  await log.getByText(/mulai Rp50\.000\.000: siapa pun yang berhak, 2 orang/).waitFor()
  await page.keyboard.press('Escape')
  await log.waitFor({ state: 'detached' })
})

test('a lost phone: an admin turns the second factor off, and the person is signed out and told', async () => {
  const window = await openWindow(office.browser)
  const lost = deskOf(window, await window.newPage(), office.url)
  await signIn(lost.page, office.house, budi)
  await sql`insert into second_factor (user_id, secret, confirmed_at) select id, 'x', now() from app_user where email = ${budi.email}`.execute(
    tables(office.db.read),
  )
  const { page, go } = admin
  await go('/permissions')
  await page.getByRole('tab', { name: /^Pengguna/ }).click()
  await page.getByRole('button', { name: budi.name, exact: true }).click()
  await page.getByRole('button', { name: 'Matikan verifikasi dua langkah' }).click()
  const dialog = page.getByRole('dialog', { name: `Matikan verifikasi dua langkah ${budi.name}?` })
  await dialog.getByLabel('Alasan').fill('Ponsel hilang di proyek')
  await dialog.getByRole('button', { name: 'Matikan', exact: true }).click()
  await page.getByText(`Verifikasi dua langkah ${budi.name} dimatikan`).first().waitFor()
  expect((await lost.page.request.get(`${office.url}/api/me`)).status()).toBe(401)
  expect((await letterTo(office.house, budi.email, /dimatikan admin/)).text).toContain('ponsel hilang')
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('tab', { name: /^Riwayat/ }).click()
  await page.getByText('mematikan verifikasi dua langkah').first().waitFor()
  await page.getByText('Ponsel hilang di proyek').first().waitFor()
  await window.close()
})

/** Presses Tab until something has the focus; a keyboard user gets everywhere, forwards. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('150 tabs and not there')
}
