import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What the list of orders does without opening one: printing what is ticked, and what a row offers.
let office: Office
let desk: Desk
let page: Page

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
  page = desk.page
})
afterAll(() => office?.close())

test('the invoices of ticked orders are one print', async () => {
  let pages = 0
  // The dialog of printing is the browser's own: what would be printed is read instead.
  await page.route('**/api/cetak/invoice/dicetak', async (route) => {
    const answer = await route.fetch()
    expect(answer.headers()['content-type']).toContain('application/pdf')
    pages = (await readPdf(await answer.body())).length
    await route.fulfill({ status: 200, contentType: 'text/plain', body: 'cetak' })
  })
  await desk.go('/order/?bill=billed,partial,paid')
  await page.getByRole('checkbox', { name: /^Pilih semua/ }).check()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('region', { name: 'Aksi massal' }).getByRole('button', { name: 'Cetak invoice' }).click()
  await expect.poll(() => pages).toBeGreaterThan(1)
})

test('a row opens the payment of its order, and asks before it is called off', async () => {
  await desk.go('/order/?bill=billed')
  await page
    .getByRole('button', { name: /^Aksi ORD/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Catat pembayaran' }).click()
  await page.getByRole('dialog', { name: 'Catat pembayaran' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(desk.path).not.toContain('buka')

  await desk.go('/order/?status=confirmed&bill=none')
  await page
    .getByRole('button', { name: /^Aksi ORD/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Batalkan order' }).click()
  await page.getByRole('dialog', { name: /^Batalkan ORD-/ }).waitFor()
})

test('a sheet whose file is slow to come is waited for in its frame, and Esc closes it', async () => {
  const { page: slow, go, path, window } = await office.enter()
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await slow.route(/\/assets\/pay-sheet-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await go('/order/?bill=billed')
  const answered = slow.waitForResponse(/\/api\/order\/[^/]+\/invoice/)
  await slow
    .getByRole('button', { name: /^Aksi ORD/ })
    .first()
    .click()
  await slow.getByRole('menuitem', { name: 'Catat pembayaran' }).click()
  const frame = slow.getByRole('dialog', { name: 'Catat pembayaran' })
  await frame.waitFor()
  await (await answered).finished()
  await slow.waitForLoadState('load')
  // Two pictures later whatever the answer brought is drawn.
  await slow.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await frame.count()).toBe(1)
  await slow.keyboard.press('Escape')
  await frame.waitFor({ state: 'detached' })
  await expect.poll(path).not.toContain('buka')
  release()
  await window.close()
})

test('orders are narrowed by who sold them', async () => {
  const { rows } = await office.db.pool.query(
    `update sales_order set salesperson_id = (select id from app_user order by id limit 1), salesperson_name = 'Budi'
     where id = (select id from sales_order where company_id = $1 and state = 'posted' order by id limit 1)
     returning salesperson_id as id, number`,
    [office.companyId],
  )
  const [sold] = rows as { id: string; number: string }[]
  await desk.go(`/order/?salespersonId=${sold?.id}`)
  await page.getByRole('link', { name: sold?.number ?? '' }).waitFor()
  expect(await page.getByRole('button', { name: /^Aksi ORD/ }).count()).toBe(1)
})

test('ticked orders change their status together: what cannot be is named with its reason, and nothing is done twice', async () => {
  const { rows } = await office.db.pool.query(
    `select id, number, state from sales_order where company_id = $1 and (state = 'draft' or (stage = 'confirmed' and billing = 'none' and delivery = 'none'))
     order by state, id`,
    [office.companyId],
  )
  const orders = rows as { id: string; number: string | null; state: string }[]
  const drafts = orders.filter(({ state }) => state === 'draft')
  const fresh = orders.filter(({ state }) => state === 'posted')
  expect(drafts.length).toBeGreaterThan(1)
  const stateOf = async (id: string) =>
    (await office.db.pool.query('select state, is_held, held_reason from sales_order where id = $1', [id])).rows[0]

  // One of the drafts is for a customer who has been blocked meanwhile.
  const [barred] = drafts
  await office.db.pool.query(
    `update customer set status = 'diblokir' where id = (select customer_id from sales_order where id = $1)`,
    [barred?.id],
  )
  await desk.go('/order/?status=draft,expired')
  await page.getByRole('checkbox', { name: /^Pilih semua/ }).check()
  await page.getByRole('button', { name: 'Ubah status' }).click()
  const sheet = page.getByRole('dialog', { name: `Ubah status ${drafts.length} order` })
  await sheet.getByRole('radio', { name: /^Konfirmasi/ }).check()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Ubah status' }).click()
  const went = page.getByRole('dialog', { name: /berhasil, [1-9]\d* ditolak$/ })
  await went
    .getByText(/diblokir/)
    .first()
    .waitFor()
  await went
    .getByText(/^Draf /)
    .first()
    .waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await went.getByRole('button', { name: 'Tutup' }).first().click()
  expect(await stateOf(barred?.id ?? '')).toMatchObject({ state: 'draft' })

  await desk.go('/order/?status=confirmed&bill=none')
  await page.getByRole('checkbox', { name: /^Pilih semua/ }).check()
  await page.getByRole('button', { name: 'Ubah status' }).click()
  const again = page.getByRole('dialog')
  await again.getByRole('radio', { name: /^Tahan/ }).check()
  await again.getByRole('button', { name: 'Ubah status' }).click()
  await again.getByText('Tulis alasannya.').first().waitFor()
  await again.getByLabel('Alasan').fill('Menunggu gambar kerja')
  await again.getByRole('button', { name: 'Ubah status' }).click()
  await again.waitFor({ state: 'detached' })
  expect(await stateOf(fresh[0]?.id ?? '')).toMatchObject({ is_held: true, held_reason: 'Menunggu gambar kerja' })
})

test('ticked rows are taken as a file, and no others', async () => {
  await desk.go('/order/')
  const ticks = page.getByRole('table', { name: 'Order' }).getByRole('checkbox', { name: /^Pilih ORD/ })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  const waiting = page.waitForRequest(/\/api\/order\/ekspor/)
  await page.getByRole('region', { name: 'Aksi massal' }).getByRole('button', { name: 'Ekspor' }).click()
  const asked = new URL((await waiting).url()).searchParams
  expect(asked.get('ids')?.split(',')).toHaveLength(2)
})

test('a phone ticks cards after Pilih: the same acts, and a tap opens nothing meanwhile', async () => {
  const phone = await office.enter({}, { width: 360, height: 780 })
  await phone.go('/order/')
  await phone.page.getByRole('button', { name: 'Pilih', exact: true }).click()
  const cards = phone.page.getByRole('list', { name: 'Order' }).getByRole('listitem')
  await cards.nth(0).click()
  await cards.nth(1).click()
  const bar = phone.page.getByRole('region', { name: 'Aksi massal' })
  await bar.getByText('2 dipilih').waitFor()
  await bar.getByRole('button', { name: 'Ekspor' }).waitFor()
  expect(phone.path()).toBe('/order/')
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await complaintsInBothThemes(phone.page)).toEqual([])
  await phone.page.getByRole('button', { name: 'Selesai' }).click()
  await bar.waitFor({ state: 'detached' })
  expect(await phone.page.getByRole('list', { name: 'Order' }).getByRole('checkbox').count()).toBe(0)
  await phone.window.close()
})

test('the bar over ticked rows stands in the middle of the list, and no row stays behind it', async () => {
  await desk.go('/order/')
  const table = page.getByRole('table', { name: 'Order' })
  await table
    .getByRole('checkbox', { name: /^Pilih ORD/ })
    .first()
    .check()
  const [bar, row, list] = await placesAtTheEnd(page, table.locator('[data-row]'))
  expect(row.bottom).toBeLessThanOrEqual(bar.top)
  expect(Math.abs(bar.left + bar.right - list.left - list.right)).toBeLessThan(4)

  const phone = await office.enter({}, { width: 360, height: 780 })
  await phone.go('/order/')
  await phone.page.getByRole('button', { name: 'Pilih', exact: true }).click()
  const cards = phone.page.getByRole('list', { name: 'Order' }).getByRole('listitem')
  await cards.first().click()
  const [below, card] = await placesAtTheEnd(phone.page, cards)
  expect(card.bottom).toBeLessThanOrEqual(below.top)
  await phone.window.close()
})

/** Where the bar, the last row and the list stand once everything is scrolled to its end. */
async function placesAtTheEnd(on: Page, rows: Locator) {
  const bar = on.getByRole('region', { name: 'Aksi massal' })
  await bar.getByRole('button', { name: 'Ekspor' }).waitFor()
  await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  await on.evaluate(() => {
    for (const element of document.querySelectorAll('main, main *')) element.scrollTop = element.scrollHeight
  })
  const place = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const list = on.getByRole('region', { name: 'Order', exact: true })
  return [await place(bar), await place(rows.last()), await place(list)] as const
}

test('when a row was made and changed is a column of its own, once chosen, and goes as it came', async () => {
  await desk.go('/order/')
  const table = page.getByRole('table', { name: 'Order' })
  await table.getByRole('row').nth(1).waitFor()
  expect(await table.getByRole('columnheader', { name: 'Dibuat' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Kolom dan kepadatan' }).click()
  for (const hidden of ['Tagihan', 'Dikirim'])
    await page.getByRole('menuitemcheckbox', { name: hidden, exact: true }).click()
  for (const chosen of ['Dibuat', 'Diubah'])
    await page.getByRole('menuitemcheckbox', { name: chosen, exact: true }).click()
  await page.keyboard.press('Escape')
  await table.getByRole('columnheader', { name: 'Dibuat' }).waitFor()
  await table.getByRole('columnheader', { name: 'Diubah' }).waitFor()
  expect(await table.getByRole('row').nth(1).locator('time').count()).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: 'Kolom dan kepadatan' }).click()
  await page.getByRole('menuitem', { name: 'Kembalikan seperti semula' }).click()
  await table.getByRole('columnheader', { name: 'Dikirim' }).waitFor()
  expect(await table.getByRole('columnheader', { name: 'Dibuat' }).count()).toBe(0)
})

test('the drafts among ticked orders are removed in one go; what was confirmed stays', async () => {
  const counted = async (state: string) => {
    const { rows } = await office.db.pool.query(
      'select count(*)::int as count from sales_order where company_id = $1 and state = $2',
      [office.companyId, state],
    )
    return (rows as { count: number }[])[0]?.count
  }
  const posted = await counted('posted')
  // A copy of a confirmed order is a draft.
  await desk.go('/order/?status=confirmed')
  await page
    .getByRole('button', { name: /^Aksi ORD/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Duplikat' }).click()
  await page.waitForURL('**/order/edit/**')
  const drafts = (await counted('draft')) ?? 0

  await desk.go('/order/?status=draft,expired,confirmed')
  await page.getByRole('checkbox', { name: /^Pilih semua/ }).check()
  await page.getByRole('region', { name: 'Aksi massal' }).getByRole('button', { name: 'Hapus' }).click()
  const asked = page.getByRole('dialog', { name: `Hapus ${drafts} draf order?` })
  await asked.getByText(/order lain tetap: yang sudah dikonfirmasi hanya bisa dibatalkan/).waitFor()
  await asked.getByRole('button', { name: `Hapus ${drafts} draf order` }).click()
  await asked.waitFor({ state: 'detached' })
  await expect.poll(() => counted('draft')).toBe(0)
  expect(await counted('posted')).toBe(posted)
})
