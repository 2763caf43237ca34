import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '../../../../tests/cast/company.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { items } from '#modules/catalog/contract.ts'
import { pressedPriceList } from '#modules/catalog/prices/price-list.ts'
import { addItem } from '#modules/catalog/save-item.ts'

let db: Database
let actor: Actor

const add = (given: object) =>
  db.withTx((tx) =>
    addItem(tx, actor, z.parse(items.add.input, { baseUnit: 'kg', kind: 'bahan_baku', ...given } as never)),
  )
const printed = async (asked: object, who = actor) => {
  const { name, content } = await pressedPriceList(db.read, who, z.parse(items.prices.input, asked))
  return { name, text: (await readPdf(content)).map((page) => page.text).join(' ') }
}

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'WBP')
  const cement = await add({ name: 'Semen curah', category: 'Perekat', sellPrice: '1650', rabPrice: '1700' })
  await add({ name: 'Paku 5 cm', category: 'Besi', sellPrice: '21500' })
  await add({ name: 'Meja kerja', kind: 'barang', category: 'Perabot', sellPrice: '900000' })
  await db.pool.query(
    `insert into item_purchase_price (company_id, item_id, on_day, price, document_id)
      values ($1, $2, '2026-11-03', 1425, gen_random_uuid())`,
    [actor.companyId, cement.id],
  )
})
afterAll(closePress)

test('materials stand by category, with what was paid, what is reckoned with and what is asked', async () => {
  const { name, text } = await printed({ of: 'bahan-baku' })
  expect(name).toBe('DAFTAR HARGA BAHAN.pdf')
  expect(text).toMatch(/Besi .*Paku 5 cm kg – – 21\.500 .*Perekat .*Semen curah kg 1\.425 1\.700 1\.650/)
  expect(text).not.toContain('Meja kerja')
})

test('the paper follows the filter of the list', async () => {
  const { name, text } = await printed({ of: 'bahan-baku', category: 'Besi' })
  expect(name).toBe('DAFTAR HARGA BAHAN.pdf')
  expect([text.includes('Paku 5 cm'), text.includes('Semen curah')]).toEqual([true, false])
})

test('what was paid is left out for who may not know it', async () => {
  const seller = { ...actor, can: (permission: string) => permission === 'view order' }
  const { text } = await printed({}, seller)
  expect(text).toContain('Semen curah kg 1.700 1.650')
  expect(text).not.toMatch(/Beli terakhir|1\.425/)
})
