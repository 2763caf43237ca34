import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type Office } from './office.ts'

// Five thousand customers from an old program, thirty-seven of them wrong: mended in the grid, brought in, taken back.
const ROWS = 5000
const WRONG = 37

let office: Office
let desk: Desk
const problems: string[] = []

beforeAll(async () => {
  office = await openOffice({ empty: true })
  desk = await office.enter()
  desk.page.on('pageerror', (error) => problems.push(error.message))
  desk.page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
})

afterAll(() => office?.close())

const dialog = () => desk.page.getByRole('dialog', { name: /^Impor/ })
const count = async () => {
  const answer = await desk.page.request.get(`${office.url}/api/pelanggan?size=25`)
  return ((await answer.json()) as { count: number }).count
}

test('the columns are found by name, and the wrong rows are shown with what is wrong', async () => {
  const { page } = desk
  await desk.go('/pelanggan/')
  await page.getByRole('button', { name: 'Impor', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Pelanggan' }).click()
  await page.getByLabel('Pilih berkas XLSX atau CSV').setInputFiles({
    name: 'pelanggan lama.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(oldProgram()),
  })
  await dialog().getByLabel('Kolom Nama Customer menjadi').waitFor()
  expect(await dialog().getByLabel('Kolom Nama Customer menjadi').inputValue()).toBe('name')
  expect(await dialog().getByLabel('Kolom No. HP menjadi').inputValue()).toBe('phone')
  await dialog().getByRole('button', { name: 'Periksa baris' }).click()
  await dialog()
    .getByRole('tab', { name: `Perlu diperbaiki ${WRONG}` })
    .waitFor()
  expect(await count()).toBe(0)
})

test('each wrong cell is mended where it stands', async () => {
  await expect.poll(() => dialog().locator('input[aria-invalid=true]').count()).toBeGreaterThan(0)
  for (let left = WRONG; left > 0; left -= 1) {
    const cell = dialog().locator('input[aria-invalid=true]').first()
    const name = (await cell.getAttribute('aria-label')) ?? ''
    await cell.fill(name.startsWith('Email') ? `baru${left}@contoh.co.id` : `0812-9000-${String(1000 + left)}`)
    await cell.press('Enter')
    await dialog()
      .getByRole('tab', { name: `Perlu diperbaiki ${left - 1}` })
      .waitFor()
    await dialog().locator(`input[aria-invalid=true][aria-label="${name}"]`).waitFor({ state: 'detached' })
  }
  await dialog().getByRole('button', { name: 'Impor semua 5.000 baris' }).click()
})

test('all come in, while the page goes on answering', async () => {
  await dialog().getByText('Selesai: 5.000 baris masuk.').waitFor({ timeout: 60_000 })
  expect(await count()).toBe(ROWS)
})

test('when the mistake is noticed, everything goes back', async () => {
  await dialog().getByRole('button', { name: 'Urungkan impor' }).click()
  await desk.page.getByRole('dialog', { name: 'Urungkan impor ini?' }).getByRole('button', { name: 'Urungkan' }).click()
  await dialog().getByText('Impor diurungkan.').waitFor({ timeout: 60_000 })
  expect(await count()).toBe(0)
  expect(problems).toEqual([])
})

function oldProgram(): string {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const isWrong = at % 135 === 7 && at < 135 * WRONG
    const phone =
      isWrong && at % 2 === 0 ? '08xx' : `0812-${String(1000 + Math.floor(at / 9000))}-${String(1000 + (at % 9000))}`
    const email = isWrong && at % 2 === 1 ? 'tanpa alamat' : ''
    return `C-${String(at + 1).padStart(5, '0')};PT Contoh ${at + 1};${phone};${email};Bandung;1.250.000`
  })
  return ['Kode;Nama Customer;No. HP;Email;Kota;Plafon', ...lines].join('\r\n')
}
