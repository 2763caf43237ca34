import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConsoleMessage, Request } from 'playwright-core'
import encodeQR from 'qr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kit/id.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// The camera of this browser shows a label of ours; it has no reader of codes of its own, as Safari on an iPhone has none.
const CODE = 'BTK-QR-01'
const folder = mkdtempSync(join(tmpdir(), 'mandor-kamera-'))
const film = join(folder, 'label.y4m')

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
    [newId(), office.companyId, CODE],
  )
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
