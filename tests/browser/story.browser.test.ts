import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openWindow } from './chromium.ts'
import { type House, startHouse } from './house.ts'
import { codeIn, linkIn, type Mailbox, openMailbox } from './mailbox.ts'

// One person, one day: from an empty machine to books that agree. Real server, database, mail, PDF and browser.
const siti = { name: 'Siti Nurhaliza', email: 'siti@wirabangun.co.id', password: 'pasir-kali-tiga-truk' }

let mailbox: Mailbox
let house: House
let browser: Browser
let window: BrowserContext
let page: Page
const problems: string[] = []

beforeAll(async () => {
  mailbox = await openMailbox()
  house = await startHouse({
    smtpUrl: mailbox.url,
    ...(process.env['STORY_DATABASE_URL'] && { databaseUrl: process.env['STORY_DATABASE_URL'] }),
  })
  browser = await openBrowser()
  window = await openWindow(browser)
  page = await window.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
})

afterAll(async () => {
  await browser?.close()
  await house?.stop()
  await mailbox?.close()
})

const go = (address: string) => page.goto(house.url + address)
const field = (label: string | RegExp) => page.getByLabel(label, { exact: typeof label === 'string' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).first()

/** Reads a door as the signed-in person. */
async function api<T>(path: string): Promise<T> {
  const answer = await page.request.get(house.url + path)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}

test('registers, verifies the address by mail and signs in with an emailed code', async () => {
  await go('/')
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Daftar' }).click()
  await field('Nama lengkap').fill(siti.name)
  await field('Nama perusahaan').fill('PT Wira Bangun Persada')
  await field('Email').fill(siti.email)
  await field('Kata sandi').fill(siti.password)
  await field(/Ulangi/).fill(siti.password)
  await page.getByRole('checkbox').check()
  await button('Daftar').click()
  await page.waitForURL('**/verify-email')

  await page.goto(linkIn(await mailbox.next(siti.email, /[Vv]erifikasi/), '/verify-email/'))
  await page.getByText('Email terverifikasi').first().waitFor()
  await go('/login')
  await field('Email').fill(siti.email)
  await field('Kata sandi').fill(siti.password)
  await button('Masuk').click()
  await page.waitForURL('**/otp')
  await page.locator('input[autocomplete="one-time-code"]').fill(codeIn(await mailbox.next(siti.email, /kode/i)))
  await page.waitForURL('**/dashboard')
  await page.locator('h1', { hasText: 'Siti' }).waitFor()
})

test('sets up the company: PKP, address and bank account', async () => {
  const { rows } = await api<{ rows: { id: string }[] }>('/api/perusahaan')
  await go(`/perusahaan/edit/${rows[0]?.id}`)
  await field(/^NPWP/).fill('0312456789012000')
  await field('Pengusaha Kena Pajak (PKP)').check()
  await field(/^Alamat/)
    .first()
    .fill('Jl. Raya Tajur No. 88')
  await field(/^Kota/).fill('Kota Bogor')
  await button(/^Tambah rekening/).click()
  await field('Bank').fill('BCA')
  await field('Nomor rekening').fill('0954128800')
  await field('Atas nama').fill('PT Wira Bangun Persada')
  await button(/^Simpan/).click()
  await page.waitForURL((url) => !url.pathname.includes('/edit/'))
  await page.getByText('Perubahan disimpan').first().waitFor()
})

test('adds a customer', async () => {
  await go('/pelanggan/tambah')
  await field(/^Nama pelanggan/).fill('PT Sinar Abadi')
  await field('Memotong PPh saat membayar').check()
  await button(/^Simpan Ctrl|^Simpan$/).click()
  await page.waitForURL('**/pelanggan/detail/**')
  await page.getByRole('heading', { name: 'PT Sinar Abadi' }).waitFor()
})

test('adds goods with opening stock, each made while typing', async () => {
  await go('/gudang/tambah-stock')
  // A company that begins has one warehouse: nobody is asked which.
  await expect.poll(() => field('Gudang').inputValue()).not.toBe('')
  const goods = [
    ['Semen Portland 50 kg', 'zak', '68000', '200', '12300000'],
    ['Besi beton ulir D13', 'btg', '142500', '100', '12780000'],
  ] as const
  for (const [index, [name, unit, price, qty, value]] of goods.entries()) {
    await page.locator(`[data-cell="${index}:0"] input`).fill(name)
    await page
      .getByText(/^Tambah \w+ ["“]/)
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Satuan', { exact: true }).selectOption(unit)
    await sheet.getByLabel(/^Harga jual/).fill(price)
    await sheet.getByRole('button', { name: 'Simpan', exact: true }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.locator(`[data-cell="${index}:1"] input`).fill(qty)
    await page.locator(`[data-cell="${index}:3"] input`).fill(value)
  }
  await button(/^Simpan mutasi/).click()
  await page
    .getByText(/ST-\d{4}-0001/)
    .first()
    .waitFor()
  const stock = await api<{ rows: { itemName: string; onHand: string }[] }>('/api/stock')
  expect(stock.rows.map((row) => row.onHand).sort()).toEqual(['100', '200'])
})

test('takes an order by keyboard and confirms it', async () => {
  await go('/order/tambah')
  await page.getByRole('combobox', { name: 'Pelanggan', exact: true }).fill('sinar')
  await page.getByRole('option', { name: /PT Sinar Abadi/ }).waitFor()
  const cell = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'])
  const enter = async (next: string) => {
    await page.keyboard.press('Enter')
    await expect.poll(cell).toBe(next)
  }
  await enter('0:0')
  await page.keyboard.type('semen')
  await page.getByRole('option', { name: /Semen Portland/ }).waitFor()
  await enter('0:1')
  await page.keyboard.type('120')
  await enter('1:0')
  await page.keyboard.type('besi')
  await page.getByRole('option', { name: /Besi beton/ }).waitFor()
  await enter('1:1')
  await page.keyboard.type('40')
  // 120 × 68.000 + 40 × 142.500 = 13.860.000; PPN 12 % × 11/12 = 1.524.600
  await expect.poll(() => page.locator('output').filter({ hasText: 'Rp' }).first().innerText()).toBe('Rp15.384.600')
  await page.getByLabel(/PPh dipotong/).selectOption({ index: 1 })
  await page.keyboard.press('Control+Shift+S')
  await page.waitForURL('**/order/detail/**')
  await page.getByRole('heading', { name: /ORD-\d{4}-0001/ }).waitFor()
})

test('sends part of it with a surat jalan', async () => {
  await button('Kirim barang').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Kirim', { exact: true }).nth(0).fill('80')
  await sheet.getByLabel('Kirim', { exact: true }).nth(1).fill('40')
  await sheet.getByLabel(/No\. polisi/).fill('F 8213 KX')
  await sheet.getByRole('button', { name: 'Buat surat jalan', exact: true }).click()
  await page.getByText('Dikirim sebagian').first().waitFor()
  const stock = await api<{ rows: { itemName: string; onHand: string }[] }>('/api/stock?sort=itemName')
  expect(stock.rows.map((row) => row.onHand)).toEqual(['60', '120'])
})

test('invoices what went out and shows both papers as PDF', async () => {
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  await go(`/order/invoice/${orderId}`)
  await button('Buat invoice').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByRole('heading', { name: /INV-\d{4}-0001/ }).waitFor()
  // 80 × 68.000 + 40 × 142.500 = 11.140.000; PPN 1.225.400
  await page.getByText('Rp12.365.400').first().waitFor()
  await page.locator('section[aria-label*="halaman 1"]').getByText('12.365.400').first().waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('canvas').count()).toBe(1)

  await go(`/order/surat-jalan/${orderId}`)
  await expect.poll(() => page.locator('canvas').count()).toBe(3)
  const sheet = page.locator('section[aria-label*="halaman 1"]')
  await sheet.getByText('SURAT JALAN').waitFor({ state: 'attached' })
  expect(await sheet.innerText()).not.toMatch(/68\.000|142\.500/)
  await go(`/order/invoice/${orderId}`)
})

test('sends the invoice by mail with the PDF', async () => {
  await button('Kirim').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Email penerima').fill('keuangan@sinarabadi.co.id')
  await sheet.getByRole('button', { name: 'Kirim', exact: true }).click()
  const mail = await mailbox.next('keuangan@sinarabadi.co.id', /INV-/)
  const pdf = mail.attachments[0]
  expect(pdf?.mimeType).toBe('application/pdf')
  expect(
    Buffer.from(pdf?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('receives a payment with PPh withheld', async () => {
  await button('Catat pembayaran').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Lunas').first().waitFor()
})

test('sees stock, receivable and journal agree to the rupiah', async () => {
  const journal = page.getByRole('region', { name: 'Jurnal' })
  await journal.getByText('Piutang Usaha').waitFor()
  expect(await journal.innerText()).toContain('12.365.400')

  const trial = await api<{ rows: { account: string; debit: string; credit: string }[] }>('/api/neraca-saldo')
  const of = (code: string) => {
    const row = trial.rows.find((one) => one.account === code)
    return row ? BigInt(row.debit) - BigInt(row.credit) : 0n
  }
  const sum = trial.rows.reduce((total, row) => total + BigInt(row.debit) - BigInt(row.credit), 0n)
  expect(sum).toBe(0n)
  // 120 zak × 61.500 + 60 btg × 127.800 are left.
  expect(of('1-1520')).toBe(120n * 61_500n + 60n * 127_800n)
  expect(of('5-6000')).toBe(80n * 61_500n + 40n * 127_800n)
  expect(of('4-2000')).toBe(-11_140_000n)
  expect(of('2-1400')).toBe(-1_225_400n)
  expect(of('1-1300')).toBe(0n)
  const stock = await api<{ totals: { value: string } }>('/api/stock')
  expect(BigInt(stock.totals.value)).toBe(of('1-1520'))
  expect(problems).toEqual([])
})
