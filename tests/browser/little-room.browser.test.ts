import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_LOOK } from '#kit/preferences/shapes.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'
import { sendAs } from './send-as.ts'

// Where there is little room, words give way: amounts, dates and codes stay whole.
let office: Office

beforeAll(async () => (office = await openOffice()))
afterAll(() => office?.close())

/** Somebody who reads with the largest text. */
async function withLargeText(width: number): Promise<Desk> {
  const desk = await office.enter({}, { width, height: 780 })
  await desk.go('/dashboard')
  const chosen = { key: 'look', value: { ...DEFAULT_LOOK, textSize: 125 } }
  const { status } = await sendAs(desk.page, 'PUT', `${office.url}/api/preferences`, chosen)
  expect(status).toBe(200)
  await desk.page.reload()
  await desk.page.waitForFunction(() => document.documentElement.dataset['teks'] === '125')
  return desk
}

/** What is drawn shorter than it is, or over its neighbour. */
async function cutIn(place: Locator): Promise<string[]> {
  await place.first().waitFor()
  return place.evaluateAll((elements) =>
    elements
      .flatMap((element) => [element, ...element.querySelectorAll<HTMLElement>('*')])
      .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  )
}

test('with the largest text figures, steps and bars of a wide page are whole', async () => {
  const { page, go, window } = await withLargeText(1366)
  expect(await cutIn(page.getByRole('list', { name: 'Angka utama' }))).toEqual([])
  const codes = page.getByRole('list', { name: 'Yang menunggu' }).locator('[title*=" · "]')
  await codes.first().waitFor()
  // The name behind it may be cut, the number that leads it may not.
  expect(
    await codes.evaluateAll(
      (all) =>
        all.filter((one) => {
          const code = document.createRange()
          const text = one.firstChild
          if (!text) return false
          code.setStart(text, 0)
          code.setEnd(text, text.textContent!.indexOf(' · '))
          return code.getBoundingClientRect().right > one.getBoundingClientRect().right
        }).length,
    ),
  ).toBe(0)

  const { rows } = await office.db.pool.query(
    `select id, customer_id as customer from sales_order where company_id = $1 and state = 'posted' and billing <> 'none' limit 1`,
    [office.companyId],
  )
  const [order] = rows as { id: string; customer: string }[]
  await go(`/order/detail/${order?.id}`)
  expect(await cutIn(page.getByRole('list', { name: 'Tahapan' }).locator('..'))).toEqual([])
  await go(`/pelanggan/detail/${order?.customer}`)
  const months = page.locator('section', { has: page.getByRole('heading', { name: 'Ditagih per bulan' }) })
  expect(await cutIn(months.getByRole('listitem'))).toEqual([])
  await window.close()
})

test('with the largest text a phone shows how many there are, and each number with its date', async () => {
  const { page, go, window } = await withLargeText(360)
  await go('/pelanggan/')
  expect(await cutIn(page.getByText(/^\d+ pelanggan$/))).toEqual([])
  await go('/order/')
  expect(await cutIn(page.getByRole('list', { name: 'Order' }).getByRole('listitem'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await window.close()
})

test('on a phone the head of a sheet names the whole paper', async () => {
  const { page, go, window } = await office.enter({}, { width: 360, height: 780 })
  const { rows } = await office.db.pool.query(
    `select id, number from sales_order where company_id = $1 and state = 'posted' limit 1`,
    [office.companyId],
  )
  const [order] = rows as { id: string; number: string }[]
  await go(`/order/detail/${order?.id}?buka=kirim`)
  const head = page.getByRole('dialog').getByRole('heading', { name: `Kirim konfirmasi order ${order?.number}` })
  expect(await cutIn(head)).toEqual([])
  await window.close()
})

test('an order without an invoice shows a phone no empty row of tools', async () => {
  const { page, go, window } = await office.enter({}, { width: 360, height: 780 })
  const { rows } = await office.db.pool.query(
    `select id from sales_order where company_id = $1 and state = 'draft' limit 1`,
    [office.companyId],
  )
  const [order] = rows as { id: string }[]
  for (const [kind, said] of [
    ['invoice', 'Belum ada invoice.'],
    ['surat-jalan', 'Belum ada surat jalan.'],
  ]) {
    await go(`/order/${kind}/${order?.id}`)
    const card = page.locator('.border', { hasText: said }).last()
    const [main, face] = [await page.getByRole('main').boundingBox(), await card.boundingBox()]
    expect((face?.y ?? 0) - (main?.y ?? 0), kind).toBeLessThan(24)
  }
  await window.close()
})

test.each([1366, 360])(
  'in the lines of an order %i wide names are whole at rest, long ones in two lines',
  async (width) => {
    const { page, go, window } = await office.enter({}, { width, height: 900 })
    await go('/order/tambah')
    const names = page.getByRole('table', { name: 'Item' }).locator('td[data-cell$=":0"]')
    for (const typed of ['besi beton ulir d13', 'keramik lantai 40', 'semen portland']) {
      const box = names.locator('input').last()
      await box.fill(typed)
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await box.press('Enter')
    }
    await page.getByLabel('No. PO pelanggan').focus()
    await names.getByText(/^Besi beton ulir D13/).waitFor()
    expect(await cutIn(names.locator('span'))).toEqual([])
    expect(await names.locator('input').evaluateAll(cutBoxes)).toEqual([])
    expect(await complaintsInBothThemes(page)).toEqual([])
    await window.close()
  },
)

// What stands in a box is no element: it is measured on a canvas, in the letters of the box.
function cutBoxes(boxes: (HTMLElement | SVGElement)[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')!
  return boxes.flatMap((box) => {
    const { value } = box as HTMLInputElement
    const { font, color, paddingLeft, paddingRight } = getComputedStyle(box)
    pen.font = font
    const room = box.clientWidth - Number.parseInt(paddingLeft) - Number.parseInt(paddingRight)
    return color !== 'rgba(0, 0, 0, 0)' && pen.measureText(value).width > room ? [value] : []
  })
}

test('the button that saves holds the sum from a phone to a small tablet, beside the other one', async () => {
  const { page, go, window } = await office.enter({}, { width: 360, height: 780 })
  for (const width of [360, 560, 683, 767]) {
    await page.setViewportSize({ width, height: 780 })
    await go('/order/tambah')
    const [both, save] = await Promise.all(
      ['Simpan & konfirmasi', 'Simpan'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
    )
    expect(both?.y, String(width)).toBe(save?.y)
    const sum = page.locator('[data-saves] [data-sum]')
    await sum.getByText('Rp0').waitFor()
    expect(await cutIn(page.locator('[data-saves]')), String(width)).toEqual([])
    const box = await sum.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 99)).toBeLessThanOrEqual((save?.y ?? 0) + (save?.height ?? 0))
  }
  await window.close()
})
