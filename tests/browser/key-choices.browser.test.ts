import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Desk, type Office, openOffice } from './office.ts'

let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
})
afterAll(() => office?.close())

const heading = (name: string) => desk.page.getByRole('heading', { level: 1, name })
const box = (does: string) => desk.page.getByRole('textbox', { name: does })

async function customers() {
  await desk.go('/pelanggan/')
  await heading('Pelanggan').waitFor()
}

test('a single key may be another one; one that is taken is refused at its box, in words', async () => {
  const { page } = desk
  await desk.go('/account-setting#pintasan')
  await box('Tambah baru').fill('e')
  await page.getByText('E sudah dipakai untuk “Ubah baris”. Pilih tombol lain.').waitFor()
  expect(await box('Tambah baru').inputValue()).toBe('n')
  await box('Tambah baru').fill('t')
  await page.getByText('E sudah dipakai').waitFor({ state: 'detached' })
  await expect.poll(() => box('Tambah baru').inputValue()).toBe('t')

  await customers()
  await page.keyboard.press('n')
  await page.keyboard.press('t')
  await page.waitForURL('**/pelanggan/tambah')

  await desk.go('/account-setting#pintasan')
  await page.getByRole('button', { name: 'Kembalikan seperti semula' }).click()
  await expect.poll(() => box('Tambah baru').inputValue()).toBe('n')
  await customers()
  await page.keyboard.press('n')
  await page.waitForURL('**/pelanggan/tambah')
})

test('Alt held shows the keys where they stand; Alt+T opens the bell', async () => {
  const { page } = desk
  await customers()
  const shown = () => page.evaluate(() => 'keysShown' in document.documentElement.dataset)
  // What shows them is fetched after the page: a hand that held the key too early holds it again.
  const held = async () => {
    await page.keyboard.up('Alt')
    await page.keyboard.down('Alt')
    return vi.waitUntil(shown, { timeout: 3000 }).catch(() => false)
  }
  await expect.poll(held).toBe(true)
  const tag = await page.evaluate(() => {
    const keyed = [...document.querySelectorAll('[data-keys]')].filter((one) => one.getClientRects().length > 0)
    return keyed.map((one) => getComputedStyle(one, '::after').content)
  })
  expect(tag).toEqual(expect.arrayContaining(['"N"', '"F1"', '"Alt T"']))
  if (process.env['PICTURE']) await page.screenshot({ path: process.env['PICTURE'] })
  await page.keyboard.up('Alt')
  await expect.poll(shown).toBe(false)
  await page.keyboard.press('Alt+t')
  await page.getByRole('dialog', { name: /Pemberitahuan/ }).waitFor()
})
