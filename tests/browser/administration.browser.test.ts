import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWindow } from './chromium.ts'
import { deskOf, openOffice, type Desk, type Office } from './office.ts'
import { openSettled } from './settled.ts'
import { signIn } from './sign-in.ts'
import { hire, letterTo, linkOf } from './staff.ts'

const siti = {
  name: 'Siti Nurhaliza',
  email: 'siti@wirabangun.co.id',
  password: 'pasir-kali-tiga-truk',
  role: 'Pemilik',
}
let office: Office
let owner: Desk

beforeAll(async () => {
  office = await openOffice()
  await hire(office.house, siti)
  owner = await aWindow()
  await signIn(owner.page, office.house, siti)
})

afterAll(() => office?.close())

async function aWindow(): Promise<Desk> {
  const window = await openWindow(office.browser)
  return deskOf(window, await window.newPage(), office.url)
}

async function api<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(office.url + path)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })

test('a pasted list is invited at once; a line without an address is said, and who has an account is passed over', async () => {
  await owner.go('/permissions?bagian=pengguna')
  await owner.page.getByRole('tab', { name: 'Pengguna' }).click()
  await owner.page.getByRole('button', { name: 'Undang pengguna' }).click()
  const sheet = owner.page.getByRole('dialog', { name: 'Undang pengguna' })
  await sheet.getByText('Banyak sekaligus').click()
  const list = sheet.getByLabel('Daftar email')
  await list.fill('Nama\tEmail\nTuti Handayani\ttuti@wirabangun.co.id\nPak Dedi')
  await sheet.getByText('Tidak ada alamat email di: Pak Dedi').waitFor()
  await sheet.getByLabel('Peran').selectOption({ label: 'Gudang' })
  await sheet.getByRole('button', { name: 'Kirim undangan' }).click()
  await sheet.getByText('Perbaiki atau hapus baris yang tidak dikenali.').first().waitFor()
  await list.fill(`Tuti Handayani\ttuti@wirabangun.co.id\nwati@wirabangun.co.id\n${siti.email}`)
  await sheet.getByText('3 orang akan diundang.').waitFor()
  await sheet.getByRole('button', { name: 'Kirim undangan' }).click()
  await owner.page.getByText(`2 undangan dikirim. ${siti.email} sudah punya akun, jadi tidak diundang.`).waitFor()
  await sheet.waitFor({ state: 'detached' })
  for (const email of ['tuti@wirabangun.co.id', 'wati@wirabangun.co.id'])
    expect(linkOf(await letterTo(office.house, email, /Undangan/), '/registration/')).toContain('/registration/')
})

test('a gudang person is invited to one warehouse, and sees only that', async () => {
  const joko = { email: 'joko@wirabangun.co.id', password: 'palet-biru-rak-tujuh' }
  const stores = await api<{ id: string; name: string }[]>(owner.page, '/api/gudang/pilih')
  expect(stores.length).toBeGreaterThan(1)
  const [mine, other] = stores as [{ id: string; name: string }, { id: string; name: string }]

  await owner.go('/permissions')
  await owner.page.getByRole('tab', { name: 'Pengguna' }).click()
  await owner.page.getByRole('button', { name: 'Undang pengguna' }).click()
  const sheet = owner.page.getByRole('dialog', { name: 'Undang pengguna' })
  await sheet.getByLabel('Email').fill(joko.email)
  await sheet.getByLabel(/^Nama/).fill('Joko Susilo')
  await sheet.getByLabel('Peran').selectOption({ label: 'Gudang' })
  await sheet.getByLabel('Semua gudang').uncheck()
  await sheet.getByLabel(mine.name, { exact: true }).check()
  await sheet.getByRole('button', { name: 'Kirim undangan' }).click()
  await sheet.waitFor({ state: 'detached' })

  const { page, go, window } = await aWindow()
  await page.goto(linkOf(await letterTo(office.house, joko.email, /Undangan/), '/registration/'))
  await page.getByLabel('Kata sandi', { exact: true }).fill(joko.password)
  await page.getByLabel(/Ulangi/).fill(joko.password)
  await page.getByRole('button', { name: 'Aktifkan akun' }).click()
  await page.waitForURL('**/login')
  await signIn(page, office.house, joko)

  await menuOf(page).getByText('Stock').click()
  expect(await menuOf(page).getByRole('link', { name: 'Gudang' }).count()).toBe(1)
  for (const name of ['Permissions', 'Pelanggan', 'Laporan Keuangan', 'Perusahaan']) {
    expect(await menuOf(page).getByRole('link', { name }).count(), name).toBe(0)
  }
  await go('/gudang/')
  await page.getByText(mine.name).first().waitFor()
  expect(await page.locator('main').getByText(other.name, { exact: true }).count()).toBe(0)
  expect((await api<{ id: string }[]>(page, '/api/gudang/pilih')).map(({ id }) => id)).toEqual([mine.id])
  const rows = (await api<{ rows: { id: string }[] }>(page, '/api/gudang')).rows
  expect(rows.map(({ id }) => id)).toEqual([mine.id])
  expect((await page.request.get(`${office.url}/api/gudang/${other.id}`)).status()).toBe(404)
  await openSettled(page, `${office.url}/gudang/?tab=stock`)
  expect(await page.locator('main').innerText()).not.toContain(other.name)
  await go('/permissions')
  await page.waitForURL('**/login')
  await window.close()
})

test('somebody registers, waits without seeing anything, and is approved', async () => {
  const rina = { email: 'rina@wirabangun.co.id', password: 'kopi-tubruk-pagi-hari' }
  const { page, go } = await aWindow()
  await go('/registration')
  await page.getByLabel('Nama lengkap').fill('Rina Wulandari')
  await page.getByLabel('Nama perusahaan').fill('PT Wira Bangun Persada')
  await page.getByLabel('Email').fill(rina.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(rina.password)
  await page.getByLabel(/Ulangi/).fill(rina.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.waitForURL('**/verify-email')

  // On another device, before the address is proven: the refusal carries the way to another link.
  const later = await aWindow()
  await later.go('/login')
  await later.page.getByLabel('Email').fill(rina.email)
  await later.page.getByLabel('Kata sandi', { exact: true }).fill(rina.password)
  await later.page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await later.page
    .getByText(/Email belum diverifikasi/)
    .first()
    .waitFor()
  await later.page.getByRole('link', { name: 'Minta tautan baru' }).click()
  await later.page.getByLabel('Email').fill(rina.email)
  await later.page.getByRole('button', { name: 'Kirim ulang email' }).waitFor()
  await later.window.close()

  await page.goto(linkOf(await letterTo(office.house, rina.email, /[Vv]erifikasi/), '/verify-email/'))
  await page.getByText('Email terverifikasi').first().waitFor()
  await signIn(page, office.house, rina)
  const dashboard = menuOf(page).getByRole('link', { name: 'Dashboard' })
  await dashboard.waitFor()
  expect(await menuOf(page).getByRole('link').count()).toBe(1)
  expect((await page.request.get(`${office.url}/api/order`)).status()).toBe(403)
  expect((await letterTo(office.house, siti.email, /Pendaftar baru/)).text).toContain('Rina Wulandari')

  await owner.go('/permissions')
  await owner.page.getByRole('tab', { name: /^Pengguna/ }).click()
  await owner.page.getByRole('button', { name: 'Rina Wulandari', exact: true }).click()
  const sheet = owner.page.getByRole('dialog', { name: 'Setujui Rina Wulandari' })
  await sheet.getByLabel('Status').selectOption('Ditolak')
  await sheet.getByRole('button', { name: 'Tolak' }).waitFor()
  await sheet.getByLabel('Status').selectOption('Aktif')
  await sheet.getByLabel('Sales/Admin Order').check()
  await sheet.getByRole('button', { name: 'Setujui' }).click()
  await sheet.waitFor({ state: 'detached' })
  await letterTo(office.house, rina.email, /disetujui/)

  await page.reload()
  await menuOf(page).getByRole('link', { name: 'Order' }).click()
  await page.waitForURL('**/order/')
  await page.getByRole('link', { name: /^ORD-/ }).first().waitFor()
})
