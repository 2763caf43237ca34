import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Office } from './office.ts'

// A paper goes out by WhatsApp and is opened by somebody without an account; an administrator tries a role on.
let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office?.close())

const shot = process.env['SHOTS']
const orderOfAnInvoice = async () => {
  const { rows } = await office.db.pool.query<{ id: string }>(
    `select order_id as id from sales_invoice where company_id = $1 and state = 'posted' order by id limit 1`,
    [office.companyId],
  )
  return rows[0]?.id ?? ''
}

test.each([1366, 360])('an invoice goes out by WhatsApp and opens without signing in, at %i', async (width) => {
  const { page, go } = await office.enter({}, { width, height: 800 })
  await go(`/order/invoice/${await orderOfAnInvoice()}`)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.locator('label', { hasText: 'WhatsApp' }).first().click()
  await page.getByLabel('Nomor WhatsApp').waitFor()
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890')
  if (shot) await page.screenshot({ path: `${shot}/share-form-${width}.png` })
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Buat tautan' }).click()
  const open = page.getByRole('link', { name: 'Buka WhatsApp' })
  await open.waitFor()
  if (shot) await page.screenshot({ path: `${shot}/share-made-${width}.png` })
  const letter = new URL((await open.getAttribute('href')) ?? '')
  expect(letter.host + letter.pathname).toBe('wa.me/6281234567890')
  const link = /https?:\/\/\S+\/d\/\S+/.exec(letter.searchParams.get('text') ?? '')?.[0] ?? ''

  const stranger = await office.browser.newPage({ viewport: { width, height: 700 } })
  const answer = await stranger.goto(`${office.url}${new URL(link).pathname}`)
  expect(answer?.status()).toBe(200)
  await stranger.getByRole('heading', { name: /^Invoice INV-/ }).waitFor()
  if (shot) await stranger.screenshot({ path: `${shot}/share-page-${width}.png` })
  const paper = await stranger.request.get(`${office.url}${new URL(link).pathname}/dokumen.pdf`)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  await stranger.goto(`${office.url}/d/bukan-tautan`)
  await stranger.getByRole('heading', { name: 'Tautan tidak dikenal' }).waitFor()
  await stranger.close()

  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.locator('label', { hasText: 'WhatsApp' }).first().click()
  const live = page.getByRole('region', { name: 'Tautan yang masih berlaku' })
  await live.getByText('Dibuka 1 kali').first().waitFor()
  if (shot) await page.screenshot({ path: `${shot}/share-live-${width}.png` })
  await live.getByRole('button', { name: 'Cabut' }).first().click()
  await page.getByText('Tautan dicabut.').waitFor()
  const gone = await page.request.get(`${office.url}${new URL(link).pathname}`)
  expect(gone.status()).toBe(410)
})

test('an administrator tries the role of the warehouse, sees its screens, saves nothing, and comes back', async () => {
  const { page, go } = await office.enter({}, { width: 1366, height: 800 })
  await go('/permissions')
  await page.getByRole('tab', { name: /Peran/ }).click()
  await page.getByRole('button', { name: 'Gudang', exact: true }).click()
  await page.getByRole('button', { name: 'Tindakan untuk peran Gudang' }).click()
  await page.getByRole('menuitem', { name: 'Coba sebagai peran ini' }).click()
  const sheet = page.getByRole('dialog', { name: 'Coba sebagai Gudang' })
  await sheet.getByRole('button', { name: 'Coba', exact: true }).click()
  await page.getByText('Mencoba peran').waitFor()
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Order' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Permissions' }).count()).toBe(0)
  if (shot) await page.screenshot({ path: `${shot}/preview-1366.png` })
  expect(await complaintsInBothThemes(page)).toEqual([])
  await go('/order')
  await page.getByText('Mencoba peran').waitFor()
  if (shot) await page.screenshot({ path: `${shot}/preview-stock-1366.png` })
  await page.setViewportSize({ width: 360, height: 740 })
  if (shot) await page.screenshot({ path: `${shot}/preview-360.png` })
  await page.getByRole('button', { name: 'Selesai mencoba' }).click()
  await page.getByText('Kembali memakai hak Anda sendiri.').waitFor()
  await expect.poll(() => page.getByText('Mencoba peran').count()).toBe(0)
})
