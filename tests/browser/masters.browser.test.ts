import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What the row of a customer or supplier offers without opening it, and what a company is asked about its books.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
})
afterAll(() => office?.close())

const rowAct = async (name: string, act: string, list = '/pelanggan/') => {
  await desk.go(list)
  await desk.page.getByRole('button', { name: `Aksi ${name}` }).click()
  await desk.page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('a customer is copied from its row: what is theirs alone is left open, and the copy can be let go of again', async () => {
  const { page } = desk
  const name = 'CV Karya Beton Nusantara'
  await rowAct(name, 'Duplikat')
  const field = page.getByLabel('Nama pelanggan')
  await expect.poll(() => field.inputValue()).toBe(name)
  expect(await page.getByLabel('NPWP', { exact: false }).first().inputValue()).toBe('')
  await field.fill('CV Karya Beton Cabang Depok')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/pelanggan/detail/**')
  await page.getByRole('heading', { name: 'CV Karya Beton Cabang Depok' }).waitFor()

  await rowAct('CV Karya Beton Cabang Depok', 'Hapus')
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/pelanggan/')
  await page.getByRole('link', { name }).first().waitFor()
  const table = page.getByRole('table', { name: 'Pelanggan' })
  await expect.poll(() => table.getByText('CV Karya Beton Cabang Depok').count()).toBe(0)
})

test('a supplier is copied from its row without number, SBU or account, and the copy can be let go of again', async () => {
  const { page } = desk
  const [name, copy] = ['CV Teknik Mekanikal Jaya', 'CV Teknik Mekanikal Cabang Bekasi']
  await rowAct(name, 'Duplikat', '/supplier/')
  const field = page.getByLabel('Nama supplier')
  await expect.poll(() => field.inputValue()).toBe(name)
  expect(await page.getByLabel('Nomor SBU').inputValue()).toBe('')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await field.fill(copy)
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/supplier/detail/**')
  await page.getByRole('heading', { name: copy }).waitFor()
  const { rows } = await office.db.pool.query(
    `select s.npwp, s.sbu_no as sbu, s.pph_type as pph, (select count(*)::int from supplier_bank_account b where b.supplier_id = s.id) as accounts
     from supplier s where s.name = $1`,
    [copy],
  )
  expect(rows).toEqual([{ npwp: null, sbu: null, pph: 'pph-final', accounts: 0 }])

  await rowAct(copy, 'Hapus', '/supplier/')
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/supplier/')
  await page.getByRole('link', { name, exact: true }).first().waitFor()
  await expect.poll(() => page.getByRole('table', { name: 'Supplier' }).getByText(copy).count()).toBe(0)
})

test('a house is copied from its row: its materials come along, its place and its code do not', async () => {
  const { page } = desk
  const one = async (name: string) =>
    (
      await office.db.pool.query<{ name: string; code: string; address: string | null; materials: number }>(
        `select h.name, h.code, h.address, (
           select count(*)::int from stock_balance b where b.warehouse_id = h.raw_warehouse_id and b.min_qty is not null) as materials
         from production_house h where h.name = $1`,
        [name],
      )
    ).rows[0]
  const { rows } = await office.db.pool.query<{ name: string }>(
    `select name from production_house where company_id = $1 order by name limit 1`,
    [office.companyId],
  )
  const name = rows[0]?.name ?? ''
  const before = await one(name)
  await rowAct(name, 'Duplikat', '/rumah-produksi/')
  const field = page.getByRole('textbox', { name: /^Nama/ }).first()
  await expect.poll(() => field.inputValue()).toBe(name)
  expect(await complaintsInBothThemes(page)).toEqual([])
  await field.fill('Pabrik Cabang Bekasi')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/rumah-produksi/detail/**')
  await page.getByRole('heading', { name: 'Pabrik Cabang Bekasi' }).waitFor()
  const made = await one('Pabrik Cabang Bekasi')
  expect(made).toMatchObject({ address: null, materials: before?.materials })
  expect(made?.code).not.toBe(before?.code)
})

test('a company is copied from its card: place and signatories come along, its code and its numbers do not', async () => {
  const { page } = desk
  const asked = `select name, short_code as code from company where id = $1`
  const { rows } = await office.db.pool.query<{ name: string; code: string }>(asked, [office.companyId])
  const name = rows[0]?.name ?? ''
  await rowAct(name, 'Duplikat', '/perusahaan/')
  const field = page.getByLabel('Nama perusahaan')
  await expect.poll(() => field.inputValue()).toBe(name)
  expect(await page.getByLabel('NPWP', { exact: false }).first().inputValue()).toBe('')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await field.fill('PT Wira Beton Mandiri')
  await page.getByLabel('Kode', { exact: true }).fill('WBM')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/perusahaan/detail/**')
  await page.getByRole('heading', { name: 'PT Wira Beton Mandiri' }).waitFor()
  const kept = await office.db.pool.query(
    `select c.npwp, c.city = o.city as "isThere", (select count(*)::int from company_bank_account b where b.company_id = c.id) as accounts
     from company c, company o where c.short_code = 'WBM' and o.id = $1`,
    [office.companyId],
  )
  expect(kept.rows).toEqual([{ npwp: null, isThere: true, accounts: 0 }])
})

test('a company says which tax its papers begin with and its BPJS number, and its page shows them', async () => {
  const { page } = desk
  await desk.go(`/perusahaan/edit/${office.companyId}`)
  await page.getByLabel('NPP BPJS Ketenagakerjaan').fill('JK0001234')
  await page.getByLabel('Kelas risiko JKK').selectOption({ label: 'Sedang (0,89%)' })
  const tax = page.getByLabel('Pajak bawaan')
  await expect.poll(() => tax.locator('option').count()).toBeGreaterThan(1)
  await tax.selectOption('PPN-MEWAH')
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.waitForURL((url) => url.pathname === '/perusahaan/')
  await desk.go(`/perusahaan/detail/${office.companyId}`)
  for (const said of ['JK0001234', 'Sedang (0,89%)', 'PPN-MEWAH']) await page.locator('dd', { hasText: said }).waitFor()
  const { rows } = await office.db.pool.query(
    'select bpjs_npp, jkk_class, default_tax_code from company where id = $1',
    [office.companyId],
  )
  expect(rows).toEqual([{ bpjs_npp: 'JK0001234', jkk_class: '0.89', default_tax_code: 'PPN-MEWAH' }])
})

test('ticked customers are removed after one question; who has papers stays, ticked and named with the reason', async () => {
  const { page } = desk
  const { rows } = await office.db.pool.query(
    `select name, exists (select from sales_order o where o.customer_id = customer.id) as used from customer
     where company_id = $1 and archived_at is null order by name`,
    [office.companyId],
  )
  const all = rows as { name: string; used: boolean }[]
  const used = all.find((row) => row.used)?.name ?? ''
  const free = all.find((row) => !row.used)?.name ?? ''
  await desk.go('/pelanggan/')
  const bar = page.getByRole('region', { name: 'Aksi massal' })
  for (const name of [used, free]) await page.getByRole('checkbox', { name: `Pilih ${name}`, exact: true }).check()
  await bar.getByRole('button', { name: 'Hapus' }).click()
  const asked = page.getByRole('dialog', { name: 'Hapus 2 pelanggan?' })
  await asked.getByText(free).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await asked.getByRole('button', { name: 'Hapus 2 pelanggan' }).click()

  const went = page.getByRole('dialog', { name: '1 berhasil, 1 ditolak' })
  await went.getByText(/sudah dipakai di dokumen.*Arsipkan saja/).waitFor()
  await went.getByText(used).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await went.getByRole('button', { name: 'Tutup' }).first().click()
  await bar.getByText('1 dipilih').waitFor()
  await page.getByRole('checkbox', { name: `Pilih ${used}`, exact: true, checked: true }).waitFor()
  const left = await office.db.pool.query('select name from customer where company_id = $1 and name = any ($2)', [
    office.companyId,
    [used, free],
  ])
  expect(left.rows).toEqual([{ name: used }])
})

test('a customer is sent one link under which it sees how far its orders are, without an account', async () => {
  const { page } = desk
  const { rows } = await office.db.pool.query(
    `select customer_id as id from sales_order where company_id = $1 and stage = 'partly-delivered' limit 1`,
    [office.companyId],
  )
  await desk.go(`/pelanggan/detail/${(rows as { id: string }[])[0]?.id}`)
  await page.getByRole('button', { name: 'Kirim kabar order' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kirim kabar order' })
  await sheet.getByLabel(/WhatsApp/).fill('0812-3456-7890')
  expect(await complaintsInBothThemes(page)).toEqual([])
  const answered = page.waitForResponse('**/api/tautan-dokumen/kabar-order/**')
  await sheet
    .getByRole('button', { name: /^(Buat tautan|Lanjut|Kirim)/ })
    .last()
    .click()
  const { url } = (await (await answered).json()) as { url: string }

  const stranger = await office.browser.newContext()
  const answer = await stranger.request.get(`${url}/dokumen.pdf`)
  const text = (await readPdf(await answer.body())).map((sheetOf) => sheetOf.text).join('\n')
  for (const said of ['KABAR ORDER', 'Terkirim', 'Dipesan']) expect(text).toContain(said)
  await stranger.close()
})
