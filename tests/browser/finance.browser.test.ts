import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { checkBooks } from '#app/cli/check-books.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// A receipt written down on a phone of 360; at the desk it stands in laba rugi, and every figure leads to its lines.
let office: Office
let phone: Desk
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  phone = await office.enter({}, { width: 360, height: 780 })
  desk = await office.enter()
}, 120_000)
afterAll(() => office?.close())

test('a receipt takes six taps and one number from Beranda of a phone, photo included', async () => {
  const { page } = phone
  let taps = 0
  const tap = async (act: Promise<unknown>) => {
    taps += 1
    await act
  }
  await phone.go('/dashboard')
  await tap(page.getByRole('link', { name: 'Uang keluar' }).click())
  const amount = page.getByLabel('Jumlah', { exact: true })
  await tap(amount.click())
  await amount.fill('1187600')
  await tap(page.getByLabel('Kategori').selectOption({ label: 'Beban Kantor & Umum (6-2000)' }))
  const photo = await aPhoto(11, 1600, 1200).jpeg({ quality: 90 }).toBuffer()
  await page.getByRole('button', { name: 'Ambil foto' }).waitFor()
  await tap(
    page.getByTestId('camera').first().setInputFiles({ name: 'listrik.jpg', mimeType: 'image/jpeg', buffer: photo }),
  )
  await page.getByRole('button', { name: 'Buang listrik.jpg' }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await tap(page.getByRole('button', { name: 'Simpan', exact: true }).click())
  await page.waitForURL('**/laporan-keuangan/detail/**')
  expect(taps).toBeLessThanOrEqual(6)
  await page.getByRole('heading', { level: 1, name: /^BKK-/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const kept = await office.db.pool.query(`select owner_subject from file where name = 'listrik.jpg'`)
  expect(kept.rows).toEqual([{ owner_subject: 'laporan-keuangan' }])
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('the same again is asked about first', async () => {
  const { page } = desk
  await desk.go('/laporan-keuangan/tambah')
  await page.getByLabel('Jumlah', { exact: true }).fill('1187600')
  await page.getByLabel('Kategori').selectOption({ label: 'Beban Kantor & Umum (6-2000)' })
  await page.getByRole('button', { name: 'Simpan Ctrl S' }).click()
  await page.getByRole('dialog', { name: 'Transaksi ini mungkin sudah dicatat' }).waitFor()
  await page.getByRole('button', { name: 'Jangan simpan' }).click()
  await page.getByText('Belum dicatat. Bandingkan dengan transaksi yang sudah ada').first().waitFor()
})

test('laba rugi tells it, and its figure leads to the ledger and on to the receipt', async () => {
  const { page } = desk
  await desk.go('/laporan-keuangan/?view=laba-rugi')
  const cost = page.getByRole('row', { name: /6-2000/ })
  await cost.waitFor()
  await page.getByRole('row', { name: /^Laba bersih/ }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])

  // Drawn, it says of a month what the table beside it says; the address keeps it.
  await page.getByRole('radio', { name: 'Grafik' }).check({ force: true })
  const chart = page.getByRole('slider', { name: /^Pendapatan, beban, dan laba bersih/ })
  await chart.focus()
  await page.keyboard.press('End')
  const spoken = String(await chart.getAttribute('aria-valuetext'))
  const said = /: Pendapatan Rp([\d.]+), Beban Rp([\d.]+), Laba bersih (−?)Rp([\d.]+)$/.exec(spoken)?.slice(1) ?? []
  const [revenue, spent, sign, profit] = said
  expect(said).toHaveLength(4)
  const drawn = page.getByRole('region', { name: 'Tabel laba rugi per bulan' })
  const told = (await drawn.getByRole('row').nth(1).innerText()).split(/\s+/)
  expect(told.slice(-3)).toEqual([revenue, spent, `${sign}${profit}`])
  expect(await drawn.getByRole('row').count()).toBe(8)
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('radio', { name: 'Tabel' }).check({ force: true })
  await cost
    .getByRole('button', { name: /^Asal angka/ })
    .last()
    .click()
  const origin = page.getByRole('dialog', { name: /^Dari mana angka ini/ })
  await origin.getByRole('link', { name: /jurnal$/ }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await origin.getByRole('link', { name: /jurnal$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Buku besar' }).waitFor()
  await desk.go('/laporan-keuangan/?view=buku-besar&akun=6-2000')
  const line = page.getByRole('row', { name: /1\.187\.600/ }).first()
  await line.getByRole('link').click()
  await page.waitForURL('**/laporan-keuangan/detail/**')

  for (const [view, last] of [
    ['neraca', 'Jumlah liabilitas dan ekuitas'],
    ['arus-kas', 'Kas dan bank akhir'],
    ['neraca-saldo', 'Jumlah'],
  ] as const) {
    await desk.go(`/laporan-keuangan/?view=${view}`)
    await page.getByRole('row', { name: new RegExp(`^${last}`) }).waitFor()
  }
})

test('a file of the bank is taken in; a sure line goes by Enter alone, another is made into an entry, and both are undone', async () => {
  const { page } = desk
  await desk.go('/laporan-keuangan/tambah?arah=masuk')
  await page.getByLabel('Jumlah', { exact: true }).fill('6000000')
  await page.getByLabel('Kategori').selectOption({ label: 'Modal Disetor (3-1000)' })
  await page.getByLabel('Masuk ke').selectOption({ label: 'Bank' })
  await page.getByLabel('Tanggal', { exact: true }).fill('3/3/2025')
  await page.getByRole('button', { name: 'Simpan Ctrl S' }).click()
  await page.waitForURL('**/laporan-keuangan/detail/**')

  await desk.go('/laporan-keuangan/?view=cocokkan')
  await page.getByLabel('Rekening').selectOption({ label: 'Bank' })
  const file = readFileSync(new URL('../vectors/mutasi_1_seperti_bca.csv', import.meta.url))
  await page.getByText('Belum ada mutasi bank.').waitFor()
  await page.getByTestId('mutasi').setInputFiles({ name: 'mutasi.csv', mimeType: 'text/csv', buffer: file })
  await page.getByText('8 baris baru, 1 duplikat, 1 belum dibukukan bank').waitFor()
  const lines = page.getByRole('listbox', { name: 'Mutasi bank' })
  const first = lines.getByRole('option', { name: /CR K/ })
  await first.waitFor()
  await page.getByRole('checkbox', { name: /^BKM-/, checked: true }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await lines.focus()
  await page.keyboard.press('Enter')
  await first.getByText(/^BKM-2503-/).waitFor()

  // The next one that waits is chosen by itself; it is in no book.
  await page.getByLabel('Buat transaksi dari baris ini').selectOption({ label: 'Beban Kantor & Umum (6-2000)' })
  await page.getByRole('button', { name: 'Buat dan cocokkan' }).click()
  const second = lines.getByRole('option', { name: /DB PLN/ })
  await second.getByText(/^BKK-2503-/).waitFor()
  await first.click()
  await lines.focus()
  await page.keyboard.press('u')
  await first.getByText('Menunggu').waitFor()
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('an accrual is written by hand, its month closed from the open checks, and opened again', async () => {
  const { page } = desk
  await desk.go('/laporan-keuangan/tambah?jenis=jurnal')
  await page.getByLabel('Keterangan', { exact: true }).fill('Listrik Oktober belum ditagih')
  await page.getByLabel('Tanggal', { exact: true }).fill('31/10/2025')
  const accounts = page.getByLabel('Akun')
  await accounts.nth(0).selectOption({ label: 'Beban Kantor & Umum (6-2000)' })
  await accounts.nth(1).selectOption({ label: 'Biaya yang Masih Harus Dibayar (2-1700)' })
  await page.getByLabel('Debit').nth(0).fill('480000')
  await page.getByText('Selisih Rp480.000').waitFor()
  await page.getByLabel('Kredit').nth(1).fill('480000')
  await page.getByText('Seimbang').waitFor()
  await page.getByRole('button', { name: 'Balik di awal bulan depan' }).click()
  await page.getByRole('button', { name: 'Simpan sebagai draf' }).click()
  await page.getByRole('heading', { level: 1, name: /^Draf$/ }).waitFor()

  await desk.go('/laporan-keuangan/?view=tutup-buku&bulan=2025-10')
  await page.getByRole('link', { name: 'Buka: Jurnal umum yang masih draf' }).click()
  await page
    .getByRole('link', { name: /Listrik Oktober/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Catat ke buku' }).click()
  await page.getByRole('heading', { level: 1, name: /^JU-2510-/ }).waitFor()

  await desk.go('/laporan-keuangan/?view=tutup-buku&bulan=2025-10')
  // The bank was matched above, and not reconciled yet: it is told, and closing asks why.
  await page.getByText(/^1 hal belum beres\./).waitFor()
  await page.getByRole('link', { name: 'Buka: Rekening bank yang belum direkonsiliasi' }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  const act = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByLabel('Alasan').fill('Laporan Oktober dibagikan')
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }
  await act('Tutup bulan')
  await page.getByText('Ditutup', { exact: true }).waitFor()
  await act('Buka bulan')
  await page.getByText('Terbuka', { exact: true }).waitFor()
  expect(await checkBooks(office.db.read)).toEqual([])
})
