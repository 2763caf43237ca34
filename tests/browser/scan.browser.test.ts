import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConsoleMessage, Request } from 'playwright-core'
import encodeQR from 'qr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { addStock } from '#modules/warehouse/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// The camera of this browser shows a label of ours; it has no reader of codes of its own, as Safari on an iPhone has none.
const CODE = 'BTK-QR-01'
const folder = mkdtempSync(join(tmpdir(), 'mandor-kamera-'))
const film = join(folder, 'label.y4m')

const itemId = newId()
let office: Office
let desk: Desk

beforeAll(async () => {
  writeFileSync(film, filmOf(CODE))
  office = await openOffice({
    flags: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  await office.db.pool.query(
    `insert into item (id, company_id, kind, code, name, base_unit, category)
      values ($1, $2, 'barang', $3, 'Batako berlabel', 'bh', 'Uji')`,
    [itemId, office.companyId, CODE],
  )
  const { rows } = await office.db.pool.query(`select id from warehouse where company_id = $1 and code = 'GU'`, [
    office.companyId,
  ])
  const clerk = deskOf(office.db, anActor({ companyId: office.companyId, name: 'Rina' }), warehouseRoutes)
  const lines = [{ itemId, qty: '5', value: '50000' }]
  const on = dayIn('Asia/Jakarta', now())
  await clerk.do(addStock, { type: 'penerimaan', on, warehouseId: rows[0].id, lines })
  desk = await office.enter({}, { width: 360, height: 780 })
}, 120_000)
afterAll(async () => {
  await office?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Half a second of a sheet of paper with the code on it, as an uncompressed film. */
function filmOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 12]
  const code = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const [left, top] = [(width - code.length * scale) >> 1, (height - code.length * scale) >> 1]
  const light = Buffer.alloc(width * height, 235)
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < scale; line += 1)
          light.fill(
            16,
            (top + y * scale + line) * width + left + x * scale,
            (top + y * scale + line) * width + left + (x + 1) * scale,
          )
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...Array.from({ length: 5 }, () => frame)])
}

test('a label is read through the camera of a phone without a reader of its own, and the goods stand in the list', async () => {
  const { page } = desk
  const fetched: string[] = []
  const refused: string[] = []
  page.on('request', (request: Request) => fetched.push(request.url()))
  page.on('console', (line: ConsoleMessage) => line.type() === 'error' && refused.push(line.text()))
  const readers = () => fetched.filter((url) => url.includes('.wasm'))

  await desk.go('/gudang/tambah-stock')
  await page.getByLabel('Gudang', { exact: true }).selectOption({ label: 'Gudang Utama' })
  const scan = page.getByRole('button', { name: /Pindai/ }).first()
  await scan.waitFor()
  expect(readers()).toEqual([])

  await scan.click()
  await page.getByText('Batako berlabel').first().waitFor()
  expect(readers()).toHaveLength(1)
  expect(new URL(readers()[0]!).origin).toBe(office.url)
  expect(refused).toEqual([])
})

test('in a count that holds the goods still, the label finds its line, and what is typed there is kept', async () => {
  const { page } = desk
  await desk.go('/gudang/tambah-stock?jenis=opname')
  await page.getByLabel('Gudang', { exact: true }).selectOption({ label: 'Gudang Utama' })
  await page.getByRole('switch', { name: 'Bekukan barang selama dihitung' }).check()
  await page.getByRole('button', { name: /^Mulai opname/ }).click()
  await page.getByRole('heading', { level: 1, name: /^OPN-/ }).waitFor()
  const lines = page.getByRole('list', { name: 'Barang yang dihitung' }).getByRole('listitem')
  await lines.nth(2).waitFor()
  await page.getByRole('button', { name: 'Pindai barang' }).click()
  await expect.poll(() => lines.count()).toBe(1)
  const field = page.getByLabel('Jumlah fisik Batako berlabel')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => {
      const { rows } = await office.db.pool.query<{ counted: string; frozen: boolean }>(
        `select trim_scale(l.counted_qty)::text as counted, w.frozen_by is not null as frozen from stock_count_line l
          join stock_count c on c.id = l.count_id join warehouse w on w.id = c.warehouse_id where l.item_id = $1`,
        [itemId],
      )
      return rows
    })
    .toEqual([{ counted: '7', frozen: true }])
  // At the height of the whole page: what is scrolled half under the bar of acts is no small target.
  await page.setViewportSize({ width: 360, height: 4000 })
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the barcode of a new product is filled the same way', async () => {
  const { page } = desk
  await desk.go('/pembelian-barang/tambah-produk')
  await page
    .getByRole('button', { name: /Pindai/ })
    .first()
    .click()
  // It is read at once and the sheet closes: the field holds the code.
  await expect.poll(() => page.getByLabel('Barcode').inputValue()).toBe(CODE)
  expect(await complaintsInBothThemes(page)).toEqual([])
})
