import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf, type Desk as Counter } from '#kit/http/desk.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { recordPayment } from '#modules/sales/payments/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// Papers of selling that stand on no order: an advance, a debt from before the books; and what goes out by mail.
let office: Office
let desk: Desk
let counter: Counter
let date = ''

beforeAll(async () => {
  office = await openOffice()
  const { companyId } = office
  date = (await one<{ day: string }>(`select (now() at time zone 'Asia/Jakarta')::date::text as day`)).day
  counter = deskOf(office.db, anActor({ companyId, name: 'Rina' }), salesRoutes)
  desk = await office.enter()
}, 120_000)
afterAll(() => office?.close())

const one = async <Row extends object>(query: string): Promise<Row> => {
  const asked = query.includes('$1') ? [office.companyId] : []
  const { rows } = await office.db.pool.query<Row>(query, asked)
  if (!rows[0]) throw new Error('the example data has none')
  return rows[0]
}
const sheet = () => desk.page.getByRole('dialog')
const asked = () => new URL(desk.page.url()).searchParams

// A customer who never ordered anything, with an address for mail.
const newcomer = async () =>
  one<{ id: string }>(
    `update customer set email = 'kasir@baru.example' where id = (
       select c.id from customer c where c.company_id = $1 and c.archived_at is null
         and not exists (select from sales_order o where o.customer_id = c.id)
         and not exists (select from sales_invoice i where i.customer_id = c.id)
         and not exists (select from sales_payment p where p.customer_id = c.id) order by c.id limit 1)
     returning id`,
  )

test('an advance of somebody without an order is opened from the list, its kwitansi sent, and taken back', async () => {
  const { id: customerId } = await newcomer()
  const paid = await counter.do(recordPayment, { customerId, date, amount: '750000', allocations: [] })
  const { page, go } = desk
  await go('/order/?jenis=pembayaran')
  await page.getByRole('link', { name: paid.number!, exact: true }).click()
  await sheet()
    .getByText(/^Belum dipakai Rp/)
    .waitFor()
  expect(asked().get('dokumen')).toBe(paid.id)
  expect(await complaintsInBothThemes(page)).toEqual([])
  const menu = sheet().getByRole('button', { name: `Tindakan pembayaran ${paid.number}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Kirim kwitansi' }).click()
  const letter = page.getByRole('dialog', { name: `Kirim kwitansi ${paid.number}` })
  expect(await letter.getByLabel('Email penerima').inputValue()).toBe('kasir@baru.example')
  await letter.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText(`Kwitansi ${paid.number} dikirim ke kasir@baru.example.`).waitFor()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Batalkan pembayaran' }).click()
  const asking = page.getByRole('dialog', { name: `Batalkan pembayaran ${paid.number}?` })
  await asking.getByLabel('Alasan').fill('Salah ketik')
  await asking.getByRole('button', { name: 'Batalkan pembayaran' }).click()
  await page.getByText(`Pembayaran ${paid.number} dibatalkan.`).waitFor()
  await sheet().getByText('Salah ketik').first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => asked().get('dokumen')).toBeNull()
})

test('rows of invoices and surat jalan offer what their pages do; money begins at the list of payments', async () => {
  const { page, go } = desk
  const bill = await one<{ id: string; number: string; customer: string; name: string }>(
    `select i.id, i.number, i.customer_id as customer, i.customer_name as name from sales_invoice i
     where i.company_id = $1 and i.state = 'posted' and i.kind = 'sale' and i.open_due = i.total order by i.number limit 1`,
  )
  const open = async () =>
    (await one<{ due: string }>(`select open_due::text as due from sales_invoice where id = '${bill.id}'`)).due
  await go(`/order/?jenis=invoice&q=${bill.number}`)
  await page.getByRole('button', { name: `Aksi ${bill.number}` }).click()
  await page.getByRole('menuitem', { name: 'Batalkan invoice' }).waitFor()
  await page.getByRole('menuitem', { name: 'Catat pembayaran' }).click()
  await sheet().getByLabel('Jumlah diterima').fill('1000')
  const before = BigInt(await open())
  await sheet()
    .getByRole('button', { name: /^Simpan/ })
    .click()
  await sheet().waitFor({ state: 'detached' })
  expect(before - BigInt(await open())).toBe(1000n)
  expect(asked().get('q')).toBe(bill.number)

  const sent = await one<{ number: string }>(
    `select number from sales_delivery where company_id = $1 and state = 'posted' order by number desc limit 1`,
  )
  await go(`/order/?jenis=surat-jalan&q=${sent.number}`)
  await page.getByRole('button', { name: `Aksi ${sent.number}` }).click()
  await page.getByRole('menuitem', { name: 'Ubah keterangan' }).click()
  await page.getByRole('dialog', { name: `Ubah ${sent.number}` }).waitFor()
  await page.keyboard.press('Escape')

  await go('/order/?jenis=pembayaran')
  await page.getByRole('button', { name: 'Catat pembayaran' }).click()
  await sheet().getByRole('combobox', { name: 'Pelanggan' }).fill(bill.name)
  await page
    .getByRole('option', { name: new RegExp(`^${bill.name}`) })
    .first()
    .click()
  await sheet().getByText(bill.name, { exact: true }).waitFor()
  await sheet().getByLabel(`Untuk ${bill.number}`).waitFor()
  await page.keyboard.press('Escape')
})

test('what was owed before the books began is re-dated and given up beside the list of invoices', async () => {
  const { id } = await newcomer()
  const dues = { date, dueDate: date, amount: '500000', reference: 'INV lama 88', notes: '' }
  const owed = await counter.do(postOpeningReceivable, { id, ...dues })
  const { page, go } = desk
  await go(`/order/?jenis=invoice&dokumen=${owed.id}`)
  await sheet().getByText('INV lama 88').waitFor()
  await sheet().getByRole('button', { name: 'Catat pembayaran' }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet()
    .getByRole('button', { name: `Tindakan ${owed.number}` })
    .click()
  await page.getByRole('menuitem', { name: 'Ubah keterangan' }).click()
  const amending = page.getByRole('dialog', { name: `Ubah ${owed.number}` })
  await amending.getByLabel('Catatan di invoice').fill('Dijanjikan akhir tahun')
  await amending.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText(`${owed.number} disimpan.`).waitFor()
  await sheet().getByText('Dijanjikan akhir tahun').first().waitFor()
  await sheet()
    .getByRole('button', { name: `Tindakan ${owed.number}` })
    .click()
  await page.getByRole('menuitem', { name: 'Hapus buku' }).click()
  await page.getByRole('dialog', { name: `Hapus buku ${owed.number}` }).waitFor()

  const phone = await office.enter({}, { width: 360, height: 780 })
  await phone.go(`/order/?jenis=invoice&dokumen=${owed.id}`)
  await phone.page.getByRole('dialog').getByText('INV lama 88').waitFor()
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('who owes what by age leads from a figure to the invoices, and from the row to the account; on a phone as cards', async () => {
  const { page, go } = desk
  await go('/pelanggan/')
  await page.getByText('Umur piutang', { exact: true }).click()
  await page.waitForURL(/jenis=umur/)
  const row = page.locator('[data-row]').first()
  await row
    .getByRole('link', { name: /^[\d.]+$/ })
    .first()
    .click()
  await page.waitForURL(/jenis=invoice/)
  await page.locator('[data-row]').first().waitFor()
  await page.goBack()
  await row.getByRole('link').first().click()
  await page.waitForURL(/\/pelanggan\/transaksi\/detail\//)
  const phone = await office.enter({}, { width: 360, height: 780 })
  await phone.go('/pelanggan/?jenis=umur')
  await phone.page
    .getByText(/^Terlama lewat \d+ hari$/)
    .first()
    .waitFor()
  expect(await complaintsInBothThemes(phone.page)).toEqual([])
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('an order that binds is sent as its konfirmasi, also from the row of the list', async () => {
  const { id } = await one<{ id: string }>(
    `select id from sales_order where company_id = $1 and state = 'posted' order by number desc limit 1`,
  )
  await desk.go(`/order/detail/${id}?buka=kirim`)
  await sheet().getByText('Kirim konfirmasi order').first().waitFor()
  expect(await complaintsInBothThemes(desk.page)).toEqual([])
})
