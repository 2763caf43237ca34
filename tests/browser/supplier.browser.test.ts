import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// A supplier from its first word to money that may go there: typed by one, approved by another.
let office: Office

beforeAll(async () => {
  office = await openOffice({ empty: true })
})
afterAll(() => office?.close())

const clerkRights = allPermissions.filter((right) => right !== 'approve supplier')
const pressed = ({ page }: Desk, name: string) => page.getByRole('button', { name, exact: true }).last().click()

/** Types a supplier with an account and waits for its page. */
async function typeSupplier(desk: Desk, name: string): Promise<string> {
  const { page } = desk
  await desk.go('/supplier/tambah')
  await page.getByLabel('Nama supplier').fill(name)
  await page.getByText('Subkon', { exact: true }).click()
  const trade = page.getByRole('combobox', { name: 'Bidang' })
  await trade.fill('struktur')
  await trade.press('Enter')
  await trade.pressSequentially('baja, ')
  await page.getByLabel('No. WhatsApp').fill('0812 3456 7890')
  await page.getByLabel('Lama kirim (hari)').fill('5')
  await page.getByLabel('PPh yang kita potong').selectOption('pph-final')
  await page.getByLabel('Tarif PPh').fill('1,75')
  await pressed(desk, 'Tambah rekening')
  await page.getByLabel('Bank', { exact: true }).fill('BCA')
  await page.getByLabel('Nomor rekening').fill('123-456-7890')
  await page.getByLabel('Atas nama').fill(name)
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/supplier/detail/**')
  await page.getByText('Perubahan rekening menunggu persetujuan').waitFor()
  return desk.path()
}

test('accounts typed by one wait on the page until another person approves them, on a phone too', async () => {
  // The only one with the right would decide alone.
  const dewi = await office.enter({}, { width: 360, height: 4000 })
  const rina = await office.enter()
  const address = await typeSupplier(rina, 'CV Struktur Andalan')
  await rina.page.getByText('Menunggu orang lain yang berhak menyetujui supplier.').waitFor()
  expect(await rina.page.getByRole('button', { name: 'Setujui', exact: true }).count()).toBe(0)
  await rina.page.getByText('Material, subkon, struktur, baja').waitFor()

  await dewi.go(address)
  await dewi.page.getByText('BCA 1234567890 a.n. CV Struktur Andalan').first().waitFor()
  expect(await complaintsInBothThemes(dewi.page)).toEqual([])
  await pressed(dewi, 'Setujui')
  await dewi.page.getByText('menyetujui perubahan rekening').waitFor()
  await expect.poll(() => dewi.page.getByText('Perubahan rekening menunggu persetujuan').count()).toBe(0)
  await dewi.page.getByRole('tab', { name: /^Rekening/ }).click()
  await dewi.page.getByText('a.n. CV Struktur Andalan').first().waitFor()

  await rina.go(address.replace('detail', 'edit'))
  await rina.page.getByLabel('Nomor rekening').fill('999')
  await rina.page.keyboard.press('Control+s')
  await rina.page.getByText('Disimpan. Rekening menunggu persetujuan orang lain.').waitFor()
  await rina.go(address)
  await pressed(rina, 'Tarik kembali')
  await rina.page.getByLabel('Alasan').fill('Salah nomor')
  await pressed(rina, 'Tarik kembali')
  await rina.page.getByText('menarik kembali perubahan rekening').waitFor()
})

test('a supplier of somebody who may not approve waits; it is found under Menunggu and approved', async () => {
  const clerk = await office.enter({ permissions: clerkRights })
  const address = await typeSupplier(clerk, 'UD Belum Dikenal')
  await clerk.page.getByText('Menunggu', { exact: true }).first().waitFor()
  expect(await clerk.page.getByRole('button', { name: 'Setujui supplier' }).count()).toBe(0)

  const owner = await office.enter()
  await owner.go('/supplier/?status=menunggu')
  await owner.page.getByRole('link', { name: 'UD Belum Dikenal' }).click()
  await owner.page.waitForURL(`**${address}`)
  await pressed(owner, 'Setujui supplier')
  await owner.page.getByText('UD Belum Dikenal disetujui.').waitFor()
  await owner.page.getByText('menyetujui supplier ini').waitFor()
})

test('a name alike is named while it is typed', async () => {
  const { page, go } = await office.enter()
  await go('/supplier/tambah')
  await page.getByLabel('Nama supplier').fill('Struktur Andalan')
  await page.getByText('Mungkin sudah ada:').waitFor()
  expect(await page.getByRole('link', { name: 'CV Struktur Andalan' }).getAttribute('href')).toContain(
    '/supplier/detail/',
  )
})

test('a price list is typed in the form, shown on the page, and proposed on a new order', async () => {
  const { page, go } = await office.enter()
  await office.db.pool.query(
    `insert into item (id, company_id, kind, code, name, base_unit) values ($1, $2, 'barang', 'UJI-HRG', 'Besi siku uji', 'btg')`,
    [newId(), office.companyId],
  )
  await go('/supplier/tambah')
  await page.getByLabel('Nama supplier').fill('TB Harga Tetap')
  const list = page.getByRole('table', { name: 'Daftar harga' })
  await list.locator('[data-cell="0:0"] input').pressSequentially('besi siku')
  await page.getByRole('option', { name: /Besi siku uji/ }).click()
  await list.locator('[data-cell="0:2"] input').fill('85000')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/supplier/detail/**')
  const supplierId = page.url().split('/').at(-1)?.split('?')[0] ?? ''
  await page.getByRole('tab', { name: 'Daftar harga' }).click()
  await page.getByText('Berlaku', { exact: true }).waitFor()
  await page.getByRole('cell', { name: '85.000', exact: true }).waitFor()
  await page.getByText('mengubah daftar harga').waitFor()

  await go(`/pembelian-barang/tambah?supplier=${supplierId}`)
  const lines = page.getByRole('table', { name: 'Item', exact: true })
  await lines.locator('[data-cell="0:0"] input').pressSequentially('besi siku')
  await page.getByRole('option', { name: /Besi siku uji/ }).click()
  const price = lines.locator('[data-cell="0:3"] input')
  await expect.poll(() => price.inputValue()).toBe('85.000')
  await price.fill('90000')
  await price.press('Tab')
  await page
    .getByText(/Daftar harga Rp85\.000 sejak .* lebih mahal Rp5\.000/)
    .first()
    .waitFor()
  expect(await price.inputValue()).toBe('90.000')
})
