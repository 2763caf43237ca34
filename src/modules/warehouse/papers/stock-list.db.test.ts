import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { printStock } from '#modules/warehouse/contract.ts'
import { pressedStockList } from '#modules/warehouse/papers/pressed-list.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { aReceipt } from '../cast/receipt.ts'
import { A4_WIDTH, rightmost } from '../cast/rightmost.ts'

// Daftar stok: the list of tab stock on paper.
let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  const tile = await house.item({ name: 'Ubin 30 × 30' })
  const cement = await house.item({ name: 'Semen 50 kg' })
  await aReceipt(db, house, { itemId: tile, qty: '1250.5', value: 12_505_000n })
  await aReceipt(db, house, { itemId: cement, qty: '100', value: 6_800_000n })
})
afterAll(closePress)

const printed = async (asked: object, who: Actor = house.actor) => {
  const { name, content } = await pressedStockList(db.read, who, z.parse(printStock.input, asked))
  return { name, text: (await readPdf(content)).map((page) => page.text).join(' ') }
}

test('what lies in a warehouse stands under its name and sum, by name, with its figures', async () => {
  const { name, text } = await printed({})
  expect(name).toBe('DAFTAR STOK.pdf')
  expect(text).toMatch(/Gudang Utama 19\.305\.000 .*Semen 50 kg \S+ 100 0 100 0 – .*6\.800\.000/)
  expect(text).toMatch(/Semen 50 kg.*Ubin 30 × 30 \S+ 1\.250,5 0 1\.250,5/)
  expect(text).not.toContain('tersaring')
})

test('every column stays on the page', async () => {
  const { content } = await pressedStockList(db.read, house.actor, z.parse(printStock.input, {}))
  expect(await rightmost(content)).toBeLessThanOrEqual(A4_WIDTH - 36)
})

test('the paper follows the filter of the list, and says so', async () => {
  const { text } = await printed({ q: 'ubin' })
  expect([text.includes('Ubin 30 × 30'), text.includes('Semen 50 kg')]).toEqual([true, false])
  expect(text).toContain('1 baris, tersaring')
})

test('who may not see cost reads no value, and who works elsewhere reads nothing', async () => {
  const blind: Actor = { ...house.actor, can: (right) => right !== 'view biaya' }
  expect((await printed({}, blind)).text).not.toMatch(/Nilai|6\.800\.000/)
  const elsewhere: Actor = { ...house.actor, scope: { ...house.actor.scope, warehouses: [house.site] } }
  expect((await printed({}, elsewhere)).text).not.toContain('Semen 50 kg')
})
