import { sql } from 'kysely'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#kit/clock.ts'
import { tables } from '#kit/db/tx.ts'
import { alwaysGranted } from '#modules/company/accounts/permissions.ts'
import { codeOf, stepAt } from '#modules/company/second-factor/totp.ts'
import { openWindow } from './chromium.ts'
import { deskOf, openOffice, type Desk, type Office } from './office.ts'
import { newestCode, outboxOf, signIn } from './sign-in.ts'
import { hire, letterTo } from './staff.ts'

const siti = {
  name: 'Siti Nurhaliza',
  email: 'siti@wirabangun.co.id',
  password: 'pasir-kali-tiga-truk',
  role: 'Pemilik',
}
const budi = { name: 'Budi Santoso', email: 'budi@wirabangun.co.id', password: 'batu-belah-lima-truk', role: 'Gudang' }
let office: Office

beforeAll(async () => {
  office = await openOffice()
  await hire(office.house, siti)
  await hire(office.house, budi)
})

afterAll(() => office?.close())

async function deskFor(who: typeof siti): Promise<Desk> {
  const window = await openWindow(office.browser)
  const page = await window.newPage()
  await signIn(page, office.house, who)
  return deskOf(window, page, office.url)
}

test('the second factor is set up by its QR code, asked at sign-in, and asked again before a role is made', async () => {
  const { page, go, window } = await deskFor(siti)
  await go('/account-setting#keamanan')
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click()
  await page.getByLabel('Kata sandi Anda').fill(siti.password)
  await page.getByRole('button', { name: 'Lanjutkan' }).click()

  const picture = await page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }).screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const scanned = new URL(decodeQR({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }))
  expect(decodeURIComponent(scanned.pathname)).toContain(siti.email)
  const phone = bytesOf(scanned.searchParams.get('secret') ?? '')
  const code = (later = 0n) => codeOf(phone, stepAt(now()) + later)

  await page.getByLabel('Kode 6 angka').fill(code())
  const codes = page.getByRole('dialog', { name: 'Simpan kode cadangan' })
  await codes.waitFor()
  expect(await codes.getByRole('listitem').count()).toBe(10)
  expect(await codes.getByRole('button', { name: 'Selesai' }).isDisabled()).toBe(true)
  await codes.getByRole('checkbox').check()
  await codes.getByRole('button', { name: 'Selesai' }).click()
  await page.getByText('10 kode cadangan tersisa').waitFor()
  await window.close()

  const again = await openWindow(office.browser)
  const fresh = deskOf(again, await again.newPage(), office.url)
  await fresh.go('/login')
  await fresh.page.getByLabel('Email').fill(siti.email)
  await fresh.page.getByLabel('Kata sandi', { exact: true }).fill(siti.password)
  await fresh.page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await fresh.page.getByText('Buka aplikasi autentikator').waitFor()
  // The code of the set-up is used up; the phone's next one counts already.
  await fresh.page.locator('input[autocomplete="one-time-code"]').fill(code(1n))
  await fresh.page.waitForURL('**/dashboard')

  await fresh.go('/permissions')
  await fresh.page.getByRole('button', { name: 'Tambah peran' }).click()
  await fresh.page.getByLabel('Nama peran').fill('Penjaga malam')
  await fresh.page.getByRole('button', { name: /^Simpan/ }).click()
  const asked = fresh.page.getByRole('dialog', { name: 'Pastikan ini Anda' })
  await asked.waitFor()
  expect(await fresh.page.getByLabel('Nama peran').inputValue()).toBe('Penjaga malam')
  await asked.getByLabel('Kode 6 angka').fill('000000')
  await asked.getByText('Kode salah').waitFor()
  await sql`update second_factor set last_step = null`.execute(tables(office.db.read))
  await asked.getByLabel('Kode 6 angka').fill(code())
  await fresh.page.getByText('Peran Penjaga malam dibuat').first().waitFor()
  // It is the one that stands open, to go on with.
  await fresh.page.getByRole('button', { name: 'Penjaga malam', exact: true }).waitFor()
  await fresh.page.getByRole('region', { name: 'Peran Penjaga malam' }).waitFor()
  await again.close()
})

test('a role is changed while somebody works with it: the next request, and the menu, know', async () => {
  const admin = await office.enter()
  const worker = await office.enter({ permissions: [...alwaysGranted, 'view order', 'view pelanggan'] })
  const menu = worker.page.getByRole('navigation', { name: 'Menu utama' })
  await worker.go('/order/')
  await menu.getByRole('link', { name: 'Pelanggan' }).waitFor()
  const role = await roleOf(worker)

  await admin.go('/permissions')
  await admin.page.getByRole('button', { name: role, exact: true }).click()
  await admin.page.getByRole('checkbox', { name: 'Semua izin Pelanggan' }).click()
  await admin.page.getByRole('checkbox', { name: 'Semua izin Pelanggan' }).uncheck()
  await admin.page.getByRole('button', { name: /^Simpan/ }).click()
  await admin.page.getByText(`Peran ${role} disimpan`).first().waitFor()

  expect((await worker.page.request.get(`${office.url}/api/pelanggan`)).status()).toBe(403)
  expect((await worker.page.request.get(`${office.url}/api/order`)).status()).toBe(200)
  // Nobody reloads: the change is heard, or found out at the next refusal.
  await menu.getByRole('link', { name: 'Pelanggan' }).waitFor({ state: 'detached' })
  await menu.getByRole('link', { name: 'Order' }).waitFor()
  await admin.window.close()
  await worker.window.close()
})

test('another email: a code at the new address, a warning at the old one', async () => {
  const { page, go, window } = await deskFor(budi)
  const baru = 'budi.santoso@wirabangun.co.id'
  await go('/account-setting')
  await page.getByRole('button', { name: 'Ganti email' }).click()
  await page.getByLabel('Email baru').fill(baru)
  await page.getByLabel('Kata sandi Anda').fill(budi.password)
  const known = new Set(outboxOf(office.house))
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await page.getByRole('dialog', { name: 'Masukkan kode' }).waitFor()
  const warning = await letterTo(office.house, budi.email, /Permintaan ganti email/)
  expect(warning.text).toContain(baru)
  const code = /\b\d{6}\b/.exec((await letterTo(office.house, baru, /Kode ganti email/)).text)?.[0] ?? ''
  await page.getByLabel('Kode 6 angka').fill(code)
  await page.getByText(`Email akun sekarang ${baru}`).first().waitFor()
  await page.getByText(baru, { exact: true }).waitFor()
  await letterTo(office.house, budi.email, /Email akun Mandor Anda diganti/)
  expect(outboxOf(office.house).length).toBeGreaterThan(known.size)
  await window.close()

  const later = await openWindow(office.browser)
  await signIn(await later.newPage(), office.house, { email: baru, password: budi.password })
  await later.close()
})

test('what one chose is there on the next computer: start page, text size, columns and a saved view', async () => {
  const first = await deskFor({ ...budi, email: 'budi.santoso@wirabangun.co.id' })
  await first.go('/account-setting#tampilan')
  await first.page.getByText('Lebih besar').click()
  await first.page.getByLabel('Halaman', { exact: true }).selectOption('/order/')
  await expect.poll(() => first.page.evaluate(() => document.documentElement.dataset['teks'])).toBe('125')
  await first.go('/order/')
  await first.page.getByRole('searchbox').first().fill('beton')
  await first.page.getByRole('button', { name: 'Simpan tampilan ini' }).click()
  await first.page.getByRole('menuitem', { name: 'Simpan tampilan ini' }).click()
  await first.page.getByLabel('Nama tampilan').fill('Beton')
  await first.page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await first.page.getByRole('tab', { name: 'Beton' }).waitFor()
  await expect
    .poll(async () =>
      Object.keys((await (await first.page.request.get(`${office.url}/api/preferences`)).json()) as object),
    )
    .toContain('views:/order/')
  await first.window.close()

  const window = await openWindow(office.browser)
  const page = await window.newPage()
  const known = new Set(outboxOf(office.house))
  await page.goto(`${office.url}/login`)
  await page.getByLabel('Email').fill('budi.santoso@wirabangun.co.id')
  await page.getByLabel('Kata sandi', { exact: true }).fill(budi.password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL('**/otp')
  await page.locator('input[autocomplete="one-time-code"]').fill(await newestCode(office.house, known))
  await page.waitForURL('**/order/')
  await page.getByRole('tab', { name: 'Beton' }).click()
  await page.waitForURL(/q=beton/)
  const ofView = async (item: string) => {
    await page.getByRole('button', { name: 'Simpan tampilan ini' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await ofView('Ganti nama “Beton”')
  await page.getByRole('textbox', { name: 'Nama tampilan' }).fill('Beton siap')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Beton siap', selected: true }).waitFor()
  await ofView('Hapus tampilan “Beton siap”')
  await page.getByRole('tab', { name: 'Beton siap' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await page.getByRole('tab', { name: 'Beton siap' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset['teks'])).toBe('125')
  await page.reload()
  // The small script in the head has set it before the application runs.
  expect(await page.evaluate(() => document.documentElement.dataset['teks'])).toBe('125')
  await window.close()
})

/** The name of the role a desk's person was given. */
async function roleOf(desk: Desk): Promise<string> {
  const answer = await desk.page.request.get(`${office.url}/api/me`)
  return ((await answer.json()) as { roles: string[] }).roles[0] ?? ''
}

function bytesOf(base32: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

test('the application can be put on this device: the browser finds nothing missing, and the card hands on its offer', async () => {
  const { page, window, go } = await office.enter()
  await go('/account-setting?bagian=perangkat')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pasang aplikasi' }) })
  await card.getByText('Buka menu peramban').waitFor()
  const devtools = await window.newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = () => Promise.resolve({ outcome: 'accepted' })
    dispatchEvent(Object.assign(offer, { prompt }))
  })
  await card.getByRole('button', { name: 'Pasang aplikasi' }).click()
  await page.locator('[data-sonner-toast]').filter({ hasText: 'Aplikasi dipasang di perangkat ini.' }).waitFor()
  await card.getByText('Buka menu peramban').waitFor()
  await window.close()
})
