import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothThemes } from './axe.ts'
import { openWindow } from './chromium.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// The identity as strangers see it, a template beside its paper, and the way back out of the trash.
let office: Office
let admin: Desk

beforeAll(async () => {
  office = await openOffice({ empty: true })
  admin = await office.enter()
})
afterAll(() => office?.close())

const primary = (page: Desk['page']) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim())

test('name, colour and logo are chosen with a look at them, and greet strangers before their first paint', async () => {
  const { page } = admin
  await admin.go('/pengaturan-website#identitas')
  await page.getByLabel('Nama aplikasi').fill('Kantor Wira')
  await page.getByLabel('Warna utama', { exact: true }).fill('#ffcc00')
  await page.getByText('#ffcc00 terlalu terang untuk tulisan putih').waitFor()
  await page.getByText('Belum disimpan').waitFor()
  // The page wears it already, darkened; nobody else does.
  await expect.poll(() => primary(page)).not.toBe('#2450c8')
  await page.getByLabel('Teks halaman masuk').fill('Tidak bisa masuk? Hubungi Siti.')
  await page.getByLabel('Telepon bantuan').fill('0812 9000 4400')
  await page.getByLabel('Nama perusahaan di halaman masuk').fill('PT Wira Bangun Persada')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Identitas disimpan.').waitFor()
  const buffer = await sharp({ create: { width: 320, height: 80, channels: 4, background: '#0b5' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByText('Gambar disimpan.').waitFor()
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await page.locator('input[type=file]').first().setInputFiles(svg)
  await page.getByText('File harus JPG, PNG, atau WebP').waitFor()

  const window = await openWindow(office.browser)
  const stranger = await window.newPage()
  const refused: string[] = []
  stranger.on('console', (said) => said.type() === 'error' && refused.push(said.text()))
  await stranger.goto(`${office.url}/login`)
  await stranger.getByText('Tidak bisa masuk? Hubungi Siti.').waitFor()
  const foot = stranger.getByRole('contentinfo')
  await foot.getByText('PT Wira Bangun Persada').waitFor()
  const help = foot.getByRole('link', { name: '0812-9000-4400' })
  expect(await help.getAttribute('href')).toBe('tel:+6281290004400')
  await stranger.getByRole('img', { name: 'Kantor Wira' }).first().waitFor()
  expect(await stranger.title()).toBe('Masuk · Kantor Wira')
  expect(await primary(stranger)).toBe(await primary(page))
  // Before any of our own code: the script of the head has set it.
  const early = await window.newPage()
  await early.route('**/assets/*.js', (route) => route.abort())
  await early.goto(`${office.url}/login`)
  expect(await primary(early)).toBe(await primary(page))
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([])
  await window.close()
})

test('who changed it and what it was stands beside the section', async () => {
  const { page } = admin
  await admin.go('/pengaturan-website#identitas')
  await page.getByRole('button', { name: 'Riwayat', exact: true }).click()
  await page.getByText('Nama aplikasi:').waitFor()
  await page.getByText('Kantor Wira').last().waitFor()
  await page.keyboard.press('Escape')
})

test('a template is seen on the paper while it is typed, and kept as a version', async () => {
  const { page } = admin
  await admin.go('/pengaturan-website#dokumen')
  const preview = page.getByRole('region', { name: 'Pratinjau Invoice' })
  await preview.getByText('Terbilang').waitFor()
  await page.getByLabel('Judul sendiri').fill('Tagihan')
  await page.getByText('Terbilang', { exact: true }).first().click()
  await page.getByLabel('Ketentuan', { exact: false }).fill('Barang yang sudah dibeli tidak bisa ditukar.')
  await preview.getByText('TAGIHAN').waitFor()
  await preview.getByText('Barang yang sudah dibeli').waitFor()
  expect(await preview.getByText('Terbilang').count()).toBe(0)
  // Looking at another section loses nothing.
  await page.getByRole('link', { name: 'Pajak' }).click()
  await page.getByRole('link', { name: /Dokumen/ }).click()
  expect(await page.getByLabel('Judul sendiri').inputValue()).toBe('Tagihan')
  await page.getByRole('button', { name: 'Simpan', exact: true }).last().click()
  await page.getByText('Templat Invoice disimpan.').waitFor()
  await page.getByText(/^Versi 1,/).waitFor()
})

test('a template that somebody else saved meanwhile is compared, and one’s own words win where one chose them', async () => {
  const { page } = admin
  await admin.go('/pengaturan-website#dokumen')
  await page.locator('#templat-jenis').selectOption('spk')
  await page.getByRole('region', { name: 'Pratinjau SPK produksi' }).getByText('SPK PRODUKSI').waitFor()
  await page.getByLabel('Judul sendiri').fill('Perintah kerja')
  const cookies = await page.context().cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const now = (await (await page.request.get(`${office.url}/api/templat/spk`)).json()) as {
    version: number
    content: object
  }
  const theirs = { ...now.content, version: now.version, footer: 'Kaki orang lain' }
  const saved = await page.request.put(`${office.url}/api/templat/spk`, {
    headers: { 'X-XSRF-TOKEN': token, 'X-Tab': 'lain' },
    data: theirs,
  })
  expect(saved.status()).toBe(200)
  const save = page
    .locator('form')
    .filter({ has: page.getByLabel('Judul sendiri') })
    .getByRole('button', { name: 'Simpan' })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Data ini sudah berubah' })
  await dialog.getByRole('button', { name: 'Lihat perbedaan' }).click()
  await dialog.getByText('Kaki orang lain').waitFor()
  await dialog.getByRole('button', { name: 'Pakai punya saya' }).click()
  await page.getByText('Templat SPK produksi disimpan.').first().waitFor()
  const kept = (await (await page.request.get(`${office.url}/api/templat/spk`)).json()) as { content: object }
  expect(kept.content).toMatchObject({ title: 'Perintah kerja', footer: 'Kaki orang lain' })
})

test('a section that keeps no history offers none; a file that is closed leads back to its section', async () => {
  const { page, go } = await office.enter()
  await go('/pengaturan-website')
  const part = (name: string) => page.getByRole('link', { name, exact: true })
  await page.getByRole('button', { name: 'Riwayat', exact: true }).waitFor()
  await part('Pemeriksaan buku').click()
  await page.getByRole('button', { name: 'Periksa sekarang' }).waitFor()
  expect(await page.getByRole('button', { name: 'Riwayat', exact: true }).count()).toBe(0)
  await part('Satuan & kategori').click()
  // Units and categories come apart from each other.
  await page.getByRole('button', { name: 'Impor', exact: true }).nth(1).waitFor()
  await page.getByRole('button', { name: 'Impor', exact: true }).first().click()
  await page.getByRole('dialog', { name: /^Impor satuan/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await part('Satuan & kategori').getAttribute('aria-current')).toBe('page')
})

test('a removed item comes back out of the trash, on a phone too', async () => {
  const phone = await office.enter({}, { width: 360, height: 780 })
  const { page } = phone
  await phone.go('/pembelian-barang/tambah-produk')
  await page.getByLabel('Nama produk').fill('Semen Padang')
  await page.getByLabel('Kategori').fill('Material')
  await page.getByLabel('Satuan dasar').selectOption('zak')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/detail-produk/**')
  const id = phone.path().split('/').at(-1)?.split('?')[0] ?? ''
  await page.evaluate(async (item) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    await fetch(`/api/barang/${item}`, { method: 'DELETE', headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) } })
  }, id)
  await phone.go('/pengaturan-website')
  await page.getByRole('link', { name: /^Sampah/ }).click()
  await page.getByText('Semen Padang').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  await page.getByText('Sampah kosong').waitFor()
})

test('two people change the same card: the second sees both, and nothing that was typed is lost', async () => {
  const other = await office.enter()
  await other.page.goto(`${office.url}/pengaturan-website?bagian=penjualan`)
  await admin.go('/pengaturan-website?bagian=penjualan')
  const { page } = admin
  await page.getByLabel('Termin pembayaran').fill('21')
  await other.page.getByLabel('Termin pembayaran').fill('45')
  await other.page.getByLabel('Penawaran berlaku').fill('10')
  await other.page.getByText('Tolak', { exact: true }).click()
  await other.page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await other.page.getByText('Perubahan disimpan.').first().waitFor()

  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  const told = page.getByRole('dialog', { name: 'Data ini sudah berubah' })
  await told.getByRole('button', { name: 'Lihat perbedaan' }).click()
  await expect
    .poll(() => told.getByRole('row').allInnerTexts())
    .toEqual([
      'Isian\tPunya saya\tTersimpan',
      'Batas kredit pelanggan\ttidak diubah\tTolak',
      'Penawaran berlaku\ttidak diubah\t10',
      'Termin pembayaran\t21\t45',
    ])
  await told.getByRole('button', { name: 'Pakai punya saya' }).click()
  await page.getByText('Perubahan disimpan.').first().waitFor()
  const saved = await page.evaluate(() => fetch('/api/order/pengaturan').then((answer) => answer.json()))
  // What only the other changed stays, what both changed is as the second decided.
  expect(saved).toMatchObject({ termDays: 21, quotationDays: 10, creditMode: 'block', version: 2 })

  // One's own next save is no surprise to oneself.
  await page.getByLabel('Termin pembayaran').fill('28')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Belum disimpan').waitFor({ state: 'detached' })
  expect(await told.count()).toBe(0)
})

test('a company writes its papers in its own words: strange words are refused, and one press puts the usual ones back', async () => {
  const { page } = admin
  await admin.go('/pengaturan-website?bagian=surel')
  await page.getByLabel('Nama pengirim').fill('Keuangan Wira')
  await page.getByLabel('Balasan ke').fill('tagihan@wira.co.id')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Pengirim email disimpan.').waitFor()

  const example = page.getByRole('region', { name: 'Contoh' })
  await page.getByLabel('Jenis dokumen').selectOption('surat-jalan')
  await page.getByLabel('Isi surat').fill('Halo {pelanggan}, total {total}')
  await page.getByRole('button', { name: 'Simpan surat' }).click()
  await page.getByText('{total} tidak dikenal di kata-kata Surat jalan.').first().waitFor()
  await page.getByLabel('Isi surat').fill('Halo {pelanggan},\nbarang {nomor} berangkat.\nLacak: {tautan}')
  await example.getByText('barang SJ-2611-0031 berangkat.').waitFor()
  expect(await example.innerText()).not.toContain('Lacak')
  await example.getByText('WhatsApp').click()
  await example.getByText('Lacak: https://').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Simpan surat' }).click()
  await page.getByText('Kata-kata Surat jalan disimpan.').waitFor()

  await page.getByText('Kata-kata sendiri', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Kembalikan bawaan' }).click()
  await page.getByText('Seperti bawaan', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Isi surat').inputValue()).toContain('Berikut {dokumen} dari {perusahaan}.')
  const saved = await page.evaluate(() => fetch('/api/surel/pengirim').then((answer) => answer.json()))
  expect(saved).toMatchObject({ name: 'Keuangan Wira', replyTo: 'tagihan@wira.co.id' })
})
