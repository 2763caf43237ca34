import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWindow } from './chromium.ts'
import { deskOf, openOffice, type Desk, type Office } from './office.ts'

// What a day in the office is made of: walking records, the way back, a form left empty, one document after the other.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
})

afterAll(async () => {
  await office?.close()
})

interface Listed {
  readonly rows: readonly { readonly id: string; readonly label: string }[]
  readonly count: number
  readonly next?: string
}

/** Ids of a list in its order, over all its pages. */
async function idsOf(address: string): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const answer = await desk.page.request.get(`${office.url}${address}${after && `&after=${after}`}`)
    const page = (await answer.json()) as Listed
    ids.push(...page.rows.map((row) => row.id))
    after = page.next
  }
  return ids
}

test('the walk from record to record goes on over the pages of the list, in its filter and order, and comes back to the row', async () => {
  const { page, go, path } = desk
  const ids = await idsOf('/api/order?sort=-total&customerId=')
  expect(ids.length).toBeGreaterThan(26)
  const place = page.getByText(new RegExp(`^\\d+ dari ${ids.length}$`)).first()
  const onward = page.getByRole('button', { name: 'Berikutnya' })

  await go('/order/?sort=-total')
  await page.locator(`[data-row="${ids[24]}"] a`).first().click()
  await expect.poll(path).toBe(`/order/detail/${ids[24]}`)
  await expect.poll(() => place.innerText()).toBe(`25 dari ${ids.length}`)
  await onward.click()
  await expect.poll(path).toBe(`/order/detail/${ids[25]}`)
  await expect.poll(() => place.innerText()).toBe(`26 dari ${ids.length}`)

  // A reload forgets nothing; the page before is asked for again.
  await page.reload()
  await expect.poll(() => place.innerText()).toBe(`26 dari ${ids.length}`)
  await page.getByRole('button', { name: 'Sebelumnya' }).click()
  await expect.poll(() => place.innerText()).toBe(`25 dari ${ids.length}`)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => place.innerText()).toBe(`26 dari ${ids.length}`)

  // The browser's way back and the arrow's lead to the same row on the second page.
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'Kembali' }).click()]) {
    await back()
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-total')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']))
      .toBe(ids[25])
    await page.keyboard.press('Enter')
    await expect.poll(() => place.innerText()).toBe(`26 dari ${ids.length}`)
  }
})

test('papers are walked as well: from invoice to invoice and surat jalan to surat jalan of their lists', async () => {
  const { page, go } = desk
  const lists = [
    { list: 'invoice', api: '/api/invoice?sort=-date', named: 'dokumen' },
    { list: 'surat-jalan', api: '/api/surat-jalan?sort=-date', named: 'dokumen' },
  ]
  for (const { list, api, named } of lists) {
    const ids = await idsOf(api)
    const place = page.getByText(new RegExp(`^\\d+ dari ${ids.length}$`)).first()
    const paper = () => new URL(page.url()).searchParams.get(named)
    await go(`/order/?jenis=${list}`)
    await page.locator(`[data-row="${ids[0]}"] a`).first().click()
    await expect.poll(() => place.innerText()).toBe(`1 dari ${ids.length}`)
    const first = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'Berikutnya' }).click()
    await expect.poll(paper).toBe(ids[1])
    await expect.poll(() => place.innerText()).toBe(`2 dari ${ids.length}`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(first)
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(first)
  }
})

test('payments are walked beside their list, one after the other', async () => {
  const { page, go } = desk
  const ids = await idsOf('/api/pembayaran?sort=-date')
  const sheet = page.getByRole('dialog')
  const dokumen = () => new URL(page.url()).searchParams.get('dokumen')
  await go('/order/?jenis=pembayaran')
  await page.locator(`[data-row="${ids[0]}"] a`).first().click()
  await sheet.getByText(`1 dari ${ids.length}`).waitFor()
  expect(dokumen()).toBe(ids[0])
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(dokumen).toBe(ids[1])
  await sheet.getByText(`2 dari ${ids.length}`).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(dokumen).toBeNull()
})

test('a statement leads to the very invoice it names, also where the order has several', async () => {
  const { page, go } = desk
  const answer = await page.request.get(`${office.url}/api/invoice?sort=date`)
  const { rows } = (await answer.json()) as {
    rows: { id: string; label: string; customerId: string; orderId: string; date: string }[]
  }
  const one = rows.find((row) => row.orderId)!
  await go(`/pelanggan/transaksi/detail/${one.customerId}?dateFrom=${one.date}&dateTo=${one.date}`)
  await page.getByRole('link', { name: one.label, exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('dokumen')).toBe(one.id)
})

test('an address that is none says so, instead of asking to try again', async () => {
  await desk.go('/order/detail/bukan-id')
  await desk.page.getByRole('link', { name: 'Ke daftar' }).waitFor()
  expect(await desk.page.getByRole('button', { name: 'Coba lagi' }).count()).toBe(0)
})

test('a registration left empty says everything that is missing at once, and stands at the first of it', async () => {
  const window = await openWindow(office.browser)
  const { page, go } = deskOf(window, await window.newPage(), office.url)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/register') && sent.push(request.url()))
  await go('/registration')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  for (const words of ['Isi nama lengkap.', 'Isi nama perusahaan.', 'Centang untuk melanjutkan.'])
    await page.getByText(words).waitFor()
  await expect.poll(() => page.locator('input[aria-invalid="true"]').count()).toBe(5)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('name')
  expect(sent).toEqual([])
  await window.close()
})

test('what a toast said was wrong is taken back as soon as it is right', async () => {
  const { page, go, window } = await office.enter()
  await page.clock.install()
  await go('/account-setting')
  let isBroken = true
  await page.route('**/api/account/profile', (route) =>
    isBroken && route.request().method() !== 'GET'
      ? route.fulfill({ status: 500, json: { message: 'Server sibuk.' } })
      : route.continue(),
  )
  await page.getByLabel('Nama lengkap').fill('Rina Kartika')
  const save = page.getByRole('button', { name: 'Simpan', exact: true }).first()
  await save.click()
  const wrong = page.locator('[data-sonner-toast]').filter({ hasText: 'Server sibuk.' })
  await wrong.waitFor()
  // From here on its time stands still: it would not go by itself.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  isBroken = false
  await save.click()
  const wentAway = async () => {
    await page.clock.runFor(10)
    return wrong.count()
  }
  await expect.poll(wentAway).toBe(0)
  await page.locator('[data-sonner-toast]').filter({ hasText: 'disimpan' }).waitFor()
  await window.close()
})

test('a customer shows its orders and invoices beside its figures', async () => {
  const { page, go } = desk
  const answer = await page.request.get(`${office.url}/api/pelanggan?sort=-receivable`)
  const [debtor] = ((await answer.json()) as { rows: { id: string }[] }).rows
  const orders = await idsOf(`/api/order?sort=-date&customerId=${debtor?.id}`)
  await go(`/pelanggan/detail/${debtor?.id}?bagian=order`)
  await page.locator(`a[href="/order/detail/${orders[0]}"]`).waitFor()
  await page.getByRole('tab', { name: 'Invoice' }).click()
  await page.getByRole('link', { name: 'Semua invoice pelanggan ini' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('customerId')).toBe(debtor?.id)

  const stranger = await office.enter({ permissions: ['view pelanggan'] })
  await stranger.go(`/pelanggan/detail/${debtor?.id}`)
  await stranger.page.getByRole('tab', { name: 'Ringkasan' }).waitFor()
  expect(await stranger.page.getByRole('tab', { name: /^Order|^Invoice/ }).count()).toBe(0)
  await stranger.window.close()
})

test('an order is saved, confirmed and billed in one go', async () => {
  const { page, go } = desk
  await go('/order/tambah')
  await page.getByRole('combobox', { name: 'Pelanggan', exact: true }).fill('a')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.locator('[data-cell="0:0"] input').fill('semen')
  await page.getByRole('option', { name: /semen/i }).first().click()
  await page.locator('[data-cell="0:1"] input').fill('1')
  await page.getByRole('button', { name: 'Cara simpan lain' }).click()
  await page.getByRole('menuitem', { name: 'Simpan & buat invoice' }).click()
  await page.waitForURL(/\/order\/invoice\//)
  const sheet = page.getByRole('dialog', { name: 'Buat invoice' })
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('on a phone the name of a card keeps one line beside what can be done there', async () => {
  const { page, window, go } = await office.enter({}, { width: 360, height: 780 })
  const answer = await page.request.get(`${office.url}/api/stock`)
  const { rows } = (await answer.json()) as { rows: { itemId: string }[] }
  await go(`/bahan-baku/detail/${rows[0]?.itemId}`)
  const name = page.getByRole('heading', { name: 'Stok per gudang' })
  await page.getByRole('link', { name: 'Catat mutasi' }).waitFor()
  expect((await name.boundingBox())?.height).toBeLessThan(30)
  await window.close()
})
