import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// The wizard by keyboard alone, on a phone, without a connection, and when somebody closes it too early.
let office: Office

beforeAll(async () => {
  office = await openOffice({ empty: true })
})

afterAll(() => office?.close())

const COPIED = [
  ['Nama', 'Telepon', 'Kota', 'Email'],
  ['PT Tempel Satu', '0812-1000-2001', 'Bandung', 'satu@contoh.co.id'],
  ['PT Tempel Dua', '08xx', 'Bekasi', ''],
  ['PT Tempel Tiga', '0812-1000-2003', 'Bogor', 'tanpa alamat'],
]
  .map((row) => row.join('\t'))
  .join('\r\n')

const dialogOf = (desk: Desk) => desk.page.getByRole('dialog', { name: /^Impor/ })

/** Opens the import through the palette: Ctrl+K, its name, Enter. */
async function openByKeys(desk: Desk): Promise<void> {
  await desk.go('/dashboard')
  await desk.page.getByRole('button', { name: /^Cari apa saja/ }).waitFor()
  await desk.page.keyboard.press('Control+k')
  await desk.page.getByRole('combobox', { name: 'Cari apa saja' }).waitFor()
  await desk.page.keyboard.type('impor pelanggan')
  await desk.page.getByRole('option', { name: /^Impor pelanggan/ }).waitFor()
  await desk.page.keyboard.press('Enter')
  await dialogOf(desk)
    .getByLabel(/tempel dari Excel/)
    .waitFor()
}

/** Presses Tab until what is in focus is called so. */
async function tabTo({ page }: Desk, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const here = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null
      const label = at?.id ? document.querySelector(`label[for="${at.id}"]`)?.textContent : undefined
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? ''
    })
    if (name.test(here)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

async function pasted(desk: Desk): Promise<void> {
  await desk.window.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: office.url })
  await desk.page.evaluate((text) => navigator.clipboard.writeText(text), COPIED)
  // The box has the focus from the beginning; what was pasted is used by Enter.
  const here = () => desk.page.evaluate(() => document.activeElement?.id ?? '')
  await expect.poll(here).toBe('impor-tempel')
  await desk.page.keyboard.press('Control+v')
  const use = dialogOf(desk).getByRole('button', { name: 'Pakai 3 baris ini' })
  await use.waitFor()
  await expect.poll(() => use.evaluate((one) => one === document.activeElement)).toBe(true)
}

async function atTheRows(desk: Desk): Promise<void> {
  await openByKeys(desk)
  await pasted(desk)
  await tabTo(desk, /^Pakai 3 baris ini/)
  await desk.page.keyboard.press('Enter')
  await dialogOf(desk).getByLabel('Kolom Nama menjadi').waitFor()
  await tabTo(desk, /^Periksa baris/)
  await desk.page.keyboard.press('Enter')
  await dialogOf(desk).getByRole('tab', { name: 'Perlu diperbaiki 2' }).waitFor()
}

test('rows copied in Excel come in and go back by keyboard alone', { timeout: 120_000 }, async () => {
  const desk = await office.enter()
  const { page } = desk
  await atTheRows(desk)
  await tabTo(desk, /^Telepon baris 3/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('0812-1000-2002')
  await page.keyboard.press('Enter')
  await dialogOf(desk).getByRole('tab', { name: 'Perlu diperbaiki 1' }).waitFor()
  await tabTo(desk, /^Email baris 4/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('tiga@contoh.co.id')
  await page.keyboard.press('Enter')
  await dialogOf(desk).getByRole('tab', { name: 'Perlu diperbaiki 0' }).waitFor()
  await tabTo(desk, /^Impor semua 3 baris/)
  await page.keyboard.press('Enter')
  await dialogOf(desk).getByText('Selesai: 3 baris masuk.').waitFor()
  await tabTo(desk, /^Urungkan impor/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Urungkan impor ini?' }).waitFor()
  await tabTo(desk, /^Urungkan$/)
  await page.keyboard.press('Enter')
  await dialogOf(desk).getByText('Impor diurungkan.').waitFor()
  // What was mended is still mended.
  await tabTo(desk, /^Impor lagi/)
  await page.keyboard.press('Enter')
  await dialogOf(desk).getByRole('button', { name: 'Impor semua 3 baris' }).waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(desk).waitFor({ state: 'detached' })
})

test('what was pasted is not lost by a key pressed too early', async () => {
  const desk = await office.enter()
  await openByKeys(desk)
  await pasted(desk)
  await desk.page.keyboard.press('Escape')
  const asking = desk.page.getByRole('dialog', { name: 'Tutup tanpa memakainya?' })
  await asking.getByRole('button', { name: 'Kembali' }).click()
  expect(
    await dialogOf(desk)
      .getByLabel(/tempel dari Excel/)
      .inputValue(),
  ).toContain('PT Tempel Dua')
  await desk.page.keyboard.press('Escape')
  await asking.getByRole('button', { name: 'Tutup' }).click()
  await dialogOf(desk).waitFor({ state: 'detached' })
})

test('Esc in the very moment after a paste asks as well', async () => {
  const desk = await office.enter()
  await openByKeys(desk)
  const box = dialogOf(desk).getByLabel(/tempel dari Excel/)
  // Both in one turn of the page, as a busy machine brings them.
  await box.evaluate((field, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }, COPIED)
  const asking = desk.page.getByRole('dialog', { name: 'Tutup tanpa memakainya?' })
  await asking.getByRole('button', { name: 'Kembali' }).click()
  expect(await box.inputValue()).toContain('PT Tempel Dua')
})

test('a block copied in Excel fills the sheet from a cell on; Esc takes back what was typed in one, and closes nothing', async () => {
  const desk = await office.enter()
  await atTheRows(desk)
  const cell = (name: string) => dialogOf(desk).getByLabel(name, { exact: true })
  await cell('Telepon baris 3').fill('salah')
  await desk.page.keyboard.press('Escape')
  await expect.poll(() => cell('Telepon baris 3').inputValue()).not.toBe('salah')
  // The wrong columns stand first: Telepon, then Email.
  await cell('Telepon baris 3').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '0812-1000-2002\tdua@contoh.co.id\n0812-1000-2003\ttiga@contoh.co.id\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await dialogOf(desk).getByRole('tab', { name: 'Perlu diperbaiki 0' }).waitFor()
  expect(await cell('Email baris 4').inputValue()).toBe('tiga@contoh.co.id')
  expect(await cell('Telepon baris 4').inputValue()).toBe('0812-1000-2003')
  await desk.window.close()
})

test('a cell mended without a connection says so, keeps what was typed, and is sent when it is back', async () => {
  const desk = await office.enter()
  await atTheRows(desk)
  await desk.window.setOffline(true)
  const cell = dialogOf(desk).getByLabel('Telepon baris 3')
  await cell.fill('0812-1000-2002')
  await cell.press('Enter')
  await expect.poll(() => cell.getAttribute('data-unsent')).toBe('true')
  expect(await cell.getAttribute('title')).toContain('Belum tersimpan')
  expect(await cell.inputValue()).toBe('0812-1000-2002')
  await dialogOf(desk).getByRole('tab', { name: 'Perlu diperbaiki 2' }).waitFor()
  await desk.window.setOffline(false)
  await dialogOf(desk).getByRole('tab', { name: 'Perlu diperbaiki 1' }).waitFor()
  await expect.poll(() => cell.getAttribute('data-unsent')).toBeNull()
})

test('on a phone wrong rows are cards: the whole sentence above its field, nothing scrolls sideways', async () => {
  const wide = await office.enter()
  await atTheRows(wide)
  // Seen again on the same account's phone: the run waits among the last ones.
  await wide.page.setViewportSize({ width: 360, height: 780 })
  const box = wide.page.getByTestId('baris-impor')
  await expect.poll(() => box.getByRole('listitem').count()).toBe(2)
  expect(await box.evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0)
  const card = box.getByRole('listitem').filter({ hasText: 'PT Tempel Dua' })
  const saidIn = await card.getByLabel('Telepon baris 3').getAttribute('aria-describedby')
  const said = card.locator(`[id="${saidIn}"]`)
  expect((await said.innerText()).length).toBeGreaterThan(10)
  expect(await said.evaluate((at) => [at.scrollWidth <= at.clientWidth, getComputedStyle(at).whiteSpace])).toEqual([
    true,
    'normal',
  ])
  expect(await complaintsInBothThemes(wide.page)).toEqual([])
  await card.getByLabel('Telepon baris 3').fill('0812-1000-2002')
  await card.getByLabel('Telepon baris 3').press('Enter')
  await dialogOf(wide).getByRole('tab', { name: 'Perlu diperbaiki 1' }).waitFor()
  await card.getByRole('button', { name: 'Semua kolom baris 3' }).click()
  await card.getByLabel('Kota baris 3').waitFor()
})
