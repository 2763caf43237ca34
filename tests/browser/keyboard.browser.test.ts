import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { openWindow } from './chromium.ts'
import { handsOn } from './hands.ts'
import { type Desk, deskOf, type Office, openOffice } from './office.ts'
import { sendAs } from './send-as.ts'
import { signIn } from './sign-in.ts'

let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
  await desk.window.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: office.url })
})

afterAll(() => office?.close())

const heading = (name: string | RegExp) => desk.page.getByRole('heading', { level: 1, name })
const cell = (at: string) => desk.page.locator(`[data-cell="${at}"] :is(input, select)`)
const focused = () =>
  desk.page.evaluate(() => {
    const here = document.activeElement
    return (
      here?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? here?.getAttribute('aria-label') ?? here?.id ?? ''
    )
  })

const isSearching = () => desk.page.evaluate(() => document.activeElement?.matches('[type=search], [role=searchbox]'))

/** Asks a door for its list, as the person at the desk. */
async function rowsOf<T>(path: string): Promise<T[]> {
  const answer = await desk.page.request.get(office.url + path)
  return ((await answer.json()) as { rows: T[] }).rows
}

test('an order of three lines is confirmed in at most 18 interactions, billed in 3, paid in 4, by keyboard alone', async () => {
  const { page } = desk
  const hands = handsOn(page)
  await desk.go('/dashboard')
  await heading(/./).waitFor()

  await hands.press('g o')
  await heading('Order').waitFor()
  await hands.press('n')
  await page.waitForURL('**/order/tambah')
  await expect.poll(focused).toMatch(/customer$/)
  await hands.type('sinar')
  await hands.press('Enter')
  await expect.poll(focused).toBe('0:0')
  const lines = [
    ['semen', '10'],
    ['paku', '5'],
    ['triplek', '3'],
  ] as const
  for (const [row, [item, qty]] of lines.entries()) {
    await hands.type(item)
    await hands.press('Enter')
    await expect.poll(focused).toBe(`${row}:1`)
    await hands.type(qty)
    await hands.press('Enter')
    await expect.poll(focused).toBe(`${row + 1}:0`)
  }
  await hands.press('Control+Shift+S')
  await page.waitForURL('**/order/detail/**')
  await heading(/^ORD-/).waitFor()
  await page.getByText('Dikonfirmasi').first().waitFor()
  expect(hands.count).toBeLessThanOrEqual(18)

  // Goods are billed once they are sent, so the sending counts too.
  await page.getByRole('button', { name: 'Kirim barang' }).first().waitFor()
  hands.rest()
  await hands.press('Alt+Enter')
  await page.getByRole('dialog', { name: 'Kirim barang' }).waitFor()
  await expect.poll(focused).toMatch(/qty$/)
  await hands.press('Control+s')
  await page.getByRole('button', { name: 'Buat invoice' }).first().waitFor()
  await hands.press('Alt+Enter')
  await page.waitForURL('**/order/invoice/**')
  await heading(/^INV-/).waitFor()
  expect(hands.count).toBeLessThanOrEqual(3)

  await page.getByRole('button', { name: 'Catat pembayaran' }).first().waitFor()
  hands.rest()
  await hands.press('Alt+Enter')
  const sheet = page.getByRole('dialog', { name: 'Catat pembayaran' })
  // The form begins with what is owed.
  await expect.poll(() => sheet.getByLabel('Jumlah diterima').inputValue()).not.toBe('')
  await hands.press('Control+s')
  await page.getByText('Lunas').first().waitFor()
  expect(hands.count).toBeLessThanOrEqual(4)
})

test('part of two lines is sent in five interactions, which leaves two for its paper', async () => {
  const { page } = desk
  const { rows } = await office.db.pool.query<{ id: string }>(
    `select o.id from sales_order o where o.company_id = $1 and o.state = 'posted' and o.delivery = 'none' and not o.is_held
       and o.closed_at is null and not exists (
         select from sales_order_line l where l.order_id = o.id and l.needs_delivery and (l.qty < 2
           or l.qty > coalesce((select max(b.qty) from stock_balance b where b.item_id = l.item_id
             and b.warehouse_id = coalesce(l.warehouse_id, o.warehouse_id)), 0)))
       and (select count(*) from sales_order_line l where l.order_id = o.id and l.needs_delivery) > 1
     order by o.id limit 1`,
    [office.companyId],
  )
  const id = rows[0]?.id
  await desk.go(`/order/detail/${id}`)
  await page.getByRole('button', { name: 'Kirim barang' }).first().waitFor()
  const hands = handsOn(page)
  await hands.press('Alt+Enter')
  await expect.poll(focused).toMatch(/0-qty$/)
  await hands.type('2')
  await hands.press('Enter')
  await expect.poll(focused).toMatch(/1-qty$/)
  await hands.type('1')
  await hands.press('Control+s')
  await page.getByText(/^Surat jalan SJ-\S+ dibuat/).waitFor()
  expect(hands.count).toBeLessThanOrEqual(5)
  const sent = await office.db.pool.query<{ qty: string }>(
    `select l.qty::text as qty from sales_delivery_line l join sales_delivery d on d.id = l.delivery_id
     where d.order_id = $1 order by l.position`,
    [id],
  )
  expect(sent.rows.slice(0, 2).map(({ qty }) => Number(qty))).toEqual([2, 1])
})

test('from a filtered list one opens, edits and saves, and is back on the same filter, page and row', async () => {
  const { page } = desk
  for (let number = 1; number <= 30; number += 1) {
    const customer = { name: `CV Uji Banding ${String(number).padStart(2, '0')}` }
    const { status, body } = await sendAs(page, 'POST', `${office.url}/api/pelanggan`, customer)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  await desk.go('/pelanggan/')
  await heading('Pelanggan').waitFor()
  await page.keyboard.press('/')
  await expect.poll(isSearching).toBe(true)
  await page.keyboard.type('Uji Banding')
  // All of it: letters that come later would begin at the first page again.
  await page.waitForURL((url) => url.searchParams.get('q') === 'Uji Banding')
  await page.getByText('dari 30').waitFor()
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await page.getByText('26–30 dari 30').waitFor()
  const left = desk.path()
  const found = page.getByRole('row').filter({ hasText: 'Uji Banding' })
  await expect.poll(() => found.count()).toBe(5)
  const third = found.nth(2)
  const name = await third.getByRole('link').first().innerText()
  const id = await third.getAttribute('data-row')

  // The page of the row, not the form 'Ubah …' whose heading holds its name.
  const itself = () => page.getByRole('heading', { level: 1, name, exact: true })

  for (let times = 0; times < 3; times += 1) await page.keyboard.press('j')
  const hands = handsOn(page)
  await hands.press('e')
  await heading(`Ubah ${name}`).waitFor()
  await page
    .getByLabel(/^Email/)
    .first()
    .fill('kantor@ujibanding.co.id')
  await hands.press('Control+s')
  await page.getByText('Perubahan disimpan').waitFor()
  await page.getByText('26–30 dari 30').waitFor()
  expect(desk.path()).toBe(left)
  expect(hands.count).toBeLessThanOrEqual(4)
  const row = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'])
  await expect.poll(row).toBe(id)

  await page.keyboard.press('Enter')
  await itself().waitFor()
  await page.getByText('kantor@ujibanding.co.id').first().waitFor()
  await page.getByRole('link', { name: 'Ubah', exact: true }).click()
  await page
    .getByLabel(/^Email/)
    .first()
    .fill('tagihan@ujibanding.co.id')
  await page.keyboard.press('Control+s')
  await itself().waitFor()
  await page.goBack()
  await page.getByText('26–30 dari 30').waitFor()
  expect(desk.path()).toBe(left)
  await expect.poll(row).toBe(id)
})

test('what was typed is offered again after signing out and in', async () => {
  const person = { email: 'dewi@wirabangun.co.id', password: 'kerikil-tujuh-karung' }
  await office.db.withTx((tx) => createUser(tx, { ...person, name: 'Dewi Lestari', role: 'Pemilik' }))
  const window = await openWindow(office.browser)
  const { page } = deskOf(window, await window.newPage(), office.url)
  await signIn(page, office.house, person)
  await page.goto(`${office.url}/pelanggan/tambah`)
  await page.getByLabel(/^Nama pelanggan/).fill('PT Masih Ada')
  await page.getByText('Draf tersimpan').waitFor()
  await page.getByRole('button', { name: /^Menu / }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.waitForURL('**/login')

  await signIn(page, office.house, person)
  await page.goto(`${office.url}/pelanggan/tambah`)
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  expect(await page.getByLabel(/^Nama pelanggan/).inputValue()).toBe('PT Masih Ada')
  await window.close()
})

test('a double click on Simpan makes one record', async () => {
  const { page } = desk
  await desk.go('/pelanggan/tambah')
  const discard = page.getByRole('button', { name: 'Buang' })
  await page.getByLabel(/^Nama pelanggan/).fill('PT Sekali Saja')
  if (await discard.isVisible()) await discard.click()
  await page.getByRole('button', { name: /^Simpan( Ctrl S)?$/ }).dblclick()
  await page.waitForURL('**/pelanggan/detail/**')
  await heading('PT Sekali Saja').waitFor()
  expect(await rowsOf('/api/pelanggan?q=Sekali%20Saja')).toHaveLength(1)
})

test('twelve rows from Excel are pasted into the lines, and the one in doubt is named', async () => {
  const { page } = desk
  const names = (await rowsOf<{ itemName: string }>('/api/stock?size=25')).map(({ itemName }) => itemName)
  const known = names.slice(0, 11).map((name, index) => `${name}\t${index + 1},5`)
  await desk.go('/order/tambah')
  // The form puts the cursor into its first field by itself.
  await expect.poll(focused).toMatch(/customer$/)
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    [...known, 'Barang yang tidak ada\t3'].join('\r\n'),
  )
  await cell('0:0').focus()
  await page.keyboard.press('Control+v')
  await page.getByText('12 baris ditempel, 1 baris perlu dicek.').waitFor()
  expect(await cell('10:0').inputValue()).toBe(names[10])
  expect(await cell('10:1').inputValue()).toBe('11,5')
  expect(await cell('10:3').inputValue()).not.toBe('')
  expect(await cell('11:0').getAttribute('aria-invalid')).toBe('true')
  expect(await cell('12:0').count()).toBe(1)
})

test('single keys rest while one writes, and can be switched off', async () => {
  const { page } = desk
  await desk.go('/pelanggan/')
  await heading('Pelanggan').waitFor()
  await page.keyboard.press('/')
  await expect.poll(isSearching).toBe(true)
  await page.keyboard.type('gon')
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('gon')
  await desk.go('/account-setting#pintasan')
  await page.getByRole('switch', { name: 'Huruf tunggal menjalankan sesuatu' }).uncheck()
  await desk.go('/pelanggan/')
  await heading('Pelanggan').waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  // A key that is no letter is heard as ever: those before it have had their turn.
  await page.keyboard.press('F1')
  await page.getByRole('dialog', { name: 'Bantuan' }).waitFor()
  expect(desk.path()).toBe('/pelanggan/')
  await desk.go('/account-setting#pintasan')
  await page.getByRole('switch', { name: 'Huruf tunggal menjalankan sesuatu' }).check()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Pintasan papan ketik' }).waitFor()
  await page.keyboard.press('Escape')
  await desk.go('/pelanggan/')
  await heading('Pelanggan').waitFor()
  await page.keyboard.press('n')
  await page.waitForURL('**/pelanggan/tambah')
})

test('the first Tab of a page offers to skip what stands before its content', async () => {
  const { page } = desk
  await desk.go('/pelanggan/')
  await heading('Pelanggan').waitFor()
  await page.getByRole('row').nth(1).waitFor()
  const skip = page.getByRole('link', { name: 'Lewati ke isi' })
  const isOutside = async () => ((await skip.boundingBox())?.y ?? 0) < 0
  expect(await isOutside()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await skip.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(isOutside).toBe(false)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('isi')
  await page.keyboard.press('Tab')
  expect(await page.locator('#isi').evaluate((one) => one.contains(document.activeElement))).toBe(true)
})
